import { anImage, upload } from "../../../../test/support/images";
import { asAdmin, asCustomer, asStaff, asVisitor, type Person } from "../../../../test/support/builders";
import { runJobs } from "../../../../test/support/jobs";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { auditedBy } from "../../../../test/support/taxonomy";

let shop: TestShop;
let admin: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql(
    "update shop_settings set storefront = null, storefront_before = null, storefront_version = 0",
  );
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

const fields = `{ name logoUrl accentColor tagline heroImageUrl featuredCollectionIds deliveryText returnText
  footerLinks { label url } storefrontVersion storefrontUndoable }`;
const nothing = {
  ...{ name: "Meridian", logoUrl: null, accentColor: null, tagline: null, heroImageUrl: null },
  ...{ featuredCollectionIds: [], deliveryText: null, returnText: null, footerLinks: [] },
  ...{ storefrontVersion: 0, storefrontUndoable: false },
};
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40"/></svg>';

interface Sent {
  data: { done: object } | null;
  errors?: { message: string; extensions: { code: string; errors?: { field: string; message: string }[] } }[];
}

/** The result of a mutation, or its refusal. */
async function send(
  person: Person,
  call: string,
  variables: Record<string, unknown>,
): Promise<object | string> {
  const { data, errors } = (await person.graphql(call, variables)) as unknown as Sent;
  const [error] = errors ?? [];
  if (!error) return (data as { done: object }).done;
  const { code, errors: faults } = error.extensions;
  return faults ? faults.map(({ field, message }) => `${field} ${message}`).join("; ") : code;
}
const save = (input: object, person = admin) =>
  send(person, `mutation ($input: ShopSettingsInput!) { done: saveShopSettings(input: $input) ${fields} }`, {
    input,
  });
const undo = (version: number, person = admin) =>
  send(person, `mutation ($version: Int!) { done: undoStorefront(version: $version) ${fields} }`, {
    version,
  });
const shown = async (): Promise<object> =>
  (await asVisitor(shop).ask<{ shopSettings: object }>(`{ shopSettings ${fields} }`)).shopSettings;

/** Uploads a picture of the storefront, and returns the answer. */
const uploadPicture = (body: string | Buffer, person = admin) =>
  person.call<{ image: string; width: number; errors?: { message: string }[] }>(
    "POST",
    "/storefront/pictures",
    {
      body,
      headers: { "content-type": "image/svg+xml" },
    },
  );

it("has the defaults until an admin publishes words and pictures, and again once they are removed", async () => {
  expect(await shown()).toEqual(nothing);
  const logoUrl = (await uploadPicture(LOGO)).body.image;
  const heroImageUrl = (await uploadPicture(await anImage())).body.image;
  const words = {
    ...{ name: "Halden & Sons", logoUrl, accentColor: "#0a5c36", tagline: "Made to last.", heroImageUrl },
    featuredCollectionIds: ["00000000-0000-4000-8000-000000000001"],
    ...{ deliveryText: "We send on Mondays.", returnText: "Send it back.\nFor free." },
    footerLinks: [
      { label: "Our story", url: "https://example.com/story" },
      { label: "Write to us", url: "/contact?about=order#form" },
    ],
  };
  const published = { ...words, storefrontVersion: 1, storefrontUndoable: true };
  const typed = { ...words, name: "  Halden  & Sons ", accentColor: "#0A5C36", tagline: " Made to last. " };
  expect(await save(typed)).toEqual(published);
  expect(await shown()).toEqual(published);
  expect(await save(words)).toEqual(published); // unchanged
  expect(await save({ tagline: null })).toEqual({ ...published, tagline: null, storefrontVersion: 2 });
  const empty = Object.fromEntries(Object.keys(words).map((field) => [field, null]));
  expect(await save({ ...empty, name: "Meridian" })).toMatchObject({
    ...nothing,
    storefrontVersion: 3,
    storefrontUndoable: true,
  });
  const audited = await auditedBy(shop, admin);
  expect(audited).toHaveLength(3);
  expect(audited[0]).toContain("PUBLISH_STOREFRONT Shop: name none → Halden & Sons, logo none → /pictures/");
  expect(audited[1]).toBe("PUBLISH_STOREFRONT Shop: line Made to last. → none");
});

it("leaves the rules of delivery and tax as they are, and they the storefront", async () => {
  await save({ country: "DE", pricesIncludeTax: true, countries: ["DE"], returnDays: 30, tagline: "Hello." });
  await save({ name: "Halden" });
  const rules = "{ shopSettings { country pricesIncludeTax countries returnDays name tagline } }";
  expect(await asVisitor(shop).ask(rules)).toEqual({
    shopSettings: {
      ...{ country: "DE", pricesIncludeTax: true, countries: ["DE"], returnDays: 30 },
      ...{ name: "Halden", tagline: "Hello." },
    },
  });
  await save({ country: "US", pricesIncludeTax: false, countries: [], returnDays: null });
  expect(await shown()).toMatchObject({ name: "Halden", tagline: "Hello.", storefrontVersion: 2 });
});

