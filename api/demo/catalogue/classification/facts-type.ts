import type { AttributeValues } from "../../../src/modules/catalogue/attributes/attribute.entity";

/** The values of products by their slugs, grouped by the paths of their categories. */
export type Facts = Readonly<Record<string, Readonly<Record<string, AttributeValues>>>>;
