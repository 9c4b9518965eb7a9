import { Fragment } from "react";
import { useCopy } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { chatDemoCopy } from "../chat-demo/chat.copy.ts";
import { FromChat } from "../crm-teaser/CrmTeaser.tsx";
import { DemoFrame } from "../demo/DemoFrame.tsx";
import { type DemoProps, usePlayback } from "../demo/playback.ts";
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

/** The address that the chat demo took, on its way through five systems (DEMO-06, DEMO-07). */
export function SyncDemo(props: DemoProps) {
  const words = useCopy(syncDemoCopy);
  const { invoice } = useCopy(chatDemoCopy);
  const hydrated = useHydrated();
  const playback = usePlayback({ ...props, frameAt: syncStatusesAt, moments: syncMoments, loop: syncLoop });
  const { items: all, done, first } = syncDemoAt(playback.elapsed);
  const items = all.filter(({ id }) => id >= first);
  const newest = items.at(-1);
  /** @param place how many routes lead to it: so many have to be done until it has the new address. */
  const system = (name: System, place: number) => {
    const isNew = place <= done;
    const held = name === "analytics" ? words.postcode : invoice;
    return (
      <li
        className={styles.system}
        data-lit={items.some(({ to, status }) => to === name && status === "complete")}
      >
        {name === "website" && hydrated ? <FromChat /> : null}
        <span className={styles.name}>{words.systems[name].name}</span>
        <span className={styles.role}>{words.systems[name].role}</span>
        <span className={styles.held} data-new={isNew}>
          {isNew ? held.after : held.before}
        </span>
      </li>
    );
  };
  return (
    <DemoFrame
      title={words.title}
      text={words.text}
      step={(newest?.route ?? 0) + 1}
      stepName={newest ? words.route(words.systems[newest.from].name, words.systems[newest.to].name) : ""}
      playback={playback}
    >
      <ol className={styles.chain}>
        {syncRoutes.map(({ from, to }, route) => (
          <Fragment key={from}>
            {system(from, route)}
            <SyncRoute
              item={items.findLast((item) => item.route === route)}
              moving={playback.playing && props.at === undefined}
              record={words.records[route] ?? ""}
              current={route < done}
            />
            {route === syncRoutes.length - 1 ? system(to, route + 1) : null}
          </Fragment>
        ))}
      </ol>
    </DemoFrame>
  );
}