it("undoes the last publication once, which the audit records", async () => {
  expect(await undo(0)).toBe("CONFLICT");
  await save({ name: "Halden", accentColor: "#0a5c36" });
  await save({ name: "Skerry" });
  expect(await undo(2)).toMatchObject({ name: "Halden", accentColor: "#0a5c36", storefrontUndoable: false });
  expect(await shown()).toMatchObject({ name: "Halden", storefrontVersion: 3 });
  expect(await undo(3)).toBe("CONFLICT");
  expect((await auditedBy(shop, admin)).at(-1)).toBe("UNDO_STOREFRONT Shop: name Skerry → Halden");
});

it("lets one of two admins publish or undo what both have seen, and tells the other one", async () => {
  const other = await asAdmin(shop);
  const results = await Promise.all([
    save({ name: "Halden", storefrontVersion: 0 }),
    save({ name: "Skerry", storefrontVersion: 0 }, other),
  ]);
  expect(results.filter((result) => result === "CONFLICT")).toHaveLength(1);
  expect(await shown()).toMatchObject({ storefrontVersion: 1 });
  await save({ name: "Lund", storefrontVersion: 1 });
  expect(await undo(1, other)).toBe("CONFLICT");
  expect(
    (await Promise.all([undo(2), undo(2, other)])).filter((result) => result === "CONFLICT"),
  ).toHaveLength(1);
});

const WRONG_LINK = "must begin with https://, or be a page of this shop such as /contact";
const NO_PICTURE = "must be a picture uploaded to this shop";
const link = (url: string, label = "Story") => ({ footerLinks: [{ label, url }] });

it.each<[string, object, string]>([
  ["a name of 200 characters", { name: "x".repeat(200) }, "name must have 1 to 60 characters"],
  ["a blank name", { name: " \u200b" }, "name must not be blank"],
  [
    "a color that is hard to read on white",
    { accentColor: "#777777" },
    "accentColor has a contrast of only 4.47:1 to white; texts and buttons need 4.5:1. Choose a darker color",
  ],
  ["a color's name", { accentColor: "red" }, "accentColor must be a color such as #1f5fbf"],
  ["CSS as a color", { accentColor: "#000;}*{color:red" }, "accentColor must be a color such as #1f5fbf"],
  ["a script as a link", link("javascript:alert(1)"), `footerLinks.0.url ${WRONG_LINK}`],
  ["a link without TLS", link("http://example.com/"), `footerLinks.0.url ${WRONG_LINK}`],
  ["a link to another host's path", link("//example.com"), `footerLinks.0.url ${WRONG_LINK}`],
  ["a link with a backslash", link("/\\example.com"), `footerLinks.0.url ${WRONG_LINK}`],
  ["a link with a line break", link("/a\nb"), `footerLinks.0.url ${WRONG_LINK}`],
  ["a link without a label", link("/contact", " "), "footerLinks.0.label must not be blank"],
  [
    "nine links",
    { footerLinks: Array(9).fill({ label: "Story", url: "/contact" }) },
    "footerLinks must have 8 entries or fewer",
  ],
  ["a logo of another host", { logoUrl: "https://example.com/logo.png" }, `logoUrl ${NO_PICTURE}`],
  ["a logo that is a page", { logoUrl: "/pictures/../graphql" }, `logoUrl ${NO_PICTURE}`],
  ["a logo that isn't stored", { logoUrl: `/pictures/${"0".repeat(32)}/logo.svg` }, `logoUrl ${NO_PICTURE}`],
  [
    "an SVG on the home page",
    { heroImageUrl: `/pictures/${"0".repeat(32)}/logo.svg` },
    `heroImageUrl ${NO_PICTURE}`,
  ],
  [
    "a picture that isn't stored",
    { heroImageUrl: `/pictures/${"0".repeat(32)}/640.jpg` },
    `heroImageUrl ${NO_PICTURE}`,
  ],
  [
    "a collection without an id",
    { featuredCollectionIds: ["x"] },
    "featuredCollectionIds.0 must be a collection of this shop",
  ],
  ["a long text", { returnText: "x".repeat(1_001) }, "returnText must have 1 to 1000 characters"],
  [
    "a character that can't be stored",
    { deliveryText: "a\0b" },
    "deliveryText must not contain the character NUL",
  ],
])("refuses %s", async (_, input, refusal) => {
  expect(await save(input)).toBe(refusal);
  expect(await shown()).toEqual(nothing);
  expect(await auditedBy(shop, admin)).toEqual([]);
});

