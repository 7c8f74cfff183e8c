import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isIntrospectionType,
  isListType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";
import { fragmentsOf } from "./operation-size";
import { asRecord, searchesOf } from "../../http/search-cost";

/** Extra points of fields that cost the database more than another column. */
const SURCHARGE = {
  /** A field of Query: one statement or more. */
  query: 10,
  /** `node` searches one table after the other. */
  node: 60,
  /** A field of Mutation: a transaction. */
  mutation: 50,
  /** A search reads far more rows than it returns, and so do a filter with several facets and each search that the suggestions try. */
  search: 100,
  /** The number of all rows of a list, which are counted one by one, as for a search. */
  totalCount: 50,
  /** A list of changes, including deleted rows. */
  changes: 50,
  /** The facets of a list: thousands of products are read and counted. */
  facets: 100,
};

/** The number of counts, facets and lists of changes that a page needs; each further one costs as much as a search. */
const COUNTS_OF_A_PAGE = 2;

/** The cost of a value of an introspection, answered from memory. */
const INTROSPECTION_VALUE = 0.04;

/** The assumed length of a list without a size argument. */
const UNSIZED_LIST = 10;

/** The assumed lengths of lists whose usual length is another: a group has up to 100 variants and three options, a shop three ways of delivery; few orders go back. */
const USUAL_LENGTHS: Readonly<Record<string, number>> = {
  "ProductGroup.products": 30,
  "ProductGroup.options": 3,
  "Product.optionValues": 3,
  "Product.deliveries": 3,
  "Order.optionValues": 3,
  "Order.returns": 2,
  "Return.orders": 3,
  "Return.photos": 3,
};

/** The assumed length of the introspection's lists: fields, arguments, enum values and so on. */
const INTROSPECTION_LIST = 4;

/** The maximum of a size argument; its field refuses more. */
const MAX_ITEMS = 365;

const SIZE_ARGUMENTS = ["first", "days", "months"];

/** The lists of a connection. Their length is the size of the page. */
const PAGE_LISTS = ["nodes", "edges"];

type Values = Readonly<Record<string, unknown>>;
type Field = GraphQLField<unknown, unknown>;

/** The points and searches that an operation consumes. */
export interface Charge {
  /** Points of the `api` limit. */
  cost: number;
  /** The number of searches, and of fields that cost as much. */
  searches: number;
  /** The number of codes of discounts and gift cards in quotes, for these variables. */
  codesIn: (variables: Values) => number;
  /** Whether it lists the changes since a time: `updatedSince` is given. */
  listsChanges: boolean;
  /** Whether none of this depends on the variables, except for the codes. */
  fixed: boolean;
}

const noCodes = () => 0;

/**
 * The cost of a valid operation (ADR-0013) in points: one for each value that its result may contain, plus a surcharge for fields that
 * load the database more. The length of a list is its own `first` (`days`, `months`), and that of `nodes` and `edges` is their
 * connection's. Variables are used as sent; coercion later refuses wrong types. The work grows with the expanded selections: check
 * `operationSize` first.
 */
export function chargeOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Values = {},
): Charge {
  const root = schema.getRootType(operation.operation);
  if (!root) return { cost: 0, searches: 0, codesIn: noCodes, listsChanges: false, fixed: true };
  const defaults = defaultsOf(operation);
  const estimate = new Estimate(schema, fragmentsOf(document), { ...defaults, ...variables });
  const cost = Math.ceil(estimate.ofObject(operation.selectionSet, root));
  const { quoted, listsChanges, fixed } = estimate;
  const codesIn = quoted.length > 0 ? codesOf(quoted, defaults) : noCodes;
  const searches = estimate.searches + Math.max(0, estimate.counts - COUNTS_OF_A_PAGE);
  return { cost, searches, codesIn, listsChanges, fixed };
}

/** Counts the codes in the inputs of quotes. */
function codesOf(inputs: readonly ValueNode[], defaults: Values): Charge["codesIn"] {
  return (variables) => {
    const values = { ...defaults, ...variables };
    const codes = inputs.flatMap((input) => {
      const { discountCode, giftCardCode } = asRecord(valueFromASTUntyped(input, values));
      return [discountCode, giftCardCode].filter(Boolean);
    });
    return codes.length;
  };
}

