import type { Plugin } from "vite";

/**
 * Keeps a development server from serving the embedded backend's data and its staff key, which lie below the root. A
 * plugin, since Storybook replaces the `server` part of its configuration.
 */
export function privateFiles(): Plugin {
  // Vite's own list is repeated: one that is given takes its place.
  const deny = [".env", ".env.*", "*.{crt,pem}", "**/.git/**", "**/supabase/.temp/**"];
  return { name: "private-files", apply: "serve", config: () => ({ server: { fs: { deny } } }) };
}
