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
  expect(new Authorization().write(typed, "one")).toBe(typed);
});

it("leaves half-typed headers unchanged", () => {
  expect(new Authorization().write('{"a":', "one")).toBe('{"a":');
});

it("sends the token of now where an older one of its own stands", async () => {
  const authorization = new Authorization();
  const headers = headersOf(authorization.write("", "old"));
  await expect(authorization.renew(headers, () => Promise.resolve("new"))).resolves.toEqual({
    headers: { Authorization: "Bearer new" },
    token: "new",
  });
});

it("sends a typed token as it is, and asks for no other", async () => {
  const fresh = jest.fn();
  const sent = await new Authorization().renew({ Authorization: "Bearer typed" }, fresh);
  expect(sent).toEqual({ headers: { Authorization: "Bearer typed" }, token: null });
  expect(fresh).not.toHaveBeenCalled();
});
