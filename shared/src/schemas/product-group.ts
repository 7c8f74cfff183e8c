import { z } from "zod";
import { serverTexts } from "../messages/server";
import { productBounds } from "../product";
import { groupBounds, groupLimits } from "../product-group";
import { cleanName } from "../text-rules";
import { decimal, text, whole } from "./fields";

const { options: maxOptions, variants: maxVariants } = groupLimits;

/** The texts of errors in the shop's language. */
const errors = () => serverTexts().fieldErrors.groupErrors;

/** A variant of a group: GraphQL's `VariantInput`. */
export const variantSchema = z.strictObject({
  productId: z.string().min(1, { error: () => errors().noProduct }),
  values: z.array(text(groupBounds.value)).max(maxOptions, { error: () => errors().values(maxOptions) }),
});

/** A group with variants of this kind. Texts are compared as they are stored, ignoring case. */
const groupOf = <Variant extends z.ZodType<AnyVariant>, More extends z.ZodRawShape>(
  each: Variant,
  more: More,
) =>
  z
    .strictObject({
      name: text(groupBounds.name),
      options: z
        .array(text(groupBounds.option))
        .min(1, { error: () => errors().noOption })
        .max(maxOptions, { error: () => errors().options(maxOptions) }),
      variants: z
        .array(each)
        .min(1, { error: () => errors().noVariant })
        .max(maxVariants, { error: () => errors().variants(maxVariants) }),
      version: z.int().nullish(),
      ...more,
    })
    .superRefine((group, ctx) => refuseRepeated(group as unknown as AnyGroup, ctx));

interface AnyVariant {
  productId?: string | null | undefined;
  name?: string | null | undefined;
  values: string[];
}
interface AnyGroup {
  options: string[];
  variants: AnyVariant[];
}

function refuseRepeated({ options, variants }: AnyGroup, ctx: z.RefinementCtx): void {
  const refuse = (path: (string | number)[], message: string) =>
    ctx.addIssue({ code: "custom", path, message });
  for (const at of repeated(options.map(spelling))) refuse(["options", at], errors().repeated);
  for (const at of repeated(variants.map(({ productId }) => productId?.toLowerCase())))
    refuse(["variants", at, "productId"], errors().repeated);
  for (const at of repeated(variants.map(({ name }) => (name ? spelling(name) : undefined))))
    refuse(["variants", at, "name"], errors().repeatedName);
  for (const [at, { values }] of variants.entries())
    if (values.length !== options.length) refuse(["variants", at, "values"], errors().oneValueEach);
  for (const at of repeated(variants.map(({ values }) => JSON.stringify(values.map(spelling)))))
    refuse(["variants", at, "values"], errors().repeatedValues);
}

/** A group of products: GraphQL's `ProductGroupInput`. */
export const productGroupSchema = groupOf(variantSchema, {});

const { max: maxStock } = productBounds.countInStock;

/** A variant of a group with its changes, or a new one: GraphQL's `BuiltVariantInput`. */
export const builtVariantSchema = variantSchema.extend({
  productId: variantSchema.shape.productId.nullish(),
  name: text(productBounds.name).nullish(),
  price: decimal(productBounds.price).nullish(),
  units: whole({ min: -maxStock, max: maxStock }).nullish(),
  version: z.int().nullish(),
});

/** A group with changes of its products and with new ones: GraphQL's `BuildProductGroupInput`. */
export const buildProductGroupSchema = groupOf(builtVariantSchema, {
  copyOf: z.string().nullish(),
  draft: z.boolean().nullish(),
});

const spelling = (text: string) => cleanName(text).toLowerCase();

/** The places of the keys that occurred before. */
function repeated(keys: readonly (string | undefined)[]): number[] {
  return keys.flatMap((key, at) => (key !== undefined && keys.indexOf(key) < at ? [at] : []));
}
