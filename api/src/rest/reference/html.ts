import { escapeHtml } from "../../pages/error-page";

/** HTML that is safe to send: what was put into it has been escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | undefined | false | readonly Part[];

/** Writes HTML; texts put into it are escaped, pieces of HTML and lists of them are not. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(literals.reduce((all, literal, at) => all + write(parts[at - 1]) + literal));
}

function write(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(write).join("");
  return escapeHtml(String(part));
}

/** A sentence of ours, where what stands between backticks is code. */
export function sentence(text: string): Html {
  return html`${text.split("`").map((part, at) => (at % 2 === 0 ? part : html`<code>${part}</code>`))}`;
}
