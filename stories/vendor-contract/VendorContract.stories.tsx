import { type RecordedRow, type Rule, record } from "@mainlicht/voice/contract";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Page } from "../foundations/Page.tsx";
import { inWords } from "../support/words.ts";
import { ContractTable } from "./ContractTable.tsx";

/** As the proofs were last recorded; it changes with the versions of the packages, not with the site. */
const meta = preview.meta({
  title: "Vendor contract",
  tags: ["!autodocs", "no-picture"],
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
});

type Table = Readonly<Record<string, RecordedRow>>;

const all = Object.values(record.rows);

function count(verdict: Rule["verdict"]): number {
  return all.filter((row) => row.verdict === verdict).length;
}

function rowsWhere(wanted: (row: RecordedRow) => boolean): Table {
  return Object.fromEntries(Object.entries(record.rows).filter(([, row]) => wanted(row)));
}

const verdicts = (["as specified", "differs", "ours"] as const).map((name) => `${name}: ${count(name)}`);
const counts = `${all.length} rules (${verdicts.join(", ")})`;

/** What the shipped packages do, rule by rule, and where our own code stands in. */
function Chapter({ title, parts }: { title: string; parts: Readonly<Record<string, Table>> }) {
  return (
    <Page title={title} lead={`${counts}. Each is proved by a test against the installed package.`}>
      {Object.entries(parts).map(([caption, rows]) => (
        <ContractTable key={caption} caption={caption} rows={rows} />
      ))}
    </Page>
  );
}

/** A chapter with the rules of these topics, a table each. */
function chapter(title: string, ...topics: readonly string[]) {
  const rowsOf = (name: string) => rowsWhere(({ topic }) => topic === name);
  const parts = Object.fromEntries(topics.map((name) => [inWords(name), rowsOf(name)]));
  return { render: () => <Chapter title={title} parts={parts} /> };
}

const differing = rowsWhere(({ verdict }) => verdict === "differs");

export const Differences = meta.story({
  render: () => <Chapter title="Where the packages differ" parts={{ "What we do instead": differing }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^We: /)).toHaveLength(count("differs"));
  },
});

export const RestInterface = meta.story(chapter("REST interface", "restClient", "rest"));
export const CallClient = meta.story(
  chapter("Call client", "callStates", "callEvents", "callChecks", "callAllowed", "callErrors", "callScript"),
);
export const VoiceClient = meta.story(
  chapter(
    "Voice client",
    ...["voiceRequest", "voiceStart", "voiceEvents", "voiceMessages", "voiceTrouble", "voiceRecording"],
  ),
);
export const BackendClient = meta.story(
  chapter(
    "The backend’s client",
    ...["backendClient", "backendRealtime", "backendSessions", "backendSessionErrors"],
  ),
);
