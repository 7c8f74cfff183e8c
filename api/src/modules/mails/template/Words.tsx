import { serverTexts } from "@shop/shared/messages/server";
import type { ReactNode } from "react";
import { label, look, paragraph, small } from "./style";

/** The mail's message in one line. */
export function Title({ children }: { children: ReactNode }) {
  return <h1 {...look({ ink: "ink" }, title, "title")}>{children}</h1>;
}

/** A paragraph. */
export function Paragraph({ children }: { children: ReactNode }) {
  return <p {...look({ ink: "ink" }, paragraph)}>{children}</p>;
}

/** The mail's call to action; at most one per mail. */
export function Button({ href, children }: { href: string; children: string }) {
  return (
    <div style={{ padding: "8px 0 0" }}>
      <a href={href} {...look({ on: "accent", ink: "onAccent" }, button, "button")}>
        {children}
      </a>
    </div>
  );
}

/** Stands for a name in {@link Sentence}; no text contains it. */
const NAME = "\u{f8ff}";

interface SentenceProps {
  text: (...names: string[]) => string;
  names: string[];
}

/** A text with typed names, each isolated from the direction of the text around it. */
export function Sentence({ text, names }: SentenceProps) {
  const parts = text(...names.map((_, index) => `${NAME}${index}${NAME}`)).split(NAME);
  return parts.map((part, index) => (index % 2 === 0 ? part : <bdi key={index}>{names[Number(part)]}</bdi>));
}

/** A part of the mail with a heading, such as an order's address. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div {...look({ edge: "line" }, section)}>
      <h2 {...look({ ink: "muted" }, { ...label, margin: "0 0 4px" })}>{heading}</h2>
      {children}
    </div>
  );
}

/** Texts typed by people, one per line; line breaks are kept only in the address. */
export function Typed({ texts, address }: { texts: [name: string, ...string[]]; address: string }) {
  const [name, ...others] = texts.map((text) => text.replace(/\s+/g, " "));
  const lines = [name, ...address.split(/\r?\n/), ...others].filter((line) => line?.trim());
  return <TypedLines lines={lines} />;
}

/** The customer's note with an order; nothing without one. */
export function CustomersNote({ note }: { note: string | null }) {
  if (!note) return null;
  return (
    <Section heading={serverTexts().mails.orderParts.note}>
      <TypedLines lines={note.split(/\r?\n/)} />
    </Section>
  );
}

/** Lines of a text typed by a person. */
export function TypedLines({ lines }: { lines: (string | undefined)[] }) {
  return (
    <p {...look({ ink: "ink" }, { ...small, overflowWrap: "anywhere" })}>
      <Lines>{lines}</Lines>
    </p>
  );
}

/** A paragraph typed by a person, with its lines. */
export function TypedParagraph({ children }: { children: string }) {
  return (
    <Paragraph>
      <Lines>{children.split(/\r?\n/)}</Lines>
    </Paragraph>
  );
}

function Lines({ children }: { children: (string | undefined)[] }) {
  return children.map((line, index) => (
    <span key={index} dir="auto">
      {line}
      <br />
    </span>
  ));
}

const title = {
  margin: "0 0 12px",
  fontSize: 30,
  lineHeight: 1.15,
  fontWeight: 600,
  letterSpacing: "-0.022em",
} as const;

const button = {
  display: "inline-block",
  padding: "14px 24px",
  borderRadius: 6,
  fontSize: 16,
  lineHeight: "20px",
  fontWeight: 600,
  textDecoration: "none",
} as const;

const section = { marginTop: 24, paddingTop: 20, borderTopWidth: 1, borderTopStyle: "solid" } as const;
