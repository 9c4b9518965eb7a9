import { VisuallyHidden } from "#ui/visually-hidden/VisuallyHidden.tsx";

const name = "website";

/**
 * A field for programs that fill in whatever they find. People neither see nor reach nor hear it; should one fill
 * it in all the same, by a password manager say, nothing is lost: the request is stored with a mark.
 */
export function Honeypot() {
  return (
    <VisuallyHidden>
      <span aria-hidden="true">
        <input name={name} tabIndex={-1} autoComplete="off" />
      </span>
    </VisuallyHidden>
  );
}

export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(name));
}
