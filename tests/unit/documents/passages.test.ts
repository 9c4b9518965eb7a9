import { describe, expect, test } from "vitest";
import { passagesOf } from "../../../config/passages.ts";

const long = "Dieser Absatz ist lang genug, um als Passage zu gelten.";

describe("the passages of a document", () => {
  test("are its paragraphs, word for word, under their headings", () => {
    const html = `<main id="main"><h1>Titel</h1><section id="teil"><h2>Erster Teil</h2><p>${long}<!-- x --> Und &amp; mehr.</p></section><h2 id="zwei">Zweiter</h2><ul><li>${long} <b>Ja</b>.</li></ul></main>`;
    expect(passagesOf(html, "/d/", "Dokument")).toEqual([
      { label: "Dokument: Erster Teil", href: "/d/#teil", text: `${long} Und & mehr.` },
      { label: "Dokument: Zweiter", href: "/d/#zwei", text: `${long} Ja.` },
    ]);
  });

  test("leave out navigation, controls, what is hidden, the form, fragments and what stands twice", () => {
    const out = `<nav><p>${long}</p></nav><p hidden>${long}</p><div id="contact-view"><p>${long}</p></div><button>${long}</button><p>Kurz.</p><p>Kein ganzer Satz, doch lang genug wäre er wohl</p>`;
    expect(passagesOf(`<main>${out}<p>${long}</p><p>${long}</p></main>`, "", "")).toEqual([
      { label: "", href: "#", text: long },
    ]);
  });

  test("are cut where a sentence ends", () => {
    const passages = passagesOf(`<p>${Array.from({ length: 12 }, () => long).join(" ")} Ende.</p>`, "/", "D");
    expect(passages.length).toBeGreaterThan(1);
    for (const { text } of passages) expect(text).toMatch(/^(Dieser|Ende).*\.$/);
  });
});

test("a list that goes on with its sentence is one passage with it, and a link to more is left out", () => {
  const html = `<main><p>Wir prüfen bei jeder Änderung:</p><ul><li>die Kontraste;</li><li>die Tastatur.</li></ul><p>Eine Liste zeigt alles Gespeicherte und jeden kontaktierten Server. <a href="/d/">Mehr dazu</a></p></main>`;
  expect(passagesOf(html, "/d/", "D").map(({ text }) => text)).toEqual([
    "Wir prüfen bei jeder Änderung: die Kontraste; die Tastatur.",
    "Eine Liste zeigt alles Gespeicherte und jeden kontaktierten Server.",
  ]);
});
