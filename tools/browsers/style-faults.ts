import type { Identifier } from "@mdn/browser-compat-data/types";
import type { ChildNode, Declaration } from "postcss";
import * as styled from "postcss-styled-syntax";
import { entryAt, type Fault, lackingBrowsers } from "./support";

/** Without them a page looks plainer, loads more slowly or prints differently, and works as well. */
const DECORATIVE = new RegExp(
  `^(${[
    "(-webkit-)?text-size-adjust|-webkit-tap-highlight-color|text-wrap|scrollbar-(gutter|width)",
    "content-visibility|contain-intrinsic-|resize|field-sizing|forced-color-adjust|break-(after|before|inside)",
    "cursor", // no phone has one
    "font-family: ", // the next family of the list
    "::selection|@page",
    "@starting-style", // no animation
    ":popover-open", // ui/layout/popover-style adds the class of the polyfill
  ].join("|")})`,
);

type Feature = [name: string, entry?: Identifier];

/** The features of CSS in a file that a supported browser lacks. `plainer without :has` before a rule marks it as unnecessary. */
export function styleFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  const root = styled.parse(text);
  root.walkAtRules("supports", (rule) => void rule.remove());
  root.walk((node) => {
    for (const [name, entry] of featuresOf(node)) {
      const written = name.replace(/^.*: /, "");
      const browsers = lackingBrowsers(entry, (prefix) => String(node.parent).includes(prefix + written));
      if (browsers.length > 0 && !DECORATIVE.test(name))
        faults.push({ line: node.source?.start?.line ?? 1, name, browsers });
    }
  });
  return faults;
}

function featuresOf(node: ChildNode): Feature[] {
  if (node.type === "decl") return featuresOfDeclaration(node);
  if (node.type === "atrule") return [[`@${node.name}`, entryAt("css", "at-rules", node.name)]];
  if (node.type !== "rule") return [];
  const note = node.prev();
  if (note?.type === "comment" && note.text.startsWith("plainer without ")) return [];
  const selectors = Array.from(node.selector.matchAll(/::?([a-z][\w-]+)/g));
  return selectors.map(([selector, name = ""]) => [selector, entryAt("css", "selectors", name)]);
}

function featuresOfDeclaration(declaration: Declaration): Feature[] {
  const { prop } = declaration;
  const property = entryAt("css", "properties", prop);
  // a browser that doesn't know a value takes the declaration before
  const siblings = declaration.parent?.nodes ?? [];
  const before = siblings.slice(0, siblings.indexOf(declaration));
  if (before.some((node) => node.type === "decl" && node.prop === prop)) return [[prop, property]];
  const value = declaration.value.replaceAll(/"[^"]*"|'[^']*'|\$\{[^}]*\}/g, '""');
  const alternative: Feature[] =
    prop === "content" && value.includes("/") ? [["content: … / …", property?.alt_text]] : [];
  const words = Array.from(
    value.matchAll(/(?<![\w-])([a-z][a-z-]*)(\((?:\s*from\b)?)?/g),
    ([written, name = "", call]): Feature =>
      call ? [`${written})`, functionEntry(name, call)] : [`${prop}: ${name}`, property?.[name]],
  );
  return [[prop, property], ...alternative, ...words];
}

/** Functions are MDN's types of values, or belong to one: `light-dark()` is a color. */
function functionEntry(name: string, call: string): Identifier | undefined {
  const types = entryAt("css", "types") as Record<string, Identifier>;
  const entry = types[name] ?? Object.values(types).find((type) => type[name]?.__compat)?.[name];
  return call.endsWith("from") ? entry?.relative_syntax : entry;
}
