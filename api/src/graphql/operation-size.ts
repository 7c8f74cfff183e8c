import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import { fragmentsOf } from "./fragments";

/** How large an operation is once every fragment stands where it is spread. */
export interface OperationSize {
  /** Fields, fragment spreads and inline fragments. */
  selections: number;
  /** Fields inside one another. */
  depth: number;
  aliases: number;
  directives: number;
  /** Fields of Query or Mutation itself. */
  rootFields: number;
}

/** The size of an operation of this document. */
export function operationSize(document: DocumentNode, operation: OperationDefinitionNode): OperationSize {
  return new Expansion(fragmentsOf(document)).sizeOf(operation);
}

/** The sizes of a document's operations, in the order of the document. */
export function operationSizes(document: DocumentNode): OperationSize[] {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const expansion = new Expansion(fragmentsOf(document));
  return operations.map((operation) => expansion.sizeOf(operation));
}

const EMPTY: OperationSize = { selections: 0, depth: 0, aliases: 0, directives: 0, rootFields: 0 };

/** Measures each fragment once, so that the work grows with the text and not with what it expands to. */
class Expansion {
  private readonly measured = new Map<string, OperationSize>();

  constructor(private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>) {}

  sizeOf({
    selectionSet,
    directives = [],
    variableDefinitions = [],
  }: OperationDefinitionNode): OperationSize {
    const ofVariables = variableDefinitions.flatMap((variable) => variable.directives ?? []);
    return withDirectives(this.ofSet(selectionSet), [...directives, ...ofVariables]);
  }

  private ofSet({ selections }: SelectionSetNode): OperationSize {
    return selections.map((selection) => this.ofSelection(selection)).reduce(sum, EMPTY);
  }

  private ofSelection(selection: SelectionNode): OperationSize {
    const size = selection.kind === Kind.FIELD ? this.ofField(selection) : this.ofFragment(selection);
    return withDirectives({ ...size, selections: size.selections + 1 }, selection.directives);
  }

  private ofField({ selectionSet, alias }: FieldNode): OperationSize {
    const inside = selectionSet ? this.ofSet(selectionSet) : EMPTY;
    const aliases = inside.aliases + (alias ? 1 : 0);
    return { ...inside, depth: inside.depth + 1, aliases, rootFields: 1 };
  }

  private ofFragment(selection: Exclude<SelectionNode, FieldNode>): OperationSize {
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.ofSet(selection.selectionSet);
    const name = selection.name.value;
    const known = this.measured.get(name);
    if (known) return known;
    const fragment = this.fragments.get(name);
    if (!fragment) return EMPTY; // validation names it
    this.measured.set(name, EMPTY); // while it is measured: a cycle adds nothing, and validation names it
    const size = withDirectives(this.ofSet(fragment.selectionSet), fragment.directives);
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
