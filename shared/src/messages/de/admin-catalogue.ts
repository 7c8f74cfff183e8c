/** Texts of categories, brands and attributes, of CSV imports and of bulk changes. */
import { formatMinor, formatPrice } from "../../money";
import { counted, failed, plural, toast } from "./common";
import { seoLabels } from "./admin-items";
import { saleTexts } from "./products";

const items = (count: number) => counted(count, "Artikel");
/** "3 Artikel werden", "1 Artikel wird". */
const itemsWill = (count: number) => `${items(count)} ${plural(count, "wird", "werden")}`;

/** `/categories`, `/brands` and `/attributes`. */
export const categoriesTexts = {
  lead: "Damit stöbern und filtern Ihre Kunden. Namen können Sie jederzeit ändern; die Kurznamen in URLs bleiben gleich.",
  tabs: "Teile des Katalogs",
  slug: "Kurzname",
  name: "Name",
  slugHint:
    "Für URLs, JSON und CSV: Kleinbuchstaben, Ziffern und Bindestriche. Lässt sich später nicht ändern.",
  products: (count: number) => (count === 0 ? "Keine Artikel" : items(count)),
  save: "Speichern",
  add: "Anlegen",
};

/** The tree. */
export const treeTexts = {
  loading: "die Kategorien",
  tab: "Kategorien",
  add: "Kategorie anlegen",
  addBelow: "Unterkategorie anlegen",
  addTitle: (parent: string | undefined) =>
    parent ? `Unterkategorie zu „${parent}“ anlegen` : "Kategorie anlegen",
  editTitle: (name: string) => `„${name}“ bearbeiten`,
  dialogText: "Ihre Kunden sehen den Namen in Menüs und URLs.",
  parent: "Übergeordnete Kategorie",
  top: "Keine (oberste Ebene)",
  place: "Position",
  first: "Am Anfang",
  after: (name: string) => `Nach ${name}`,
  attributes: "Merkmale",
  attributesHint: "Eigenschaften der Artikel, etwa die Größe. Unterkategorien übernehmen sie.",
  inherited: (names: string) => `Übernommen: ${names}`,
  noAttributes: "Noch keine Merkmale.",
  fold: "Zuklappen",
  unfold: "Aufklappen",
  up: "Nach oben",
  down: "Nach unten",
  moved: (name: string, place: number, of: number, parent: string | undefined) =>
    `${name} ist Nummer ${place} von ${of}${parent ? ` in ${parent}` : ""}`,
  notMoved: failed("Das Verschieben hat nicht geklappt. Die Liste ist jetzt aktuell.", "Nicht verschoben"),
  refused: (message: string) => `Die neue Position ${message}.`,
  keys: "Mit den Pfeiltasten bewegen Sie sich durch den Baum und klappen ihn auf und zu. Mit Alt verschieben Sie eine Kategorie.",
  saved: toast("Kategorie gespeichert"),
  undo: "Rückgängig",
  undone: toast("Die Kategorie ist wie zuvor"),
  notUndone:
    "Die Änderung ließ sich nicht rückgängig machen. Vielleicht sind Name oder Platz von vorher vergeben, oder Attribute gibt es nicht mehr.",
  deleteTitle: (name: string) => `„${name}“ löschen?`,
  deleteText:
    "Ihre Seite, ihre Filter und ihre Texte für Suchmaschinen werden gelöscht, und Links darauf funktionieren nicht mehr. Das lässt sich nicht rückgängig machen.",
  hasChildren: (names: readonly string[], more: boolean) =>
    `Sie hat Unterkategorien. Verschieben oder löschen Sie zuerst ${names.map((name) => `„${name}“`).join(", ")}${more ? " …" : "."}`,
  hasProducts: (count: number) =>
    `Sie enthält ${counted(count, "Artikel", "Artikel")}. Verschieben Sie zuerst alle in eine andere Kategorie.`,
  empty:
    "Noch keine Kategorien, daher sehen Ihre Kunden alle Artikel in einer Liste. Legen Sie eine an, um sie zu ordnen.",
};

/** The brands. */
export const brandsTexts = {
  tab: "Marken",
  add: "Marke anlegen",
  editTitle: (name: string) => `„${name}“ umbenennen`,
  dialogText: "Kunden können Artikel nach Marke finden und filtern.",
  noun: ["Marke", "Marken"] as const,
  columns: { name: "Name", slug: "Kurzname", products: "Artikel" },
  placeholder: "Name",
  sort: "A bis Z",
  deleteTitle: (name: string) => `„${name}“ löschen?`,
  deleteText: "Kunden können dann nicht mehr danach filtern.",
  hasProducts: "Sie hat Artikel",
  empty: "Noch keine Marken. Legen Sie eine an, damit Kunden danach filtern können.",
};

