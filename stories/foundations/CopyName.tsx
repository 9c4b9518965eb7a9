import { useState } from "react";
import { IconButton } from "#ui/icon-button/IconButton.tsx";

/** Puts a token's name into the clipboard, as a style sheet uses it. */
export function CopyName({ name }: { name: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(`var(${name})`).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <IconButton
      size="small"
      icon={isCopied ? "check" : "copy"}
      label={isCopied ? `Copied: ${name}` : `Copy ${name}`}
      onClick={() => void copy()}
    />
  );
}
