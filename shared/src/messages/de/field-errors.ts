/** Errors of fields that only the server finds. They follow the field's label, or "Der Wert", "Die Datei" of an import. */

const whole = (count: number) => count.toLocaleString("de-DE");

/** Times and prices. */
export const valueErrors = {
  future: "muss in der Zukunft liegen",
  time: "muss ein Zeitpunkt wie 2026-11-30T22:00:00Z sein",
  yearBefore: (year: number) => `muss vor dem Jahr ${year} liegen`,
  moreThanPrice: "muss höher als der Preis sein",
  needsRegularPrice: "braucht einen regulären Preis",
  noSaleOfCards: "ist bei einer Geschenkkarte nicht möglich: Ihr Preis ist ihr Betrag",
  notFewerDays: "darf nicht kürzer als die Mindestdauer sein",
  percentOrAmount: "fehlt: Bitte einen Prozentsatz oder einen Betrag angeben",
  afterStart: "muss nach dem Beginn liegen",
  afterBeginning: "muss nach dem Beginn liegen",
  daysBeforeEnd: (days: number) => `darf höchstens ${days} Tage vor dem Ende liegen`,
  trueOrFalse: "muss true oder false sein",
  webAddress: "muss eine Adresse sein, die mit http:// oder https:// beginnt",
};

/** Products. */
export const productErrors = {
  gtin: "muss 8, 12, 13 oder 14 Ziffern haben, deren letzte die Prüfziffer ist",
  values: (most: number) => `darf höchstens ${most} Werte haben`,
  pictures: (most: number) => `darf höchstens ${most} Bilder haben`,
  onePicture: "muss mindestens ein Bild haben",
  firstPicture: "muss das erste der Bilder sein",
  noCategory: "ist keine Kategorie dieses Shops",
  noBrand: "ist keine Marke dieses Shops",
  noAttribute: "ist kein Merkmal dieses Shops",
  noAttributeOf: (category: string) => `ist kein Merkmal von ${category}`,
  deletedAttribute: "enthält ein Merkmal, das gerade gelöscht wurde",
  restock: (most: number) => `muss zwischen -${whole(most)} und ${whole(most)} liegen und darf nicht 0 sein`,
  stock: (least: number, most: number, now: number) =>
    `muss einen Bestand von ${whole(least)} bis ${whole(most)} ergeben, derzeit sind es ${whole(now)}`,
};

/** Groups of products that are variants of each other. */
export const groupErrors = {
  noOption: "braucht mindestens eine Option",
  options: (most: number) => `darf höchstens ${most} Optionen haben`,
  noVariant: "braucht mindestens einen Artikel",
  variants: (most: number) => `darf höchstens ${most} Artikel haben`,
  values: (most: number) => `darf höchstens ${most} Werte haben`,
  oneValueEach: "muss für jede Option einen Wert haben",
  repeated: "kommt doppelt vor",
  repeatedValues: "gehört schon zu einer anderen Variante",
  repeatedName: "gehört schon zu einer anderen Variante",
  groupName: "gehört schon zu einer anderen Gruppe",
  productName: "gehört schon zu einem anderen Artikel",
  needsName: "fehlt für den neuen Artikel",
  negative: "darf nicht negativ sein",
  noProduct: "ist kein Artikel dieses Shops",
  otherGroup: "ist schon in einer anderen Gruppe",
};

/** Collections of products. */
export const collectionErrors = {
  products: (most: number) => `darf höchstens ${most} Artikel haben`,
  handOrRule: "geht nicht zusammen mit productIds",
  repeated: "kommt doppelt vor",
  noProduct: "ist kein Artikel dieses Shops",
  noCondition: "braucht mindestens eine Bedingung",
  slugTaken: "gehört schon zu einer anderen Kollektion",
  noCollection: "ist keine Kollektion dieses Shops",
};

/** Categories, brands and attributes. */
export const taxonomyErrors = {
  noCategory: "ist keine Kategorie des Shops",
  nameAtPlace: "gehört dort schon zu einer anderen Kategorie",
  slugAtPlace: (name: string) => `gehört dort schon zu „${name}“`,
  insideItself: "darf nicht die Kategorie selbst oder eine ihrer Unterkategorien sein",
  depth: (levels: number) => `darf den Baum nicht tiefer als ${levels} Ebenen machen`,
  notSibling: "ist keine andere Kategorie an diesem Platz",
  attributes: "darf nur Merkmale des Shops enthalten",
  attributesOfCategory: (most: number) => `darf höchstens ${most} Merkmale enthalten`,
  noAttribute: "ist kein anderes Merkmal des Shops",
  slugOfFilter: "gehört schon zu einem Filter",
  slugNeeded: "fehlt: Der Name hat keine Buchstaben dafür",
  slugLikeId: "darf nicht wie eine ID aussehen",
  forNumbers: "gilt nur für Zahlen",
  nameTaken: {
    brand: "gehört schon zu einer anderen Marke",
    attribute: "gehört schon zu einem anderen Merkmal",
  },
  slugTaken: {
    brand: "gehört schon zu einer anderen Marke",
    attribute: "gehört schon zu einem anderen Merkmal",
  },
};

