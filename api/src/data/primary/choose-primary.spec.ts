import { choosePrimary } from "./choose-primary";
import type { ServerState } from "./server-state";

const server = (name: string, state: Partial<ServerState> = {}): ServerState => ({
  url: `postgres://shop:secret@${name}/shop`,
  system: "7000",
  timeline: 1,
  writable: true,
  startedAt: `start of ${name}`,
  ...state,
});
const one = server("one");
const two = server("two", { timeline: 2 });

test("the one server that accepts writes is the primary", () => {
  const standby = server("standby", { writable: false });
  expect(choosePrimary([standby, one], undefined)).toEqual({ primary: one, refused: [] });
  expect(choosePrimary([standby], undefined)).toEqual({ primary: undefined, refused: [] });
});

test("of two that accept writes, the one on the higher timeline is the primary", () => {
  expect(choosePrimary([one, two], undefined)).toEqual({
    primary: two,
    refused: [
      {
        url: one.url,
        reason: "it is an old primary: it accepts writes on timeline 1, and timeline 2 has begun",
      },
    ],
  });
});

test("an old primary is refused where a higher timeline was seen before, or is a standby's", () => {
  expect(choosePrimary([one], two).primary).toBeUndefined();
  const standbyOfTwo = server("standby", { writable: false, timeline: 2 });
  expect(choosePrimary([one, standbyOfTwo], undefined).primary).toBeUndefined();
});

test("of two on the same timeline, none is the primary but the one that is written to already", () => {
  const copy = server("copy");
  expect(choosePrimary([one, copy], undefined).primary).toBeUndefined();
  expect(choosePrimary([one, copy], copy)).toEqual({
    primary: copy,
    refused: [{ url: one.url, reason: "two servers accept writes on timeline 1" }],
  });
});

test("two names of one server are no two servers", () => {
  const alias = { ...one, url: "postgres://shop:secret@alias/shop" };
  expect(choosePrimary([one, alias], undefined)).toEqual({ primary: one, refused: [] });
});

test("another shop's database is refused, however high its timeline", () => {
  const foreign = server("foreign", { system: "8000", timeline: 9 });
  expect(choosePrimary([foreign, one], one)).toEqual({
    primary: one,
    refused: [{ url: foreign.url, reason: "it belongs to another database" }],
  });
  expect(choosePrimary([foreign], one).primary).toBeUndefined();
  expect(() => choosePrimary([foreign, one], undefined)).toThrow(
    "foreign:5432 and one:5432 are no replicas of each other, but two databases",
  );
});
