import { aLeavingCustomer, DELETE_MY_ACCOUNT } from "../../../test/accounts/leaving";
import { aProduct, asVisitor, type Person } from "../../../test/support/builders";
import { sendCsv } from "../../../test/support/csv-files";
import { aGiftCard, aShopWithCards, END_CARD } from "../../../test/support/gift-cards";
import { runEachMinute, runJobs } from "../../../test/support/jobs";
import { anOrderForm, aProductForm } from "../../../test/support/operations";
import { CHANGE, UNDO } from "../../../test/support/product-changes";
import { startPaymentOf } from "../../../test/support/payments";
import { cartOf, placeCart, placeOne } from "../../../test/support/priced-orders";

const here = aShopWithCards();

const aCardProduct = (wanted: object = {}) => aProduct(here.shop, { price: 25, giftCard: true, ...wanted });
const stored = async (id: string) =>
  (
    await here.shop.sql(
      "select price_cents::integer as price, regular_price_cents::integer as regular, gift_card as card from products where id = $1",
      [id],
    )
  )[0];
const exported = async () => (await here.admin.get("/exports/products.csv")).text;

describe("a gift card in a file of products", () => {
  it("has a column once a product is one, which an import reads and an undo takes back", async () => {
    await here.shop.sql("delete from products where gift_card");
    const { id, name } = await aProduct(here.shop);
    expect((await exported()).split("\r\n")[0]).not.toContain("giftCard");
    const mark = (cell: string) => sendCsv(here.admin, ["name,giftCard", `${name},${cell}`], "?update=true");
    const { body } = await mark("Yes");
    expect(body).toMatchObject({ changed: 1, errors: [], unknownColumns: [] });
    expect(await stored(id)).toMatchObject({ card: true });
    const file = await exported();
    expect(file.split("\r\n")[0]).toMatch(/,giftCard$/);
    expect(file.split("\r\n").filter((row) => row.endsWith(",yes"))).toHaveLength(1);
    const again = await sendCsv(here.admin, file, "?update=true");
    expect(again.body).toMatchObject({ changed: 0, errors: [] });
    await mark("");
    expect(await stored(id)).toMatchObject({ card: true });
    await mark("no");
    expect(await stored(id)).toMatchObject({ card: false });
    await here.admin.ask(UNDO, { id: body.changeSet, othersOnly: true });
    const wrong = await mark("perhaps");
    expect(wrong.body.errors).toEqual([{ row: 2, field: "giftCard", message: "must be true or false" }]);
  });

  it("is marked in the lists of GET /products and JSON Lines", async () => {
    const { id } = await aCardProduct();
    const { text } = await here.admin.get("/exports/products.jsonl");
    const [line] = text.split("\n").filter((each) => each.includes(id));
    expect(JSON.parse(line ?? "")).toMatchObject({ _id: id, giftCard: true });
    const plain = await aProduct(here.shop);
    expect((await asVisitor(here.shop).get(`/products/${plain.id}`)).text).not.toContain("giftCard");
  });
});

describe("the price of a gift card product is its amount", () => {
  const EDIT = `mutation ($id: ID!, $input: EditProductInput!) { editProduct(id: $id, input: $input) { ... on Product { id } } }`;

  it("so it can't be on sale, and a sale ends when an item becomes a gift card", async () => {
    const { id } = await aCardProduct();
    const message = "isn't possible for a gift card: its price is its amount";
    const { errors } = await here.admin.graphql(EDIT, { id, input: { version: 1, regularPrice: 30 } });
    expect(errors[0]?.extensions.errors).toEqual([{ field: "regularPrice", message }]);
    const added = await here.admin.post(
      "/products",
      aProductForm({ price: 20, regularPrice: 25, giftCard: true }),
    );
    expect(added.status).toBe(400);
    const goods = await aProduct(here.shop, { price: 20, regularPrice: 25 });
    await here.admin.ask(EDIT, { id: goods.id, input: { version: 1, giftCard: true } });
    expect(await stored(goods.id)).toEqual({ price: 2_000, regular: null, card: true });
  });

  it("so changes of many prices leave it alone", async () => {
    const [card, goods] = [await aCardProduct(), await aProduct(here.shop, { price: 20 })];
    const products = [card, goods].map(({ id }) => ({ id }));
    await here.admin.ask(CHANGE, { input: { products, sale: { percentOff: 10 } } });
    expect(await stored(card.id)).toEqual({ price: 2_500, regular: null, card: true });
    expect(await stored(goods.id)).toMatchObject({ price: 1_800 });
    await here.admin.ask(CHANGE, { input: { products, price: { percent: 50 } } });
    expect(await stored(card.id)).toMatchObject({ price: 2_500 });
  });
});

it("of 0.00, as older products may be, can be ordered and delivered, and makes no card", async () => {
  const { id } = await placeOne(here.customer, anOrderForm((await aCardProduct({ price: 0 })).id));
  await here.admin.ask("mutation ($id: ID!) { deliverOrder(id: $id) }", { id });
  expect(await here.shop.sql("select from gift_cards where order_id = $1", [id])).toEqual([]);
});

