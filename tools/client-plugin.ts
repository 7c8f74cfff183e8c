import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import { getOperationAST, Kind, print, separateOperations, stripIgnoredCharacters } from "graphql";

const upperFirst = (name = ""): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The texts of the client's operations by name, with the types of their results and variables. */
export const plugin: PluginFunction = (_schema, files) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const documents = separateOperations({ kind: Kind.DOCUMENT, definitions });
  const operations = Object.entries(documents).map(([name, document]) => {
    const type = upperFirst(name) + upperFirst(getOperationAST(document)?.operation);
    const text = JSON.stringify(stripIgnoredCharacters(print(document)));
    return `  ${name}: typed<${type}, ${type}Variables>(\n    ${text},\n  ),`;
  });
  return {
    prepend: ['import { typed } from "./typed.ts";'],
    content: ["/** The operations by name. */", "export const operations = {", ...operations, "};"].join(
      "\n",
    ),
  };
};
