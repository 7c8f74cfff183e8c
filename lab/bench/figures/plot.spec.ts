import { plotOf, spread } from "./plot";

it("draws a line and a label for each curve, in both colour schemes", () => {
  const svg = plotOf("Times", [
    {
      title: "p99, in ms, by number of products",
      curves: [
        {
          name: "first page",
          points: [
            [1_000, 1],
            [10_000, 10],
          ],
        },
        {
          name: "search",
          points: [
            [1_000, 2.5],
            [10_000, 0.0004],
          ],
        },
      ],
    },
  ]);
  expect(svg.match(/class="line"/g)).toHaveLength(2);
  expect(svg).toContain(">search 0.0</text>");
  expect(svg).toContain(">10,000</text>");
  expect(svg).toContain(">0.0001</text>");
  expect(svg).toContain(">p99, in ms, by number of products</text>");
  expect(svg).toContain('aria-label="Times"');
  expect(svg).toContain("prefers-color-scheme:dark");
  expect(svg).not.toContain("NaN");
});

it("moves labels apart that would cover each other, and leaves the others", () => {
  expect(spread([100, 300, 102, 101])).toEqual([100, 300, 134, 117]);
});
