import type { RequestContext } from "../../../context/context";
import { command, execute } from "../../../data/rows";

const giveBack = command("update products set count_in_stock = count_in_stock + $2 where id = $1");

/** Returns the units of a cancelled order to stock, also of a product that is no longer sold. */
export async function returnToStock(ctx: RequestContext, id: string, quantity: number): Promise<void> {
  await execute(ctx.db, giveBack, [id, quantity]);
}
