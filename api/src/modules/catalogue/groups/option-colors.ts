/** Words for colours in English and German, and the colour of each in CSS. Metals and stones count, because watches and tools have them. */
const colors: Record<string, string> = {
  ...named("#15161a", "black", "schwarz", "onyx", "ebony"),
  ...named("#fdfdfb", "white", "weiß", "weiss", "schneeweiß"),
  ...named("#8b8f94", "grey", "gray", "grau"),
  ...named("#3b4048", "anthracite", "anthrazit", "graphite", "graphit", "charcoal", "gunmetal"),
  ...named("#5d6b78", "slate", "schiefer"),
  ...named("#b9bec4", "silver", "silber", "chrome", "chrom", "aluminium", "aluminum"),
  ...named("#a9aeb3", "steel", "stahl", "edelstahl", "stainless"),
  ...named("#83807b", "titanium", "titan"),
  ...named("#c9a24b", "gold", "golden", "goldfarben"),
  ...named("#c88f77", "rose gold", "rosé gold", "roségold", "rosegold", "roségolden"),
  ...named("#b08d57", "bronze", "brass", "messing"),
  ...named("#b36a3f", "copper", "kupfer"),
  ...named("#2457a8", "blue", "blau", "royal blue", "königsblau"),
  ...named("#1b2a4c", "navy", "dark blue", "dunkelblau", "marineblau", "midnight", "nachtblau"),
  ...named("#8fbbe3", "light blue", "hellblau", "ice blue", "eisblau", "sky", "himmelblau"),
  ...named("#1f7d80", "teal", "petrol", "türkis", "turquoise", "cyan"),
  ...named("#2f7043", "green", "grün"),
  ...named("#1f4a32", "dark green", "dunkelgrün", "racing green", "forest", "waldgrün"),
  ...named("#9cc29a", "light green", "hellgrün", "mint", "sage", "salbei"),
  ...named("#6a6b3c", "olive", "oliv", "khaki"),
  ...named("#b3262e", "red", "rot"),
  ...named("#6d1f31", "burgundy", "bordeaux", "weinrot", "maroon", "dunkelrot", "dark red"),
  ...named("#dd6b20", "orange"),
  ...named("#f0c02d", "yellow", "gelb"),
  ...named("#e39ab3", "pink", "rosa"),
  ...named("#6b4596", "purple", "violet", "violett", "lila"),
  ...named("#6d4428", "brown", "braun", "chocolate", "walnut", "nussbaum"),
  ...named("#b5824f", "cognac", "tan", "hellbraun", "light brown"),
  ...named("#d9c7a5", "beige", "sand", "champagne", "champagner"),
  ...named("#f4ecd8", "cream", "creme", "ivory", "elfenbein"),
};

function named(color: string, ...words: string[]): Record<string, string> {
  return Object.fromEntries(words.map((word) => [word, color]));
}

/** The known words, the longest first: "rose gold" before "gold". */
const longestFirst = Object.keys(colors).toSorted((one, other) => other.length - one.length);
const known = new RegExp(`(?<!\\p{L})(?:${longestFirst.join("|")})(?!\\p{L})`, "u");

/** The CSS colour of the first word for a colour in a value ("Navy / white": navy); "" if there is none. */
export const colorOf = (value: string): string => colors[known.exec(value.toLowerCase())?.[0] ?? ""] ?? "";

const isNamedAsColor = (option: string): boolean => /colou?r|farbe/i.test(option);

/**
 * The CSS colours of an option's values, "" for unknown ones. All are "" unless the option's name says that it is a colour, or there are several values and each
 * is one: a strap of steel or leather isn't.
 */
export function colorsOf(option: string, values: readonly string[]): string[] {
  const each = values.map(colorOf);
  return isNamedAsColor(option) || (values.length > 1 && each.every(Boolean)) ? each : values.map(() => "");
}

/** Whether an option with these values is a colour. */
export const isColor = (option: string, values: readonly string[]): boolean =>
  colorsOf(option, values).some(Boolean);
