import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { parse } from "yaml";
import { ROOT } from "../build/target";

/** The common fields of Kubernetes objects; the other fields depend on the kind. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  [field: string]: unknown;
}

const FOLDER = join(ROOT, "deploy/kubernetes");

/** The list of the other files; it is no object of a cluster. */
export const KUSTOMIZATION = "kustomization.yaml";

/** The files of deploy/kubernetes. */
export const files = readdirSync(FOLDER).filter((name) => name.endsWith(".yaml"));

/** The documents of a file; throws if it is no YAML. */
export const read = (file: string): unknown[] =>
  readFileSync(join(FOLDER, file), "utf8")
    .split(/^---$/m)
    .map((document) => parse(document) as unknown);

/** All objects that deploy/kubernetes describes, including the example of a Secret. */
export const manifests = files.filter((file) => file !== KUSTOMIZATION).flatMap(read) as KubernetesObject[];

/** Violations of Kubernetes' published types: compiles each object as a line of TypeScript, with a type of kubernetes-types. */
export function faultsOf(objects: readonly KubernetesObject[]): string[] {
  const lines = objects.map((object, number) => {
    const { apiVersion, kind } = object;
    const [group = "", version] = (apiVersion.includes("/") ? apiVersion : `core/${apiVersion}`).split("/");
    // networking.k8s.io/v1 is kubernetes-types/networking/v1
    const type = `import("kubernetes-types/${group.replace(/\..*/, "")}/${version}").${kind}`;
    return `export const manifest${number}: ${type} = ${JSON.stringify(object)};`;
  });
  const path = join(__dirname, "manifests.ts");
  const options = { strict: true, skipLibCheck: true };
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (file) => (file === path ? lines.join("\n") : readFile(file));
  const program = ts.createProgram([path], options, host);
  return program.getSemanticDiagnostics(program.getSourceFile(path)).map(({ file, start, messageText }) => {
    const { line = 0 } = file?.getLineAndCharacterOfPosition(start ?? 0) ?? {};
    const { kind, metadata } = objects[line] as KubernetesObject;
    return `${kind} ${metadata.name}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
}
