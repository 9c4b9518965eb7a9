import { heroEmailKey } from "#features/privacy/ledger/keys.ts";

/** Keeps the hero's e-mail address until the contact form takes it (HERO-05, FORM-06). */
export interface HeroEmail {
  keep(email: string): void;
  /** Returns the address and deletes it from the device. */
  take(): string | null;
}

type SessionStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Session storage, or this page's memory where the visitor refuses storage. Never the address bar. */
export function heroEmail(store: () => SessionStore): HeroEmail {
  let remembered: string | null = null;
  return {
    keep(email) {
      try {
        store().setItem(heroEmailKey, email);
      } catch {
        remembered = email;
      }
    },
    take() {
      const fromMemory = remembered;
      remembered = null;
      try {
        const stored = store().getItem(heroEmailKey);
        store().removeItem(heroEmailKey);
        return stored ?? fromMemory;
      } catch {
        return fromMemory;
      }
    },
  };
}
