export interface LegalLabelProps {
  /** The words, which may break where a hyphen may stand. */
  label: string;
  /** The word in the label that is German whatever the language of the page. */
  german?: string;
}

/** The name of a legal document, whose German word is read out in German (WCAG 3.1.2). */
export function LegalLabel({ label, german }: LegalLabelProps) {
  const [before, after] = german ? label.split(german) : [label];
  if (after === undefined) return label;
  return (
    <>
      {before}
      <span lang="de">{german}</span>
      {after}
    </>
  );
}
