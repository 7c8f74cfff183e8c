let names: Intl.DisplayNames | undefined;

/** A country's name in English: "Germany" for DE. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames("en", { type: "region" });
  return names.of(code) ?? code;
}