/** The defaults of an operation's variables. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Values {
  const defaults = variableDefinitions.map(({ variable, defaultValue }) => [
    variable.name.value,
    defaultValue && valueFromASTUntyped(defaultValue),
  ]);
  return Object.fromEntries(defaults) as Values;
}

class Estimate {
  searches = 0;
  /** The number of fields that count rows or list changes. */
  counts = 0;
  listsChanges = false;
  /** The inputs of its quotes. */
  readonly quoted: ValueNode[] = [];
  /** False once a variable was read. */
  fixed = true;
  /** The number of lists around a field. */
  private lists = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly variables: Values,
  ) {}

  /** The cost of an object; `size` is the size argument of the field around it. */
  ofObject({ selections }: SelectionSetNode, type: GraphQLCompositeType, size?: number): number {
    let cost = 0;
    for (const selection of selections)
      if (selection.kind === Kind.FIELD) cost += this.ofField(selection, type, size);
      else {
        const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
        const fragment = isSpread ? this.fragments.get(selection.name.value) : selection;
        if (fragment) cost += this.ofObject(fragment.selectionSet, this.typeOf(fragment) ?? type, size);
      }
    return cost;
  }

  private typeOf({
    typeCondition,
  }: FragmentDefinitionNode | InlineFragmentNode): GraphQLCompositeType | undefined {
    const type = typeCondition && this.schema.getType(typeCondition.name.value);
    return isCompositeType(type) ? type : undefined;
  }

  private ofField(node: FieldNode, parent: GraphQLCompositeType, sizeAround?: number): number {
    const field = this.definitionOf(node, parent);
    if (!field) return 1; // __typename
    const size = this.sizeArgument(node, field);
    const type = getNamedType(field.type);
    const isList = isListType(getNullableType(field.type));
    if (isList) this.lists += 1;
    const inside =
      node.selectionSet && isCompositeType(type) ? this.ofObject(node.selectionSet, type, size) : 0;
    if (isList) this.lists -= 1;
    if (field === SchemaMetaFieldDef || field === TypeMetaFieldDef) return (1 + inside) * INTROSPECTION_VALUE;
    const ofPage = PAGE_LISTS.includes(field.name) ? sizeAround : undefined;
    const items = isList ? (size ?? ofPage ?? this.usualLength(field, parent)) : 1;
    return items * (1 + inside) + this.surchargeOf(node, field, parent);
  }

  private definitionOf(
    { name: { value: name } }: FieldNode,
    parent: GraphQLCompositeType,
  ): Field | undefined {
    if (parent === this.schema.getQueryType())
      for (const field of [SchemaMetaFieldDef, TypeMetaFieldDef]) if (field.name === name) return field;
    return "getFields" in parent ? parent.getFields()[name] : undefined;
  }

  private usualLength({ name }: Field, parent: GraphQLCompositeType): number {
    if (!isIntrospectionType(parent)) return USUAL_LENGTHS[`${parent.name}.${name}`] ?? UNSIZED_LIST;
    return name === "types" ? Object.keys(this.schema.getTypeMap()).length : INTROSPECTION_LIST;
  }

  private surchargeOf(node: FieldNode, field: Field, parent: GraphQLCompositeType): number {
    if (field.name === "totalCount" || field.name === "facets") {
      this.counts += 1;
      return SURCHARGE[field.name];
    }
    this.searches += this.searchesBelow(field, parent);
    if (parent === this.schema.getMutationType()) return SURCHARGE.mutation;
    if (parent !== this.schema.getQueryType()) return 0;
    if (field.name === "node") return SURCHARGE.node;
    const read = (name: string) => {
      const argument = field.args.find((each) => each.name === name);
      return argument && this.valueOf(node, argument);
    };
    const searches = searchesOf(field.name, read);
    this.searches += searches;
    if (field.name === "quote") this.quoted.push(...inputsOf(node));
    const surcharge = SURCHARGE.query + searches * SURCHARGE.search;
    if ((read("updatedSince") ?? null) === null) return surcharge;
    this.listsChanges = true;
    this.counts += 1;
    return surcharge + SURCHARGE.changes;
  }

  /** The searches that a field costs where it stands: it reads many products, regardless of its result. */
  private searchesBelow({ name }: Field, parent: GraphQLCompositeType): number {
    if (name === "productCount") return 1;
    if (this.lists === 0) return 0;
    if (name === "similar") return 1; // one statement for all objects of the list
    return name === "products" && parent.name === "Collection" ? UNSIZED_LIST : 0;
  }

  private sizeArgument(node: FieldNode, { args }: Field): number | undefined {
    const argument = args.find(({ name }) => SIZE_ARGUMENTS.includes(name));
    if (!argument) return undefined;
    const value = this.valueOf(node, argument);
    return typeof value === "number" ? Math.min(Math.max(value, 1), MAX_ITEMS) : undefined;
  }

  private valueOf(node: FieldNode, { name, defaultValue }: GraphQLArgument): unknown {
    const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
    if (given && hasVariable(given)) this.fixed = false;
    return (given && valueFromASTUntyped(given, this.variables)) ?? defaultValue;
  }
}

/** The values of a field's arguments. */
const inputsOf = ({ arguments: sent = [] }: FieldNode) => sent.map(({ value }) => value);

/** Whether a value depends on a variable, at any depth. */
function hasVariable(value: ValueNode): boolean {
  if (value.kind === Kind.LIST) return value.values.some(hasVariable);
  if (value.kind === Kind.OBJECT) return value.fields.some((field) => hasVariable(field.value));
  return value.kind === Kind.VARIABLE;
}
