import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** An executable code block of the docs. */
export interface Step {
  /** The section of the block. */
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

/** The variables, the executable blocks and the files of docs/api.md. */
export interface DocsExamples {
  /** The variables that the page introduces, and their values. */
  introduced: Record<string, string>;
  /** The text of each section, without its blocks. */
  prose: Record<string, string>;
  steps: Step[];
  /** The content of each file that the reader writes, by name. */
  files: Record<string, string>;
}

const BLOCK = /^## (?<heading>.+)$|^```(?<language>[\w#]+) ?(?<notes>.*)\n(?<code>[\s\S]*?)^```$/gm;

/**
 * Reads docs/api.md. A JSON block belongs to the operation or command before it. A block with `file=` is a file that the
 * reader writes; a block with `by-hand` needs something a test can't have, such as another language's tools.
 */
export function readDocsExamples(): DocsExamples {
  const text = readFileSync(resolve(__dirname, "../../../docs/api.md"), "utf8");
  const handbook: DocsExamples = { introduced: {}, prose: {}, steps: [], files: {} };
  let section = "Introduction";
  for (const part of text.split(/^## /m)) {
    const [title = ""] = part.split("\n", 1);
    handbook.prose[title] = part.replace(/^```[\s\S]*?^```$/gm, "");
  }
  for (const { groups = {} } of text.matchAll(BLOCK)) {
    const { heading, language, notes = "", code = "" } = groups;
    const file = /file=(\S+)/.exec(notes)?.[1];
    if (heading) section = heading;
    else if (notes === "by-hand") continue;
    else if (file) handbook.files[file] = code;
    else if (notes === "setup")
      for (const [, name = "", value = ""] of code.matchAll(/^(\w+)=(\S+)/gm))
        handbook.introduced[name] = value;
    else if (language === "json") belongTo(handbook.steps.at(-1), notes, code);
    else handbook.steps.push(stepOf(section, language, notes, code));
  }
  return handbook;
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
