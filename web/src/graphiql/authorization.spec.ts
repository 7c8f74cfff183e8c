import { Authorization } from "./authorization";

const headersOf = (text: string) => JSON.parse(text) as Record<string, string>;

it("puts the token beside the headers that are there", () => {
  const written = new Authorization().write('{ "Accept-Language": "en" }', "one");
  expect(headersOf(written)).toEqual({ "Accept-Language": "en", Authorization: "Bearer one" });
});

it("replaces its own token by a newer one, and takes it away at sign-out", () => {
  const authorization = new Authorization();
  const renewed = authorization.write(authorization.write("", "one"), "two");
  expect(headersOf(renewed)).toEqual({ Authorization: "Bearer two" });
  expect(authorization.write(renewed, null)).toBe("");
});

it("leaves a token that somebody typed, whatever its header's case", () => {
  const typed = '{"authorization": "Bearer typed"}';
  const authorization = new Authorization();
  expect(authorization.write(typed, "one")).toBe(typed);
  expect(authorization.isIn(headersOf(typed))).toBe(false);
});

it("leaves half-typed headers unchanged", () => {
  expect(new Authorization().write('{"a":', "one")).toBe('{"a":');
});

it("sends the token of now where an older one of its own stands", () => {
  const authorization = new Authorization();
  const headers = headersOf(authorization.write("", "old"));
  expect(authorization.isIn(headers)).toBe(true);
  expect(authorization.set(headers, "new")).toEqual({ Authorization: "Bearer new" });
  expect(JSON.stringify(authorization.set(headers, null))).toBe("{}");
});
