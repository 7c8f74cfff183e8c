/** Products of the demo that are variants of each other. */
export interface DemoGroup {
  readonly name: string;
  /** The names of the options, in order. */
  readonly options: readonly string[];
  /** The slug of each variant, with its values of the options; the first variant represents the group. */
  readonly variants: readonly (readonly [slug: string, ...values: string[]])[];
}

/** The groups of the demo: dials and straps of watches, colours, sizes, and a saw with or without its battery. */
export const demoGroups: readonly DemoGroup[] = [
  {
    name: "Halden Skerry 300",
    options: ["Dial colour", "Strap"],
    variants: [
      ["halden-skerry-300", "Blue", "Steel"],
      ["halden-skerry-300-rubber", "Blue", "Rubber"],
      ["halden-skerry-300-black", "Black", "Steel"],
      ["halden-skerry-300-black-rubber", "Black", "Rubber"],
      ["halden-skerry-300-green", "Green", "Steel"],
    ],
  },
  {
    name: "Orrin & Vale Quarto 36",
    options: ["Strap"],
    variants: [
      ["orrin-vale-quarto-36", "Black calf"],
      ["orrin-vale-quarto-36-cognac", "Cognac calf"],
    ],
  },
  {
    name: "Norrvik Fjord 34",
    options: ["Dial colour"],
    variants: [
      ["norrvik-fjord-34", "Salmon"],
      ["norrvik-fjord-34-ice", "Ice blue"],
      ["norrvik-fjord-34-green", "Green"],
    ],
  },
  {
    name: "Brenmark CS18 Cordless Circular Saw",
    options: ["Battery"],
    variants: [
      ["brenmark-cs18-circular-saw", "5.0 Ah"],
      ["brenmark-cs18-circular-saw-body", "Without"],
    ],
  },
  {
    name: "Garrick & Thorne F-Clamp",
    options: ["Opening"],
    variants: [
      ["garrick-thorne-f-clamp-600", "600 mm"],
      ["garrick-thorne-f-clamp-800", "800 mm"],
      ["garrick-thorne-f-clamp-1000", "1000 mm"],
    ],
  },
  {
    name: "Kestrelmark NATO Strap 20 mm",
    options: ["Colour"],
    variants: [
      ["kestrelmark-nato-strap-20", "Olive and sand"],
      ["kestrelmark-nato-strap-20-navy", "Navy and red"],
      ["kestrelmark-nato-strap-20-black", "Black and grey"],
    ],
  },
];
