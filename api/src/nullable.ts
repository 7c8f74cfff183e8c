import { Field } from "type-graphql";

/** A field that may be null, and that an input may leave out. */
export const Nullable = (type: Parameters<typeof Field>[0], description: string) =>
  Field(type, { nullable: true, description });
