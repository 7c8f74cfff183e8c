import { createDefaultPolicy } from "../ui/browser/trusted-types";

/** HTML as Markdown produces it: no attribute but a link's address. */
const plainHtml =
  /^(?:[^<]|<\/?(?:p|em|strong|s|code|pre|ul|ol|li|blockquote|h[1-6]|a)>|<(?:br|hr) ?\/?>|<a href="(?:https?:\/\/|\/|#)[^"<>]*">)*$/;

/** The HTML unchanged where it can't run a script; otherwise null. */
export function trustedHtml(html: string): string | null {
  return plainHtml.test(html) ? html : null;
}

/** Lets GraphiQL show the schema's descriptions, which it writes as HTML, where browsers refuse that (Trusted Types). */
export function trustDescriptions(): void {
  createDefaultPolicy({ createHTML: trustedHtml });
}