/** Settings. */
export const settingsErrors = {
  methodName: "gehört schon zu einer anderen Versandart",
  ratePlace: "hat schon einen Satz für diese Region und Kategorie",
  code: "gehört schon zu einem anderen Rabatt",
  category: "muss eine Kategorie des Shops sein",
};

/** Die Worte und Bilder des Shops. */
export const storefrontErrors = {
  color: "muss eine Farbe wie #1f5fbf sein",
  contrast: (ratio: number, least: number) =>
    `hat zu Weiß nur einen Kontrast von ${ratio.toLocaleString("de")}:1; Texte und Schaltflächen brauchen ${least.toLocaleString("de")}:1. Wählen Sie eine dunklere Farbe`,
  picture: "muss ein Bild sein, das in diesen Shop hochgeladen wurde",
  link: "muss mit https:// beginnen oder eine Seite dieses Shops wie /contact sein",
  collection: "muss eine Kollektion dieses Shops sein",
};

/** Addresses of webhooks. */
export const webhookErrors = {
  length: (most: number) => `darf höchstens ${whole(most)} Zeichen haben`,
  address: "muss eine Adresse wie https://example.com/hook sein",
  https: "muss mit https:// beginnen",
  user: "darf weder Benutzernamen noch Passwort enthalten",
  hash: "darf keinen Teil nach # haben: Er würde nicht gesendet",
  port: (first: number) => `muss den Port 443 oder einen ab ${first} haben`,
  notPublic: "muss zu einer öffentlichen Adresse führen: Diese ist privat, lokal oder reserviert",
  noHost: "muss zu einem Rechner führen, der gefunden wird",
  noEvent: "muss mindestens ein Ereignis enthalten",
};

/** Pictures. */
export const pictureErrors = {
  side: (most: number) => `darf höchstens ${whole(most)} Pixel breit und hoch sein`,
  pixels: (millions: number, most: number) =>
    `hat ${whole(millions)} Millionen Pixel; höchstens ${whole(most)} Millionen sind möglich`,
  unpacked:
    "ist zu aufwendig zu lesen: Bitte als JPEG speichern, oder als PNG mit 8 Bit pro Farbe und ohne Interlacing",
  slow: "ist zu aufwendig zu lesen",
  damaged: "ist beschädigt und lässt sich nicht bis zum Ende lesen",
  notWhole: "ist nicht vollständig angekommen",
};

/** Bilder als SVG. */
export const svgErrors = {
  large: (most: number) => `darf höchstens ${whole(most / 1024)} KB haben`,
  damaged: "ist kein vollständiges SVG",
  element: (name: string) =>
    `enthält <${name}>, was mehr als zeichnen kann: bitte als einfaches SVG speichern`,
  handler: (name: string) => `enthält das Ereignis ${name}: bitte als einfaches SVG speichern`,
  external: "verweist auf eine andere Datei: bitte als einfaches SVG speichern",
  uses: (most: number) => `darf höchstens ${most} Elemente <use> haben`,
  noSize: "hat weder eine viewBox noch Breite und Höhe",
  noNamespace: (namespace: string) =>
    `muss mit <svg xmlns="${namespace}"> beginnen: bitte als Datei speichern`,
};

/** Lists and their filters, which addresses of pages contain. */
export const filterErrors = {
  search: (most: number) => `darf höchstens ${most} Zeichen einfachen Text haben`,
  noCategory: "ist keine Kategorie dieses Shops",
  noGroup: "ist keine Gruppe dieses Shops",
  noBrands: (names: string) => `hat eine unbekannte Marke: ${names}`,
  noAttribute: "hat ein Merkmal, das dieser Shop nicht kennt",
  noNumbers: "hat keine Zahlen, also weder Minimum noch Maximum",
  each: "darf jedes Merkmal nur einmal enthalten",
  text: "muss ein Text sein",
  yesOrNo: "muss yes oder no sein",
  entries: (most: number) => `darf höchstens ${most} Einträge haben`,
  atMost: (field: string) => `darf nicht größer als ${field} sein`,
};

/** The names of the delimiters. */
const delimiters = { ",": "Komma", ";": "Semikolon", "\t": "Tabulator" } as const;
type Delimiter = keyof typeof delimiters;

