import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, Int } from "type-graphql";
import { PrimaryGeneratedColumn } from "typeorm";
import { Column, type Declaration, type Fitting, type One } from "./tables";

/** The API's types of columns. */
const fieldTypes = {
  boolean: Boolean,
  "double precision": Float,
  integer: Int,
  text: String,
  timestamptz: GraphQLDateTime,
  uuid: ID,
};

/** A `@Column` that the API shows as a field of the same name, type and nullability. */
export function FieldColumn<
  Type extends keyof typeof fieldTypes,
  const Declared extends Declaration = object,
>(type: Type, description: string, declared?: Declared) {
  const column = Column(type, declared);
  const { array = false, nullable = false }: Declaration = declared ?? {};
  const shown = fieldTypes[type];
  const field = Field(() => (array ? [shown] : shown), { nullable, description });
  return <Entity extends object, Name extends keyof Entity & string>(
    entity: Entity,
    name: Name & Fitting<Entity, Name, One<Type, Declared>, Declared>,
  ): void => {
    column(entity, name as never); // checked by this decorator
    field(entity, name);
  };
}

/** The generated primary key of a table, which the API shows. */
export const IdColumn =
  (description = "Permanent and never reused.") =>
  (entity: object, name: string): void => {
    PrimaryGeneratedColumn("uuid")(entity, name);
    Field(() => ID, { description })(entity, name);
  };
