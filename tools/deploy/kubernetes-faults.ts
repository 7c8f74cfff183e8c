import { existsSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "../build/target";
import type { KubernetesObject, Manifest } from "./manifests";

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts"],
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * Faults in the form of Kubernetes objects: fields that don't exist, are missing or have the wrong type, by the types that are published
 * for its API (package kubernetes-types).
 */
export function faultsOf(manifests: readonly Manifest[]): string[] {
  const known = manifests.filter(({ content }) =>
    existsSync(join(ROOT, "node_modules", `${typesOf(content)}.d.ts`)),
  );
  const unknown = manifests.filter((manifest) => !known.includes(manifest));
  return [
    ...unknown.map(({ file, content }) => `${file}: there is no ${content.apiVersion}`),
    ...typeFaults(known),
  ];
}

/** The module with the types of an object: `networking.k8s.io/v1` is `kubernetes-types/networking/v1`. */
function typesOf({ apiVersion }: KubernetesObject): string {
  const [group = "", version] = apiVersion.includes("/") ? apiVersion.split("/") : ["core", apiVersion];
  return `kubernetes-types/${group.replace(/\..*/, "")}/${version}`;
}

/** Lets the compiler compare each object with its type, as if it were written in TypeScript. */
function typeFaults(manifests: readonly Manifest[]): string[] {
  const texts = new Map(
    manifests.map(({ content }, number) => [
      join(ROOT, `tools/deploy/manifest-${number}.ts`),
      `import type { ${content.kind} } from "${typesOf(content)}";\n` +
        `export const manifest: ${content.kind} = ${JSON.stringify(content, null, 1)};\n`,
    ]),
  );
  const host = ts.createCompilerHost(OPTIONS);
  const { readFile, fileExists } = host;
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  return [...texts.keys()].flatMap((path, number) => {
    const source = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    const { file, content } = manifests[number] as Manifest;
    const name = `${file}: ${content.kind} ${content.metadata.name}`;
    return found.map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`);
  });
}
