import { expect } from "storybook/test";
import { site } from "#app/site.ts";
import { nothingSetUp } from "#features/privacy/ledger/hosts.ts";
import { SecurityDocument } from "#features/privacy/security/SecurityDocument.tsx";
import { securityCopy } from "#features/privacy/security/security.copy.ts";
import { defaultLanguage, useLanguage } from "#shared/copy.ts";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";
import { hosted } from "./privacy.fixtures.ts";

const meta = preview.meta({
  title: "features/privacy/SecurityDocument",
  component: SecurityDocument,
  args: { language: defaultLanguage, company: site, setup: nothingSetUp },
  argTypes: { language: { control: false } },
  render: function InLanguage(args) {
    return <SecurityDocument {...args} language={useLanguage().language} />;
  },
});

const elsewhere = /Anbieter, deren Funktionen|providers whose functions/;

/** No provider: hosting, the own database and the mail are the only recipients. */
export const OwnServer = meta.story({
  tags: ["no-picture"],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(/Muster-Hosting GmbH/)).toBeVisible();
    await expect(canvas.queryByText(/Supabase|Voiceflow|Vapi/)).toBeNull();
    await expect(canvas.getByText(/\(CSP\)/)).not.toHaveTextContent(elsewhere);
    // What a data protection officer comes for is one press away, in the visitor's own mail program.
    const template = canvas.getByRole("link", { name: wordsOf(securityCopy, globals).template });
    await expect(template).toHaveAttribute(
      "href",
      expect.stringMatching(/^mailto:datenschutz@.*\?subject=\S+$/),
    );
    // A weakness goes where security.txt sends it.
    for (const email of [site.dataProtection.email, site.security.email])
      await expect(canvas.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  },
});

/** The form alone sends to a provider: the page may reach more than the own servers. */
export const HostedDatabase = meta.story({
  tags: ["no-picture"],
  args: { setup: { ...nothingSetUp, database: hosted.database } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\(CSP\)/)).toHaveTextContent(elsewhere);
  },
});

/** Everything hosted elsewhere: each recipient with its seat and what the transfer rests on. */
export const Hosted = meta.story({
  args: { setup: hosted },
  play: async ({ canvas }) => {
    for (const name of [/Supabase, Inc\./, /Voiceflow, Inc\./, /Vapi, Inc\./]) {
      await expect(canvas.getByText(name)).toHaveTextContent(/USA.*Art\. 46/);
    }
  },
});
