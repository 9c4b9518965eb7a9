import { cx } from "class-variance-authority";
import { callLink } from "#shared/call-link.ts";
import { useCopy, useLanguage } from "#shared/copy.ts";
import { otherLanguage } from "#shared/language.ts";
import { followReading } from "#shared/reading-on.ts";
import { Icon, type IconName } from "#ui/icon/Icon.tsx";
import { Bar } from "./Bar.tsx";
import { frameCopy } from "./frame.copy.ts";
import styles from "./TopBar.module.css";
import { useLanguageChoice } from "./useLanguageChoice.ts";

/** The switch between dark and light theme: icon and label name the theme that a press leads to. */
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

/**
 * Marks the bar as away while somebody reads on, as shown once they scroll up, and as at the top there; the style of
 * a narrow page moves it. A bar higher than a fifth of the window, as with large text, stays at the page's top: it would cover too much.
 */
function followBar(bar: HTMLElement | null) {
  if (!bar) return;
  const ended = new AbortController();
  followReading((readsOn) => {
    const { scrollY, innerHeight } = window;
    const kept = scrollY > bar.offsetHeight / 2 ? "shown" : "top";
    const away = readsOn && scrollY > bar.offsetHeight;
    bar.dataset["scroll"] = bar.offsetHeight > innerHeight / 5 ? "high" : away ? "away" : kept;
  }, ended.signal);
  return () => ended.abort();
}

/**
 * The way home, to the parts of the page and to a talk (TOP-01 to TOP-03), and to the other language. All links work
 * before any script. On a phone it goes while somebody scrolls down, and is back once they scroll up.
 */
export function TopBar({ brand, homeHref, contactHref, theme, currentHref }: TopBarProps) {
  const words = useCopy(frameCopy);
  const switchTo = useLanguageChoice();
  const { shown, name } = words.other;
  const other = otherLanguage(useLanguage().language);
  return (
    <Bar
      ref={followBar}
      brand={brand}
      home={{ href: homeHref, name: words.homeName }}
      nav={words.nav}
      links={words.links}
      currentHref={currentHref}
      call={{ ...callLink, href: contactHref, label: words.call }}
      controls={
        <>
          {theme ? (
            <button
              type="button"
              aria-label={theme.label}
              title={theme.label}
              className={cx(styles.language, styles.theme)}
              onClick={theme.onPress}
            >
              <Icon name={theme.icon} />
            </button>
          ) : null}
          <button type="button" aria-label={name} className={styles.language} onClick={() => switchTo(other)}>
            {shown}
          </button>
        </>
      }
    />
  );
}
