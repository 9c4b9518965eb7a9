import { expect } from "storybook/test";
import { site } from "#app/site.ts";
import { nothingSetUp } from "#features/privacy/ledger/hosts.ts";
import { Policy } from "#features/privacy/Policy.tsx";
import { defaultLanguage, useLanguage } from "#shared/copy.ts";
import preview from "../../../.storybook/preview.tsx";
import { Page } from "../../foundations/Page.tsx";
import { hosted, ownDatabase, withProviders } from "./privacy.fixtures.ts";
import { SetUpMatrix, type SetUps } from "./SetUpMatrix.tsx";

const meta = preview.meta({
  title: "features/privacy/Policy",
  component: Policy,
  args: { language: defaultLanguage, company: site, setup: nothingSetUp },
  argTypes: { language: { control: false } },
  render: function InLanguage(args) {
    return <Policy {...args} language={useLanguage().language} />;
  },
});

/** Nothing configured: nine sections, the guarantee, and no provider that is not used. */
export const BuiltIn = meta.story({
  tags: ["PRIV-01", "PRIV-02"],
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole("heading", { level: 2 });
    await expect(headings).toHaveLength(10);
    await expect(headings[0]).toHaveTextContent(/^1\. (Allgemeine Hinweise|General notes)$/);
    await expect(headings[8]).toHaveTextContent(/^9\. (Kontakt|Contact)$/);
    await expect(canvas.getByText("Stand January 2025, Version 1.0")).toBeVisible();
    await expect(canvas.queryByText(/Voiceflow|Vapi/)).toBeNull();
    // One left edge for title, headings and text.
    const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left;
    const edge = left(canvas.getByRole("heading", { level: 1 }));
    await expect(left(headings[0])).toBe(edge);
    await expect(left(headings[0]?.nextElementSibling)).toBe(edge);
  },
});

/** Chat and voice providers configured: each is named, with its country and what it receives. */
export const WithProviders = meta.story({
  tags: ["heard-de", "PRIV-01"],
  args: { setup: withProviders },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Voiceflow, Inc\./)).toBeVisible();
    await expect(canvas.getByText(/Vapi, Inc\., USA/)).toBeVisible();
  },
});

/** A hosted database, both providers and error reports: each with its servers, and what the transfer rests on. */
export const EverythingHosted = meta.story({
  tags: ["no-picture", "PRIV-01"],
  args: { setup: hosted },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Supabase, Inc\., USA/)).toHaveTextContent(/project\.supabase\.co/);
  },
});

/** The database on a server of one's own: nobody else is named, and no third country. */
export const OwnDatabase = meta.story({
  tags: ["no-picture", "PRIV-01"],
  args: { setup: ownDatabase },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/daten\.mainlicht\.example/)).toBeVisible();
    await expect(canvas.queryByText(/Supabase|USA/)).toBeNull();
  },
});

/** No mail is sent about requests: the policy says nothing of it. */
export const WithoutMail = meta.story({
  tags: ["no-picture", "PRIV-01"],
  args: { company: { ...site, mail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Muster-Mail/)).toBeNull();
  },
});

/** A company that needs no data protection officer says so. */
export const WithoutOfficer = meta.story({
  tags: ["PRIV-01"],
  args: { company: { ...site, dataProtection: null } },
});

const basis = { company: site, setup: nothingSetUp };
const setUps: SetUps = {
  "Built in": basis,
  Chat: { ...basis, setup: { ...nothingSetUp, chat: withProviders.chat } },
  Voice: { ...basis, setup: { ...nothingSetUp, voice: withProviders.voice } },
  "All hosted": { ...basis, setup: hosted },
  "Own database": { ...basis, setup: ownDatabase },
  "No mail": { ...basis, company: { ...site, mail: null } },
  "No officer": { ...basis, company: { ...site, dataProtection: null } },
};

/** The sentences that depend on the set-up, each with the set-ups in which the policy says it. */
export const SetUpsSideBySide = meta.story({
  tags: ["PRIV-01"],
  parameters: { layout: "fullscreen" },
  render: function Matrix() {
    return (
      <Page
        title="The policy follows the set-up"
        lead={<p>Written from the very text that visitors read.</p>}
      >
        <SetUpMatrix language={useLanguage().language} setUps={setUps} />
      </Page>
    );
  },
  play: async ({ canvas }) => {
    const said = (text: RegExp) => {
      const rows = canvas
        .getAllByRole<HTMLTableRowElement>("row")
        .filter(({ cells }) => text.test(cells[0]?.textContent ?? ""));
      return rows.map(({ cells }) =>
        [...cells].slice(1).flatMap(({ textContent }, at) => (textContent === "said" ? [columns[at]] : [])),
      );
    };
    const columns = Object.keys(setUps);
    await expect(said(/Supabase, Inc\., USA/)).toEqual([["All hosted"]]);
    await expect(said(/Voiceflow, Inc\., USA/)).toEqual([["Chat", "All hosted"]]);
    await expect(said(/Vapi, Inc\., USA/)).toEqual([["Voice", "All hosted"]]);
    await expect(said(/daten\.mainlicht\.example/)).toEqual([["Own database"]]);
    await expect(said(/Muster-Mail/)).toEqual([columns.filter((name) => name !== "No mail")]);
    await expect(said(/§ 38 BDSG/)).toEqual([["No officer"]]);
  },
});
