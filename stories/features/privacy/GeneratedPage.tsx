export interface GeneratedPageProps {
  /** The whole document. */
  html: string;
}

/** The page that a plain press on the consent link opens, in a frame. */
export function GeneratedPage({ html }: GeneratedPageProps) {
  return (
    <iframe
      title="Generated privacy policy"
      srcDoc={html}
      style={{ inlineSize: "100%", blockSize: "44rem", border: 0 }}
    />
  );
}
