import { splitAtNumbers } from "@shop/shared/split-at-numbers";
import { convert, type HtmlToTextOptions } from "html-to-text";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders both forms of a mail from one template, with equal content. React escapes all typed texts. */
export function renderMail(mail: ReactElement): { html: string; text: string } {
  const markup = renderToStaticMarkup(mail);
  return {
    html: `<!doctype html>${keepNumbersWhole(markup, 'style="white-space:nowrap"')}`,
    text: `${convert(markup, textOptions).trim()}\n`,
  };
}

/** HTML whose body shows each number on one line: `attribute` is that of an element that doesn't break. Its text stays as it is. */
export function keepNumbersWhole(html: string, attribute: string): string {
  const body = html.indexOf("<body");
  const whole = (part: string, at: number) => (at % 2 > 0 ? `<span ${attribute}>${part}</span>` : part);
  const shown = html.slice(body).replace(/>[^<]+/g, (text) => splitAtNumbers(text).map(whole).join(""));
  return html.slice(0, body) + shown;
}

const plain = { uppercase: false } as const;

const textOptions: HtmlToTextOptions = {
  wordwrap: 76,
  formatters: {
    /** The button has separate lines, so that every mail program recognises its address. */
    button: (element, walk, builder) => {
      builder.openBlock({ leadingLineBreaks: 2 });
      walk(element.children, builder);
      builder.addInline(":");
      builder.addLineBreak();
      builder.addInline(String((element.attribs as Record<string, string>).href), { noWordTransform: true });
      builder.closeBlock({ trailingLineBreaks: 2 });
    },
    /** `2 × 1075.00$` and then ` = 2150.00$`. */
    sum: (element, walk, builder) => {
      builder.addInline(" = ");
      walk(element.children, builder);
    },
    /** `Paid on: Nov 22, 2026`. */
    factName: (element, walk, builder) => {
      walk(element.children, builder);
      builder.addInline(": ");
    },
  },
  selectors: [
    { selector: "img", format: "skip" },
    { selector: ".preview", format: "skip" },
    { selector: "h1", format: "heading", options: plain },
    { selector: "h2", format: "heading", options: { ...plain, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    { selector: "a", options: { linkBrackets: ["<", ">"] } },
    { selector: "a.button", format: "button" },
    { selector: "tr.line", format: "block", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: "tr.fact", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: "tr.fact > th", format: "factName" },
    { selector: "td.sum", format: "sum" },
  ],
};
