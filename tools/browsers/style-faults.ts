import { readFileSync } from "node:fs";
import type { Identifier } from "@mdn/browser-compat-data/types";
import type { AtRule, Container, Declaration, Rule } from "postcss";
import * as styled from "postcss-styled-syntax";
import { entryAt, featureAt, lackingBrowsers } from "./support";

/** A feature in a file that a supported browser lacks. */
export interface Fault {
  file: string;
  line: number;
  feature: string;
  browsers: string[];
}

/** Without them a page looks plainer, loads more slowly or prints differently, and works as well. */
const DECORATIVE = new RegExp(
  `^(${[
    "(-webkit-)?text-size-adjust.*",
    "-webkit-tap-highlight-color.*",
    "text-wrap.*",
    "scrollbar-(gutter|width).*",
    "content-visibility.*",
    "contain-intrinsic-.*",
    "cursor.*", // no phone has one
    "resize.*",
    "field-sizing.*",
    "forced-color-adjust.*",
    "break-(after|before|inside).*",
    "font-family: .*", // the next family of the list
    "::selection",
    "@page.*",
    "@starting-style", // no animation
    "@media \\(scripting\\)", // a control that needs our code is shown without it
    ":popover-open", // ui/layout/popover-style adds the class of the polyfill
  ].join("|")})$`,
);

/**
 * The features in a file's style sheets that a supported browser lacks. Those inside `@supports` have a condition, and a comment
 * `plainer without :has` before a rule says that the page works without the rule.
 */
export function styleFaults(file: string): Fault[] {
  const source = readFileSync(file, "utf8");
  const faults: Fault[] = [];
  const report = (node: Declaration | Rule | AtRule, feature: string, browsers: string[]): void => {
    if (browsers.length > 0 && !DECORATIVE.test(feature) && !isConditional(node))
      faults.push({ file, line: node.source?.start?.line ?? 1, feature, browsers });
  };
  const root = styled.parse(source, { from: file });
  root.walkDecls((declaration) => {
    for (const [feature, browsers] of declarationFaults(declaration)) report(declaration, feature, browsers);
  });
  root.walkRules((rule) => {
    const note = rule.prev();
    if (note?.type === "comment" && /^plainer without /.test(note.text)) return;
    for (const [written, name = ""] of rule.selector.matchAll(/::?([a-z][\w-]+)/g))
      report(rule, written, lackingBrowsers(featureAt("css", "selectors", name)));
  });
  root.walkAtRules((rule) => {
    report(rule, `@${rule.name}`, lackingBrowsers(featureAt("css", "at-rules", rule.name)));
    for (const [, name = ""] of rule.params.matchAll(/\(\s*([a-z-]+)/g))
      report(rule, `@${rule.name} (${name})`, lackingBrowsers(featureAt("css", "at-rules", rule.name, name)));
  });
  return faults;
}

function declarationFaults(declaration: Declaration): [string, string[]][] {
  const { prop, value } = declaration;
  if (prop.startsWith("--")) return functionFaults(value);
  const siblings = (declaration.parent as Container | undefined)?.nodes ?? [];
  const isWritten = (name: string) => siblings.some((node) => node.type === "decl" && node.prop === name);
  const words = value.replaceAll(/"[^"]*"|'[^']*'|\$\{[^}]*\}/g, '""');
  const property = entryAt("css", "properties", prop);
  const name: [string, string[]] = [
    prop,
    lackingBrowsers(property?.__compat, (prefix) => isWritten(`${prefix}${prop}`)),
  ];
  // a browser that doesn't know a value takes the declaration before
  if (
    siblings
      .slice(0, siblings.indexOf(declaration))
      .some((node) => node.type === "decl" && node.prop === prop)
  )
    return [name];
  return [
    name,
    ...Array.from(words.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w-]*\()/g), ([word]): [string, string[]] => [
      `${prop}: ${word}`,
      lackingBrowsers(property?.[word]?.__compat, (prefix) => value.includes(`${prefix}${word}`)),
    ]),
    ...(prop === "content" && words.includes("/")
      ? ([["content: … / …", lackingBrowsers(property?.alt_text?.__compat)]] as [string, string[]][])
      : []),
    ...functionFaults(words),
  ];
}

/** Functions are MDN's types of values, or belong to one: `light-dark()` is a color. */
function functionFaults(value: string): [string, string[]][] {
  const types = (entryAt("css", "types") ?? {}) as Record<string, Identifier>;
  return Array.from(value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(\s*(from\b)?/g), ([, name = "", from]) => {
    const entry = types[name] ?? Object.values(types).find((type) => type[name]?.__compat)?.[name];
    const relative = from ? lackingBrowsers(entry?.relative_syntax?.__compat) : [];
    return [`${name}(${from ?? ""})`, [...lackingBrowsers(entry?.__compat), ...relative]];
  });
}

function isConditional(node: Declaration | Rule | AtRule): boolean {
  for (let parent = node.parent as Container | undefined; parent; parent = parent.parent as Container)
    if (parent.type === "atrule" && (parent as AtRule).name === "supports") return true;
  return false;
}
