/** Creates Vendure's tables, and fills them with the products and customers of rows.json. Sends the variants' ids to the parent. */
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const core = require("@vendure/core");
const { createConfig } = require("./config.cjs");

const CHUNK = 500;
const AT_ONCE = 8;
const languageCode = core.LanguageCode.en;

const initialData = {
  defaultLanguage: languageCode,
  defaultZone: "Europe",
  countries: [{ name: "Germany", code: "DE", zone: "Europe" }],
  taxRates: [{ name: "No Tax", percentage: 0 }],
  shippingMethods: [{ name: "Standard Shipping", price: 0 }],
  paymentMethods: [
    {
      name: "Standard Payment",
      handler: {
        code: "dummy-payment-handler",
        arguments: [{ name: "automaticSettle", value: "true" }],
      },
    },
  ],
  collections: [],
};

async function fill({ products, customers }) {
  const app = await core.bootstrap(createConfig({ filling: true }));
  await app.get(core.Populator).populateInitialData(initialData);
  const ctx = await app.get(core.RequestContextService).create({ apiType: "admin" });
  const added = await addProducts(app, ctx, products);
  await addCustomers(app, ctx, customers);
  await app.get(core.SearchService).reindex(ctx); // done by the worker
  await app.get(core.TransactionalConnection).rawConnection.query("analyze");
  await app.close();
  return added;
}

async function addProducts(app, ctx, products) {
  const importer = app.get(core.FastImporterService);
  await importer.initialize();
  const [taxCategory] = await app
    .get(core.TransactionalConnection)
    .getRepository(ctx, core.TaxCategory)
    .find();
  const assets = new Map();
  for (const { image } of products)
    if (!assets.has(image)) assets.set(image, await addAsset(app, ctx, image));
  const add = async ({ name, description, image, cents, stock, createdAt }) => {
    const shown = { featuredAssetId: assets.get(image), assetIds: [assets.get(image)] };
    const translations = [{ languageCode, name, slug: name, description }];
    const productId = await importer.createProduct({
      ...shown,
      createdAt: new Date(createdAt),
      translations,
    });
    const variantId = await importer.createProductVariant({
      ...shown,
      productId,
      sku: name,
      price: cents,
      stockOnHand: stock,
      trackInventory: "TRUE",
      taxCategoryId: taxCategory.id,
      translations: [{ languageCode, name }],
    });
    return { productId: String(productId), variantId: String(variantId) };
  };
  const added = [];
  for (let n = 0; n < products.length; n += AT_ONCE)
    added.push(...(await Promise.all(products.slice(n, n + AT_ONCE).map(add))));
  return added;
}

/** The row of an image. Its file isn't needed: the bench requests no images. */
async function addAsset(app, ctx, image) {
  const { id } = await app.get(core.TranslatableSaver).create({
    ctx,
    input: { translations: [{ languageCode, name: image, customFields: {} }] },
    entityType: core.Asset,
    translationType: core.AssetTranslation,
    beforeSave: (asset) =>
      Object.assign(asset, {
        type: "IMAGE",
        mimeType: "image/webp",
        width: 800,
        height: 800,
        fileSize: 40_000,
        source: image,
        preview: image,
        channels: [ctx.channel],
      }),
  });
  return id;
}

async function addCustomers(app, ctx, customers) {
  const role = await app.get(core.RoleService).getCustomerRole(ctx);
  const connection = app.get(core.TransactionalConnection);
  const save = (entity, rows) => connection.getRepository(ctx, entity).save(rows, { chunk: CHUNK });
  const users = customers.map(
    ({ email }) => new core.User({ identifier: email, verified: true, roles: [role] }),
  );
  await save(core.User, users);
  const entities = customers.map(({ email, name }, n) => {
    const row = {
      emailAddress: email,
      firstName: name,
      lastName: "",
      user: users[n],
      channels: [ctx.channel],
    };
    return new core.Customer(row);
  });
  await save(core.Customer, entities);
  const expires = new Date(Date.now() + 86_400_000);
  const sessions = customers.map(
    ({ token }, n) =>
      new core.AuthenticatedSession({
        token,
        expires,
        user: users[n],
        invalidated: false,
        authenticationStrategy: "native",
      }),
  );
  await save(core.AuthenticatedSession, sessions);
}

fill(JSON.parse(readFileSync(join(__dirname, "rows.json"), "utf8"))).then(
  (added) => process.send(added, () => process.exit(0)),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
