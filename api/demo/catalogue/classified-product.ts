import type { DemoProduct } from "./demo-product";
import { brandOf } from "./classification/demo-brands";
import { factsOf } from "./classification/facts";

/** A demo product with the path of its category, the slug of its brand, and its attribute values. */
export type ClassifiedProduct = DemoProduct & ReturnType<typeof factsOf> & { readonly brand: string };

/** Adds category, brand and attribute values. */
export function classify(product: DemoProduct): ClassifiedProduct {
  return { ...product, ...factsOf(product.slug), brand: brandOf(product.slug) };
}
