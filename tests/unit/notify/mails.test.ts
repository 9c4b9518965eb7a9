import { describe, expect, test } from "vitest";
import { site } from "#app/site.ts";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { services } from "#features/contact/contact.fields.ts";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { answerHours } from "#shared/answer-hours.ts";
import { languages } from "#shared/copy.ts";
import { company } from "../../../supabase/functions/contact-notify/company.ts";
import { mailFor } from "../../../supabase/functions/contact-notify/mails.ts";
import type { Due } from "../../../supabase/functions/contact-notify/outbox.ts";
import { longColumn, columns as mailColumns } from "../../../supabase/functions/contact-notify/words.ts";
import { columns } from "../../support/contact-request.ts";
import { due, addresses as sender } from "../../support/mail.ts";

const addresses = { ...sender, site: "https://mainlicht.example" };

test("the mails are from the company that the site names", () => {
  const { address, register } = site;
  expect(company).toEqual({
    brand: site.brand,
    legalName: site.legalName,
    address: `${address.street}, ${address.postcode} ${site.town}`,
    seat: site.town,
    register: `${register.court.de}, ${register.number}`,
    directors: site.representatives,
    phone: site.phone.shown,
    officeHours: site.officeHours,
    policy: { de: frameCopy.de.privacy.href, en: frameCopy.en.privacy.href },
  });
});

test("the team's mail has every field of the form", () => {
  expect([...mailColumns, longColumn].sort()).toEqual([...columns].sort());
});

describe.each(languages)("[FORM-08] the confirmation in %s", (language) => {
  const { subject, text } = mailFor({ ...due, recipient: "visitor", language }, addresses);

  test("says who writes, as German law asks of a company's letter, and where the policy stands", () => {
    expect(subject).toContain(site.brand);
    for (const fact of [site.legalName, site.register.number, ...site.representatives]) {
      expect(text).toContain(fact);
    }
    expect(text).toContain(`https://mainlicht.example${frameCopy[language].privacy.href}`);
  });

  test("[P-answer-24h] says once, and as a time, until when somebody answers, and whom to call before", () => {
    const received = Date.parse(due.received_at);
    const by = new Intl.DateTimeFormat(language === "de" ? "de-DE" : "en-GB", {
      dateStyle: "full",
      timeStyle: "short",
      timeZone: "Europe/Berlin",
    });
    expect(text).toContain(by.format(received + answerHours * 60 * 60 * 1000));
    expect(text).not.toContain(String(answerHours));
    expect(text).toContain(
      `${site.phone.shown}${language === "de" ? ", " : " ("}${site.officeHours[language]}`,
    );
    expect(text).toMatch(/Anruf|call/);
  });

  test("[P-erase-on-request] tells whoever did not write how to have the request deleted", () => {
    expect(text).toMatch(/wir löschen die Anfrage|we will delete the request/);
  });

  test("leaves the link out where the address is not known", () => {
    const { site: _, ...without } = addresses;
    expect(mailFor({ ...due, recipient: "visitor", language }, without).text).not.toContain("https:");
  });
});

describe("the team's mail", () => {
  test("shows a visitor's text as text: nothing steers a terminal, and no line of it passes for one of ours", () => {
    const typed = { name: "Ada\u202e\u001b]52;c;x\u0007", problem_description: "Hi\nEingang: gestern\u200b" };
    const { subject, text } = mailFor({ ...due, ...typed }, addresses);
    expect(`${subject}${text}`).not.toMatch(/[^\P{C}\n]/u);
    expect(text.match(/^Eingang:/gm)).toHaveLength(1);
    expect(text).toContain("> Hi\n> Eingang: gestern");
  });

  const mail = (teamLanguage: "de" | "en", change: Partial<Due> = {}) =>
    mailFor({ ...due, ...change }, { ...addresses, teamLanguage }).text;

  test("gives the time as it was in Germany", () => {
    expect(mail("de")).toContain("Eingang: Freitag, 20. November 2026 um 21:14");
    expect(mail("en")).toContain("Received: Friday, 20 November 2026 at 21:14");
  });

  test.each(services)("calls %s as the form does", (service) => {
    for (const language of languages) {
      expect(mail(language, { service })).toContain(contactCopy[language].fields.service.options[service]);
    }
  });
});

test.each([
  ["de", 1, "1 Anfrage über einem Limit"],
  ["de", 40, "40 Anfragen über einem Limit"],
  ["en", 1, "1 request over a limit"],
  ["en", 40, "40 requests over a limit"],
] as const)(
  "a digest in %s of %d says how many, and nothing that anybody typed",
  (teamLanguage, count, subject) => {
    const mail = mailFor({ ...due, of_digest: count }, { ...addresses, teamLanguage });
    expect(mail).toMatchObject({ to: addresses.team, replyTo: addresses.team, subject });
    for (const typed of [due.name, due.email]) expect(JSON.stringify(mail)).not.toContain(typed);
  },
);
