import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** A block of code of the docs that is run. */
export interface Step {
  /** The section that it stands in. */
  section: string;
  language: "graphql" | "sh";
  code: string;
  /** Under whose token a GraphQL operation is sent. */
  as: "nobody" | "customer" | "admin";
  /** The answer is a refusal. */
  refused: boolean;
  /** What of the answer is kept for the blocks that follow: the variable's name and where it lies. */
  keep: { name: string; path: string[] } | undefined;
  variables: string | undefined;
  /** The answer that the docs show. */
  answer: unknown;
}

/** docs/api.md: its variables, and what is to be run. */
export interface DocsExamples {
  introduced: string[];
  steps: Step[];
}

const BLOCK = /^## (?<heading>.+)$|^```(?<language>\w+) ?(?<notes>.*)\n(?<code>[\s\S]*?)^```$/gm;

/** Reads the docs. A JSON block belongs to the operation or command before it. */
export function readDocsExamples(): DocsExamples {
  const text = readFileSync(resolve(__dirname, "../../../docs/api.md"), "utf8");
  const handbook: DocsExamples = { introduced: [], steps: [] };
  let section = "Introduction";
  for (const { groups = {} } of text.matchAll(BLOCK)) {
    const { heading, language, notes = "", code = "" } = groups;
    if (heading) section = heading;
    else if (notes === "setup")
      handbook.introduced = [...code.matchAll(/^(\w+)=/gm)].map(([, name]) => name as string);
    else if (language === "json") belongTo(handbook.steps.at(-1), notes, code);
    else handbook.steps.push(stepOf(section, language, notes, code));
  }
  return handbook;
}

function stepOf(section: string, language: string | undefined, notes: string, code: string): Step {
  if (language !== "graphql" && language !== "sh") throw new Error(`nobody runs ${language} in "${section}"`);
  const [, name, path] = /keep=(\w+):([\w.]+)/.exec(notes) ?? [];
  return {
    section,
    language,
    code,
    refused: notes.includes("refused"),
    as: notes.includes("as=admin") ? "admin" : notes.includes("as=customer") ? "customer" : "nobody",
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
