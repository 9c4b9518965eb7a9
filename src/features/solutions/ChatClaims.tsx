import { useCopy } from "#shared/copy.ts";
import { ClaimList } from "#ui/claim/ClaimList.tsx";
import styles from "./ChatClaims.module.css";
import { claimsCopy } from "./claims.copy.ts";

const targets = ["tickets", "availability"];

/** The claims about the chat assistant, each with its basis (SOL-03). */
export function ChatClaims() {
  return <ClaimList {...useCopy(claimsCopy)} targets={targets} className={styles.claims} />;
}
