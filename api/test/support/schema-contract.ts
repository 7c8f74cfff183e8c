import {
  Kind,
  print,
  type DefinitionNode,
  type DirectiveDefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
} from "graphql";

/** Compares a schema with the contract, element by element and regardless of their order; returns the differences. */
export function contractDifferences(schema: DocumentNode): string[] {
  return schema.definitions.flatMap(promisesOfDefinition);
}

function promisesOfDefinition(definition: DefinitionNode): string[] {
  switch (definition.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
      return [...promisesOfFields(definition), ...guardOf(definition.name.value, definition)];
    case Kind.OBJECT_TYPE_EXTENSION:
      return promisesOfFields(definition);
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return (definition.fields ?? []).map((field) => `input ${definition.name.value}.${valueOf(field)}`);
    case Kind.ENUM_TYPE_DEFINITION:
      return (definition.values ?? []).map(({ name }) => `enum ${definition.name.value} ${name.value}`);
    case Kind.UNION_TYPE_DEFINITION:
    case Kind.UNION_TYPE_EXTENSION:
      return (definition.types ?? []).map(({ name }) => `union ${definition.name.value} ${name.value}`);
    case Kind.SCALAR_TYPE_DEFINITION:
      return [`scalar ${definition.name.value}`];
    case Kind.DIRECTIVE_DEFINITION:
      return promisesOfDirective(definition);
    default:
      return [];
  }
}

function promisesOfFields({
  name,
  fields = [],
}: ObjectTypeDefinitionNode | ObjectTypeExtensionNode): string[] {
  return fields.flatMap((field) => promisesOfField(name.value, field));
}

function promisesOfField(type: string, field: FieldDefinitionNode): string[] {
  const name = `${type}.${field.name.value}`;
  const args = (field.arguments ?? []).map((argument) => `${name}(${valueOf(argument)})`);
  return [`${name}: ${print(field.type)}`, ...args, ...guardOf(name, field)];
}

function promisesOfDirective({ name, arguments: args = [], locations }: DirectiveDefinitionNode): string[] {
  const directive = `directive @${name.value}`;
  return [
    ...args.map((argument) => `${directive}(${valueOf(argument)})`),
    ...locations.map(({ value }) => `${directive} on ${value}`),
  ];
}

/** Guards are part of the contract: without `requires` a guarded element is for customers, without a guard it is open. */
function guardOf(name: string, { directives = [] }: Pick<FieldDefinitionNode, "directives">): string[] {
  const auth = directives.find((directive) => directive.name.value === "auth");
  const requires = auth?.arguments?.find((argument) => argument.name.value === "requires")?.value;
  const who = auth ? (requires ? print(requires) : "CUSTOMER") : "anyone";
  return [`${name} is for ${who}`];
}

function valueOf({ name, type, defaultValue }: InputValueDefinitionNode): string {
  return `${name.value}: ${print(type)}${defaultValue ? ` = ${print(defaultValue)}` : ""}`;
}
