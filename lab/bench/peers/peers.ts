import { randomBytes } from "node:crypto";
import { isShort } from "../../short";
import { withProcesses } from "../processes";
import { postgresPidOf, sendPages } from "../servers";
import { withServices } from "../services";
import { compare } from "./compare";
import { fillShop } from "./fill-shop";
import { shopAndBaseline } from "./shop-and-baseline";
import { startVendure } from "./vendure";
import { vendureContenders } from "./vendure-contenders";

/** Puts Vendure beside the shop and the baseline server: the same rows, the same work, in one run. */
export function measurePeers(): Promise<void> {
  return withServices(async (database, services) => {
    const secret = randomBytes(32).toString("hex");
    const rows = await fillShop(database);
    await withProcesses(async (start) => {
      // installing Vendure takes minutes
      const vendure = isShort ? undefined : await startVendure(start, database, services, rows);
      const baseline = await start.program("baseline/baseline-server.ts", { DATABASE_URL: services.url });
      const shop = await start.shop(services, secret);
      const ids = rows.products.map(({ id }) => id);
      await sendPages(shop, baseline, ids);
      const contenders = [
        ...shopAndBaseline({ shop, baseline, secret }, rows),
        ...(vendure ? vendureContenders(vendure, rows) : []),
      ];
      await compare(contenders, rows, await postgresPidOf(database));
      console.log(
        `\n${vendure ? `Vendure ${vendure.version}` : "Without Vendure"}, ${rows.products.length} products, Node ${process.version}`,
      );
    });
  });
}
