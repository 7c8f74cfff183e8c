import { rmSync } from "node:fs";
import { shopUnderTest } from "./shop-under-test";

/** Takes the run's database and users away again. */
// eslint-disable-next-line import-x/no-default-export -- what Playwright asks for
export default async function removeShop(): Promise<void> {
  const { folder } = await shopUnderTest();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
