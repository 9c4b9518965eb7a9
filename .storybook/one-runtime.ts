import { fileURLToPath } from "node:url";
import type { Plugin, PluginOption, UserConfig } from "vite";

/** Modules of Storybook that the built book's frames have in a smaller form. */
const smaller: Readonly<Record<string, string>> = {
  "storybook/internal/preview/runtime": "preview-runtime.ts",
  "storybook/manager-api": "preview-shortcuts.ts",
};

const ownModules: Plugin = {
  name: "own-preview-modules",
  enforce: "pre",
  resolveId(source) {
    const own = smaller[source];
    return own ? fileURLToPath(new URL(own, import.meta.url)) : null;
  },
};

const isGlobals = (plugin: PluginOption) =>
  typeof plugin === "object" &&
  plugin !== null &&
  "name" in plugin &&
  plugin.name === "storybook:external-globals-plugin";

/**
 * Storybook's modules once. Its own runtime is one file with all of them, which the rest reaches by globals; but what
 * the globals do not offer is imported from the package, and with it most of the same modules again. In the built book
 * everything is imported, as in the story tests.
 */
export function withOneRuntime(config: UserConfig, { configType }: { configType?: string }): UserConfig {
  if (configType !== "PRODUCTION") return config;
  const others = (config.plugins ?? []).filter((plugin) => !isGlobals(plugin));
  return { ...config, plugins: [ownModules, ...others] };
}
