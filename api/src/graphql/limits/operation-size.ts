import {
  Kind,
  type DocumentNode,
  type ExecutableDefinitionNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** A document's fragments by name. */
export function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** The size of an operation with its fragments expanded. */
export interface OperationSize {
  /** Fields, fragment spreads and inline fragments. */
  selections: number;
  /** The depth of nested fields. */
  depth: number;
  aliases: number;
  directives: number;
  /** Direct fields of Query or Mutation. */
  rootFields: number;
}

/** The size of an operation of this document. */
export function operationSize(document: DocumentNode, operation: OperationDefinitionNode): OperationSize {
  return new Expansion(fragmentsOf(document)).ofDefinition(operation);
}

/**
 * The sizes of a document's operations and fragments, in the order of the document. A fragment has no root fields. Unused
 * fragments are included, because they are validated too.
 */
export function definitionSizes(document: DocumentNode): OperationSize[] {
  const expansion = new Expansion(fragmentsOf(document));
  return document.definitions.flatMap((definition) => {
    if (definition.kind === Kind.OPERATION_DEFINITION) return expansion.ofDefinition(definition);
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) return [];
    return { ...expansion.ofDefinition(definition), rootFields: 0 };
  });
}

const EMPTY: OperationSize = { selections: 0, depth: 0, aliases: 0, directives: 0, rootFields: 0 };

/** Measures each fragment once, so that the work grows with the text instead of its expansion. */
class Expansion {
  private readonly measured = new Map<string, OperationSize>();

  constructor(private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>) {}

  ofDefinition(definition: ExecutableDefinitionNode): OperationSize {
    const { selectionSet, directives = [], variableDefinitions = [] } = definition;
    const ofVariables = variableDefinitions.flatMap((variable) => variable.directives ?? []);
    return withDirectives(this.ofSet(selectionSet), [...directives, ...ofVariables]);
  }

  private ofSet({ selections }: SelectionSetNode): OperationSize {
    return selections.map((selection) => this.ofSelection(selection)).reduce(sum, EMPTY);
  }

  private ofSelection(selection: SelectionNode): OperationSize {
    const size = this.inside(selection);
    return withDirectives({ ...size, selections: size.selections + 1 }, selection.directives);
  }

  private inside(selection: SelectionNode): OperationSize {
    if (selection.kind === Kind.FIELD) return this.ofField(selection);
    const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
    return isSpread ? this.ofFragment(selection.name.value) : this.ofSet(selection.selectionSet);
  }

  private ofField({ selectionSet, alias }: FieldNode): OperationSize {
    const inside = selectionSet ? this.ofSet(selectionSet) : EMPTY;
    const aliases = inside.aliases + (alias ? 1 : 0);
    return { ...inside, depth: inside.depth + 1, aliases, rootFields: 1 };
  }

  private ofFragment(name: string): OperationSize {
    const known = this.measured.get(name);
    if (known) return known;
    const fragment = this.fragments.get(name);
    if (!fragment) return EMPTY; // reported by validation
    this.measured.set(name, EMPTY); // so that a cycle adds nothing; validation reports it
    const size = this.ofDefinition(fragment);
    this.measured.set(name, size);
    return size;
  }
}

function sum(a: OperationSize, b: OperationSize): OperationSize {
  return {
    selections: a.selections + b.selections,
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
    rootFields: a.rootFields + b.rootFields,
  };
}

function withDirectives(size: OperationSize, directives: readonly unknown[] = []): OperationSize {
  return { ...size, directives: size.directives + directives.length };
}
