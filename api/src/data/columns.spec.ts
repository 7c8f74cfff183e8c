import { columns, money, instant, nullable, text, uuid } from "./columns";

interface Purchase {
  id: string;
  price: number;
  paidAt: Date | null;
}

const purchaseColumns = columns<Purchase>({
  id: uuid("id"),
  price: money("price_cents"),
  paidAt: nullable(instant("paid_at")),
});

it("selects each column under the name of its property", () => {
  expect(purchaseColumns.sql).toBe('id, price_cents / minor_units() as "price", paid_at as "paidAt"');
  expect(purchaseColumns.with({ buyer: text("name") }).sql).toBe(`${purchaseColumns.sql}, name as "buyer"`);
});

it("doesn't compile where a property has no column, another type, or isn't one of the row", () => {
  const declared = { id: uuid("id"), price: money("price_cents") };
  // @ts-expect-error: paidAt is missing
  columns<Purchase>(declared);
  // @ts-expect-error: paidAt is an instant
  columns<Purchase>({ ...declared, paidAt: text("paid_at") });
  // @ts-expect-error: a purchase has no colour
  columns<Purchase>({ ...declared, paidAt: instant("paid_at"), colour: text("colour") });
});
