import { cx } from "class-variance-authority";
import { callLink } from "#shared/call-link.ts";
import { useCopy, useLanguage } from "#shared/copy.ts";
import { LinkButton } from "#ui/button/Button.tsx";
import { Icon, type IconName } from "#ui/icon/Icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/VisuallyHidden.tsx";
import { BrandMark } from "./BrandMark.tsx";
import { frameCopy } from "./frame.copy.ts";
import styles from "./TopBar.module.css";
import { useLanguageChoice } from "./useLanguageChoice.ts";

/** What a switch between day and night shows and does: sign and label name what pressing leads to. */
export interface ThemeSwitch {
  icon: IconName;
  label: string;
  onPress: () => void;
}

export interface TopBarProps {
  /** The name of the company. */
  brand: string;
  /** Where home is (TOP-01). */
  homeHref: string;
  /** Opens the contact form (TOP-03). */
  contactHref: string;
  /** Switches between day and night. Its place is kept where there is room for it, so it may come later. */
  theme?: ThemeSwitch | undefined;
  /** The link whose place is being shown. */
  currentHref?: string;
}

/** The way home, to the parts of the page and to a talk (TOP-01 to TOP-03), and to the other language. All links work before any script. */
export function TopBar({ brand, homeHref, contactHref, theme, currentHref }: TopBarProps) {
  const words = useCopy(frameCopy);
  const switchTo = useLanguageChoice();
  const { shown, name } = words.other;
  const other = useLanguage().language === "de" ? "en" : "de";
  return (
    <header className={styles["bar"]}>
      <div className={styles["inner"]}>
        <a className={styles["brand"]} href={homeHref}>
          <BrandMark />
          {brand}
          <VisuallyHidden>, {words.homeName}</VisuallyHidden>
        </a>
        <div className={styles["row"]}>
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
          {theme ? (
            <button
              type="button"
              aria-label={theme.label}
              title={theme.label}
              className={cx(styles["language"], styles["theme"])}
              onClick={theme.onPress}
            >
              <Icon name={theme.icon} />
            </button>
          ) : null}
          <button
            type="button"
            aria-label={name}
            className={styles["language"]}
            onClick={() => switchTo(other)}
          >
            {shown}
          </button>
        </div>
        <LinkButton {...callLink} size="small" href={contactHref} className={styles["call"]}>
          {words.call}
        </LinkButton>
      </div>
    </header>
  );
}
