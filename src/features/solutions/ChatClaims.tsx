import { useCopy } from "#shared/copy.ts";
import { ClaimList } from "#ui/claim/ClaimList.tsx";
import styles from "./ChatClaims.module.css";
import { claimsCopy } from "./claims.copy.ts";
import { ClaimPicture } from "./pictures/ClaimPicture.tsx";

export interface ChatClaimsProps {
  /** Weeks in which figures are watched after the start. */
  watchedWeeks: number;
}

/** The claims about the chat assistant, each with its basis (SOL-03). */
export function ChatClaims({ watchedWeeks }: ChatClaimsProps) {
  const { claims, noteName } = useCopy(claimsCopy);
  return (
    <ClaimList
      claims={claims(watchedWeeks).map((claim) => ({ ...claim, picture: <ClaimPicture of={claim.id} /> }))}
      noteName={noteName}
      className={styles.claims}
    />
  );
}
