import type { Plugin } from "vite";

/** Code of a library that does something unwanted, and its replacement. */
const habits = [
  {
    // The backend client's sign-in part, which the site has no use for, tries local storage out as soon as it is
    // loaded: it writes a key of random digits, for a debugging switch that nothing reads any more.
    file: /@supabase\/auth-js\/dist\/module\/lib\/locks\.js/,
    habit: /supportsLocalStorage\(\) &&/,
    instead: "false &&",
  },
  {
    // The call client reports its errors to its maker's service, with the room's properties. No setting stops it;
    // without an address it has nowhere to send them.
    file: /@daily-co\/daily-js\/dist\/daily-esm\.js/,
    habit: /dsn:"https:\/\/[^"]+"/,
    instead: 'dsn:""',
  },
] as const;

/**
 * Breaks libraries of two habits that the site's ledger does not allow: nothing is stored and nobody is contacted
 * but as listed there. Fails when a library has changed: look whether it still does so.
 */
export function quietVendor(): Plugin {
  return {
    name: "quiet-vendor",
    apply: "build",
    transform: {
      filter: { id: habits.map(({ file }) => file) },
      handler(code, id) {
        const known = habits.find(({ file }) => file.test(id));
        if (!known?.habit.test(code))
          this.error("This library no longer has the habit that is taken from it.");
        return { code: code.replace(known.habit, known.instead), map: null };
      },
    },
  };
}
