import { asAdmin, asCustomer, type Person } from "./builders";
import { aDemoGateway, type TestGateway } from "./payments";
import type { TestShop } from "./shop";

/** A gift card, as the admin sees it. */
export interface IssuedCard {
  id: string;
  lastCharacters: string;
  amount: number;
  balance: number;
  endedAt: string | null;
}

/** The fields of a gift card. */
export const cardFields = "id lastCharacters amount balance createdAt endedAt";

const ISSUE = `mutation ($amount: Float!, $email: String) { issueGiftCard(amount: $amount, email: $email) {
  code card { ${cardFields} } } }`;

/** Ends a gift card. */
export const END_CARD = "mutation ($id: ID!) { endGiftCard(id: $id) { balance endedAt } }";

/** Issues a gift card; returns its id and code. */
export async function aGiftCard(shop: TestShop, amount: number, by?: Person, email?: string) {
  const admin = by ?? (await asAdmin(shop));
  const { issueGiftCard: issued } = await admin.ask<{ issueGiftCard: { code: string; card: IssuedCard } }>(
    ISSUE,
    { amount, email },
  );
  return { id: issued.card.id, code: issued.code, card: issued.card };
}

/** What is left on a card, in minor units; fails if it isn't the sum of its entries. */
export async function balanceOf(shop: TestShop, id: string): Promise<number> {
  const [card] = await shop.sql<{ balance: number; sum: number }>(
    `select balance_cents::integer as balance, (select coalesce(sum(amount_cents), 0) from gift_card_entries where card_id = gift_cards.id)::integer as sum
      from gift_cards where id = $1`,
    [id],
  );
  expect(card?.sum).toBe(card?.balance);
  return card?.balance ?? Number.NaN;
}

/** The entries of a card: what each adds to its balance, in minor units. */
export async function entriesOf(shop: TestShop, id: string): Promise<string[]> {
  const query =
    "select kind || ' ' || amount_cents as entry from gift_card_entries where card_id = $1 order by id";
  return (await shop.sql<{ entry: string }>(query, [id])).map(({ entry }) => entry);
}

/** A shop with the demo's payments, an admin, and a customer for each test. It starts before the tests of the file. */
export function aShopWithCards() {
  const here = { gateway: aDemoGateway() } as {
    readonly gateway: TestGateway;
    shop: TestShop;
    admin: Person;
    customer: Person;
  };
  beforeAll(async () => {
    here.shop = await here.gateway.startShop({ policy: { orderHoldHours: 1 } });
    here.admin = await asAdmin(here.shop);
  });
  beforeEach(async () => {
    here.customer = await asCustomer(here.shop);
  });
  afterAll(() => here.shop.stop());
  return here;
}
