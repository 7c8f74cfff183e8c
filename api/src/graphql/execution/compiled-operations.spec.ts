import { getOperationAST, parse, type OperationDefinitionNode } from "graphql";
import { createSchema } from "../../boot/create-schema";
import { CompiledOperations } from "./compiled-operations";
import { OwnOperations } from "./own-operations";

const schema = createSchema();
const aDocument = (text: string) => {
  const document = parse(text);
  return [document, getOperationAST(document) as OperationDefinitionNode] as const;
};
const aQuery = (name: string) => aDocument(`query ${name} { topProducts { id } }`);

it("compiles an operation at its second use, and once", () => {
  const compiled = new CompiledOperations(schema);
  const query = aQuery("Any");
  expect(compiled.find(...query)).toBeUndefined();
  const run = compiled.find(...query);
  expect(run).toEqual(expect.any(Function));
  expect(compiled.find(...query)).toBe(run);
});

it("doesn't compile operations that are sent once", () => {
  const compiled = new CompiledOperations(schema);
  for (let at = 0; at < 1_000; at += 1) compiled.find(...aQuery(`Q${at}`));
  expect(compiled.count).toBe(0);
});

it("caches the 300 that were used last, and starts over with the others", () => {
  const compiled = new CompiledOperations(schema);
  const queries = Array.from({ length: 310 }, (_, at) => aQuery(`Q${at}`));
  for (const query of queries.flatMap((each) => [each, each])) compiled.find(...query);
  expect(compiled.count).toBe(300);
  expect(compiled.find(...(queries[309] as ReturnType<typeof aQuery>))).toBeDefined();
  expect(compiled.find(...(queries[0] as ReturnType<typeof aQuery>))).toBeUndefined();
});

it("leaves a large operation to graphql-js", () => {
  const compiled = new CompiledOperations(schema);
  const large = aDocument(`{ topProducts { ${"id ".repeat(100)} } }`);
  expect([1, 2, 3].map(() => compiled.find(...large))).toEqual([undefined, undefined, undefined]);
});

it("compiles a page's operation once for all documents of the same text, at the first use", () => {
  const own = new OwnOperations(schema);
  const [[one], [same], [other]] = [aQuery("Any"), aQuery("Any"), aQuery("Other")];
  const { run } = own.get(one);
  expect(own.get(one).run).toBe(run);
  expect(own.get(same).run).toBe(run);
  expect(own.get(other).run).not.toBe(run);
});

it("names the document of a page that can't be executed", () => {
  const own = new OwnOperations(schema);
  expect(() => own.get(parse("fragment F on Product { id }"))).toThrow("no operation");
});
