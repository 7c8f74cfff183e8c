import { asRequestId, newRequestId } from "./request-id";

it.each(["0b9a1c52-7d1f-4d5e-9a39-0d8f4b1f9b55", "a1b2c3d4", "01HX.5Z_9-K8", "a".repeat(64)])(
  "takes %s as a request id",
  (text) => expect(asRequestId(text)).toBe(text),
);

it.each([
  ...["", "short", "a".repeat(65), "-leading-dash", "with space in it", "quote'quote'", "end*/select 1--"],
  ...[
    "line\nbreak-in-it",
    "12345678\n",
    "ünicode-is-none",
    "one-request, two-requests",
    "<script>alert",
    undefined,
  ],
  ...[12_345_678, ["a1b2c3d4"]],
])("takes %j for none", (text) => expect(asRequestId(text)).toBeUndefined());

it("makes ids that are request ids, each another one", () => {
  const ids = Array.from({ length: 100 }, newRequestId);
  expect(new Set(ids.map(asRequestId)).size).toBe(100);
});
