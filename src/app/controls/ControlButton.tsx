import { Button, type ButtonProps } from "#ui/button/Button.tsx";
import styles from "./ControlButton.module.css";

/** A button among the page's controls in the footer. */
export function ControlButton(props: Omit<ButtonProps, "tone" | "className">) {
  return <Button {...props} tone="quiet" className={styles.button} />;
}
