import { specificationsOf } from "./specifications-of";

const described = [
  { term: "Weight", value: "2.9 kg" },
  { term: "Movement", value: "automatic, 80 h" },
];

const value = (name: string, said: string, unit: string | null = null, group: string | null = null) => ({
  attribute: { slug: name.toLowerCase(), name, unit, group },
  value: said,
});

const linesOf = (...asked: Parameters<typeof specificationsOf>) =>
  specificationsOf(...asked).flatMap(({ title, lines }) =>
    lines.map(({ term, value: said }) => `${title ?? ""} | ${term}: ${said}`),
  );

it("shows the lines of the description where the product has neither brand nor attributes", () => {
  const lines = [" | Weight: 2.9 kg", " | Movement: Automatic, 80 h"];
  expect(linesOf(described, undefined)).toEqual(lines);
  expect(linesOf(described, { brand: null, attributes: [] })).toEqual(lines);
});

it("shows brand and attributes with their units, and then what the description adds", () => {
  const attributes = [value("Case diameter", "39", "mm"), value("movement", "automatic")];
  const brand = { slug: "o-m", name: "O & M" };
  expect(linesOf(described, { brand, attributes })).toEqual([
    " | Brand: O & M",
    " | Case diameter: 39 mm",
    " | movement: Automatic, 80 h",
    " | Weight: 2.9 kg",
  ]);
  expect(specificationsOf(described, { brand, attributes })[0]?.lines[0]?.to).toBe("/products?brand=o-m");
});

it("puts them under the attributes' headings, and says nothing twice", () => {
  const watch = [
    { term: "Movement", value: "automatic, 28,800 vph, 68 h power reserve, hacking seconds" },
    { term: "Case", value: "316L steel, 40.5 mm, 48 mm lug to lug, 12.6 mm high" },
    { term: "Crystal", value: "domed sapphire, coated inside" },
    { term: "Bezel", value: "ceramic, 120 clicks, one way" },
    { term: "Bracelet", value: "steel, 20 mm, dive extension" },
  ];
  const attributes = [
    value("Movement", "automatic", null, "Movement"),
    value("Case diameter", "40.5", "mm", "Case"),
    value("Case height", "12.6", "mm", "Case"),
    value("Case material", "steel", null, "Case"),
    value("Crystal", "sapphire", null, "Case"),
    value("Power reserve", "68", "h", "Movement"),
    value("Date", "yes", null, "Movement"),
    value("Strap", "steel bracelet", null, "Strap"),
    value("Strap width", "20", "mm", "Strap"),
  ];
  expect(linesOf(watch, { brand: null, attributes })).toEqual([
    "Movement | Movement: Automatic, 28,800 vph, hacking seconds",
    "Movement | Power reserve: 68 h",
    "Movement | Date: Yes",
    "Case | Case diameter: 40.5 mm",
    "Case | Case height: 12.6 mm",
    "Case | Case material: 316L steel",
    "Case | Crystal: Domed sapphire, coated inside",
    "Case | Case: 48 mm lug to lug",
    "Strap | Strap: Steel bracelet",
    "Strap | Strap width: 20 mm",
    "Strap | Bracelet: Dive extension",
    "More details | Bezel: Ceramic, 120 clicks, one way",
  ]);
});

it("says once that a motor is brushless, and keeps what only sounds like a value", () => {
  const drill = [
    { term: "Voltage", value: "18 V, brushless" },
    { term: "No-load speed", value: "0–550 / 0–2,000 rpm" },
    { term: "In the box", value: "drill, charger, case" },
  ];
  const attributes = [
    value("Voltage", "18", "V", "Drive"),
    value("No-load speed", "2000", "rpm", "Drive"),
    value("Brushless motor", "yes", null, "Drive"),
    value("Case included", "yes"),
  ];
  expect(linesOf(drill, { brand: null, attributes })).toEqual([
    " | Case included: Yes",
    "Drive | Voltage: 18 V",
    "Drive | No-load speed: 0–550 / 0–2,000 rpm",
    "Drive | Brushless motor: Yes",
    "More details | In the box: Drill, charger, case",
  ]);
});

it.each([
  ["automatic", "Automatic, 80 h"],
  ["auto", "Auto"],
  ["quartz", "Quartz"],
])("believes the attribute %p, which the description may say in more words: %p", (said, shown) => {
  const [group] = specificationsOf(described, { brand: null, attributes: [value("Movement", said)] });
  expect(group?.lines[0]).toEqual({ term: "Movement", value: shown });
});

it.each([
  ["2", "2 kg"],
  ["2.9", "2.9 kg"],
  ["3", "3 kg"],
  ["9", "9 kg"],
])("takes a weight of %p for what it is", (said, shown) => {
  const [group] = specificationsOf(described, { brand: null, attributes: [value("Weight", said, "kg")] });
  expect(group?.lines[0]?.value).toBe(shown);
});
