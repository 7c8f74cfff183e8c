import { adminExamples } from "./admin-examples";
import type { Example } from "./example";
import { programExamples } from "./program-examples";
import { shopperExamples } from "./shopper-examples";

/** Examples for one kind of user. */
export interface ExampleGroup {
  title: string;
  examples: Example[];
}

/** All examples; those that need a product use this one. */
export function examplesFor(productId: string): ExampleGroup[] {
  return [
    { title: "Shopping", examples: shopperExamples(productId) },
    { title: "Keeping shop", examples: adminExamples },
    { title: "Connecting programs", examples: programExamples },
  ];
}
