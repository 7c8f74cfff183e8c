/**
 * Fails for text that React inserts, changes or removes next to other nodes. Translators and extensions replace such a text node by elements
 * of theirs, and React then throws in `removeChild` or `insertBefore`. In an element with nothing else it is safe.
 */
import { join, relative } from "node:path";
import ts from "typescript";
import { ROOT } from "./build/target";
import { unsafeTexts } from "./text-nodes";

const config = join(ROOT, "web/tsconfig.json");
const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(config, (path) => ts.sys.readFile(path)).config,
  ts.sys,
  join(ROOT, "web"),
);
const sources = fileNames.filter((name) => /\/web\/src\/.*(?<!\.spec)\.tsx$/.test(name));
const program = ts.createProgram(sources, { ...options, noEmit: true });

const found = sources.flatMap((name) => {
  const source = program.getSourceFile(name);
  return source ? unsafeTexts(source, program.getTypeChecker()) : [];
});
for (const node of found) {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  const text = node.getText().replace(/\s+/g, " ").trim();
  console.log(`${relative(ROOT, source.fileName)}:${line + 1}: ${text}`);
}
if (found.length > 0) {
  console.log("Put each of these texts into an element that has no other child, as a <span>.");
  process.exitCode = 1;
}
