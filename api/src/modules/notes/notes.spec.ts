import { MAX_SHOP_NOTES } from "@shop/shared/shop-notes";
import { Scope } from "../../context/scope";
import {
  anOrder,
  aProduct,
  asAdmin,
  asCustomer,
  asProgram,
  asStaff,
  type Person,
} from "../../../test/support/builders";
import type { Caller } from "../../../test/support/caller";
import { aCartForm, anOrderForm, PLACE_ORDER, PLACE_ORDERS } from "../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { auditedBy } from "../../../test/support/taxonomy";

let shop: TestShop;
let admin: Person;
let carl: Person;
let orderId: string;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  admin = await asAdmin(shop);
  carl = await asCustomer(shop);
  orderId = await anOrder(shop, carl, await aProduct(shop));
});
afterAll(() => shop.stop());

const FIELDS = "id text author createdAt updatedAt";
interface Note {
  id: string;
  text: string;
  author: string;
  createdAt: string;
  updatedAt: string;
}

const kinds = {
  order: {
    save: `mutation ($id: ID!, $noteId: ID, $text: String!, $updatedAt: DateTime) { note: saveOrderNote(orderId: $id, noteId: $noteId, text: $text, updatedAt: $updatedAt) { ${FIELDS} } }`,
    remove: "mutation ($id: ID!) { removed: removeOrderNote(id: $id) }",
    read: `query ($id: ID!) { subject: order(id: $id) { shopNotes { ${FIELDS} } } }`,
    write: Scope.WRITE_ORDERS,
    readScope: Scope.READ_ORDERS,
    id: () => orderId,
  },
  customer: {
    save: `mutation ($id: ID!, $noteId: ID, $text: String!, $updatedAt: DateTime) { note: saveCustomerNote(userId: $id, noteId: $noteId, text: $text, updatedAt: $updatedAt) { ${FIELDS} } }`,
    remove: "mutation ($id: ID!) { removed: removeCustomerNote(id: $id) }",
    read: `query ($id: ID!) { subject: user(id: $id) { shopNotes { ${FIELDS} } } }`,
    write: Scope.WRITE_CUSTOMERS,
    readScope: Scope.READ_CUSTOMERS,
    id: () => carl.id,
  },
} as const;
type Kind = keyof typeof kinds;

const save = async (by: Caller, kind: Kind, text: string, noteId?: string) =>
  (await by.ask<{ note: Note }>(kinds[kind].save, { id: kinds[kind].id(), text, noteId })).note;
const read = async (by: Caller, kind: Kind) =>
  (await by.ask<{ subject: { shopNotes: Note[] } }>(kinds[kind].read, { id: kinds[kind].id() })).subject
    .shopNotes;
const codeOf = (by: Caller, query: string, variables: Record<string, unknown>) =>
  by.refusal(query, variables);

