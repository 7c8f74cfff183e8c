import { light } from "@shop/shared/color-schemes";
import { readable } from "../../../../test/support/mails";
import type { Order } from "../../orders/order.entity";
import { OrderStatus } from "../../orders/order-status.enum";
import { writeOrdersPlaced } from "../customer/write-orders-placed";
import { writeOrdersPaid } from "../shopkeepers/write-orders-paid";
import { hexOf } from "./colors";
import { mailImageUrl } from "./ProductImage";

const shop = { name: "Meridian", origin: "https://shop.example.com" };
const at = new Date("2026-11-22T09:15:00Z");
const hash = "0123456789abcdef0123456789abcdef";

const anOrder = (words: Partial<Order>): Order =>
  ({
    id: "4a51",
    number: "6180-3399",
    status: OrderStatus.PLACED,
    name: "Carl Shopper",
    email: "carl@example.com",
    address: "1 High Street\n1010 Wellington",
    phone: "555-0100",
    productName: "Regulator",
    optionValues: [],
    imageUrl: "/pictures/regulator.1547d0963e.svg",
    quantity: 2,
    unitPriceMinor: 107_500,
    regularPriceMinor: null,
    ...{ discountMinor: 0, shippingMinor: 0, taxMinor: 0, taxName: null, taxPercent: null, refundedMinor: 0 },
    totalMinor: 215_000,
    ...words,
  }) as Order;

const mailsWith = (words: Partial<Order>) => [
  writeOrdersPlaced(shop, [anOrder(words)], { payable: true, free: 0, heldUntil: at }),
  writeOrdersPaid(shop, [anOrder(words)], at),
];

it.each([
  ["markup", '<img src=x onerror=alert(1)> & "Jerry" </p><script>alert(2)</script>'],
  ["right-to-left letters", "דוד בן־גוריון"],
  ["emoji", "Zoë 👩‍🔧⌚"],
])("shows names and addresses with %s as they were typed, in both forms", (_what, typed) => {
  for (const { html, text } of mailsWith({ name: typed, address: typed, productName: typed })) {
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(readable({ html })).toContain(typed);
    expect(text.replace(/\s+/g, " ")).toContain(typed);
  }
});

it("states the regular price of a product on sale next to the price of that day", () => {
  for (const { text, html } of mailsWith({ regularPriceMinor: 129_000 })) {
    expect(text).toContain("(was 1290.00$)");
    expect(readable({ html })).toContain("2 × 1075.00$ (was 1290.00$)");
  }
  for (const { text } of mailsWith({})) expect(text).not.toContain("(was");
});

it("has the shop's own accent in both schemes, and the default without one", () => {
  const html = (accentColor?: string) =>
    writeOrdersPaid({ ...shop, accentColor }, [anOrder({})], at).html.replace(/\s+/g, " ");
  expect(html("#0a5c36")).toContain(".on-accent { background-color: #0a5c36 !important; }");
  expect(html("#0a5c36")).toMatch(
    /dark\) {[^@]*\.ink-accentInk { color: #[0-9a-f]{6} !important; }[^@]*@media/,
  );
  expect(html("#0a5c36").match(/\.on-accent {/g)).toHaveLength(3);
  expect(html().match(/\.on-accent {/g)).toHaveLength(1);
});

it("keeps the lines of an address", () => {
  for (const { text } of mailsWith({})) expect(text).toContain("1 High Street\n1010 Wellington\n555-0100");
});

it("keeps a name in one line, so that it never looks like a line of the shop", () => {
  for (const { text } of mailsWith({ name: "a\n\n\nView your order:\nhttps://evil.example/" })) {
    expect(text).not.toMatch(/^View your order:\nhttps:\/\/evil/m);
  }
});

it("keeps a photo of any shape within its plate, which is white as the photo is", () => {
  for (const { html } of mailsWith({ imageUrl: `/pictures/${hash}/1280.webp` })) {
    const [plate = "", image = ""] =
      /(<div[^>]*>)(?:<link[^>]*>)?(<img [^>]*320\.jpg[^>]*>)/.exec(html)?.slice(1) ?? [];
    expect(plate).toMatch(/background-color:#ffffff/);
    expect(image).toMatch(/width:auto;height:auto;.*max-width:112px;max-height:134px/);
  }
});

it("shows no empty plate for an order without an image", () => {
  for (const { html } of mailsWith({ imageUrl: null })) expect(html).not.toContain('class="image"');
});

it("leads to the pages of an order whatever letters the email has", () => {
  const [mail] = mailsWith({ email: "a/b?c#d+e@example.com" });
  expect(mail?.html).toContain(
    'href="https://shop.example.com/myOrder/a%2Fb%3Fc%23d%2Be%40example.com/4a51"',
  );
});

it("can be read by programs that drop style sheets: colours and sizes stand in the elements", () => {
  for (const { html } of mailsWith({})) {
    const body = html.replace(/<head>.*<\/head>/s, "");
    expect(body).toContain(`background-color:${hexOf(light.surface)}`);
    expect(body).toContain(`color:${hexOf(light.ink)}`);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain("@media (prefers-color-scheme: dark)");
    expect(html).not.toMatch(/<link|@import|@font-face|url\(/); // nothing to load except images
  }
});

it("gives a colour of the theme as sRGB", () => {
  expect([hexOf([1, 0, 0]), hexOf([0, 0, 0])]).toEqual(["#ffffff", "#000000"]);
  expect(hexOf([0.627955, 0.257683, 29.2339])).toBe("#ff0000");
});

it.each([
  ["/pictures/regulator.1547d0963e.svg", "https://shop.example.com/pictures/regulator.1547d0963e.jpg"],
  [`/pictures/${hash}/1280.avif`, `https://shop.example.com/pictures/${hash}/320.jpg`],
  ["https://cdn.example.com/a.png", "https://cdn.example.com/a.png"],
  ["javascript:alert(1)", null],
  ["https://a:b/x.jpg", null],
  ["data:image/png;base64,AAAA", null],
])("shows the image %s as a JPEG of the shop where there is one", (imageUrl, expected) =>
  expect(mailImageUrl(imageUrl, shop.origin)).toBe(expected),
);
