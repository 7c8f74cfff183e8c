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
 * of its type: `networking.k8s.io/v1` is `kubernetes-types/networking/v1`.
 */
export function faultsOf(manifests: readonly Manifest[]): string[] {
  const sources = manifests.map(({ content }, number) => {
    const [group = "", version] =
      `${content.apiVersion.includes("/") ? "" : "core/"}${content.apiVersion}`.split("/");
    const type = `import("kubernetes-types/${group.replace(/\..*/, "")}/${version}").${content.kind}`;
    return [
      join(__dirname, `manifest-${number}.ts`),
      `export const manifest: ${type} = ${JSON.stringify(content)};`,
    ] as const;
  });
  const texts = new Map(sources);
  const { ESNext: module } = ts.ModuleKind;
  const { Bundler: moduleResolution } = ts.ModuleResolutionKind;
  const options = { strict: true, skipLibCheck: true, types: [], module, moduleResolution };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  const program = ts.createProgram([...texts.keys()], options, host);
  return sources.flatMap(([path], number) => {
    const { file, content } = manifests[number] as Manifest;
    return program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "))
      .map((fault) => `${file}: ${content.kind} ${content.metadata.name}: ${fault}`);
  });
}
