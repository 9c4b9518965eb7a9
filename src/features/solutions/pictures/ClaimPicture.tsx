import type { ReactNode } from "react";
import { useHydrated } from "#shared/hydrated.ts";
import type { ClaimId } from "../claims.copy.ts";
import { claimed } from "../claims.figures.ts";
import styles from "./ClaimPicture.module.css";

const range = (length: number) => Array.from({ length }, (_, at) => at);
const dots = (places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => `M${x} ${y}h.01`).join("");

/** Each hour of a week; on working days from 9 to 17 somebody of the team is there, too. */
const hours = range(7).flatMap((day) =>
  range(24).map((hour) => ({ place: [4 + hour * 7, 7 + day * 8] as const, day, hour })),
);
const isStaffed = ({ day, hour }: { day: number; hour: number }) => day < 5 && hour >= 9 && hour < 17;

/** Ten tickets, of which as many are answered before they are written as is claimed. */
const tickets = range(10).map((at) => `M${2 + at * 17} ${22}h11a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-11z`);
const spared = claimed.fewerTickets / 10;

const drawn: Record<ClaimId, ReactNode> = {
  hours: (
    <>
      <path
        className={styles.warm}
        d={dots(hours.filter((each) => !isStaffed(each)).map(({ place }) => place))}
      />
      <path className={styles.cool} d={dots(hours.filter(isStaffed).map(({ place }) => place))} />
    </>
  ),
  tickets: (
    <>
      <path data-spared className={styles.spared} d={tickets.slice(0, spared).join("")} />
      <path className={styles.written} d={tickets.slice(spared).join("")} />
    </>
  ),
  languages: (
    <>
      <path className={styles.cold} d="M2 10h62a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H14l-8 7v-7H2z" />
      <path className={styles.bubble} d="M78 4h78a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-64l-8 7v-7h-6z" />
      <path className={styles.cold} d="M90 38h52a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H90z" />
      <text x="12" y="27">
        Hello
      </text>
      <text x="92" y="21">
        Bonjour
      </text>
      <text x="102" y="54">
        Ciao
      </text>
    </>
  ),
  availability: (
    <path
      className={styles.bars}
      d={range(30)
        .map((day) => `M${3 + day * 5.6} 18v30`)
        .join("")}
    />
  ),
};

export interface ClaimPictureProps {
  /** The claim that it is about. */
  of: ClaimId;
}

/** A claim to look at. Drawn once React has taken the part over. */
export function ClaimPicture({ of }: ClaimPictureProps) {
  return useHydrated() ? (
    <svg aria-hidden="true" viewBox="0 0 170 64" data-of={of} className={styles.picture}>
      {drawn[of]}
    </svg>
  ) : null;
}
