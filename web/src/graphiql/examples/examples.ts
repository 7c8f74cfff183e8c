import { adminExamples } from "./admin-examples";
import type { Example } from "./example";
import { shopperExamples } from "./shopper-examples";

/** Examples of one kind of people. */
export interface ExampleGroup {
  title: string;
  examples: Example[];
}

/** The ready-made tasks; those about a product are about this one. */
export function examplesFor(productId: string): ExampleGroup[] {
  return [
    { title: "Shopping", examples: shopperExamples(productId) },
    { title: "Keeping shop", examples: adminExamples },
  ];
}
