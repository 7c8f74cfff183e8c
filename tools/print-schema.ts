/** Writes the schema to api/schema.graphql, which is committed and read by codegen and integrators. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { printSchemaWithDirectives } from "@graphql-tools/utils";
import { createSchema } from "../api/src/boot/create-schema";

const target = resolve(__dirname, "../api/schema.graphql");
writeFileSync(target, `${printSchemaWithDirectives(createSchema())}\n`);
console.log(`Wrote ${target}.`);
