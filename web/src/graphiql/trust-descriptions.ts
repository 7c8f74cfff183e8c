import { setTrustedTypes } from "../features/session/trusted-types";

/** What Markdown becomes: no attribute but a link's address. */
const plainHtml =
  /^(?:[^<]|<\/?(?:p|em|strong|s|code|pre|ul|ol|li|blockquote|h[1-6]|a)>|<(?:br|hr) ?\/?>|<a href="(?:https?:\/\/|\/|#)[^"<>]*">)*$/;

/** The text itself where it is HTML that can't run anything; null else. */
export function trustedHtml(html: string): string | null {
  return plainHtml.test(html) ? html : null;
}

/** Lets GraphiQL show the schema's descriptions, which it writes as HTML, where browsers refuse that (Trusted Types). */
export function trustDescriptions(): void {
  setTrustedTypes({ createHTML: trustedHtml });
}
