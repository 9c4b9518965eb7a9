import type { Plugin } from "vite";

/**
 * Tells the bundler that importing a style sheet has an effect, so that those stay which `src/app/hydration/first-style.ts`
 * names: Vite drops the import of a CSS module whose classes are not used on the spot.
 */
export function cssSideEffects(): Plugin {
  return {
    name: "css-side-effects",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /\.module\.css$|first-style\.ts$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
    },
  };
}
