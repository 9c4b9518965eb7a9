import { callLink } from "#shared/call-link.ts";
import { useCopy } from "#shared/copy.ts";
import { LinkButton } from "#ui/button/Button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/VisuallyHidden.tsx";
import { BrandMark } from "./BrandMark.tsx";
import { frameCopy } from "./frame.copy.ts";
import styles from "./TopBar.module.css";

export interface TopBarProps {
  /** The name of the company. */
  brand: string;
  /** Where home is (TOP-01). */
  homeHref: string;
  /** Opens the contact form (TOP-03). */
  contactHref: string;
  /** The link whose place is being shown. */
  currentHref?: string;
}

/** The way home, to the parts of the page and to a talk (TOP-01 to TOP-03). All of it works before any script. */
export function TopBar({ brand, homeHref, contactHref, currentHref }: TopBarProps) {
  const words = useCopy(frameCopy);
  return (
    <header className={styles["bar"]}>
      <div className={styles["inner"]}>
        <a className={styles["brand"]} href={homeHref}>
          <BrandMark />
          {brand}
          <VisuallyHidden>, {words.homeName}</VisuallyHidden>
        </a>
        <nav aria-label={words.nav} className={styles["nav"]}>
          <ul className={styles["links"]}>
            {words.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === currentHref ? "true" : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LinkButton {...callLink} size="small" href={contactHref} className={styles["call"]}>
          {words.call}
        </LinkButton>
      </div>
    </header>
  );
}
