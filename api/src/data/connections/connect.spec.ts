import { createTestDatabase } from "../../../test/support/database";
import { connect } from "./connect";
import { openPools } from "./open-pools";

const silent = { warn: () => undefined };

it("opens a database that answers", async () => {
  const { url, drop } = await createTestDatabase();
  const database = await connect(url, silent);
  expect(await database.query("select 1 as one")).toEqual([{ one: 1 }]);
  await database.destroy();
  await drop();
});

it("does not wait for a database that refuses, says what to check, and counts no pool of it", async () => {
  const before = openPools();
  const { url, drop } = await createTestDatabase();
  const wrong = new URL(url);
  wrong.password = "not-the-password";
  await expect(connect(wrong.href, silent)).rejects.toThrow(
    /password authentication failed.*Check DATABASE_URL/,
  );
  expect(openPools()).toEqual(before);
  await drop();
});
