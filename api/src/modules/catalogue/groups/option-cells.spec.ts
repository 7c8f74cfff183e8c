import fc from "fast-check";
import { optionCell, optionsIn } from "./option-cells";

describe("the cell of a variant's values", () => {
  it("names each option with its value", () => {
    expect(optionCell(["Dial colour", "Strap"], ["Blue", "Steel"])).toBe("Dial colour=Blue; Strap=Steel");
    expect(optionsIn(" Dial colour = Blue ;Strap=Steel; ")).toEqual([
      { option: "Dial colour", value: "Blue" },
      { option: "Strap", value: "Steel" },
    ]);
  });

  it("keeps semicolons, equals signs and backslashes in texts", () => {
    const cell = optionCell(["a=b"], [String.raw`1;2\ `.trim()]);
    expect(cell).toBe(String.raw`a\=b=1\;2\\`);
    expect(optionsIn(cell)).toEqual([{ option: "a=b", value: String.raw`1;2\ `.trim() }]);
    expect(optionsIn(String.raw`Path=C:\tools`)).toEqual([{ option: "Path", value: String.raw`C:\tools` }]);
  });

  it("brings back any texts", () => {
    const anyText = fc
      .array(fc.oneof(fc.string(), fc.constantFrom(..."\\;= ".split(""))), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.join("").trim());
    const options = fc.array(fc.record({ option: anyText, value: anyText }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(options, (all) => {
        const names = all.map(({ option }) => option);
        expect(
          optionsIn(
            optionCell(
              names,
              all.map(({ value }) => value),
            ),
          ),
        ).toEqual(all);
      }),
    );
  });

  it.each(["", " ; ", "Blue", "Dial", "a=b=c", "Dial=Blue; Steel"])("is no other text: %j", (text) =>
    expect(optionsIn(text)).toBeUndefined(),
  );
});