describe("a picture of the storefront", () => {
  it("is an SVG that runs nothing, also as a document", async () => {
    const { body } = await uploadPicture(LOGO);
    expect(body).toEqual({
      image: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\/logo\.svg$/) as string,
      ...{ width: 120, height: 40 },
    });
    expect((await uploadPicture(LOGO)).body.image).toBe(body.image);
    const answer = await shop.app.inject({ url: body.image });
    expect(answer.body).toBe(LOGO);
    expect(answer.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "x-content-type-options": "nosniff",
    });
  });

  it("is also the icon if it is a square logo, and large enough", async () => {
    const iconOf = async (body: string | Buffer) => {
      await save({ logoUrl: (await uploadPicture(body)).body.image });
      return (await asVisitor(shop).ask<{ shopSettings: object }>("{ shopSettings { logoUrl iconUrl } }"))
        .shopSettings as { logoUrl: string; iconUrl: string | null };
    };
    const svg = await iconOf(LOGO.replaceAll("120", "40"));
    expect(svg.iconUrl).toBe(svg.logoUrl);
    const { iconUrl } = await iconOf(await anImage({ width: 700, height: 700, format: "png" }));
    expect(iconUrl).toMatch(/^\/pictures\/[0-9a-f]{32}\/320\.jpg$/);
    expect((await shop.app.inject({ url: iconUrl ?? "" })).headers["content-type"]).toBe("image/jpeg");
    await save({ tagline: "Unchanged logo." });
    expect(await shown()).toMatchObject({ tagline: "Unchanged logo." });
    for (const other of [LOGO, await anImage({ width: 200, height: 200 }), await anImage()])
      expect((await iconOf(other)).iconUrl).toBeNull();
  });

  it.each([
    ["a script", LOGO.replace("<rect", "<script>alert(1)</script><rect")],
    ["a script and a byte order mark", `\ufeff ${LOGO.replace("<rect", "<script>alert(1)</script><rect")}`],
    ["200 KB", LOGO.replace("<rect", `${" ".repeat(205_000)}<rect`)],
    ["HTML", "<!doctype html><p>Hello"],
  ])("is no SVG with %s", async (_, svg) => {
    const { status, body } = await uploadPicture(svg);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toMatch(/SVG|KB/);
  });

  it("is uploaded by whoever may change settings, while others' uploads stay without SVG", async () => {
    const keeper = await asStaff(shop, ["WRITE_SETTINGS"]);
    expect((await uploadPicture(LOGO, keeper)).status).toBe(200);
    expect((await uploadPicture(LOGO, await asStaff(shop, ["WRITE_PRODUCTS"]))).status).toBe(403);
    expect((await uploadPicture(LOGO, await asCustomer(shop))).status).toBe(403);
    expect((await upload(admin, LOGO, "image/svg+xml")).status).toBe(415);
  });
});

describe("the shop's name", () => {
  const html = { accept: "text/html" };
  const open = async (url: string) => (await shop.app.inject({ url, headers: html })).body;

  it("is the published one in feeds, on plain pages, in mails and on invoices", async () => {
    const logoUrl = (await uploadPicture(await anImage())).body.image;
    await save({ name: "Halden & Sons", logoUrl });
    expect(await open("/feeds/new.xml")).toContain("<title>Halden &amp; Sons</title>");
    expect(await open("/newsletter/confirm/x")).toContain("· Halden &amp; Sons</title>");
    for (const page of ["/newsletter/confirm/x", "/pay/x"])
      expect(await open(page)).toContain(`<img src="${logoUrl}" alt="Halden &amp; Sons"/>`);
    expect(await open("/docs")).toContain("– Halden &#38; Sons</title>");
    await shop.app.inject({
      ...{ method: "POST", url: "/newsletter", payload: "email-address=nora@example.com" },
      headers: { ...html, "content-type": "application/x-www-form-urlencoded" },
    });
    const [mail] = await runJobs(shop);
    expect(mail?.html).toContain(`<img src="https://shop.example${logoUrl}" alt="Halden &amp; Sons"`);
    await save({ name: null, logoUrl: null });
    expect(await open("/feeds/new.xml")).toContain("<title>Test shop</title>");
  });
});

describe("a preview", () => {
  const post = (fields: Record<string, string | undefined>) =>
    shop.app.inject({
      ...{
        method: "POST",
        url: "/?preview",
        payload: new URLSearchParams(JSON.parse(JSON.stringify(fields)) as Record<string, string>).toString(),
      },
      headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
    });

  it("is for people who may publish it, and only of words that could be published", async () => {
    const draft = JSON.stringify({ name: "Halden" });
    expect((await post({ draft })).statusCode).toBe(401);
    expect((await post({ draft, token: "x" })).statusCode).toBe(401);
    const reader = await asStaff(shop, ["READ_SETTINGS"]);
    expect((await post({ draft, token: reader.token })).statusCode).toBe(403);
    for (const wrong of ["", "[]", "{", JSON.stringify({ name: "x".repeat(200) })])
      expect((await post({ draft: wrong, token: admin.token })).statusCode).toBe(400);
    // without a web build there are no pages
    expect((await post({ draft, token: admin.token })).statusCode).toBe(404);
    expect(await shown()).toEqual(nothing);
  });
});
