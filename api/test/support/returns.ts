import { anOrder, aProduct, type Person } from "./builders";
import type { TestShop } from "./shop";

/** A paid order of three units that was delivered some days ago. */
export async function aDeliveredOrder(shop: TestShop, customer: Person, daysAgo = 1): Promise<string> {
  const deliveredAt = new Date(Date.now() - daysAgo * 86_400_000);
  const product = await aProduct(shop, { countInStock: 10 });
  return anOrder(shop, customer, product, { quantity: 3, paidAt: deliveredAt, deliveredAt });
}