/** The rows of a CSV file. */
export const rowErrors = {
  noName: (columns: string) =>
    `ist nicht der Name eines Artikels dieses Shops; für einen neuen braucht die Datei die Spalten ${columns}`,
  noId: "ist nicht die ID eines Artikels dieses Shops; für einen neuen leer lassen",
  noKey: "wird gebraucht, um den Artikel zu finden, weil die Datei keine Namen hat",
  sameProduct: (row: number) => `steht für denselben Artikel wie in Zeile ${row}`,
  nameForSale: "ist schon der Name eines Artikels im Verkauf",
  sameName: (row: number) => `ist auch der Name in Zeile ${row}`,
  placeholder: "ist leer, daher bekommt der Artikel einen Platzhalter",
  options: "muss die Optionen mit ihren Werten nennen, etwa Zifferblatt=Blau; Armband=Stahl",
  noOptions: "fehlt: Ein Artikel, der in eine Gruppe kommt, braucht einen Wert für jede Option",
  option: (name: string, fault: string) => `hat „${name}“, und das ${fault}`,
  optionValue: (name: string, fault: string) => `hat einen Wert von „${name}“, und der ${fault}`,
  otherOptions: (group: string, names: string) => `muss die Optionen der Gruppe „${group}“ haben: ${names}`,
  takenValues: "hat die Werte eines anderen Artikels der Gruppe",
  sameValues: (row: number) => `hat die Werte von Zeile ${row}`,
  variants: (most: number) => `hat mehr als ${most} Artikel; bitte auf mehrere Gruppen verteilen`,
  separators: "muss eine Zahl ohne Tausendertrennzeichen sein, etwa 1500,5",
  tooWide: (delimiter: Delimiter) =>
    `hat mehr Zellen, als es Spalten gibt; fehlen einem Text mit ${delimiters[delimiter]} die Anführungszeichen?`,
};

/** A CSV file, and its columns. */
export const fileErrors = {
  empty: "ist leer",
  noRows: "hat keine Zeilen unter der Kopfzeile",
  leftOut: (rows: number, first: number, reason: string) =>
    `hat nichts zu importieren: ${rows === 1 ? "Die einzige Zeile wurde" : `Alle ${whole(rows)} Zeilen wurden`} ausgelassen. Zeile ${first}: ${reason}`,
  rows: (most: number) => `hat mehr als ${whole(most)} Zeilen; bitte aufteilen`,
  rowsOfProduct: (most: number) => `hat mehr als ${whole(most)} Zeilen für einen Artikel`,
  variable: "hat zu viele Artikel mit Varianten; bitte aufteilen",
  blank: "hat zu viele Zeilen mit leeren Zellen; bitte löschen",
  notUtf8: "ist nicht in UTF-8; bitte als „CSV UTF-8“ speichern",
  delimiter: (named: string | undefined) =>
    `hat „${named}“ als Trennzeichen; möglich sind Komma, Semikolon und Tabulator`,
  longRow: (line: number | undefined) =>
    `hat eine zu lange Zeile${near(line)}; fehlt ein schließendes Anführungszeichen?`,
  notCsv: (line: number | undefined) =>
    `lässt sich nicht als CSV lesen${near(line)}: Bitte die Anführungszeichen prüfen`,
  missing: (delimiter: Delimiter) =>
    `fehlt: In der ersten Zeile steht sie nicht, mit ${delimiters[delimiter]} als Trennzeichen`,
  twice: "kommt zweimal vor",
};

const near = (line: number | undefined) => (line === undefined ? "" : ` nahe Zeile ${line}`);

/** What an import of another shop's export leaves out. */
export const exportErrors = {
  variable: "ist „variable“: Stattdessen werden die Varianten importiert",
  kind: (kind: string) => `ist „${kind}“, daher wurde die Zeile ausgelassen`,
  giftCard:
    "ist eine Geschenkkarte ohne Betrag, daher wurde die Zeile ausgelassen; ihre Varianten werden importiert",
  noPrice: "ist leer oder 0, daher wurde die Zeile ausgelassen",
  noPicture: "hat keine gültige Bildadresse, daher wurde die Zeile ausgelassen",
  picture: "hat eine ungültige Adresse, die ausgelassen wurde",
  noUnits: "hat keine Stückzahl; der Artikel hat 0",
  gtin: "ist keine GTIN und wurde ausgelassen",
  tooLong: (most: number) => `hat mehr als ${most} Zeichen und wurde ausgelassen`,
  noGroup:
    "hat mehr als drei Optionen, keinen kurzen Namen oder Wert für jede Option oder andere Optionen als die übrigen Varianten, daher ist der Artikel in keiner Gruppe",
  sameTitle: "ist auch der Titel eines anderen Artikels, daher ist der Artikel in keiner Gruppe",
  noParent:
    "nennt keinen Artikel aus einer Zeile darüber, daher steht der Artikel allein, mit eigenen Texten und Bildern",
  moreVariants: (most: number) =>
    `ist mehr als die ${most} Varianten einer Gruppe, daher ist der Artikel in keiner Gruppe`,
  brand: (name: string) => `„${name}“ ist keine Marke dieses Shops und wurde ausgelassen`,
  category: (name: string) => `„${name}“ ist keine Kategorie dieses Shops und wurde ausgelassen`,
};
