import { NEVER_REPLAYED, readPosition } from "./log-position";

it("reads positions as PostgreSQL writes them, in their order", () => {
  const texts = ["0/0", "0/1", "0/FFFFFFFF", "1/0", "16/B374D848", "16/b374d849", NEVER_REPLAYED];
  const positions = texts.map((text) => readPosition(text) as bigint);
  expect(positions.slice(0, 4)).toEqual([0n, 1n, 0xffffffffn, 0x1_0000_0000n]);
  expect([...positions].sort((one, other) => Number(one - other))).toEqual(positions);
});

it.each(["", "0", "/", "0/", "/0", "0/0/0", "0x1/0", "123456789/0", " 0/1", "0/1\n", "g/0"])(
  "takes '%s' for no position",
  (text) => expect(readPosition(text)).toBeUndefined(),
);
