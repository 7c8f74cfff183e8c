/** A line of the plot. */
export interface Curve {
  name: string;
  points: (readonly [x: number, y: number])[];
}

/** Curves with axes of their own. */
export interface Panel {
  /** What the axes say. */
  title: string;
  curves: Curve[];
}

const WIDTH = 760;
const PANEL = { left: 68, width: 458, top: 34, height: 300, gap: 62 };
const LABEL_HEIGHT = 17;

/** Readable on white and on nearly black; distinguished by their labels too. */
const light = [
  "#0b62a8",
  "#b3450b",
  "#1d7a44",
  "#8a2f8f",
  "#a11d33",
  "#5b5b00",
  "#00707a",
  "#6b4423",
  "#444a55",
];
const dark = [
  "#6cb6f5",
  "#f5a066",
  "#6fd59a",
  "#dd92e2",
  "#ff8a9b",
  "#d3d35a",
  "#5fd3dd",
  "#d9ab82",
  "#b4bcc8",
];

/** An SVG of panels below each other, both axes logarithmic, in the colours of the reader's system. `label` says what it shows. */
export function plotOf(label: string, panels: Panel[]): string {
  const height = PANEL.top + panels.length * (PANEL.height + PANEL.gap);
  const drawn = panels.map((panel, at) => drawPanel(panel, PANEL.top + at * (PANEL.height + PANEL.gap)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${label}">
<style>${css()}</style>
<rect class="ground" width="${WIDTH}" height="${height}" rx="6"/>
${drawn.join("\n")}
</svg>
`;
}

function css(): string {
  const lines = (colours: string[]) =>
    colours.map((colour, at) => `.c${at}{stroke:${colour};fill:${colour}}`).join("");
  return `text{font:13px system-ui,sans-serif;stroke:none}.line{fill:none;stroke-width:2}
.ground{fill:#fff}.text{fill:#1f2328}.grid{stroke:#d5dae0}${lines(light)}
@media(prefers-color-scheme:dark){.ground{fill:#0d1117}.text{fill:#e6edf3}.grid{stroke:#30363d}${lines(dark)}}`;
}

function drawPanel({ title, curves }: Panel, top: number): string {
  const values = curves.flatMap(({ points }) => points);
  const x = scaleOf(
    values.map(([across]) => across),
    PANEL.left,
    PANEL.left + PANEL.width,
  );
  const y = scaleOf(
    values.map(([, up]) => up),
    top + PANEL.height,
    top + 12,
  );
  const ends = spread(curves.map(({ points }) => y.at(points.at(-1)?.[1] ?? NaN)));
  return [
    `<text class="text" x="${PANEL.left}" y="${top - 12}">${title}</text>`,
    ...y.decades.map(
      (value) =>
        `<path class="grid" d="M${PANEL.left} ${y.at(value)}h${PANEL.width}"/><text class="text" x="${PANEL.left - 8}" y="${y.at(value) + 4}" text-anchor="end">${tickOf(value)}</text>`,
    ),
    ...x.decades.map(
      (value) =>
        `<path class="grid" d="M${x.at(value)} ${top + 12}V${top + PANEL.height}"/><text class="text" x="${x.at(value)}" y="${top + PANEL.height + 20}" text-anchor="middle">${tickOf(value)}</text>`,
    ),
    ...curves.map(({ name, points }, at) => {
      const path = points.map(([across, up], n) => `${n ? "L" : "M"}${x.at(across)} ${y.at(up)}`).join("");
      return `<g class="c${at % light.length}"><path class="line" d="${path}"/><text x="${PANEL.left + PANEL.width + 12}" y="${(ends[at] as number) + 4}">${name} ${labelOf(points.at(-1)?.[1])}</text></g>`;
    }),
  ].join("\n");
}

const tickOf = (value: number) => value.toLocaleString("en-US", { maximumSignificantDigits: 3 });

const labelOf = (value = NaN) =>
  value < 1_000 ? value.toFixed(1) : Math.round(value).toLocaleString("en-US");

/** A logarithmic axis from the power of ten below all values to that above. */
function scaleOf(values: number[], from: number, to: number) {
  const lowest = Math.floor(Math.log10(Math.min(...values)));
  const highest = Math.max(lowest + 1, Math.ceil(Math.log10(Math.max(...values))));
  const at = (value: number) =>
    Math.round(from + ((Math.log10(value) - lowest) / (highest - lowest)) * (to - from));
  const decades = Array.from({ length: highest - lowest + 1 }, (_, n) =>
    Number((10 ** (lowest + n)).toPrecision(1)),
  );
  return { at, decades };
}

/** The places of the labels: those of the lines' ends, moved apart where they would cover each other. */
export function spread(places: number[]): number[] {
  const order = places
    .map((_, at) => at)
    .sort((one, other) => (places[one] as number) - (places[other] as number));
  const moved = [...places];
  order.forEach((at, n) => {
    const above = moved[order[n - 1] as number];
    if (above !== undefined) moved[at] = Math.max(moved[at] as number, above + LABEL_HEIGHT);
  });
  return moved;
}
