import { type FunctionComponent, useEffect } from "react";

/** As the package declares its component; whether `styles` may change makes no difference here. */
interface SheetProps {
  styles: string;
  dynamic?: boolean;
}

/**
 * Stands in for the package `react-style-singleton` in the site (`vite.config.ts`): dialogs and lists keep the page
 * behind them from scrolling with a style of their own while they are open. The package writes it as a `<style>`
 * element, which the security policy forbids; a sheet that is adopted is not governed by it.
 * @returns a component whose `styles` apply while at least one of it is there: those of the first.
 */
export function styleSingleton(): FunctionComponent<SheetProps> {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;

  function add(styles: string): void {
    users += 1;
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }

  function remove(): void {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    sheet = null;
  }

  return function Sheet({ styles }) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
