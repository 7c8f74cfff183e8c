import type { RequestContext } from "../../../context/context";
import { columns, nullable, text } from "../../../data/columns";
import { rows, statement } from "../../../data/rows";
import { lookUp, type Lookup } from "../../../data/shared-lookups";
import type { Attribute, AttributeType, AttributeValue, AttributeValues } from "./attribute.entity";

const attributeColumns = columns<Attribute>({
  slug: text("slug"),
  name: text("name"),
  type: text<AttributeType>("type"),
  unit: nullable(text("unit")),
});
const all = statement(
  attributeColumns,
  `select ${attributeColumns.sql} from attributes order by position, slug`,
);

const ALL = "all";

const attributes: Lookup<ReadonlyMap<string, Attribute>> = async ({ db }) =>
  new Map([[ALL, new Map((await rows(db, all)).map((attribute) => [attribute.slug, attribute]))]]);

/** All attributes by their slugs, in the shop's order. Requests that ask at the same time share the statement. */
export async function readAttributes(ctx: RequestContext): Promise<ReadonlyMap<string, Attribute>> {
  return (await lookUp(ctx, attributes, ALL)) ?? new Map<string, Attribute>();
}

/** A product's values as people read them, in the shop's order of attributes. */
export function presentValues(
  bySlug: ReadonlyMap<string, Attribute>,
  values: AttributeValues,
): AttributeValue[] {
  return [...bySlug.values()].flatMap((attribute) => {
    const value = values[attribute.slug];
    return value === undefined ? [] : [{ attribute, value: presentValue(value) }];
  });
}

/** A value without its unit: 39, automatic, yes. */
export function presentValue(value: AttributeValues[string]): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}
