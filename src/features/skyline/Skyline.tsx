import { useHydrated } from "#shared/hydrated.ts";
import { City } from "./City.tsx";
import styles from "./Skyline.module.css";

export interface SkylineProps {
  /** By which it is known that it comes near. */
  id?: string;
}

/** The city at the end of the river, where the lights have arrived. Decorative; drawn once React has taken the part over. */
export function Skyline({ id }: SkylineProps) {
  return (
    <div id={id} className={styles.skyline} data-screen-only="">
      {useHydrated() ? (
        <>
          <City viewBox="0 0 1800 400" />
          <svg aria-hidden="true" viewBox="0 0 1000 100" preserveAspectRatio="none" className={styles.bank}>
            <path d="M0 45C60 46 110 47 160 50S380 76 520 62 760 30 860 44 950 58 1000 60V101H0Z" />
          </svg>
        </>
      ) : null}
    </div>
  );
}
