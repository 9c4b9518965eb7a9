import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { policyPage } from "#features/privacy/page/policy-html.tsx";
import { pieces, typeset } from "#features/privacy/typeset.ts";
import { languages } from "#shared/copy.ts";
import { builtIn, company } from "./privacy.facts.ts";

const page = { ...builtIn, permanent: "https://example.test/datenschutz/", css: "h1{color:red}" };

test.each(languages)(
  "[PRIV-03] the generated page (%s) is a whole document that asks for nothing",
  (language) => {
    const html = policyPage({ ...page, language }, renderToStaticMarkup);
    expect(html).toMatch(/^<!doctype html>\n<html lang="/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain("<style>h1{color:red}</style>");
    expect(html).toContain('href="https://example.test/datenschutz/"');
    expect(html).not.toMatch(/<script|<link|<img|src=/);
  },
);

test("[PRIV-03] a brand with markup in it stays text in the title", () => {
  const html = policyPage(
    { ...page, company: { ...company, brand: "</title><script>" }, language: "de" },
    renderToStaticMarkup,
  );
  expect(html).not.toContain("<script>");
});

test("[PRIV-01] addresses and telephone numbers in a text become links, the rest stays as it is", () => {
  expect(pieces("+49 69 000000-0")).toEqual([{ at: 0, text: "+49 69 000000-0", href: "tel:+49690000000" }]);
  expect(pieces("Schreiben Sie an a@b.example. Siehe https://c.example, danke")).toEqual([
    { at: 0, text: "Schreiben Sie an " },
    { at: 17, text: "a@b.example", href: "mailto:a@b.example" },
    { at: 28, text: ". Siehe " },
    { at: 36, text: "https://c.example", href: "https://c.example" },
    { at: 53, text: ", danke" },
  ]);
});

test("[PRIV-01] a number stays with its word at the end of a line, and so does a letter before a hyphen", () => {
  const kept = pieces("Ihre E-Mail-Adresse, KI-Systeme, B-C@d.example, „hero-email“").filter(
    (piece) => piece.kept,
  );
  expect(kept.map(({ text }) => text)).toEqual(["E-Mail-Adresse", "KI-Systeme", "„hero-email“"]);
  expect(typeset("Art. 6(1)(f)")).toBe("Art.\u00A06(1)\u2060(f)");
  expect(typeset("Art. 6 Abs. 1 und 180 Tage")).toBe("Art.\u00A06\u00A0Abs.\u00A01 und 180\u00A0Tage");
});
