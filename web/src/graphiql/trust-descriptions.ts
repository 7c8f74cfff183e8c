import { createDefaultPolicy } from "../ui/browser/trusted-types";

/** HTML as Markdown produces it, with no attribute except a link's `href`. */
const plainHtml =
  /^(?:[^<]|<\/?(?:p|em|strong|s|code|pre|ul|ol|li|blockquote|h[1-6]|a)>|<(?:br|hr) ?\/?>|<a href="(?:https?:\/\/|\/|#)[^"<>]*">)*$/;

/** The unchanged HTML if it can't run scripts; otherwise null. */
export function trustedHtml(html: string): string | null {
  return plainHtml.test(html) ? html : null;
}

/** Allows GraphiQL to insert the schema's descriptions as HTML under Trusted Types. */
export function trustDescriptions(): void {
  createDefaultPolicy({ createHTML: trustedHtml });
}
