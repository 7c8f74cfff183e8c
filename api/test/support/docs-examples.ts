import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** An executable code block of the docs. */
export interface Step {
  /** The section of the block, as a link names it: `rest.md#list-products`. */
  section: string;
  language: "graphql" | "sh";
  code: string;
  /** The variable with the token of a GraphQL operation. */
  token: string | undefined;
  /** Whether a refusal is expected. */
  refused: boolean;
  /** The part of the response that later blocks use: the variable's name and the path in the response. */
  keep: { name: string; path: string[] } | undefined;
  variables: string | undefined;
  /** The response shown in the docs. */
  answer: unknown;
}

/** The variables, the executable blocks and the files of docs/api/. */
export interface DocsExamples {
  /** The variables that the start page introduces, and their values. */
  introduced: Record<string, string>;
  /** The text of each section, without its blocks, by link. */
  prose: Record<string, string>;
  steps: Step[];
  /** The content of each file that the reader writes, by name. */
  files: Record<string, string>;
  /** The commands of the blocks marked `npm`, one per line. */
  commands: string[];
}

/** The pages, in the order in which their blocks run. */
export const PAGES = [
  "README.md",
  "authentication.md",
  "graphql.md",
  "rest.md",
  "webhooks.md",
  "bulk-data.md",
  "errors.md",
  "typed-client.md",
];

const ROOT = resolve(__dirname, "../../..");
const BLOCK = /^##? (?<heading>.+)$|^```(?<language>[\w#]+) ?(?<notes>.*)\n(?<code>[^]*?)^```$/gm;

/** The text of a page of docs/api/. */
export const readPage = (page: string) => readFileSync(join(ROOT, "docs/api", page), "utf8");

/** A section's link on GitHub. */
function linkTo(page: string, heading: string): string {
  const anchor = heading.toLowerCase().replace(/[^\w -]/g, "");
  return `${page}#${anchor.replaceAll(" ", "-")}`;
}

/**
 * Reads docs/api/. A JSON block belongs to the operation or command before it. A block with `file=` is a file that the reader
 * writes. A block with `by-hand` needs tools that a test can't have, such as those of another language.
 */
export function readDocsExamples(): DocsExamples {
  const examples: DocsExamples = { introduced: {}, prose: {}, steps: [], files: {}, commands: [] };
  for (const page of PAGES) readPageInto(examples, page);
  return examples;
}

function readPageInto(examples: DocsExamples, page: string): void {
  const text = readPage(page);
  for (const part of text
    .replace(/^```[^]*?^```$/gm, "")
    .split(/^##? /m)
    .slice(1))
    examples.prose[linkTo(page, part.split("\n", 1)[0] ?? "")] = part;
  let section = page;
  for (const { groups = {} } of text.matchAll(BLOCK)) {
    const { heading, language, notes = "", code = "" } = groups;
    const file = /file=(\S+)/.exec(notes)?.[1];
    if (heading) section = linkTo(page, heading);
    else if (notes === "by-hand") continue;
    else if (notes === "npm") examples.commands.push(...code.replaceAll("\\\n", "").trim().split("\n"));
    else if (file) examples.files[file] = code;
    else if (notes === "setup")
      for (const [, name = "", value = ""] of code.matchAll(/^(\w+)=(\S+)/gm))
        examples.introduced[name] = value;
    else if (language === "json") belongTo(examples.steps.at(-1), notes, code);
    else examples.steps.push(stepOf(section, language, notes, code));
  }
}

/** The links of all documents to sections of docs/api/, each once. */
export function linksToSections(): string[] {
  const listed = execFileSync("git", ["ls-files", "*.md"], { cwd: ROOT, encoding: "utf8" })
    .trim()
    .split("\n");
  const links = listed
    .filter((file) => existsSync(join(ROOT, file)))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(ROOT, file), "utf8").matchAll(/\]\((?!\w+:)([^)#\s]*)(#[^)\s]+)\)/g),
        ([, path = "", anchor = ""]) =>
          relative("docs/api", path ? join(dirname(file), path) : file) + anchor,
      ),
    );
  return [...new Set(links)].filter((link) => PAGES.includes(link.split("#")[0] ?? ""));
}

function stepOf(section: string, language: string | undefined, notes: string, code: string): Step {
  if (language !== "graphql" && language !== "sh") throw new Error(`nobody runs ${language} in "${section}"`);
  const [, name, path] = /^# \$(\w+) is ([\w.]+) of the answer$/m.exec(code) ?? [];
  return {
    section,
    language,
    code,
    refused: notes.includes("refused"),
    token: /^# Authorization: Bearer \$(\w+)$/m.exec(code)?.[1],
    keep: name && path ? { name, path: path.split(".") } : undefined,
    variables: undefined,
    answer: undefined,
  };
}

function belongTo(step: Step | undefined, notes: string, code: string): void {
  if (step && notes === "variables") step.variables = code;
  else if (step && notes === "answer") step.answer = JSON.parse(code);
  else throw new Error(`what is this JSON for?\n${code}`);
}

/** The request of a curl command in the docs. */
export interface CurlRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Parses a curl command as a shell does. Throws for unsupported syntax, so that nothing is skipped. */
export function readCurl(command: string, variables: Record<string, string>): CurlRequest {
  const [program, ...words] = shellWords(command.replace(/^#.*\n/gm, ""), variables);
  if (program !== "curl") throw new Error(`not a curl command: ${command}`);
  const request: CurlRequest = { method: "", url: "", headers: {}, body: undefined };
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === "-X") request.method = take(words, word);
    else if (word === "-H") addHeader(request.headers, take(words, word));
    else if (word === "-d") request.body = take(words, word);
    else if (word.startsWith("-") || request.url) throw new Error(`what is ${word} in: ${command}`);
    else request.url = word;
  }
  if (request.body !== undefined) request.headers["content-type"] ??= "application/x-www-form-urlencoded";
  request.method ||= request.body === undefined ? "GET" : "POST";
  return request;
}

function take(words: string[], option: string): string {
  const value = words.shift();
  if (value === undefined) throw new Error(`${option} wants a value`);
  return value;
}

function addHeader(headers: Record<string, string>, header: string): void {
  const colon = header.indexOf(":");
  headers[header.slice(0, colon).toLowerCase()] = header.slice(colon + 1).trim();
}

const PIECES = /'([^']*)'|"([^"]*)"|\\\n|(\s+)|([^\s'"\\]+)/gy;

/** Splits a command into words: supports quotes, variables outside single quotes, and continued lines. */
function shellWords(command: string, variables: Record<string, string>): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let read = 0;
  for (const piece of command.trim().matchAll(PIECES)) {
    const [whole, single, double, blank, bare] = piece;
    read += whole.length;
    const text =
      single ?? (double ?? bare)?.replace(/\$(\w+)/g, (_, name: string) => valueOf(name, variables));
    if (text !== undefined) word = (word ?? "") + text;
    else if (blank !== undefined && word !== undefined) {
      words.push(word);
      word = undefined;
    }
  }
  if (read !== command.trim().length)
    throw new Error(`can't be read from here: ${command.trim().slice(read)}`);
  return word === undefined ? words : [...words, word];
}

/** The value of a docs variable; throws if it is undefined. */
export function valueOf(name: string, variables: Record<string, string>): string {
  const value = variables[name];
  if (value === undefined) throw new Error(`the docs use $${name} and don't say where it comes from`);
  return value;
}