describe.each(["order", "customer"] as const)("a note of the shop about an %s", (kind) => {
  const { write, readScope } = kinds[kind];

  it("is written, changed by a colleague and removed, with its author and in the audit log", async () => {
    const staff = await asStaff(shop, [write, readScope]);
    const written = await save(staff, kind, "  Wants it wrapped.\nCalled on Monday. ");
    expect(written).toMatchObject({ text: "Wants it wrapped.\nCalled on Monday.", author: staff.email });
    expect(written.updatedAt).toBe(written.createdAt);
    const changed = await save(admin, kind, "Wants it wrapped in blue.", written.id);
    expect(changed).toMatchObject({ id: written.id, author: admin.email, createdAt: written.createdAt });
    expect(changed.updatedAt > changed.createdAt).toBe(true);
    const second = await save(admin, kind, "Second");
    expect(await read(staff, kind)).toEqual([changed, second]);
    expect(await admin.ask(kinds[kind].remove, { id: written.id })).toEqual({ removed: 1 });
    expect(await admin.ask(kinds[kind].remove, { id: written.id })).toEqual({ removed: 0 });
    expect(await read(staff, kind)).toEqual([second]);
    expect(await auditedBy(shop, admin)).toEqual(
      ["EDIT_NOTE", "ADD_NOTE", "REMOVE_NOTE"].map((action) => expect.stringContaining(action) as string),
    );
  });

  it("belongs to those who may work on it: to no customer, and to no one without the permission", async () => {
    const { id } = await save(admin, kind, "Late payer");
    const variables = { id: kinds[kind].id(), text: "Mine" };
    const others = [Scope.READ_ORDERS, Scope.READ_CUSTOMERS, Scope.READ_PRODUCTS];
    for (const caller of [carl, await asCustomer(shop), await asStaff(shop, others)]) {
      expect(await codeOf(caller, kinds[kind].save, variables)).toBe("FORBIDDEN");
      expect(await codeOf(caller, kinds[kind].save, { ...variables, noteId: id })).toBe("FORBIDDEN");
      expect(await codeOf(caller, kinds[kind].remove, { id })).toBe("FORBIDDEN");
    }
    expect(await codeOf(carl, kinds[kind].read, { id: kinds[kind].id() })).toBe("FORBIDDEN");
    expect(await read(await asStaff(shop, [readScope]), kind)).toHaveLength(1);
    const program = await asProgram(shop, { name: "Helpdesk", scopes: [write, readScope] });
    expect(await save(program, kind, "Ticket 12")).toMatchObject({ author: "Key 'Helpdesk'" });
  });

  it.each([
    ["an empty text", { text: "" }, "BAD_USER_INPUT"],
    ["a blank text", { text: " \u200b" }, "BAD_USER_INPUT"],
    ["a text with a zero byte", { text: "a\0b" }, "BAD_USER_INPUT"],
    ["more than 2,000 characters", { text: "n".repeat(2_001) }, "BAD_USER_INPUT"],
    ["an unknown object", { id: "00000000-0000-4000-8000-000000000000" }, "NOT_FOUND"],
    ["an object without a proper id", { id: "x" }, "NOT_FOUND"],
    ["an unknown note", { noteId: "00000000-0000-4000-8000-000000000000" }, "NOT_FOUND"],
    ["a note without a proper id", { noteId: "x" }, "NOT_FOUND"],
  ])("is refused with %s", async (_, wrong, code) => {
    const variables = { id: kinds[kind].id(), text: "Fine", ...wrong };
    expect(await codeOf(admin, kinds[kind].save, variables)).toBe(code);
    expect(await read(admin, kind)).toEqual([]);
  });

  it("isn't changed by the way of another object", async () => {
    const { id } = await save(admin, kind, "Mine");
    const other = kind === "order" ? "customer" : "order";
    const cases = [
      { kind, id: kind === "order" ? await anOrder(shop, carl, await aProduct(shop)) : admin.id },
      { kind: other, id: kinds[other].id() },
    ] as const;
    for (const each of cases) {
      const variables = { id: each.id, noteId: id, text: "Theirs" };
      expect(await codeOf(admin, kinds[each.kind].save, variables)).toBe("NOT_FOUND");
    }
    expect(await admin.ask(kinds[other].remove, { id })).toEqual({ removed: 0 });
    expect(await read(admin, kind)).toMatchObject([{ id, text: "Mine" }]);
  });

  it("isn't overwritten by a colleague who has read an earlier text, even at once", async () => {
    const { id: noteId, updatedAt } = await save(admin, kind, "Wants it wrapped.");
    const change = async (text: string, seen: string | null) => {
      const sent = { id: kinds[kind].id(), noteId, text, updatedAt: seen };
      return (await admin.graphql(kinds[kind].save, sent)).errors[0];
    };
    const answers = await Promise.all(["In blue.", "In red."].map((text) => change(text, updatedAt)));
    expect(answers.filter((error) => error?.extensions.code === "CONFLICT")).toHaveLength(1);
    expect(answers.filter((error) => !error)).toHaveLength(1);
    const [note] = await read(admin, kind);
    expect((await change("Not at all.", updatedAt))?.message).toMatch(/^Someone else has changed this note/);
    expect(await read(admin, kind)).toEqual([note]);
    expect(await change("Not at all.", note?.updatedAt ?? "")).toBeUndefined();
    expect(await change("In green.", null)).toBeUndefined();
    await admin.ask(kinds[kind].remove, { id: noteId });
    expect((await change("Gone.", updatedAt))?.extensions.code).toBe("NOT_FOUND");
  });

  it("is one of a limited number, however many are written at once", async () => {
    const column = kind === "order" ? "order_id" : "user_id";
    await shop.sql(
      `insert into shop_notes (${column}, text, author) select $1, 'Note ' || n, 'admin' from generate_series(1, $2::int) n`,
      [kinds[kind].id(), MAX_SHOP_NOTES - 2],
    );
    const variables = { id: kinds[kind].id(), text: "One more" };
    const codes = await Promise.all(
      Array.from({ length: 5 }, async () => (await admin.graphql(kinds[kind].save, variables)).errors[0]),
    );
    expect(codes.filter((error) => error === undefined)).toHaveLength(2);
    expect(codes.filter((error) => error?.extensions.code === "CONFLICT")).toHaveLength(3);
    expect(await read(admin, kind)).toHaveLength(MAX_SHOP_NOTES);
  });

  it("isn't written about a customer who has deleted their account", async () => {
    await shop.sql("update users set archived_at = now(), deleted_at = now() where id = $1", [carl.id]);
    const code = kind === "order" ? "CONFLICT" : "NOT_FOUND";
    expect(await codeOf(admin, kinds[kind].save, { id: kinds[kind].id(), text: "Gone" })).toBe(code);
  });
});

