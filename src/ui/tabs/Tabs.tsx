import { cx } from "class-variance-authority";
import { Tabs as Behaviour } from "radix-ui";
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  useId,
} from "react";
import { Icon, type IconName } from "#ui/icon/Icon.tsx";
import styles from "./Tabs.module.css";

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Its benefit, in a few words below its name. */
  note?: ReactNode;
  icon?: IconName;
  content: ReactNode;
}

export interface TabsProps<Value extends string>
  extends Omit<ComponentPropsWithRef<"div">, "children" | "dir" | "defaultValue"> {
  /** The tabs in their order. */
  tabs: readonly Tab<Value>[];
  /** Names the row of tabs. */
  label: string;
  /** The open one. */
  value: Value;
  /** The visitor chooses this tab. */
  onChoose: (value: Value) => void;
}

/** What is higher than the window is read from its beginning; the browser would show its middle. */
function showBeginning({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget || currentTarget.offsetHeight <= window.innerHeight) return;
  currentTarget.scrollIntoView();
}

/** Radix writes these into the document as attributes, which the security policy forbids; the style sheet does it. */
const noStyle: CSSProperties = { outline: undefined, animationDuration: undefined };

/**
 * Several views of one thing, one at a time, in a place as high as the tallest. Arrow keys go from one to the next.
 * Closed panels stay in the page: they are prerendered, and keep their state.
 */
export function Tabs<Value extends string>({
  tabs,
  label,
  value,
  onChoose,
  className,
  ...rest
}: TabsProps<Value>) {
  const prefix = useId();
  const choose = (chosen: string) => {
    const tab = tabs.find((each) => each.value === chosen);
    if (tab && chosen !== value) onChoose(tab.value);
  };
  return (
    <Behaviour.Root {...rest} value={value} onValueChange={choose} className={cx(styles.tabs, className)}>
      <Behaviour.List aria-label={label} data-screen-only="" className={styles.list} style={noStyle}>
        {tabs.map((tab) => (
          <Behaviour.Trigger
            key={tab.value}
            value={tab.value}
            aria-describedby={tab.note ? `${prefix}${tab.value}-note` : undefined}
            // Radix would move the focus by script, which draws its ring. A press with the mouse focuses by itself.
            onMouseDownCapture={(event) => {
              if (event.button === 0 && !event.ctrlKey) event.stopPropagation();
            }}
            onClick={() => choose(tab.value)}
            className={styles.tab}
          >
            {tab.icon ? <Icon name={tab.icon} /> : null}
            <span className={styles.label}>{tab.label}</span>
            {tab.note ? (
              // A description, so that the name stays short: that of the panel, too.
              <span id={`${prefix}${tab.value}-note`} aria-hidden="true" className={styles.note}>
                {tab.note}
              </span>
            ) : null}
          </Behaviour.Trigger>
        ))}
      </Behaviour.List>
      {tabs.map((tab) => (
        <Behaviour.Content
          key={tab.value}
          value={tab.value}
          className={styles.panel}
          onFocus={showBeginning}
          forceMount
          asChild
        >
          <div style={noStyle}>{tab.content}</div>
        </Behaviour.Content>
      ))}
    </Behaviour.Root>
  );
}
