import { frameCopy } from "#features/frame/frame.copy.ts";
import { PolicyLink as Link } from "#features/privacy/PolicyLink.tsx";
import { defineCopy, useCopy } from "#shared/copy.ts";

/** Ends the sentence "Mehr dazu in der …", so it names the document, not the footer's entry. */
const copy = defineCopy({ de: { words: "Datenschutzerklärung" }, en: { words: "privacy policy" } });

/** The link to the privacy policy, in a tab of its own: what is open here stays open. */
export function PagePolicyLink() {
  const { href } = useCopy(frameCopy).privacy;
  return (
    <Link href={href} onOpen={() => false}>
      {useCopy(copy).words}
    </Link>
  );
}
