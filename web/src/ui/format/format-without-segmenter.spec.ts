import { truncate } from "./format";

it("cuts a text between code points in a browser without a segmenter", () => {
  Reflect.deleteProperty(Intl, "Segmenter"); // the Intl object of this spec file only
  expect(truncate("⌚".repeat(31), 30)).toBe(`${"⌚".repeat(30)}…`);
  expect(truncate("😀".repeat(3), 4)).toBe("😀".repeat(3));
});