/** The attributes. */
export const attributesTexts = {
  loading: "die Merkmale",
  tab: "Merkmale",
  add: "Merkmal anlegen",
  editTitle: (name: string) => `„${name}“ bearbeiten`,
  columns: { name: "Name", slug: "Kurzname", kind: "Typ", categories: "Kategorien", actions: "Aktionen" },
  dialogText: "Artikel seiner Kategorien können einen Wert dafür haben, und Kunden können danach filtern.",
  kind: "Typ",
  kindHint: "Lässt sich später nicht ändern.",
  kinds: { NUMBER: "Zahl", TEXT: "Text", BOOLEAN: "Ja oder nein" },
  inUnit: (unit: string) => `Zahl in ${unit}`,
  unit: "Einheit",
  unitHint: "Wie man sie schreibt: mm, V, kg. Vorhandene Werte werden nicht umgerechnet.",
  group: "Gruppe",
  groupHint: "Die Überschrift auf der Artikelseite: Gehäuse, Armband, Maße.",
  nowhere: "Noch keine",
  up: "Nach oben",
  down: "Nach unten",
  moved: (name: string, place: number, of: number) => `${name} ist Nummer ${place} von ${of}`,
  deleteTitle: (name: string) => `„${name}“ löschen?`,
  deleteText: "Es wird aus seinen Kategorien entfernt, und Kunden können nicht mehr danach filtern.",
  empty:
    "Noch keine Merkmale. Legen Sie eines an, etwa Größe oder Material, damit Kunden danach filtern können.",
};

/** The numbers of items that an import adds and changes. */
export interface ImportCounts {
  toAdd: number;
  toChange: number;
}

/** "2 Artikel angelegt", or "3 Artikel angelegt, 12 geändert". */
const both = ({ toAdd, toChange }: ImportCounts, added: string) => {
  if (toAdd === 0) return `${items(toChange)} geändert`;
  const rest = toChange > 0 ? `, ${toChange.toLocaleString("de-DE")} geändert` : "";
  return `${items(toAdd)} ${added}${rest}`;
};

/** `/manageItems/import`. */
export const importTexts = {
  title: "Artikel importieren",
  lead: "Legen Sie viele Artikel auf einmal an oder ändern Sie sie. Die Datei wird zuerst geprüft: Nichts ändert sich, bevor Sie zustimmen.",
  firstRow: "Für neue Artikel braucht die erste Zeile diese Spaltennamen, in beliebiger Reihenfolge:",
  saveAs: "Speichern Sie sie als „CSV UTF-8“. Komma, Semikolon und Tabulator sind als Trennzeichen möglich.",
  foreign: "Produktexporte aus Shopify und WooCommerce lassen sich unverändert importieren.",
  update:
    "Eine Zeile mit dem Namen eines vorhandenen Artikels oder mit seiner ID in einer Spalte „id“ ändert diesen Artikel. Nur die Spalten der Datei ändern sich. Eine leere Zelle löscht einen optionalen Wert.",
  stock: "Lassen Sie „countInStock“ weg, wenn Kunden inzwischen bestellen können.",
  further: "Diese Spalten sind optional, und ihre Zellen dürfen leer sein:",
  exported: "Der CSV-Export unter „Artikel verwalten“ enthält sie alle, mit einer Spalte je Merkmal.",
  template: "Vorlage herunterladen",
  checking: (file: string) => `${file} wird geprüft …`,
  importing: "Import läuft … Bitte lassen Sie diese Seite geöffnet.",
  slow: "Bei einer großen Datei dauert das ein bis zwei Minuten.",
  ignored: (columns: string) => `Ignorierte Spalten: ${columns}.`,
  recognized: (format: string) => `Als Export von ${format} erkannt.`,
  leftOut: "Ausgelassen oder ersetzt",
  ready: ({ toAdd, toChange }: ImportCounts) => {
    if (toChange === 0) return `${items(toAdd)} zum Import bereit`;
    if (toAdd === 0) return `${itemsWill(toChange)} geändert`;
    return `${itemsWill(toAdd)} angelegt, ${toChange.toLocaleString("de-DE")} geändert`;
  },
  valid: "Keine Fehler gefunden.",
  changes: "Änderungen",
  nothing: "Nichts zu importieren",
  submit: ({ toAdd, toChange }: ImportCounts) =>
    toAdd > 0 ? `${items(toAdd + toChange)} importieren` : `${items(toChange)} ändern`,
  done: (counts: ImportCounts) => toast(both(counts, counts.toChange > 0 ? "angelegt" : "importiert")),
  outdated:
    "Nichts wurde importiert, weil Artikel dieser Datei gerade geändert oder bestellt wurden. Bitte prüfen Sie die aktualisierten Änderungen.",
  row: (row: number) => `Zeile ${row}`,
  moreChanges: (count: number) => `… und ${items(count)} mehr.`,
  more: (errors: string) => `… und ${errors} mehr.`,
  choose: "CSV-Datei wählen",
  chooseOther: "Andere CSV-Datei wählen",
  drop: (rows: string) => `oder hierher ziehen; bis ${rows} Zeilen`,
  rows: (count: number) => counted(count, "Zeile", "Zeilen"),
  toFix: (rows: number) => `${counted(rows, "Zeile", "Zeilen")} zu korrigieren`,
  invalid: "Nichts wurde importiert. Korrigieren Sie die Datei und wählen Sie sie erneut.",
  needsFixing: "Was zu korrigieren ist",
  columns: { row: "Zeile", column: "Spalte", problem: "Problem" },
  problem: (message: string) => `Der Wert ${message}.`,
  fileProblem: (message: string) => `Die Datei ${message}.`,
  columnProblem: (column: string, message: string) => `Die Spalte „${column}“ ${message}.`,
  unreadable: "Die Datei konnte nicht gelesen werden. Bitte wählen Sie sie erneut.",
  tooLarge: (megabytes: number) => `Die Datei hat mehr als ${megabytes} MB. Teilen Sie sie auf.`,
  /** The item in the template. */
  example: { name: "Beispielartikel", description: "Was es ist, in wenigen Worten." },
};

