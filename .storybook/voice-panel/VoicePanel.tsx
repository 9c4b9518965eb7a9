// The manager brings a React of its own, and makes no use of ours: its elements are made the classic way.
/** @jsxRuntime classic */
import * as React from "react";
import { AddonPanel, Button, Placeholder } from "storybook/internal/components";
import { styled } from "storybook/theming";
import { textOfEvent, type VoiceLog } from "../../src/features/voice/voice.log.ts";
import { Sheet } from "../panel-sheet.ts";
import { type StageLine, stageLines } from "./call-log.ts";

const Table = styled.table(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: theme.typography.size.s2,
  fontVariantNumeric: "tabular-nums",
  caption: { textAlign: "start", fontWeight: theme.typography.weight.bold, paddingBlockEnd: "0.5rem" },
  "th, td": {
    textAlign: "start",
    verticalAlign: "top",
    padding: "0.25rem 1rem 0.25rem 0",
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    overflowWrap: "anywhere",
  },
  "tbody th": { fontWeight: theme.typography.weight.regular },
  'tr[data-status="failed"] td': { color: theme.color.negativeText },
  'tr[data-status="waiting"]': { color: theme["textMutedColor"] },
}));

const seconds = (at: number) => (at / 1000).toFixed(3);
const remark = ({ tookMs, detail }: StageLine) =>
  [tookMs === null ? null : `${Math.round(tookMs)} ms`, detail].filter(Boolean).join(" · ");

function Heads({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** What the story's voice client reports: the ten stages of VOICE-11, and every event of VOICE-12 as it comes. */
export function VoicePanel({ active, log }: { active: boolean; log: VoiceLog }) {
  const entries = React.useSyncExternalStore(log.subscribe, log.get);
  if (entries.length === 0)
    return (
      <AddonPanel active={active}>
        <Placeholder>No call yet: press the green button in the story.</Placeholder>
      </AddonPanel>
    );
  return (
    <AddonPanel active={active}>
      <Sheet>
        <Table>
          <caption>Start stages</caption>
          <Heads names={["Stage", "Status", "Took"]} />
          <tbody>
            {stageLines(entries).map((line) => (
              <tr key={line.stage} data-status={line.status}>
                <th scope="row">{line.stage}</th>
                <td>{line.status}</td>
                <td>{remark(line)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <div>
          <Table>
            <caption>Events</caption>
            <Heads names={["Second", "Event"]} />
            <tbody>
              {entries.map(({ id, at, event, late }) => (
                <tr key={id} data-status={late ? "waiting" : "completed"}>
                  <td>{seconds(at)}</td>
                  <td>{late ? `${textOfEvent(event)} (too late: its call is over)` : textOfEvent(event)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <p>
            <Button ariaLabel={false} onClick={log.clear}>
              Clear the log
            </Button>
          </p>
        </div>
      </Sheet>
    </AddonPanel>
  );
}
