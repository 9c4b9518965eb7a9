import { type MouseEvent, type ReactNode, useEffect } from "react";
import { defineCopy, useCopy } from "#shared/copy.ts";

const copy = defineCopy({ de: { newTab: "(neuer Tab)" }, en: { newTab: "(new tab)" } });

export interface PolicyLinkProps {
  /** The static document: where the link goes without script, and whenever the generated page cannot be had. */
  href: string;
  /** A plain press. @returns whether the generated page opens; if not, the link is followed. */
  onOpen: () => boolean;
  /**
   * The link is there, or a press is likely: whatever it needs may be fetched. Called more than once, so that
   * a fetch that failed is tried again.
   */
  onPrepare?: () => void;
  /** The words of the link. */
  children: ReactNode;
}

/** A plain press; every other one (modifier, middle button) means "do as my browser does". */
function isPlain(press: MouseEvent): boolean {
  return press.button === 0 && !press.metaKey && !press.ctrlKey && !press.shiftKey && !press.altKey;
}

/**
 * The link to the privacy policy inside the consent text (FORM-04): a real link, which a plain press replaces
 * by the page generated in the visitor's language.
 */
export function PolicyLink({ href, onOpen, onPrepare, children }: PolicyLinkProps) {
  const { newTab } = useCopy(copy);

  // Fetched by then, the page opens under its own address at once, without an empty tab in between.
  useEffect(() => onPrepare?.(), [onPrepare]);

  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      onClick={(press) => {
        if (isPlain(press) && onOpen()) press.preventDefault();
      }}
      onPointerEnter={onPrepare}
      onTouchStart={onPrepare}
      onFocus={onPrepare}
    >
      {children}
      {` ${newTab}`}
    </a>
  );
}
