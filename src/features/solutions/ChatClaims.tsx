import { useCopy } from "#shared/copy.ts";
import { ClaimList } from "#ui/claim/ClaimList.tsx";
import styles from "./ChatClaims.module.css";
import { claimsCopy } from "./claims.copy.ts";
import { claimed } from "./claims.figures.ts";

/** Ten tickets, of which as many are answered before they are written as is claimed. */
const tickets = Array.from(
  { length: 10 },
  (_, at) => `M${1 + at * 17} 1h11a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-11z`,
);
const spared = claimed.fewerTickets / 10;

/** The claims about the chat assistant, each with its basis (SOL-03). The first is drawn. */
export function ChatClaims() {
  return (
    <ClaimList
      {...useCopy(claimsCopy)}
      className={styles.claims}
      picture={
        <svg aria-hidden="true" viewBox="0 0 169 22" className={styles.tickets}>
          <path data-spared className={styles.spared} d={tickets.slice(0, spared).join("")} />
          <path d={tickets.slice(spared).join("")} />
        </svg>
      }
    />
  );
}