describe("a customer's note with an order", () => {
  const NOTE_OF_ORDER = "query ($id: ID!) { order(id: $id) { note } }";
  const noteOf = async (by: Caller, id: string) =>
    (await by.ask<{ order: { note: string | null } }>(NOTE_OF_ORDER, { id })).order.note;

  it("is kept with the order and with each order of a cart, for the customer and the shop", async () => {
    const note = " Please ring twice.\nThe dog is harmless. ";
    const one = await carl.ask<{ placeOrder: { id: string } }>(PLACE_ORDER, {
      input: anOrderForm((await aProduct(shop)).id, { note }),
    });
    const items = await Promise.all(
      [1, 2].map(async () => ({ productId: (await aProduct(shop)).id, qty: 1 })),
    );
    const cart = await carl.ask<{ placeOrders: { orders: { id: string }[] } }>(PLACE_ORDERS, {
      input: { ...aCartForm(items), note },
    });
    const reader = await asStaff(shop, [Scope.READ_ORDERS]);
    for (const { id } of [one.placeOrder, ...cart.placeOrders.orders])
      for (const caller of [carl, reader])
        expect(await noteOf(caller, id)).toBe("Please ring twice.\nThe dog is harmless.");
  });

  it.each([undefined, null, "", "  \n "])("is none for %j", async (note) => {
    const { placeOrder } = await carl.ask<{ placeOrder: { id: string } }>(PLACE_ORDER, {
      input: anOrderForm((await aProduct(shop)).id, { note }),
    });
    expect(await noteOf(carl, placeOrder.id)).toBeNull();
  });

  it("is hidden from programs that may only change orders, and from other customers", async () => {
    await shop.sql("update orders set note = 'For my mother' where id = $1", [orderId]);
    const program = await asProgram(shop, { scopes: [Scope.WRITE_ORDERS] });
    const cancel = "mutation ($id: ID!) { cancelOrder(id: $id) { note } }";
    expect(await program.refusal(cancel, { id: orderId })).toBe("FORBIDDEN");
    expect(await (await asCustomer(shop)).refusal(NOTE_OF_ORDER, { id: orderId })).toBe("NOT_FOUND");
  });

  it.each(["n".repeat(501), "a\0b", "\ud800"])(
    "is refused if it is too long or can't be stored",
    async (note) => {
      const input = anOrderForm((await aProduct(shop)).id, { note });
      expect(await carl.refusal(PLACE_ORDER, { input })).toBe("BAD_USER_INPUT");
    },
  );

  it("is in the files of orders, with the shop's own notes and without formulas", async () => {
    await shop.sql("update orders set note = '=Ring, twice' where id = $1", [orderId]);
    await save(admin, "order", "Called.");
    await save(admin, "order", "-Wrapped.");
    const lines = (await admin.get("/exports/orders.jsonl")).text.trim().split("\n");
    const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(rows.find(({ id }) => id === orderId)).toMatchObject({
      note: "=Ring, twice",
      shopNotes: "Called.\n-Wrapped.",
    });
    const { text } = await admin.get("/exports/orders.csv");
    expect(text.split(`"'=Ring, twice",`)[1]).toMatch(/^"Called.\n'?-Wrapped."/);
  });

  it("is in the answers of REST", async () => {
    await shop.sql("update orders set note = 'Ring twice' where id = $1", [orderId]);
    const { body } = await carl.get<{ note?: string }[]>(`/orders/${carl.email}`);
    expect(body).toMatchObject([{ note: "Ring twice" }]);
  });
});
