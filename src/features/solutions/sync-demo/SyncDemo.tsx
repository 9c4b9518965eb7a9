import { Fragment } from "react";
import { useCopy } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { DemoFrame } from "../demo/DemoFrame.tsx";
import { usePlayback } from "../demo/playback.ts";
import { Arrived } from "../onward/Onward.tsx";
import styles from "./SyncDemo.module.css";
import { SyncRoute } from "./SyncRoute.tsx";
import { syncDemoCopy } from "./sync.copy.ts";
import {
  type System,
  syncDemoAt,
  syncLoop,
  syncMoments,
  syncRoutes,
  syncStatusesAt,
} from "./sync.timeline.ts";

export interface SyncDemoProps {
  /** Freezes the demo at this many milliseconds. */
  at?: number;
}

/** One enquiry on its way through five systems (DEMO-06, DEMO-07). */
export function SyncDemo({ at }: SyncDemoProps) {
  const words = useCopy(syncDemoCopy);
  const playback = usePlayback({
    sees: syncStatusesAt,
    moments: syncMoments,
    loop: syncLoop,
    end: syncMoments.at(-1) ?? 0,
    at,
  });
  const { items, done } = syncDemoAt(playback.elapsed);
  const newest = items.at(-1);
  const system = (name: System) => (
    <li
      className={styles.system}
      data-lit={items.some(({ to, status }) => to === name && status === "complete")}
    >
      <span className={styles.name}>{words.systems[name].name}</span>
      <span className={styles.role}>{words.systems[name].role}</span>
    </li>
  );
  return (
    <DemoFrame
      title={words.title}
      text={words.text}
      step={(newest?.route ?? 0) + 1}
      stepName={newest ? words.route(words.systems[newest.from].name, words.systems[newest.to].name) : ""}
      playback={playback}
    >
      {useHydrated() ? <Arrived /> : null}
      <ol className={styles.chain}>
        {syncRoutes.map(({ from, to }, route) => (
          <Fragment key={from}>
            {system(from)}
            <SyncRoute
              item={items.findLast((item) => item.route === route)}
              moving={playback.playing && at === undefined}
              record={words.records[route] ?? ""}
              carried={done[route] ?? 0}
            />
            {route === syncRoutes.length - 1 ? system(to) : null}
          </Fragment>
        ))}
      </ol>
    </DemoFrame>
  );
}
