import { nameWithOptions } from "@shop/shared/option-values";
import type { RequestContext } from "../../context/context";
import { optionValuesOf } from "./groups/read-groups";
import type { Product } from "./product.entity";

/** A product's name with its option values: "Halden Skerry 300 (Blue · Steel)". */
export async function variantNameOf(ctx: RequestContext, product: Product): Promise<string> {
  return nameWithOptions(product.name, await optionValuesOf(ctx, product));
}
