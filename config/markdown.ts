import TurndownService from "turndown";
import { twinOf } from "../src/app/documents/document.list.ts";
import type { WrittenFile } from "../src/app/documents/site-files.ts";

/** Not words for a reader: drawings, what only a press would use, and what is heard or seen elsewhere again. */
const leftOut =
  "svg, style, script, template, button, form, input, nav, dialog, a[href$='#'], [aria-hidden=true], [hidden]";

/** A Markdown twin beside each document, for programs that read. */
export function markdownTwins(documents: readonly WrittenFile[], siteUrl: string): WrittenFile[] {
  return documents
    .filter(({ file }) => file.endsWith("index.html"))
    .map(({ file, text }) => ({
      file: twinOf(file),
      text: markdownTwin(text, `${siteUrl}/${file.replace("index.html", "")}`),
    }));
}

/**
 * The main part of a document, with whole addresses.
 * @param html the document
 * @param address where the document lies
 */
function markdownTwin(html: string, address: string): string {
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const service = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", emDelimiter: "*" });
  service.addRule("left out", {
    filter: (node) => node.matches(leftOut),
    replacement: () => "",
  });
  service.addRule("whole address", {
    filter: (node) => node.nodeName === "A",
    replacement: (text, node) => {
      const href = node instanceof Object && "getAttribute" in node ? node.getAttribute("href") : null;
      return href ? `[${text.trim()}](${new URL(href, address).href})` : text;
    },
  });
  service.addRule("number", {
    filter: ["strong", "b"],
    replacement: (text, node) =>
      `**${text.trim()}**${/^\p{L}/u.test(node.nextSibling?.textContent ?? "") ? " " : ""}`,
  });
  service.addRule("term", { filter: "dt", replacement: (text) => `\n**${text.trim()}:** ` });
  service.addRule("of a term", { filter: "dd", replacement: (text) => `${text.trim()}\n` });
  return `${service.turndown(main).replace(/\n{3,}/g, "\n\n")}\n`;
}
