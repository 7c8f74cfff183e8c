import { randomUUID } from "node:crypto";
import type { Product, ProductTable } from "../../src/modules/catalogue/product.entity";
import type { OrderTable } from "../../src/modules/orders/order.entity";
import type { Review } from "../../src/modules/reviews/review.entity";
import { newValues, rowColumns } from "../../src/modules/catalogue/write-products";
import { columnOf, EMPTY_PRODUCT, writtenFields } from "../../src/modules/catalogue/written-product";
import { Role } from "../../src/context/role";
import { Scope } from "../../src/context/scope";
import { createSecret, hashOf, prefixOf } from "../../src/modules/api-keys/secret";
import { Caller } from "./caller";
import type { TestShop } from "./shop";

/** A signed-in user, calling the shop with an access token. */
export class Person extends Caller {
  constructor(
    shop: TestShop,
    readonly id: string,
    readonly email: string,
    readonly firebaseUid: string,
  ) {
    super(shop, shop.accessTokens.issue({ userId: id, epoch: 0 }).accessToken);
  }
}

interface Account {
  email?: string;
  name?: string | null;
  role?: Role;
  permissions?: Scope[];
  firebaseUid?: string;
  emailVerified?: boolean;
  createdAt?: Date;
}

let made = 0;
const next = () => (made += 1);

/** A visitor. */
export function asVisitor(shop: TestShop): Caller {
  return new Caller(shop);
}

/** A signed-in customer, inserted directly; signing in has its own tests. */
export async function asCustomer(shop: TestShop, account: Account = {}): Promise<Person> {
  const id = randomUUID();
  const { email = `customer-${next()}-${id.slice(0, 8)}@example.com`, name = "Carl Shopper" } = account;
  const {
    role = Role.CUSTOMER,
    permissions = [],
    firebaseUid = `uid-${id}`,
    emailVerified = true,
    createdAt = new Date(),
  } = account;
  await shop.sql(
    `insert into users (id, firebase_uid, email, email_verified, name, role, permissions, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, firebaseUid, email, emailVerified, name, role, permissions, createdAt],
  );
  return new Person(shop, id, email, firebaseUid);
}

/** A signed-in admin. */
export function asAdmin(shop: TestShop, account: Account = {}): Promise<Person> {
  return asCustomer(shop, { name: "Ada Keeper", ...account, role: Role.ADMIN });
}

/** A signed-in member of staff with these permissions. */
export function asStaff(shop: TestShop, permissions: Scope[], account: Account = {}): Promise<Person> {
  return asCustomer(shop, { name: "Sam Staff", ...account, role: Role.STAFF, permissions });
}

/** A program, calling the shop with an API key. */
export class Program extends Caller {
  constructor(
    shop: TestShop,
    readonly id: string,
    readonly secret: string,
  ) {
    super(shop, secret);
  }
}

interface Key {
  name?: string;
  /** All scopes by default. */
  scopes?: Scope[];
  expiresAt?: Date | null;
}

/** A program with a key of these scopes, inserted directly; creating keys has its own tests. */
export async function asProgram(
  shop: TestShop,
  { name = "Warehouse", scopes = Object.values(Scope), expiresAt = null }: Key = {},
): Promise<Program> {
  const secret = createSecret();
  const [key] = await shop.sql<{ id: string }>(
    "insert into api_keys (name, prefix, secret_hash, scopes, expires_at) values ($1, $2, $3, $4, $5) returning id",
    [name, prefixOf(secret), hashOf(secret), scopes, expiresAt],
  );
  return new Program(shop, (key as { id: string }).id, secret);
}

const toMinor = (price: number) => Math.round(price * 100);

/** Inserts a product with a large stock and default fields. */
export async function aProduct(
  shop: Pick<TestShop, "sql">,
  wanted: Partial<ProductTable> = {},
): Promise<Product> {
  const id = wanted.id ?? randomUUID();
  const product = {
    ...EMPTY_PRODUCT,
    name: `Product ${next()} ${id.slice(0, 8)}`,
    description: "A thing of no great distinction.",
    price: 19.99,
    regularPrice: null,
    saleEndsAt: null,
    image: "/pictures/thing.svg",
    rating: 4,
    countInStock: 100,
    version: 1,
    createdAt: new Date(),
    updatedAt: new Date(),
    archivedAt: null,
    ...wanted,
    id,
  };
  const { createdAt, archivedAt } = product;
  await shop.sql(
    `insert into products (id, created_at, archived_at, ${writtenFields.map(columnOf).join(", ")})
      select $1::uuid, $2::timestamptz, $3::timestamptz, ${newValues} from jsonb_to_recordset($4::jsonb) as sent (${rowColumns})`,
    [id, createdAt, archivedAt, JSON.stringify([product])],
  );
  return product;
}

/** Inserts an order directly, without taking stock. */
export async function anOrder(
  shop: TestShop,
  customer: Pick<Person, "id" | "email">,
  product: Pick<Product, "id" | "name" | "price">,
  wanted: Partial<
    Pick<
      OrderTable,
      | "quantity"
      | "name"
      | "paidAt"
      | "shippedAt"
      | "deliveredAt"
      | "cancelledAt"
      | "refundedAt"
      | "createdAt"
    >
  > = {},
): Promise<string> {
  const {
    quantity = 1,
    name = "Carl Shopper",
    paidAt = null,
    shippedAt = null,
    deliveredAt = null,
    cancelledAt = null,
    refundedAt = null,
    createdAt = new Date(),
  } = wanted;
  const [order] = await shop.sql<{ id: string }>(
    `insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents,
        idempotency_key, paid_at, delivered_at, cancelled_at, created_at, refunded_at, shipped_at)
      values ($1, $2, $3, $4, '1 High Street', '555-0100', $5, $6, $7, gen_random_uuid(), $8, $9, $10, $11, $12, $13)
      returning id`,
    [
      ...[customer.id, product.id, name, customer.email, quantity, product.name, toMinor(product.price)],
      ...[paidAt, deliveredAt, cancelledAt, createdAt, refundedAt, shippedAt],
    ],
  );
  return (order as { id: string }).id;
}

/** Inserts a review by a new user: of the shop, or of a product; returns its id. */
export async function aReview(shop: TestShop, wanted: Partial<Review> = {}): Promise<string> {
  const { name = "Carl Shopper", rating = 5, comment = "Good.", createdAt = new Date() } = wanted;
  const userId = wanted.userId ?? (await asCustomer(shop)).id;
  const [review] = await shop.sql<{ id: string }>(
    "insert into reviews (user_id, product_id, name, rating, comment, created_at) values ($1, $2, $3, $4, $5, $6) returning id",
    [userId, wanted.productId ?? null, name, rating, comment, createdAt],
  );
  return (review as { id: string }).id;
}
