import type { Identifier } from "@mdn/browser-compat-data/types";
import ts from "typescript";
import { entryAt, type Fault, lackingBrowsers } from "./support";

/** @oddbird/popover-polyfill adds popovers (web/src/boot). Fields work without autoCapitalize. */
const ACCEPTED = /^(popover|(show|hide|toggle)Popover|autoCapitalize$)/i;

/** The features of JavaScript and of the DOM in a file that a supported browser lacks. */
export function sourceFaults(file: ts.SourceFile, checker: ts.TypeChecker): Fault[] {
  const faults: Fault[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return;
    const name = ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : "";
    const browsers = name && !ACCEPTED.test(name) ? lackingBrowsers(featureOf(node, name, checker)) : [];
    if (browsers.length > 0 && !isOptional(node, name, file))
      faults.push({ line: lineOf(file, node), name, browsers });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}

/** The line on which a node begins, counted from 1. */
export const lineOf = (file: ts.SourceFile, node: ts.Node): number =>
  file.getLineAndCharacterOfPosition(node.getStart()).line + 1;

/** Whether the call is optional, or the file has tested for the feature before: `"name" in x`, `typeof x.name`. */
const isOptional = (node: ts.Node, name: string, { text }: ts.SourceFile) =>
  text.startsWith("?.(", node.getEnd()) ||
  new RegExp(`"${name}" in|typeof ([\\w.]*\\.)?${name}\\b`).test(text.slice(0, node.getEnd()));

/** MDN's entry of an event that code listens for, an HTML attribute, or a built-in object or its member. */
function featureOf(node: ts.Node, name: string, checker: ts.TypeChecker): Identifier | undefined {
  const { parent } = node;
  if (ts.isStringLiteral(node))
    return ts.isCallExpression(parent) && /addEventListener$/.test(parent.expression.getText())
      ? featureAnywhere(`${name}_event`)
      : undefined;
  if (ts.isJsxAttribute(parent)) {
    const path = [parent.parent.parent.tagName.getText(), name.toLowerCase()];
    return entryAt("html", "elements", ...path) ?? entryAt("html", "global_attributes", ...path.slice(1));
  }
  const declared = checker.getSymbolAtLocation(node)?.declarations ?? [];
  return declared.map((declaration) => featureDeclared(declaration, name)).find((feature) => feature);
}

/** MDN's entry of a declaration in TypeScript's libraries. */
function featureDeclared(declaration: ts.Declaration, name: string): Identifier | undefined {
  const [, library] = /\/typescript\/lib\/lib\.(.+)\.d\.ts$/.exec(declaration.getSourceFile().fileName) ?? [];
  if (!library) return undefined;
  const at = (...path: string[]) =>
    entryAt("api", ...path) ??
    entryAt("javascript", "builtins", ...path) ??
    entryAt("javascript", "builtins", "Intl", ...path);
  const { parent } = declaration;
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    const object = parent.parent.name.getText();
    return at(object, `${name}_static`) ?? at(object, name);
  }
  if (!ts.isInterfaceDeclaration(parent)) return at(name) ?? at("Window", name);
  const object = parent.name.text.replace(/^Readonly|Constructor$/, "");
  // MDN doesn't know the mixins of TypeScript's DOM
  if (!at(object)) return library.startsWith("dom") ? featureAnywhere(name) : undefined;
  // code that holds the object has tested for the feature
  return lackingBrowsers(at(object)).length > 0 ? undefined : at(object, name);
}

/** The best supported feature of the DOM with this name. */
function featureAnywhere(name: string): Identifier | undefined {
  const features = Object.values(entryAt("api") ?? {}).flatMap((one) => (one as Identifier)[name] ?? []);
  return features.sort((one, other) => lackingBrowsers(one).length - lackingBrowsers(other).length)[0];
}
