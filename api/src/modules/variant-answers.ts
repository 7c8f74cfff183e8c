import { z } from "zod";

/** The values of a product's options, in REST answers and webhooks; missing if it has none. */
export const optionValuesAnswer = z
  .array(z.strictObject({ option: z.string().describe("The option's name."), value: z.string() }))
  .optional()
  .describe("Its values of its group's options.");

/** The group of a product, in REST answers and webhooks; missing if it has none. */
export const groupAnswer = z
  .strictObject({ id: z.uuid(), name: z.string() })
  .optional()
  .describe("The group of products that are variants of each other.");
