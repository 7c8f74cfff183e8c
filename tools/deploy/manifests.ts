import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";
import { ROOT } from "../build/target";

/** A document of a YAML file. */
export interface Manifest {
  file: string;
  content: KubernetesObject;
}

/** The common fields of Kubernetes objects; the other fields depend on the kind. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  [field: string]: unknown;
}

const FOLDER = join(ROOT, "deploy/kubernetes");

/** The file that puts the others together; it is no object of a cluster. */
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

/** All objects that deploy/kubernetes describes, the example of a Secret included. */
export const manifests = (): Manifest[] =>
  files()
    .filter((file) => file !== KUSTOMIZATION)
    .flatMap((file) => read(file).map((content) => ({ file, content: content as KubernetesObject })));
