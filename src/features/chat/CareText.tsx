import { useCopy } from "#shared/copy.ts";
import { LinkButton } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { careCopy } from "./chat.care.ts";
import { paragraphsOf } from "./chat.paragraphs.ts";
import type { Care } from "./chat.port.ts";
import styles from "./Messages.module.css";

export interface CareTextProps {
  /** What somebody needs. */
  care: Care;
}

/** What is said to somebody in need, with the numbers to call. Nothing else is offered. */
export function CareText({ care }: CareTextProps) {
  const { text, numbers } = useCopy(careCopy)[care];
  // No number is broken at the end of a line.
  const whole = numbers.reduce((said, number) => said.replace(number, number.replace(/ /g, "\u00a0")), text);
  return (
    <>
      {paragraphsOf(whole).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {numbers.length > 0 ? (
        <ul className={styles.steps}>
          {numbers.map((number) => (
            <li key={number}>
              <LinkButton
                tone="secondary"
                size="small"
                icon={<Icon name="phone" />}
                href={`tel:${number.replace(/ /g, "")}`}
              >
                {number}
              </LinkButton>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
