import type { StoryContext } from "@storybook/react-vite";

/** What the decorator `held` does for a piece, as an app would write it. */
function controlled(code: string, [value, change, opener]: readonly string[]): string {
  const set = `set${value?.replace(/^./, (first) => first.toUpperCase())}`;
  const given = new RegExp(`(\\s)${value}(?:=\\{?("[^"]*"|\\w+)\\}?)?(?=\\s)`);
  const [, , first = "true"] = given.exec(code) ?? [];
  const body = `() => {\n  const [${value}, ${set}] = useState(${first});\n  return $1;\n};`;
  return `import { useState } from 'react';\n${code}`
    .replace(given, `$1${value}={${value}}`)
    .replace(`${change}={fn()}`, `${change}={${opener ? `() => ${set}(false)` : set}}`)
    .replace(/\(\) => (<.*);$/s, body);
}

/** A file's imports serve all of its examples: this one has those that it names. */
function pruned(code: string): string {
  const body = code.replace(/^import .*\n/gm, "");
  const isNamed = (name: string) => new RegExp(`\\b${name.replace("type ", "")}\\b`).test(body);
  return code.replace(/^import \{ (.*) \} (from .*\n)/gm, (_, names: string, from: string) => {
    const own = names.split(", ").filter(isNamed);
    return own.length > 0 ? `import { ${own.join(", ")} } ${from}` : "";
  });
}

/** An example as another app writes it, from the package, without a test's stand-ins; its own words stay as they are. */
export function asElsewhere(code: string, { parameters: { holds } }: Pick<StoryContext, "parameters">) {
  const own = (holds && !code.includes("useState") ? controlled(code, holds) : code)
    .replace(/^import .*'storybook\/test';\n/m, "")
    .replace("{ Icon }", "{ Icon, iconNames }")
    .replaceAll("'#features/solutions/SolutionsSection.tsx'", "'mainlicht-site/solutions'")
    .replaceAll(/'#ui\/[^']*'/g, "'mainlicht-site/ui'")
    .replace(/>\((<[\s\S]*>)\)<\//, ">$1</")
    .replaceAll(/<\/a>(?=\p{L})/gu, "</a> ")
    .replaceAll(/\bfn\((.*?)\)(?=\s*[},])/g, (_, stub) => stub || "() => {}");
  return own.includes("'#") ? "// A view of this site; see Foundations/Use it elsewhere." : pruned(own);
}
