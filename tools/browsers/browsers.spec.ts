import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../build/target";

const folder = mkdtempSync(join(tmpdir(), "browsers-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The reports for files with these lines, by file. One run for all: it loads a compiler. */
function check(files: Record<string, readonly string[]>) {
  for (const [name, lines] of Object.entries(files))
    writeFileSync(join(folder, name), `${lines.join("\n")}\nexport {};\n`);
  const paths = Object.keys(files).map((name) => join(folder, name));
  const command = ["-r", "./tools/register.cjs", "tools/check-web.ts", ...paths];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: "utf8" });
  const reportedOf = (name: string) =>
    Array.from(stdout.matchAll(/(\w+\.ts):(\d+): (.*) is missing in /g))
      .filter(([, file]) => file === name)
      .map(([, , line, feature]) => `${line} ${feature}`);
  return { status, reportedOf };
}

const faultyCode = [
  'URL.canParse("/");',
  "document.body.checkVisibility();",
  "requestIdleCallback(() => undefined);",
  'document.addEventListener("scrollend", () => undefined);',
  'new Intl.Segmenter("en");',
  'document.querySelector("p")?.checkVisibility();',
];

const faultyStyles = [
  'import { css } from "styled-components"; export const style = css`',
  "user-select: none;",
  '&::before { content: "/" / ""; }',
  "&:has(a) { color: red; }",
  "color: light-dark(red, blue);",
  "@scope (a) { color: red; }",
  "align-content: safe center;",
  "interpolate-size: allow-keywords;",
  "`;",
];

const supported = [
  'import { css } from "styled-components";',
  'if ("requestIdleCallback" in window) requestIdleCallback(() => undefined);',
  "document.body.checkVisibility?.();",
  "[2, 1].toSorted().at(-1);",
  "structuredClone({});",
  "export const style = css`",
  "-webkit-user-select: none; user-select: none;",
  'content: "/"; content: "/" / "";',
  "@supports selector(:has(*)) { &:has(a) { color: red; } }",
  "display: grid; gap: 1rem; inset: 0; color: oklch(0.5 0.1 200);",
  "`;",
];

describe("the check of features", () => {
  let result: ReturnType<typeof check>;
  beforeAll(() => {
    result = check({ "code.ts": faultyCode, "style.ts": faultyStyles, "supported.ts": supported });
  });

  it("fails", () => expect(result.status).toBe(1));

  it("finds functions, methods, globals and events that a supported browser lacks", () => {
    expect(result.reportedOf("code.ts")).toEqual([
      "1 canParse",
      "2 checkVisibility",
      "3 requestIdleCallback",
      "4 scrollend",
      "5 Segmenter",
      "6 checkVisibility",
    ]);
  });

  it("finds properties, values, functions, selectors and rules in styles that a supported browser lacks", () => {
    expect(result.reportedOf("style.ts")).toEqual(
      expect.arrayContaining([
        "2 user-select",
        "3 content: … / …",
        "4 :has",
        "5 light-dark()",
        "6 @scope",
        "7 align-content: safe",
        "8 interpolate-size",
      ]),
    );
  });

  it("accepts features that all have, conditions, prefixes and values to fall back on", () => {
    expect(result.reportedOf("supported.ts")).toEqual([]);
  });
});
