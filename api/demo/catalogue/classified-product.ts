import type { DemoProduct } from "./demo-product";
import { brandOf } from "./classification/demo-brands";
import { factsOf } from "./classification/facts";

/** A product of the demo with its place in the shop: the path of its category, the slug of its brand, its values. */
export type ClassifiedProduct = DemoProduct & ReturnType<typeof factsOf> & { readonly brand: string };

/** Adds what one finds a product by. */
export function classify(product: DemoProduct): ClassifiedProduct {
  return { ...product, ...factsOf(product.slug), brand: brandOf(product.slug) };
}
