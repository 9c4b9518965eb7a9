import type { Language } from "#shared/copy.ts";
import { roles, states } from "./words.ts";

export const textFolder = "tests/visual/heard/approved";

/** A node of Chromium's accessibility tree (`Accessibility.getFullAXTree`); only the fields that are read here. */
export interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  value?: { value?: unknown };
  properties?: readonly { name: string; value: { value?: unknown } }[];
  childIds?: readonly string[];
}

/** Roles whose name stands for their content, so that the content is not said a second time. */
const whole = new Set([
  "button",
  "checkbox",
  "combobox",
  "image",
  "link",
  "meter",
  "radio",
  "tab",
  "textbox",
]);

/** Roles that are said only with a name. */
const namedOnly = new Set(["article", "figure", "form", "group", "region", "status"]);

const plain = (value: unknown): string =>
  typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "";

function statesOf({ properties = [] }: AxNode, role: string, language: Language): string[] {
  const of = new Map(properties.map(({ name, value }) => [name, value.value]));
  const said = (name: keyof typeof states) => states[name][language];
  const either = (name: string, yes: keyof typeof states, no: keyof typeof states) =>
    of.has(name) ? [said(String(of.get(name)) === "true" ? yes : no)] : [];
  const when = (name: "disabled" | "required" | "busy" | "selected") =>
    of.get(name) === true ? [said(name)] : [];
  const invalid = of.has("invalid") && String(of.get("invalid")) !== "false";
  return [
    ...(role === "heading" ? [`${said("level")} ${String(of.get("level"))}`] : []),
    ...either("checked", "checked", "unchecked"),
    ...either("pressed", "pressed", "unpressed"),
    ...either("expanded", "expanded", "collapsed"),
    ...(["selected", "disabled", "required"] as const).flatMap(when),
    ...(invalid ? [said("invalid")] : []),
    ...when("busy"),
    ...(of.get("focused") === true ? [said("focused")] : []),
  ];
}

const roleOf = ({ role }: AxNode) => plain(role?.value);
const nameOf = ({ name }: AxNode) => plain(name?.value);

/** Nodes that are left out with their content. An announcement is one: it comes and goes with time. */
function isUnsaid(node: AxNode): boolean {
  const role = roleOf(node);
  const isAnnouncement = role === "log" && !nameOf(node);
  return isAnnouncement || role === "InlineTextBox" || role === "ListMarker";
}

function childrenAmong(nodes: readonly AxNode[]): (node: AxNode) => AxNode[] {
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  return ({ childIds = [] }) => childIds.map((id) => known.get(id)).filter((node) => node !== undefined);
}

/** The line of one stop: its name, what it is, its states, its value and its description. */
function announced(node: AxNode, kind: string, language: Language): string {
  const role = roleOf(node);
  const name = nameOf(node);
  const description = plain(node.description?.value);
  const parts = [
    name,
    kind,
    ...statesOf(node, role, language),
    role === "textbox" || role === "combobox" ? plain(node.value?.value) : "",
    description === name ? "" : description,
  ];
  return parts.filter(Boolean).join(", ");
}

/**
 * What a screen reader says on walking through a page from top to bottom, a line for each stop; what is within something
 * that is announced stands further in.
 */
export function spoken(nodes: readonly AxNode[], language: Language): string[] {
  const childrenOf = childrenAmong(nodes);
  const lines: string[] = [];

  function stopsIn(node: AxNode): AxNode[] {
    return childrenOf(node).flatMap((child) => (whole.has(roleOf(child)) ? [child] : stopsIn(child)));
  }

  /** Texts side by side in one block are one sentence. */
  function content(nodes: readonly AxNode[], indent: string): void {
    let text = "";
    const flush = () => {
      if (text.trim()) lines.push(indent + plain(text));
      text = "";
    };
    for (const node of nodes) {
      if (roleOf(node) === "StaticText" && !node.ignored) {
        text += String(node.name?.value ?? "");
        continue;
      }
      flush();
      say(node, indent);
    }
    flush();
  }

  function say(node: AxNode, indent: string): void {
    if (isUnsaid(node)) return;
    const role = roleOf(node);
    const word = roles[role]?.[language];
    const quiet = node.ignored || role === "RootWebArea" || !word || (namedOnly.has(role) && !nameOf(node));
    if (quiet) {
      content(childrenOf(node), indent);
      return;
    }
    const entries =
      role === "list" ? childrenOf(node).filter((child) => roleOf(child) === "listitem").length : 0;
    const kind = entries > 0 ? `${word}, ${entries} ${states.entries[language]}` : word;
    lines.push(indent + announced(node, kind, language));
    if (whole.has(role)) return;
    // A heading's words are its name; a link in it is a stop of its own.
    content(role === "heading" ? stopsIn(node) : childrenOf(node), `${indent}  `);
  }

  const [root] = nodes;
  if (root) content([root], "");
  return lines;
}
