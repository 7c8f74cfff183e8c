/** Text that markup can hold. The host is a header that anybody may set. */
export const escapeXml = (text: string): string =>
  text
    // characters that XML has none of
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");

/** An element with a text. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
