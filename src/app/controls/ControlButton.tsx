import { Button, type ButtonProps } from "#ui/button/Button.tsx";
import styles from "./ControlButton.module.css";

export function ControlButton(props: Omit<ButtonProps, "tone" | "className">) {
  return <Button {...props} tone="quiet" className={styles.button} data-screen-only="" />;
}
