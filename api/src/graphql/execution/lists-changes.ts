import { Kind, visit, type DocumentNode } from "graphql";

/** The variables of a document that set `updatedSince`; true if the document sets it regardless of variables. */
const known = new WeakMap<DocumentNode, true | ReadonlySet<string>>();

/** Whether a query lists the changes since a time: `updatedSince` is given. */
export function listsChanges(document: DocumentNode, variables: Record<string, unknown>): boolean {
  let found = known.get(document);
  if (!found) known.set(document, (found = findTimes(document)));
  return (
    found === true || [...found].some((name) => variables[name] !== undefined && variables[name] !== null)
  );
}

function findTimes(document: DocumentNode): true | ReadonlySet<string> {
  const given = new Set<string>();
  const withDefault = new Set<string>();
  let always = false;
  visit(document, {
    VariableDefinition({ variable, defaultValue }) {
      if (defaultValue) withDefault.add(variable.name.value);
    },
    Argument({ name, value }) {
      if (name.value !== "updatedSince" || value.kind === Kind.NULL) return;
      if (value.kind === Kind.VARIABLE) given.add(value.name.value);
      else always = true;
    },
  });
  return always || [...given].some((name) => withDefault.has(name)) || given;
}
