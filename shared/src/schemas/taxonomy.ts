import { z } from "zod";
import { serverTexts } from "../messages/server";
import { SLUG, taxonomyBounds, taxonomyLimits } from "../taxonomy";
import { seoTexts, text } from "./fields";

const errors = () => serverTexts().fieldErrors.taxonomyErrors;

const name = text(taxonomyBounds.name);
const slug = text(taxonomyBounds.slug).regex(SLUG, { error: () => serverTexts().rules.slugRuleText });
const unit = text(taxonomyBounds.unit);
const group = text(taxonomyBounds.group);

const { attributesOfCategory } = taxonomyLimits;
const attributes = z
  .array(z.string())
  .max(attributesOfCategory, { error: () => errors().attributesOfCategory(attributesOfCategory) });

/** A slug that looks like an id would be mistaken for the id of a product or another category. */
const notAnId = (value: string) => !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** A new category: GraphQL's `AddCategoryInput`. */
export const addCategorySchema = z.strictObject({
  name,
  slug: slug.refine(notAnId, { error: () => errors().slugLikeId }).nullish(),
  parent: z.string().nullish(),
  attributes: attributes.nullish(),
  ...seoTexts,
});

/** An admin's edit of a category; missing fields stay unchanged, and so do a null name and null attributes. */
export const editCategorySchema = z.strictObject({
  name: name.nullish(),
  attributes: attributes.nullish(),
  ...seoTexts,
});

/** A new brand: GraphQL's `AddBrandInput`. */
export const addBrandSchema = z.strictObject({ name, slug: slug.nullish() });

/** An admin's edit of a brand. */
export const editBrandSchema = z.strictObject({ name });

/** A new attribute: GraphQL's `AddAttributeInput`. */
export const addAttributeSchema = z
  .strictObject({
    name,
    slug: slug.nullish(),
    type: z.enum(["NUMBER", "TEXT", "BOOLEAN"]),
    unit: unit.nullish(),
    group: group.nullish(),
  })
  .refine(({ type, unit }) => type === "NUMBER" || !unit, {
    path: ["unit"],
    error: () => errors().forNumbers,
  });

/** An admin's edit of an attribute. Missing fields stay unchanged; null removes the unit or the group. */
export const editAttributeSchema = z.strictObject({
  name: name.nullish(),
  unit: unit.nullish(),
  group: group.nullish(),
});
