import { type SyntheticEvent, useState, useSyncExternalStore } from "react";
import { isLanguage, type Language, useLanguage } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import styles from "./LanguageOffer.module.css";
import { offerCopy } from "./offer.copy.ts";
import { prefetch } from "./prefetch.ts";
import { storedLanguage } from "./stored-language.ts";

const never = () => () => undefined;

const fetchAhead = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => prefetch(currentTarget);

/** The language that the browser asks for first, unless the visitor has chosen one here. */
function wanted(): Language | null {
  const [first = ""] = navigator.language.split("-");
  return isLanguage(first) && !storedLanguage(() => window.localStorage) ? first : null;
}

/** One line, in the browser's language, that leads to the page in it. Stores nothing, also when it is hidden. */
export function LanguageOffer() {
  const { language } = useLanguage();
  const [hidden, setHidden] = useState(false);
  const other = useSyncExternalStore(never, wanted, () => null);
  if (hidden || other === null || other === language) return null;
  const { name, offer, href, dismiss } = offerCopy[other];
  return (
    <aside lang={other} aria-label={name} className={styles.offer}>
      <a href={href + window.location.hash} hrefLang={other} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
        {offer}
      </a>
      <Button
        tone="quiet"
        size="small"
        icon={<Icon name="close" />}
        aria-label={dismiss}
        className={styles.hide}
        onClick={() => setHidden(true)}
      />
    </aside>
  );
}
