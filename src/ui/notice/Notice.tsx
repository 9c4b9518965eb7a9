import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon/Icon.tsx";
import styles from "./Notice.module.css";

const look = cva(styles.notice, {
  variants: { tone: { info: styles.info, good: styles.good, danger: styles.danger } },
});

const iconOf: Record<NoticeProps["tone"], IconName> = { info: "info", good: "check", danger: "alert" };

export interface NoticeProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** `info` tells, `good` confirms, `danger` says what went wrong. */
  tone: "info" | "good" | "danger";
  /** The event in a few words. */
  title?: ReactNode;
  /** Buttons for the visitor's next step. */
  actions?: ReactNode;
}

/**
 * Says how things stand, where it matters. It is not announced by itself: give it `role="alert"` or
 * `role="status"` when it appears on its own, or move the focus to it.
 */
export function Notice({ tone, title, actions, className, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} data-tone={tone} className={look({ tone, className })}>
      <Icon name={iconOf[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
