import type { ReactNode, Ref } from "react";
import { LinkButton } from "#ui/button/Button.tsx";
import { BrandMark } from "./BrandMark.tsx";
import styles from "./TopBar.module.css";

export interface BarProps {
  /** The name of the company. */
  brand: string;
  /** Where home is (TOP-01). */
  home: { href: string; name: string };
  /** Names the row of links. */
  nav: string;
  /** To the parts of the page (TOP-02). */
  links: readonly { label: string; href: string }[];
  /** The link whose place is being shown. */
  currentHref?: string | undefined;
  /** Between the links and the call: what the whole page is shown in. */
  controls?: ReactNode;
  /** Leads to a talk (TOP-03). */
  call: { href: string; label: string };
  /** The bar itself. */
  ref?: Ref<HTMLElement>;
}

/** The bar above every document, in plain links: with the app, and where no script runs. */
export function Bar({ brand, home, nav, links, currentHref, controls, call, ref }: BarProps) {
  const { label, ...to } = call;
  return (
    <header ref={ref} className={styles.bar}>
      <div className={styles.inner}>
        {/* One label: a name in two pieces is read out with a space before its comma. */}
        <a className={styles.brand} href={home.href} aria-label={`${brand}, ${home.name}`}>
          <BrandMark />
          {brand}
        </a>
        <div className={styles.row}>
          <nav aria-label={nav} className={styles.nav}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} aria-current={link.href === currentHref ? "true" : undefined}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {controls}
        </div>
        <LinkButton {...to} size="small" className={styles.call}>
          {label}
        </LinkButton>
      </div>
    </header>
  );
}
