import { z } from "zod";
import { groupBounds, groupLimits } from "../product-group";
import { cleanName } from "../text-rules";
import { text } from "./fields";

const { options: maxOptions, variants: maxVariants } = groupLimits;

const variant = z.strictObject({
  productId: z.string(),
  values: z.array(text(groupBounds.value)).max(maxOptions, `must have ${maxOptions} values or fewer`),
});

/** A group of products: GraphQL's `ProductGroupInput`. Texts are compared as they are stored, ignoring case. */
export const productGroupSchema = z
  .strictObject({
    name: text(groupBounds.name),
    options: z
      .array(text(groupBounds.option))
      .min(1, "needs at least one option")
      .max(maxOptions, `must have ${maxOptions} options or fewer`),
    variants: z
      .array(variant)
      .min(1, "needs at least one product")
      .max(maxVariants, `must have ${maxVariants} products or fewer`),
    version: z.int().nullish(),
  })
  .superRefine(({ options, variants }, ctx) => {
    const refuse = (path: (string | number)[], message: string) =>
      ctx.addIssue({ code: "custom", path, message });
    for (const at of repeated(options.map(spelling))) refuse(["options", at], "is named twice");
    for (const at of repeated(variants.map(({ productId }) => productId.toLowerCase())))
      refuse(["variants", at, "productId"], "is named twice");
    for (const [at, { values }] of variants.entries())
      if (values.length !== options.length)
        refuse(["variants", at, "values"], "must have one value for each option");
    for (const at of repeated(variants.map(({ values }) => JSON.stringify(values.map(spelling)))))
      refuse(["variants", at, "values"], "are those of another variant");
  });

const spelling = (text: string) => cleanName(text).toLowerCase();

/** The places of the keys that occurred before. */
function repeated(keys: readonly string[]): number[] {
  return keys.flatMap((key, at) => (keys.indexOf(key) < at ? [at] : []));
}