/** The optional columns of a file, and their formats. */
export const importColumnTexts = {
  category: "ein Pfad, etwa watches/divers",
  brand: "ein Name",
  images: (max: number) =>
    `bis zu ${max} Adressen mit Leerzeichen dazwischen; die erste ist die aus image, das dann fehlen darf; ohne Bild bekommt der Artikel einen Platzhalter`,
  draft: "yes oder no: ob nur Admins ihn sehen",
  regularPrice: "der Preis ohne Angebot, bei einem Artikel im Angebot; höher als sein Preis",
  saleEndsAt: "das Ende des Angebots, etwa 2026-11-30T22:00:00Z; leer, wenn es keines hat",
  gtin: "die Nummer unter dem Barcode",
  mpn: "die Teilenummer des Herstellers",
  seoTitle: "der Titel für Suchmaschinen, bis zu 70 Zeichen",
  seoDescription: "die Beschreibung für Suchmaschinen, bis zu 200 Zeichen",
  slug: "die Wörter der Adresse, etwa gruene-taucheruhr",
  giftCard: "yes oder no: ob jedes Stück eine Geschenkkarte über den Preis ist",
  group: "der Name einer Produktgruppe; ein neuer Name legt eine Gruppe an; leer nimmt den Artikel heraus",
  options: "die Werte der Optionen der Gruppe, etwa Zifferblatt=Blau; Armband=Stahl",
  attribute: "der Wert eines Merkmals, mit oder ohne Einheit; eine Spalte für jedes",
};

/** Changing several items at once. */
export const changeTexts = {
  title: (count: number) => `${items(count)} ändern`,
  question: "Sie sehen eine Vorschau, bevor sich etwas ändert.",
  keep: "Nicht ändern",
  becomes: "wird zu",
  empty: "Leer",
  added: "Neu",
  category: "Kategorie",
  brand: "Marke",
  price: "Preis",
  visibility: "Sichtbarkeit",
  publish: "Veröffentlichen",
  makeDrafts: "Zu Entwürfen machen",
  draft: "Entwurf",
  published: "Veröffentlicht",
  byPercent: "Um einen Prozentsatz",
  byAmount: "Um einen Betrag",
  percent: "Änderung in Prozent",
  amount: "Änderung als Betrag",
  percentHint: "10 erhöht jeden Preis um 10 %, -10 senkt ihn.",
  get amountHint() {
    return `5 erhöht jeden Preis um ${formatPrice(5)}, -5 senkt ihn.`;
  },
  preview: "Vorschau",
  nothingChosen: "Wählen Sie zuerst Kategorie, Marke, Preis, Angebot oder Sichtbarkeit.",
  back: "Zurück",
  cancel: "Abbrechen",
  doIt: (count: number) => `${items(count)} ändern`,
  shown: (count: number) => `${items(count)} ${plural(count, "ändert", "ändern")} sich`,
  noneShown: "Bisher hat sich nichts geändert.",
  shownTitle: "Diese Artikel ändern?",
  unchanged: (count: number) => `${items(count)} ${plural(count, "hat", "haben")} diese Werte bereits.`,
  nothing: "Alle Artikel haben diese Werte bereits.",
  refused:
    "Nichts wurde geändert, weil diese Artikel so nicht geändert werden können. Nehmen Sie sie aus der Auswahl oder wählen Sie eine andere Änderung:",
  done: (count: number) => toast(`${items(count)} geändert`),
  failed: "Das hat nicht geklappt, und nichts wurde geändert. Bitte versuchen Sie es erneut.",
};

