import fc from "fast-check";
import { InvalidArgument, readArguments } from "./arguments";
import { defaultDay } from "./day";

it("takes the defaults where nothing is said, and changes none of them", () => {
  const { day, isOneDay, isCheck } = readArguments([]);
  expect(day).toEqual(defaultDay);
  expect({ isOneDay, isCheck }).toEqual({ isOneDay: false, isCheck: false });
  readArguments(["--mix", "pages=9"]);
  expect(defaultDay.mix.pages).toBe(5);
});

it.each([
  [["--shoppers", "1_000_000"]],
  [["--shoppers", "1e6"]],
  [["--shoppers=1000000"]],
  [["--shoppers", "1000000"]],
])("reads a million shoppers in %j", (words) => {
  expect(readArguments(words)).toMatchObject({ isOneDay: true, day: { shoppers: 1_000_000 } });
});

it("changes only the named parts of the mix", () => {
  const { mix } = readArguments(["--mix", "orders=0.05,sign-ins=0.3"]).day;
  expect(mix).toEqual({ ...defaultDay.mix, orders: 0.05, "sign-ins": 0.3 });
});

it("compares with a run if asked to, of any day", () => {
  expect(readArguments(["--check", "--cdn", "0.5"])).toMatchObject({ isCheck: true, day: { cdn: 0.5 } });
  expect(() => readArguments(["--check=no"])).toThrow("--check takes no value.");
});

it.each([
  [["--shoppers", "many"], '--shoppers must be a number from 0 to 1000000000, and is "many".'],
  [["--shoppers", "-5"], '--shoppers must be a number from 0 to 1000000000, and is "-5".'],
  [["--shoppers", ""], "--shoppers must be a number"],
  [["--shoppers"], "--shoppers needs a value."],
  [["--peak", "0.01"], '--peak must be a number from 0.0417 to 1, and is "0.01".'],
  [["--utilisation", "1"], "--utilisation must be a number from 0.05 to 0.95"],
  [["--cdn", "95"], "--cdn must be a number from 0 to 1"],
  [["--peek", "0.2"], "--peek is unknown."],
  [["100000"], "100000 is unknown."],
  [["--mix", "page=3"], '--mix has no "page". It has visits, pages,'],
  [["--mix", "pages"], '"pages" of --mix must be a number from 0 to 1000, and is "".'],
  [["--mix", "orders=2"], '"orders" of --mix must be a number from 0 to 1, and is "2".'],
  [["--mix", "toString=1"], '--mix has no "toString".'],
  [["--mix", "pages=NaN"], "must be a number"],
])("says what is wrong with %j", (words, message) => {
  expect(() => readArguments(words)).toThrow(InvalidArgument);
  expect(() => readArguments(words)).toThrow(message);
});

it("fails for nothing but InvalidArgument, whatever is typed", () => {
  const words = fc.array(fc.oneof(fc.string(), fc.constantFrom("--shoppers", "--mix", "--peak", "--cdn=")));
  fc.assert(
    fc.property(words, (typed) => {
      try {
        expect(readArguments(typed).day.shoppers).toBeGreaterThanOrEqual(0);
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidArgument);
      }
    }),
  );
});
