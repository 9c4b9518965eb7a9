import { type SyntheticEvent, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { useLanguage } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import { moveFocus } from "#ui/focus/moveFocus.ts";
import { Icon } from "#ui/icon/Icon.tsx";
import styles from "./LanguageOffer.module.css";
import { offerCopy } from "./offer.copy.ts";
import { offeredLanguage, offersLanguage } from "./offer.ts";
import { prefetch } from "./prefetch.ts";

const never = () => () => undefined;

const fetchAhead = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => prefetch(currentTarget);

/** One line, in the browser's language, that leads to the page in it. Stores nothing, also when it is hidden. */
export function LanguageOffer() {
  const { language } = useLanguage();
  const [hidden, setHidden] = useState(false);
  const offered = useSyncExternalStore(
    never,
    () => offeredLanguage(language),
    () => null,
  );
  const other = hidden ? null : offered;
  const shown = other !== null;
  // Its place goes when it does.
  useLayoutEffect(
    () => (shown ? () => document.documentElement.removeAttribute(offersLanguage) : undefined),
    [shown],
  );
  if (!other) return null;
  const { name, offer, href, dismiss } = offerCopy[other];
  const hide = () => {
    setHidden(true);
    moveFocus("main");
  };
  return (
    <aside lang={other} aria-label={name} className={styles.offer} data-screen-only="">
      <a href={href + window.location.hash} hrefLang={other} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
        {offer}
      </a>
      <Button
        tone="quiet"
        size="small"
        icon={<Icon name="close" />}
        aria-label={dismiss}
        className={styles.hide}
        onClick={hide}
      />
    </aside>
  );
}
