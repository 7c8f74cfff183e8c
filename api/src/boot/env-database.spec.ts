import { readEnv } from "./env";

const url = "postgres://shop:secret@one:5432/shop";

test("a database is reached directly, with prepared statements and without replicas, unless something else is said", () => {
  expect(readEnv({ DATABASE_URL: url }).database).toEqual({
    url,
    replicaUrls: [],
    preparedStatements: true,
  });
});

test("several primaries, replicas and a pooler can be named", () => {
  const several = "postgres://shop@one,two:5433/shop?target_session_attrs=read-write";
  const replicas = ["postgres://shop@three/shop", "postgres://shop@four/shop"];
  expect(
    readEnv({
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: several,
      DATABASE_REPLICA_URL: replicas.join(", "),
      PREPARED_STATEMENTS: "off",
    }).database,
  ).toEqual({ url, directUrl: several, replicaUrls: replicas, preparedStatements: false });
});

test.each([
  [
    { DATABASE_URL: "postgres://one,,two/shop" },
    "DATABASE_URL: must be a postgres:// address, of one or several hosts",
  ],
  [
    { DATABASE_URL: url, DATABASE_REPLICA_URL: "postgres://one,two/shop" },
    "DATABASE_REPLICA_URL: must be postgres:// addresses, separated by commas",
  ],
  [{ DATABASE_REPLICA_URL: url }, "DATABASE_URL: is required beside DATABASE_REPLICA_URL"],
  [{ DATABASE_DIRECT_URL: url }, "DATABASE_URL: is required beside DATABASE_DIRECT_URL"],
  [{ PREPARED_STATEMENTS: "no" }, "PREPARED_STATEMENTS"],
])("%j is refused", (environment, fault) => {
  expect(() => readEnv(environment)).toThrow(fault);
});
