import { readFileSync } from "node:fs";
import { join } from "node:path";
import { printSchemaWithDirectives } from "@graphql-tools/utils";
import { buildSchema, findBreakingChanges, parse } from "graphql";
import { createSchema } from "../src/boot/create-schema";
import { contractDifferences } from "./support/schema-contract";

const read = (path: string) => readFileSync(join(__dirname, path), "utf8");
const contract = read("support/contract.graphql");
const additions = read("support/contract-additions.graphql");
const printed = `${printSchemaWithDirectives(createSchema())}\n`;

it("keeps every promise of the contract: types, fields, arguments, defaults, nullability, values, members, guards", () => {
  const kept = new Set(contractDifferences(parse(printed)));
  const promised = [contract, additions].flatMap((part) => contractDifferences(parse(part)));
  expect(promised.filter((promise) => !kept.has(promise))).toEqual([]);
  expect(promised.length).toBeGreaterThan(100);
});

it("asks nothing of an integrator that the contract doesn't", () => {
  expect(findBreakingChanges(buildSchema(contract), buildSchema(printed))).toEqual([]);
});

it("has api/schema.graphql printed from the code as it is now", () => {
  expect(read("../schema.graphql")).toBe(printed);
});
