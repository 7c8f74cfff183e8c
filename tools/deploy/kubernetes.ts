import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { parseAllDocuments } from "yaml";
import { ROOT } from "../build/target";

/** The common fields of Kubernetes objects; the other fields depend on the kind. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  [field: string]: unknown;
}

/** A document of a YAML file. */
export interface Manifest {
  file: string;
  content: KubernetesObject;
}

const FOLDER = join(ROOT, "deploy/kubernetes");

/** The list of the other files; it is no object of a cluster. */
export const KUSTOMIZATION = "kustomization.yaml";

/** The files of deploy/kubernetes. */
export const files = () => readdirSync(FOLDER).filter((name) => name.endsWith(".yaml"));

/** The documents of a file; throws if it is no YAML. */
export function read(file: string): unknown[] {
  return parseAllDocuments(readFileSync(join(FOLDER, file), "utf8")).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join(", ")}`);
    return document.toJS() as unknown;
  });
}

/** All objects that deploy/kubernetes describes, including the example of a Secret. */
export const manifests = (): Manifest[] =>
  files()
    .filter((file) => file !== KUSTOMIZATION)
    .flatMap((file) => read(file).map((content) => ({ file, content: content as KubernetesObject })));

/**
 * Violations of the types that Kubernetes publishes (package kubernetes-types), a line each. Compiles each object as a TypeScript value
 * of its type, in a line of its own: `networking.k8s.io/v1` is `kubernetes-types/networking/v1`.
 */
export function faultsOf(manifests: readonly Manifest[]): string[] {
  const lines = manifests.map(({ content }, number) => {
    const [group = "", version] =
      `${content.apiVersion.includes("/") ? "" : "core/"}${content.apiVersion}`.split("/");
    const type = `import("kubernetes-types/${group.replace(/\..*/, "")}/${version}").${content.kind}`;
    return `export const manifest${number}: ${type} = ${JSON.stringify(content)};`;
  });
  const path = join(__dirname, "manifests.ts");
  const { ESNext: module } = ts.ModuleKind;
  const { Bundler: moduleResolution } = ts.ModuleResolutionKind;
  const options = { strict: true, skipLibCheck: true, types: [], module, moduleResolution };
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (file) => (file === path ? lines.join("\n") : readFile(file));
  const program = ts.createProgram([path], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ file: source, start, messageText }) => {
      const { line = 0 } = source?.getLineAndCharacterOfPosition(start ?? 0) ?? {};
      const { file, content } = manifests[line] as Manifest;
      return `${file}: ${content.kind} ${content.metadata.name}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
    });
}