/** The columns of an items CSV, in previews of an import or a bulk change. */
export const columnTexts = {
  name: "Name",
  description: "Beschreibung",
  price: changeTexts.price,
  image: "Bild",
  rating: "Bewertung",
  countInStock: "Lagerbestand",
  category: changeTexts.category,
  brand: changeTexts.brand,
  images: "Alle Bilder",
  draft: changeTexts.visibility,
  regularPrice: saleTexts.regularPrice,
  saleEndsAt: "Angebotsende",
  gtin: "GTIN",
  mpn: "Herstellernummer",
  seoTitle: seoLabels.seoTitle,
  seoDescription: seoLabels.seoDescription,
  slug: seoLabels.slug,
  giftCard: "Geschenkkarte",
  group: "Produktgruppe",
  options: "Variante",
  groupPosition: "Position",
};

/** Undoing an import or a bulk change, on `/audit`. */
export const undoTexts = {
  loading: "die Änderung",
  show: "Anzeigen",
  showWhat: "was geändert wurde",
  undone: "Rückgängig gemacht",
  title: "Was geändert wurde",
  undo: "Rückgängig machen",
  close: "Schließen",
  gone: "Diese Änderung ist nicht mehr verfügbar.",
  explain: (count: number) =>
    `${items(count)}, vorher und nachher. „Rückgängig machen“ stellt die vorherigen Werte wieder her.`,
  explainImport: (count: number) =>
    `${items(count)}, vorher und nachher. „Rückgängig machen“ stellt die vorherigen Werte wieder her und löscht neue Artikel.`,
  more: (count: number) => `… und ${items(count)} mehr.`,
  explainUndone: (when: string) => `Rückgängig gemacht am ${when}.`,
  refused: "Noch nichts wurde rückgängig gemacht, weil diese Artikel nicht wiederhergestellt werden können:",
  others: "Den Rest rückgängig machen",
  done: toast("Die Änderung wurde rückgängig gemacht"),
  notNow: failed(
    "Einige dieser Änderungen lassen sich nicht rückgängig machen. Das Protokoll zeigt den Grund und kann den Rest rückgängig machen.",
    "Nicht rückgängig gemacht",
  ),
  already: "Jemand anderes hat dies bereits rückgängig gemacht.",
};

/** The reasons why an item isn't changed. */
export const refusalTexts = {
  NOT_SOLD: "Er wurde gelöscht.",
  EDITED: "Er wurde seitdem bearbeitet.",
  get PRICE_TOO_LOW() {
    return `Der Preis wäre niedriger als ${formatMinor(1)}.`;
  },
  get PRICE_TOO_HIGH() {
    return `Der Preis wäre höher als ${formatMinor(99_999_999)}.`;
  },
  SALE_NOT_LOWER: "Der Angebotspreis wäre nicht niedriger als der reguläre Preis.",
  SALE_ENDED: "Das Angebot ist seitdem abgelaufen.",
  CATEGORY_DELETED: "Die vorherige Kategorie wurde gelöscht.",
  BRAND_DELETED: "Die vorherige Marke wurde gelöscht.",
  ATTRIBUTE_DELETED: "Ein Merkmal des Artikels wurde gelöscht.",
  NAME_TAKEN: "Ein anderer Artikel hat den vorherigen Namen.",
  GROUP_CHANGED: "Seine Gruppe wurde seitdem geändert.",
  STOCK_TOO_LOW: "Zu viele der importierten Einheiten sind verkauft.",
  HAS_PAID_ORDERS:
    "Er kam mit dem Import, und Kunden haben dafür bezahlt: Stellen Sie die Bestellungen erst zu oder erstatten Sie sie.",
};
