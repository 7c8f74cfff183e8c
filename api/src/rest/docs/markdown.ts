import { escapeHtml } from "../../http/escape-html";

/** A line of Markdown with code and links as HTML. */
export const inHtml = (text: string) =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');

/** A block of code, which scrolls inside itself, also by keyboard. */
export const codeBlock = (label: string, code: string, language = "") =>
  `<pre role="group" aria-label="${escapeHtml(label)}" tabindex="0"><code class="${language}">${escapeHtml(code)}</code></pre>`;

/** Markdown of the API's descriptions as HTML: paragraphs, headings, lists and indented code. */
export function markdownInHtml(text: string): string {
  return text.split("\n\n").map(blockInHtml).join("\n");
}

function blockInHtml(block: string): string {
  if (block.startsWith("## ")) return `<h2>${inHtml(block.slice(3))}</h2>`;
  if (block.startsWith("    ")) return codeBlock("curl", block.trimStart());
  if (!block.startsWith("- ")) return `<p>${inHtml(block)}</p>`;
  const items = block.split(/^- /m).slice(1);
  return `<ul>${items.map((item) => `<li>${inHtml(item)}</li>`).join("")}</ul>`;
}
