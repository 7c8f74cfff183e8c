import { readEnv } from "./env";

const url = "postgres://shop:secret@one:5432/shop";

test("a database is reached directly, with prepared statements and without replicas, unless something else is said", () => {
  expect(readEnv({ DATABASE_URL: url }).database).toEqual({
    url,
    replicaUrls: [],
    preparedStatements: true,
  });
});

test("replicas and a pooler can be named", () => {
  const direct = "postgres://shop@two:5433/shop";
  const replicas = ["postgres://shop@three/shop", "postgres://shop@four/shop"];
  expect(
    readEnv({
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: direct,
      DATABASE_REPLICA_URL: replicas.join(", "),
      PREPARED_STATEMENTS: "off",
    }).database,
  ).toEqual({ url, directUrl: direct, replicaUrls: replicas, preparedStatements: false });
});

test.each([
  [
    { DATABASE_URL: "postgres://shop:secret@one:5432,two:5433,[::1]/shop" },
    "DATABASE_URL: must name one host that always leads to the primary",
  ],
  [
    { DATABASE_URL: "postgres://one/shop?host=one,two" },
    "DATABASE_URL: must name one host that always leads to the primary",
  ],
  [
    { DATABASE_URL: `${url}?target_session_attrs=read-write` },
    "DATABASE_URL: must name one host that always leads to the primary",
  ],
  [
    { DATABASE_URL: url, DATABASE_DIRECT_URL: "postgres://one,two/shop" },
    "DATABASE_DIRECT_URL: must name one host that always leads to the primary",
  ],
  [{ DATABASE_URL: "mysql://db/shop" }, "DATABASE_URL: must be a postgres:// address"],
  [{ DATABASE_URL: "postgres://" }, "DATABASE_URL: must be a postgres:// address"],
  [{ DATABASE_URL: "postgres://one:port/shop" }, "DATABASE_URL: must be a postgres:// address"],
  [
    { DATABASE_URL: url, DATABASE_REPLICA_URL: "postgres://one,two/shop" },
    "DATABASE_REPLICA_URL: must be postgres:// addresses, separated by commas",
  ],
  [{ DATABASE_REPLICA_URL: url }, "DATABASE_URL: is required with DATABASE_REPLICA_URL"],
  [{ DATABASE_DIRECT_URL: url }, "DATABASE_URL: is required with DATABASE_DIRECT_URL"],
  [{ PREPARED_STATEMENTS: "no" }, "PREPARED_STATEMENTS"],
])("%j is refused", (environment, fault) => {
  expect(() => readEnv(environment)).toThrow(fault);
});
