import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import type { Row, Rows } from "../../tests/contract/vendor/row.ts";
import { table } from "../../tests/contract/vendor/table.ts";
import { Page } from "../foundations/Page.tsx";
import { ContractTable } from "./ContractTable.tsx";

/** Made from the table that the tests prove; it changes with the versions of the packages, not with the site. */
const meta = preview.meta({
  title: "Vendor contract",
  tags: ["!autodocs", "no-picture"],
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
});

const all = Object.values<Rows>(table).flatMap((rows) => Object.values<Row>(rows));

function count(verdict: Row["verdict"]): number {
  return all.filter((row) => row.verdict === verdict).length;
}

/** What the shipped packages do, rule by rule, and where our own code stands in. */
function Chapter({ title, parts }: { title: string; parts: Readonly<Record<string, Rows>> }) {
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

const differing = Object.fromEntries(
  Object.values<Rows>(table)
    .flatMap((rows) => Object.entries<Row>(rows))
    .filter(([, row]) => row.verdict === "differs"),
);

export const Differences = meta.story({
  render: () => <Chapter title="Where the packages differ" parts={{ "What we do instead": differing }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^We: /)).toHaveLength(count("differs"));
  },
});

export const RestInterface = meta.story({
  render: () => (
    <Chapter title="REST interface" parts={{ "As a whole": table.restClient, "135 rows": table.rest }} />
  ),
});

export const CallClient = meta.story({
  render: () => (
    <Chapter
      title="Call client"
      parts={{
        States: table.callStates,
        Events: table.callEvents,
        "What is accepted": table.callChecks,
        "What is allowed when": table.callAllowed,
        Errors: table.callErrors,
        "Script and defaults": table.callScript,
      }}
    />
  ),
});

export const VoiceClient = meta.story({
  render: () => (
    <Chapter
      title="Voice client"
      parts={{
        Request: table.voiceRequest,
        "Start and end": table.voiceStart,
        Events: table.voiceEvents,
        Messages: table.voiceMessages,
        Trouble: table.voiceTrouble,
        Recording: table.voiceRecording,
      }}
    />
  ),
});

export const BackendClient = meta.story({
  render: () => (
    <Chapter
      title="Backend client"
      parts={{
        "Queries, functions, files": table.backendClient,
        Realtime: table.backendRealtime,
        Sessions: table.backendSessions,
        "Errors of sessions": table.backendSessionErrors,
      }}
    />
  ),
});
