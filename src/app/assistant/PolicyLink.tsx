import { frameCopy } from "#features/frame/frame.copy.ts";
import { useCopy } from "#shared/copy.ts";

/** The link to the privacy policy, in a tab of its own: what is open here stays open. */
export function PolicyLink() {
  const { href, label } = useCopy(frameCopy).privacy;
  return (
    <a href={href} target="_blank" rel="noopener">
      {label}
    </a>
  );
}