describe("the mail about a placed order of gift cards", () => {
  const placed = async () =>
    (await runJobs(here.shop)).find(
      ({ kind, to }) => kind === "order-placed" && to.includes(here.customer.email),
    );

  it("says that the codes come by mail, and nothing about a parcel or an address", async () => {
    await placeOne(here.customer, anOrderForm((await aCardProduct()).id));
    const mail = await placed();
    expect(mail?.text.replaceAll(/\s+/g, " ")).toContain(
      "Once your order is paid, you get the code of each gift card in an email of its own.",
    );
    expect(mail?.text).not.toMatch(/send|on its way|Shipping address|1 High Street/i);
  });

  it("names the address where a parcel comes too", async () => {
    const ids = [(await aCardProduct()).id, (await aProduct(here.shop)).id];
    await placeCart(here.customer, cartOf(ids));
    expect((await placed())?.text).toMatch(/Shipping address/i);
  });
});

it("says which codes it accepts: no other gift card, and no discount code alone", async () => {
  const [card, goods] = [await aCardProduct(), await aProduct(here.shop)];
  const accepted = (...products: { id: string }[]) =>
    here.customer.ask(
      "query ($input: QuoteInput!) { quote(input: $input) { acceptsCodes acceptsGiftCards } }",
      {
        input: { items: products.map(({ id }) => ({ productId: id, qty: 1 })) },
      },
    );
  expect(await accepted(card)).toEqual({ quote: { acceptsCodes: false, acceptsGiftCards: false } });
  expect(await accepted(card, goods)).toEqual({ quote: { acceptsCodes: true, acceptsGiftCards: false } });
  expect(await accepted(goods)).toEqual({ quote: { acceptsCodes: true, acceptsGiftCards: true } });
});

describe("an account whose gift card isn't mailed yet", () => {
  const ON_ITS_WAY = expect.stringMatching(/code of a gift card is on its way/) as string;
  const codesTo = async (email: string) =>
    (await runJobs(here.shop)).filter(({ kind, to }) => kind === "gift-card" && to.includes(email)).length;

  it("isn't deleted before the mail, so that the code isn't lost", async () => {
    const { caller, idToken, email } = await aLeavingCustomer(here.shop, { verified: false });
    const { id } = await placeOne(caller, anOrderForm((await aCardProduct()).id));
    const { url } = await startPaymentOf(caller as Person, [id]);
    await here.gateway.press(here.shop, url, "approve");
    const { errors } = await caller.graphql(DELETE_MY_ACCOUNT, { idToken });
    expect(errors).toMatchObject([{ message: ON_ITS_WAY, extensions: { code: "CONFLICT" } }]);
    expect(await codesTo(email)).toBe(1);
    expect(await caller.ask(DELETE_MY_ACCOUNT, { idToken })).toEqual({ deleteMyAccount: true });
  });

  it("isn't deleted before a card of the shop is mailed to it, nor later if the card comes meanwhile", async () => {
    const { caller, idToken, email, user, uid } = await aLeavingCustomer(here.shop, { verified: true });
    await aGiftCard(here.shop, 10, here.admin, email);
    expect(await caller.refusal(DELETE_MY_ACCOUNT, { idToken })).toBe("CONFLICT");
    await here.shop.sql("update users set deletion_began_at = now() - interval '3 minutes' where id = $1", [
      user.id,
    ]);
    await here.shop.firebase.deleteAccount(uid);
    await runEachMinute(here.shop);
    expect(await codesTo(email)).toBe(1);
    await runEachMinute(here.shop);
    expect(await here.shop.sql("select email from users where id = $1", [user.id])).toEqual([{ email: "" }]);
  });

  it("is deleted without the mail of a card that the shop has ended", async () => {
    const { caller, idToken, email } = await aLeavingCustomer(here.shop, { verified: true });
    const { id } = await aGiftCard(here.shop, 10, here.admin, email);
    await here.admin.ask(END_CARD, { id });
    expect(await caller.ask(DELETE_MY_ACCOUNT, { idToken })).toEqual({ deleteMyAccount: true });
  });
});

it("is forgotten with the account that bought it, although its email was never verified", async () => {
  const { caller, idToken } = await aLeavingCustomer(here.shop, { verified: false });
  const { id } = await placeOne(caller, anOrderForm((await aCardProduct()).id));
  const { url } = await startPaymentOf(caller as Person, [id]);
  await here.gateway.press(here.shop, url, "approve");
  await runJobs(here.shop);
  const emails = () => here.shop.sql("select email from gift_cards where order_id = $1", [id]);
  expect(await emails()).toEqual([{ email: expect.stringContaining("@") as string }]);
  await caller.ask(DELETE_MY_ACCOUNT, { idToken });
  expect(await emails()).toEqual([{ email: null }]);
});
