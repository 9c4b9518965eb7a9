import ts from "typescript";
import { expect, test } from "vitest";
import { sourcesOf } from "../support/sources.ts";

interface Prop {
  /** "ButtonProps.tone" */
  name: string;
  described: boolean;
  /** The value of its `@default`. */
  said: string | undefined;
}

const textOf = (comment: ts.JSDoc["comment"]) => ts.getTextOfJSDocComment(comment)?.trim() ?? "";

function propOf(owner: string, node: ts.PropertySignature): Prop {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const said = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === "default");
  return {
    name: `${owner}.${node.name.getText()}`,
    described: textOf(comment?.comment) !== "",
    said: said && textOf(said.comment),
  };
}

/** The props of an exported component whose parameter has an inline type. */
function inlineType(node: ts.Node): ts.TypeNode | undefined {
  if (!ts.isFunctionDeclaration(node) || !/^[A-Z]/.test(node.name?.text ?? "")) return undefined;
  const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const type = isExported ? node.parameters[0]?.type : undefined;
  return type && ts.isTypeLiteralNode(type) ? type : undefined;
}

function read(source: string): { props: Prop[]; defaults: Map<string, string> } {
  const file = ts.createSourceFile("a.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const props: Prop[] = [];
  const defaults = new Map<string, string>();
  function within(owner: string, node: ts.Node): void {
    if (ts.isPropertySignature(node)) props.push(propOf(owner, node));
    else ts.forEachChild(node, (child) => within(owner, child));
  }
  function visit(node: ts.Node): void {
    const isProps = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
    if (isProps && /(Props|Look)$/.test(node.name.text)) within(node.name.text, node);
    const inline = inlineType(node);
    if (inline && ts.isFunctionDeclaration(node)) within(node.name?.text ?? "", inline);
    if (ts.isPropertyAssignment(node) && node.name.getText() === "defaultVariants") {
      ts.forEachChild(node.initializer, (one) => {
        if (ts.isPropertyAssignment(one)) defaults.set(one.name.getText(), one.initializer.getText());
      });
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return { props, defaults };
}

const all = sourcesOf(/^src\/(ui|features)\/.*\.tsx$/).map(([file, source]) => ({ file, ...read(source) }));

test("there are props to look at", () => {
  expect(all.flatMap(({ props }) => props).length).toBeGreaterThan(300);
});

test.each(all.filter(({ props }) => props.length > 0))("every prop has a sentence: $file", ({ props }) => {
  expect(props.filter(({ described }) => !described).map(({ name }) => name)).toEqual([]);
});

/** The book reads a default from the parameters; what `cva` falls back to it cannot see. */
test.each(all.filter(({ defaults }) => defaults.size > 0))(
  "a look that is meant when nothing is said is named: $file",
  ({ props, defaults }) => {
    for (const [name, value] of defaults) {
      for (const prop of props.filter((one) => one.name.endsWith(`.${name}`))) {
        expect(prop.said, `${prop.name} @default`).toBe(JSON.parse(value));
      }
    }
  },
);
