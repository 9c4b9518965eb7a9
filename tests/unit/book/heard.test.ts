import { expect, test } from "vitest";
import { type AxNode, spoken } from "../../visual/heard/spoken.ts";

interface Described {
  role: string;
  name?: string;
  description?: string;
  has?: Record<string, unknown>;
  in?: readonly Described[];
}

function tree(root: Described): AxNode[] {
  const nodes: AxNode[] = [];
  const add = ({ role, name = "", description = "", has = {}, in: inside = [] }: Described): string => {
    const nodeId = String(nodes.length);
    const node: AxNode = {
      nodeId,
      ignored: role === "none",
      role: { value: role },
      name: { value: name },
      description: { value: description },
      properties: Object.entries(has).map(([property, value]) => ({ name: property, value: { value } })),
    };
    nodes.push(node);
    node.childIds = inside.map(add);
    return nodeId;
  };
  add(root);
  return nodes;
}

const text = (name: string): Described => ({ role: "StaticText", name });

test("a control is said once, with its role, its states and what is said of it besides", () => {
  const page = tree({
    role: "RootWebArea",
    in: [
      {
        role: "textbox",
        name: "Name",
        description: "Name ist erforderlich",
        has: { required: true, invalid: "true", focused: true },
        in: [{ role: "none", in: [text("Katharina")] }],
      },
      { role: "button", name: "Send", description: "Send", in: [text("Send")], has: { disabled: true } },
    ],
  });
  expect(spoken(page, "de")).toEqual([
    "Name, Eingabefeld, erforderlich, ungültige Eingabe, (hier ist der Fokus), Name ist erforderlich",
    "Send, Schaltfläche, nicht verfügbar",
  ]);
  expect(spoken(page, "en")[1]).toBe("Send, button, unavailable");
});

test("an announcement is no part of the page; a log with a name is", () => {
  const page = tree({
    role: "RootWebArea",
    in: [
      { role: "log", in: [text("Copied.")] },
      { role: "log", name: "Captions", in: [text("Good day.")] },
    ],
  });
  expect(spoken(page, "en")).toEqual(["Captions, log", "  Good day."]);
});

test("sentences stay whole, landmarks hold what is in them, and a heading's link is a stop of its own", () => {
  const page = tree({
    role: "RootWebArea",
    in: [
      { role: "region", in: [text("without a name it is not said")] },
      {
        role: "main",
        in: [
          {
            role: "heading",
            name: "A link",
            has: { level: 2 },
            in: [{ role: "link", name: "A link", in: [text("A link")] }],
          },
          { role: "paragraph", in: [text("One "), text("sentence.")] },
          { role: "list", in: [{ role: "listitem", in: [{ role: "ListMarker" }, text("first")] }] },
        ],
      },
    ],
  });
  expect(spoken(page, "en")).toEqual([
    "without a name it is not said",
    "main",
    "  A link, heading, level 2",
    "    A link, link",
    "  One sentence.",
    "  list, 1 items",
    "    first",
  ]);
});
