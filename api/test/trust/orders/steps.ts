import fc from "fast-check";

/** A step that somebody takes. Numbers choose among what there is, so that every step fits every moment. */
export type Step =
  | { kind: "place"; customer: number; product: number; quantity: number; via: "graphql" | "rest" }
  | { kind: "cancel"; order: number; by: "customer" | "admin" }
  | { kind: "deliver"; order: number }
  | { kind: "restock"; product: number; units: number }
  | { kind: "edit"; product: number; version: number; price: number }
  | { kind: "delete"; product: number };

const any = fc.nat({ max: 1_000 });
const quantity = fc.integer({ min: 1, max: 5 });
const kind = <Kind extends string>(name: Kind): fc.Arbitrary<Kind> => fc.constant(name);

/** Prints as it is written. */
const aRecord = <Model>(model: { [Key in keyof Model]: fc.Arbitrary<Model[Key]> }) =>
  fc.record<Model>(model, { noNullPrototype: true });

const place = aRecord({
  kind: kind("place"),
  customer: any,
  product: any,
  quantity,
  via: fc.constantFrom("graphql" as const, "rest" as const),
});

const cancel = aRecord({
  kind: kind("cancel"),
  order: any,
  by: fc.constantFrom("customer" as const, "admin" as const),
});

const deliver = aRecord({ kind: kind("deliver"), order: any });
const restock = aRecord({
  kind: kind("restock"),
  product: any,
  units: fc.integer({ min: -6, max: 20 }),
});

const edit = aRecord({
  kind: kind("edit"),
  product: any,
  version: fc.integer({ min: 1, max: 3 }),
  price: fc.integer({ min: 1, max: 50_000 }).map((cents) => cents / 100),
});

const remove = aRecord({ kind: kind("delete"), product: any });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: place },
  { weight: 6, arbitrary: cancel },
  { weight: 4, arbitrary: deliver },
  { weight: 4, arbitrary: restock },
  { weight: 2, arbitrary: edit },
  { weight: 1, arbitrary: remove },
);

/** Steps that are taken at once, wave after wave. */
export const waves = fc.array(fc.array(step, { minLength: 4, maxLength: 16 }), {
  minLength: 2,
  maxLength: 6,
});
