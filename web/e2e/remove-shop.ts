import { rmSync } from "node:fs";
import { shopUnderTest } from "./shop-under-test";

/** Takes the run's database and users away again. */
export default async function removeShop(): Promise<void> {
  const { folder } = await shopUnderTest();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
