import { readCosts } from "./measured-costs";
import { defaultDay } from "./day";
import { costsTable, figure, limitsTable, SIZES, tableOf } from "./table";
import { drawPlot, replaceBlock } from "./document";

const costs = readCosts();

it("shows a line for each size, and every cell has a number", () => {
  const lines = tableOf(defaultDay, costs, SIZES).split("\n");
  expect(lines).toHaveLength(2 + 5);
  expect(lines.map((line) => line.split("|").length)).toEqual(Array(7).fill(16));
  expect(lines.slice(2).map((line) => line.split("|")[1]?.trim())).toEqual([
    "1,000",
    "10,000",
    "100,000",
    "1,000,000",
    "10,000,000",
  ]);
  for (const table of [...lines, limitsTable(defaultDay, costs), costsTable(costs)])
    expect(table).not.toMatch(/NaN|undefined|null/);
});

it.each([
  [0, "0"],
  [0.0123, "0.012"],
  [7, "7"],
  [7.26, "7.3"],
  [42.4, "42"],
  [9_999.6, "10,000"],
  [1_234_567, "1,200,000"],
  [Infinity, "∞"],
])("writes %d as %s", (value, text) => {
  expect(figure(value)).toBe(text);
});

it("draws every curve with a label, and no NaN", () => {
  const svg = drawPlot(costs);
  expect(svg.match(/class="line"/g)).toHaveLength(11);
  expect(svg).toContain(">10,000,000</text>");
  expect(svg).not.toMatch(/NaN|Infinity/);
});

it("replaces what is between the comments, and nothing else", () => {
  const document = "a\n<!-- x -->\nold\n<!-- /x -->\nb\n<!-- y -->\nkept\n<!-- /y -->\n";
  expect(replaceBlock(document, "x", "new $1")).toBe(document.replace("\nold\n", "\n\nnew $1\n\n"));
  expect(() => replaceBlock(document, "z", "new")).toThrow('The document has no place for "z".');
});
