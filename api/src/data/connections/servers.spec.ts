import { serversOf } from "./servers";

test("one host is one server, of which nothing is asked", () => {
  expect(serversOf("postgres://shop:secret@db:5432/shop?sslmode=require")).toEqual({
    urls: ["postgres://shop:secret@db:5432/shop?sslmode=require"],
    writable: false,
  });
});

test("several hosts are several servers, one of which must accept writes", () => {
  expect(
    serversOf("postgresql://shop:s%40cret@one:5432,two:5433,[::1]/shop?target_session_attrs=read-write"),
  ).toEqual({
    urls: [
      "postgresql://shop:s%40cret@one:5432/shop",
      "postgresql://shop:s%40cret@two:5433/shop",
      "postgresql://shop:s%40cret@[::1]/shop",
    ],
    writable: true,
  });
});

test.each([
  "mysql://db/shop",
  "postgres://",
  "postgres://one,,two/shop",
  "postgres://one:port/shop",
  "postgres://one/shop?target_session_attrs=standby",
])("%s is not the address of a primary", (url) => {
  expect(serversOf(url)).toBeUndefined();
});
