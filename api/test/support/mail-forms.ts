import type { Mail } from "../../src/context/job-context";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const decoded = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");

/** What a person reads in the HTML part, on one line. */
export function readable({ html }: Pick<Mail, "html">): string {
  const body = html.replace(/<head>.*?<\/head>/s, "").replace(/<div class="preview".*?<\/div>/s, "");
  return decoded(body.replace(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

/** Where the links of each part lead, each address once and sorted. */
export function linksOf({ html, text }: Pick<Mail, "html" | "text">): { html: string[]; text: string[] } {
  const sorted = (found: string[]) => [...new Set(found)].sort();
  const hrefs = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => decoded(href));
  return { html: sorted(hrefs), text: sorted(text.match(/https?:\/\/[^\s<>]+/g) ?? []) };
}

/** Numbers and amounts of each part, sorted: each digit run, with what belongs to it. Those in addresses are left out. */
export function numbersOf(mail: Pick<Mail, "html" | "text">): { html: string[]; text: string[] } {
  const found = (words: string) =>
    (words.replace(/https?:\/\/[^\s<>]+/g, "").match(/\d[\d.:-]*\$?/g) ?? []).sort();
  return { html: found(readable(mail)), text: found(mail.text) };
}
