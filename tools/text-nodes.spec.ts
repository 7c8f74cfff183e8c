import ts from "typescript";
import { unsafeTexts } from "./text-nodes";

const DECLARED = `
declare global { namespace JSX { interface Element { type: string } interface IntrinsicElements { [name: string]: object } } }
declare function format(value: number): string;
declare const wanted: boolean;
const texts = { sum: "Sum" };
function Maybe() { if (wanted) return null; return <b />; }
function Always() { return <b />; }
`;

const libraries = new Map<string, ts.SourceFile>();

/** The texts that the rule finds in the JSX that a component returns. */
function found(jsx: string): string[] {
  const code = `${DECLARED}export function Tested({ name, count, words }: { name: string; count: number; words: string[] }) { return ${jsx}; }`;
  const source = ts.createSourceFile("a.tsx", code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.Preserve,
    strict: true,
    lib: ["lib.es5.d.ts"],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (file === "a.tsx") return source;
    const library = libraries.get(file) ?? read(file, ...rest);
    if (library) libraries.set(file, library);
    return library;
  };
  const checker = ts.createProgram(["a.tsx"], options, host).getTypeChecker();
  return unsafeTexts(source, checker).map((node) => node.getText().trim());
}

it("finds text that changes, comes or goes next to other nodes", () => {
  expect(found("<p>{name}<b /></p>")).toEqual(["{name}"]);
  expect(found("<p><b />{format(count)}</p>")).toEqual(["{format(count)}"]);
  expect(found("<p>{wanted && texts.sum}<b /></p>")).toEqual(["{wanted && texts.sum}"]);
  expect(found("<p>{wanted ? 'a' : <i />}<b /></p>")).toEqual(["{wanted ? 'a' : <i />}"]);
  expect(found("<>{name}</>")).toEqual(["{name}"]);
  expect(found("<p>{words}</p>")).toEqual(["{words}"]);
});

it("finds a text before which an element comes or goes", () => {
  expect(found("<p>{wanted && <b />} Save</p>")).toEqual(["Save"]);
  expect(found("<p><Maybe /> Save</p>")).toEqual(["Save"]);
});

it("finds a component that is a bare text", () => {
  expect(found("name")).toEqual(["Tested"]);
});

it("leaves alone what React never touches, and text that is all of an element", () => {
  expect(found("<p>{name}</p>")).toEqual([]);
  expect(found("<p>{texts.sum} <b /></p>")).toEqual([]);
  expect(found("<p>Save <b />{wanted && <i />}</p>")).toEqual([]);
  expect(found("<p><Always /> Save</p>")).toEqual([]);
  expect(found("<p><span>{name}</span><b /></p>")).toEqual([]);
});
