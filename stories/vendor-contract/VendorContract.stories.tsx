import { type RecordedRow, type Rule, record } from "@mainlicht/voice/contract";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Page } from "../foundations/Page.tsx";
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

const topic = (name: string) => rowsWhere((row) => row.topic === name);

/** What the shipped packages do, rule by rule, and where our own code stands in. */
function Chapter({ title, parts }: { title: string; parts: Readonly<Record<string, Table>> }) {
  return (
    <Page
      title={title}
      lead={
        <p>
          {all.length} rules: {count("as specified")} as specified, {count("differs")} that differ with a
          guard of ours, {count("ours")} ours. Each is proved by a test against the installed package.
        </p>
      }
    >
      {Object.entries(parts).map(([caption, rows]) => (
        <ContractTable key={caption} caption={caption} rows={rows} />
      ))}
    </Page>
  );
}

const differing = rowsWhere(({ verdict }) => verdict === "differs");

export const Differences = meta.story({
  render: () => <Chapter title="Where the packages differ" parts={{ "What we do instead": differing }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^We: /)).toHaveLength(count("differs"));
  },
});

export const RestInterface = meta.story({
  render: () => (
    <Chapter
      title="REST interface"
      parts={{ "As a whole": topic("restClient"), "135 rows": topic("rest") }}
    />
  ),
});

export const CallClient = meta.story({
  render: () => (
    <Chapter
      title="Call client"
      parts={{
        States: topic("callStates"),
        Events: topic("callEvents"),
        "What is accepted": topic("callChecks"),
        "What is allowed when": topic("callAllowed"),
        Errors: topic("callErrors"),
        "Script and defaults": topic("callScript"),
      }}
    />
  ),
});

export const VoiceClient = meta.story({
  render: () => (
    <Chapter
      title="Voice client"
      parts={{
        Request: topic("voiceRequest"),
        "Start and end": topic("voiceStart"),
        Events: topic("voiceEvents"),
        Messages: topic("voiceMessages"),
        Trouble: topic("voiceTrouble"),
        Recording: topic("voiceRecording"),
      }}
    />
  ),
});

export const BackendClient = meta.story({
  render: () => (
    <Chapter
      title="Backend client"
      parts={{
        "Queries, functions, files": topic("backendClient"),
        Realtime: topic("backendRealtime"),
        Sessions: topic("backendSessions"),
        "Errors of sessions": topic("backendSessionErrors"),
      }}
    />
  ),
});
