import { Arg, ID } from "type-graphql";

/** The argument with the id of an object, which is named for people: "product". */
export const Id = (object: string, argument = "id") =>
  Arg(argument, () => ID, { description: `The ${object}'s \`id\`.` });
