import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Setup } from "#features/privacy/ledger/hosts.ts";
import { contactsOf, storedEntries } from "#features/privacy/ledger/ledger.ts";
import { Policy } from "#features/privacy/Policy.tsx";
import { limits } from "#features/privacy/policy.limits.ts";
import type { PolicyBasis } from "#features/privacy/policy.model.ts";
import { policyText } from "#features/privacy/policy.text.ts";
import { policyVersion } from "#features/privacy/policy.version.ts";
import { recipientsCopy } from "#features/privacy/recipients/recipients.copy.ts";
import { recipientsOf } from "#features/privacy/recipients/recipients.ts";
import { type Language, languages } from "#shared/copy.ts";
import { builtIn, company, configurations } from "./privacy.facts.ts";

/** The policy's words, as a visitor reads them. */
function read(language: Language, setup: Setup, facts: PolicyBasis["company"] = company): string {
  const html = renderToStaticMarkup(<Policy language={language} company={facts} setup={setup} />);
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/\u00A0|\s+/g, " ")
    .replaceAll("\u2060", "");
}

const migrations = readdirSync("supabase/migrations")
  .map((file) => readFileSync(`supabase/migrations/${file}`, "utf8"))
  .join("\n");

describe.each(languages)("the policy in %s", (language) => {
  // Their titles: tests/specification/words.test.ts.
  const { sections } = policyText(language, builtIn);

  test("[PRIV-01] has something in each of its nine sections", () => {
    expect(sections).toHaveLength(9);
    for (const { content } of sections) expect(content.join("").length).toBeGreaterThan(40);
  });

  test("[PRIV-02] ends with the guarantee and the exact version", () => {
    const { guarantee } = policyText(language, builtIn);
    expect(guarantee.title).not.toBe("");
    expect(guarantee.content).not.toBe("");
    expect(guarantee.version).toBe("Stand January 2025, Version 1.0");
    expect(guarantee.changed).toContain(policyVersion.changedOn.slice(0, 4));
    expect(guarantee.changed).not.toContain(policyVersion.changedOn);
  });
});

describe.each(languages)("whom the policy names in %s", (language) => {
  test.each(configurations)(
    "[P-recipients-named] [PRIV-01] names providers only when configured: %o",
    (setup) => {
      const html = read(language, setup);
      expect(html.includes("Voiceflow")).toBe(setup.chat !== null);
      expect(html.includes("Vapi")).toBe(setup.voice !== null);
      expect(html.includes("Daily")).toBe(setup.voice !== null);
      expect(html.includes("Supabase")).toBe(setup.database.includes("supabase.co"));
      expect(html).toContain("Poster GmbH");
      expect(html).toContain("Postfach GmbH");
      expect(html).not.toContain("..");
      expect(html).toContain("HBDI");
      for (const { key } of storedEntries) expect(html).toContain(key);
      for (const { origins } of contactsOf(setup, "https://own.example")) {
        for (const origin of origins) {
          if (origin !== "https://own.example") expect(html).toContain(origin.replace(/^\w+:\/\//, ""));
        }
      }
      expect(html).not.toContain("own.");
    },
  );
});

describe.each(languages)("receivers and rights in the policy, in %s", (language) => {
  test("[P-in-europe] [PRIV-01] names no country outside Europe unless somebody there receives data", () => {
    for (const setup of configurations) {
      const html = read(language, setup);
      const abroad = recipientsOf(company, setup, language).filter(({ safeguard }) => safeguard !== null);
      expect(html.includes("USA")).toBe(abroad.length > 0);
      expect(
        /Keiner der genannten Dienstleister verarbeitet Ihre Daten außerhalb|none of the providers named processes your data outside/.test(
          html,
        ),
      ).toBe(abroad.length === 0);
      for (const { safeguard } of abroad) {
        expect(html).toContain(recipientsCopy[language].safeguards[safeguard ?? "clauses"]);
      }
    }
  });

  test("[PRIV-01] says nothing of mails where none are sent", () => {
    const html = read(language, builtIn.setup, { ...company, mail: null });
    expect(html).not.toContain("Poster GmbH");
    expect(html).not.toContain(recipientsCopy[language].names.mail);
  });

  test("[PRIV-01] the right to object stands apart from the other rights", () => {
    const apart = policyText(language, builtIn).sections[6]?.apart;
    expect(apart?.title).toMatch(/^(Widerspruchsrecht|Right to object)$/);
    expect(apart?.text).toContain("21");
  });
});

describe("what the policy promises is what the database does", () => {
  test("[PRIV-01] requests are kept as long as it says", () => {
    expect(migrations).toMatch(
      new RegExp(`keep +interval not null default interval '${limits.requestDays} days'`),
    );
  });

  test("[P-request-log] [PRIV-01] the log holds a number, a kind and a time, as long as it says", () => {
    const [, columns = ""] = /create table private\.contact_events \(\n([^;]+)\n\);/.exec(migrations) ?? [];
    expect(columns.split("\n").map((line) => line.trim().split(" ")[0])).toEqual([
      "id",
      "submission_id",
      "kind",
      "happened_at",
    ]);
    expect(migrations).toMatch(
      new RegExp(`keep_events +interval not null default '${limits.logMonths / 12} year'`),
    );
  });

  test("[PRIV-01] the browser's identification is cut where it says", () => {
    expect(migrations).toContain(`left(new.user_agent, ${limits.browserIdCharacters})`);
  });

  test("[PRIV-02] the version that is shown is the one that is stored", () => {
    expect(policyVersion.shown).toContain(policyVersion.id.split("/")[1]);
  });
});
