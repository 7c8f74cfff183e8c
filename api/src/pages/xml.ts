import { valueSkipped } from "../observability/signals";

/** Characters invalid in XML. */
const INVALID = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML, without invalid characters. The host is a header that anyone may set. */
export function escapeXml(text: string): string {
  const valid = text.replace(INVALID, "");
  if (valid.length < text.length) valueSkipped.publish({ document: "xml", kind: "characters" });
  return valid.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** An element with a text. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
