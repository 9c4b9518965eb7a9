import styles from "./Portrait.module.css";

export interface PortraitProps {
  /** Address of a square photograph; null: the initials stand in for it. */
  picture: string | null;
  /** Whose it is. */
  name: string;
}

/** A person, as a photograph or by the initials. Decorative: the name stands beside it. */
export function Portrait({ picture, name }: PortraitProps) {
  if (picture) {
    return <img className={styles.portrait} src={picture} alt="" width="112" height="112" loading="lazy" />;
  }
  const initials = name
    .split(" ")
    .map(([first]) => first)
    .join("");
  return (
    <span className={styles.portrait} aria-hidden="true">
      {initials}
    </span>
  );
}
