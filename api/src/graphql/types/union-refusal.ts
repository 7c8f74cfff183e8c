import { Field, ObjectType } from "type-graphql";
import { DomainError } from "../../errors";

/** The base class of refusals that are members of a union: services throw them, and resolvers return them (ADR-0006). */
@ObjectType()
export abstract class UnionRefusal extends DomainError {
  @Field(() => String, { description: "A message for people." })
  declare message: string;

  constructor(message: string) {
    super("CONFLICT", message);
  }
}
