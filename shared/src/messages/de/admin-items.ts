/** Texts of the admin's items: list, form, pictures, sales and stock. */
import { typedAmount } from "../../typed-number";
import { counted, inCurrency, plural, toast } from "./common";
import { saleTexts } from "./products";

/** `/addItems`. */
export const addItemsTexts = {
  title: "Artikel anlegen",
  name: "Artikelname",
  price: "Preis",
  image: "Bild-URL",
  quantity: "Lagerbestand",
  rating: "Bewertung",
  details: "Beschreibung",
  submit: "Artikel anlegen",
};

/** `/manageItems`; the second quantity column is named by D-12. */
export const manageItemsTexts = {
  title: "Artikel verwalten",
  noun: ["Artikel", "Artikel"] as const,
  sorts: {
    bestMatch: "Beste Treffer",
    newest: "Neueste",
    name: "Name, A bis Z",
    nameDown: "Name, Z bis A",
    stockUp: "Niedrigster Bestand",
    stockDown: "Höchster Bestand",
    priceUp: "Preis aufsteigend",
    priceDown: "Preis absteigend",
    rating: "Beste Bewertung",
  },
  columns: {
    name: "Artikel",
    quantity: "Bestand",
    image: "Bild",
    price: "Preis",
    ordered: "Bestellt",
    status: "Status",
  },
  add: "Anlegen",
  available: "verfügbar",
  left: (units: number) => `noch ${units}`,
  waiting: (people: number) => plural(people, "1 wartet", `${people} warten`),
  orderedUnits: (units: number) => `${counted(units, "Stück")} in offenen Bestellungen`,
  notInStock: "Nicht auf Lager",
  draft: "Entwurf",
  drafts: "Entwürfe",
  published: "Veröffentlicht",
  withoutImage: "Ohne Bild",
  change: "Ändern",
  groups: "Gruppen",
  importCsv: "CSV importieren",
  exportCsv: "CSV exportieren",
  searchHint: "Name oder Beschreibung",
  empty: "Noch keine Artikel. Legen Sie einen an oder importieren Sie eine CSV-Datei.",
  delete: "Löschen",
};

/** Deleting an item. */
export const deleteItemTexts = {
  question: (name: string) => `„${name}“ löschen?`,
  consequence:
    "Der Artikel wird aus dem Shop entfernt. Das lässt sich nicht rückgängig machen. Bestellungen bleiben erhalten.",
  paid: "Bezahlte Bestellungen sind noch offen",
  tooLate:
    "Nicht gelöscht: Der Artikel ist schon gelöscht, oder jemand hat gerade einen bezahlt. Die Liste ist jetzt aktuell.",
};

/** Deleting several items. */
export const deleteSelectedTexts = {
  label: "Löschen",
  question: (count: number) => `${counted(count, "Artikel")} löschen?`,
  consequence:
    "Sie werden aus dem Shop entfernt. Das lässt sich nicht rückgängig machen. Bestellungen bleiben erhalten.",
  paid: "Bezahlte Bestellungen sind noch nicht zugestellt.",
  gone: "Schon gelöscht oder gerade bezahlt.",
  done: (done: number, of: number) =>
    done === of ? `${counted(of, "Artikel")} gelöscht` : `${done} von ${of} Artikeln gelöscht`,
};

/** Fields of `/addItems` and `/manageItems/:id` that aren't in the specification. */
export const productFormTexts = {
  loading: "Kategorien und Marken",
  category: "Kategorie",
  noCategory: "Keine Kategorie",
  noBrand: "Keine Marke",
  gtin: "GTIN",
  get priceHint() {
    return `${inCurrency()}: ${typedAmount(49.9)}`;
  },
  quantityHint: "Stück auf Lager",
  ratingHint: "0 bis 5",
  gtinHint: "Die Nummer unter dem Barcode, auch EAN oder UPC genannt.",
  mpn: "Herstellernummer",
  mpnHint: "Die Teilenummer des Herstellers, auch MPN genannt.",
  attributes: "Technische Daten",
  images: "Bilder",
  draft: "Entwurf",
  draftHint: "Nur Admins sehen ihn, und bis zur Veröffentlichung kann ihn niemand bestellen.",
  giftCard: "Geschenkkarte",
  giftCardHint:
    "Jedes Stück ist eine Geschenkkarte zu diesem Preis. Der Code kommt nach der Zahlung per E-Mail, ohne Steuer und Versand.",
  notLoaded: "Kategorien und Marken wurden nicht geladen. Alles andere können Sie trotzdem speichern.",
  gone: "Jemand hat diesen Artikel gelöscht. Ihre Eingaben sind noch da, Sie können sie also kopieren.",
  notSaved:
    "Der Artikel konnte nicht gespeichert werden. Ihre Eingaben sind noch da. Bitte versuchen Sie es erneut.",
  notGiven: "Keine Angabe",
  yes: "Ja",
  no: "Nein",
};

/** The pictures of an item. */
export const imageTexts = {
  title: "Bilder",
  upload: "Bilder hinzufügen",
  drop: "Oder hierher ziehen.",
  limits: (formats: string, megabytes: number, max: number) =>
    `${formats}, je bis ${megabytes} MB, höchstens ${max}.`,
  byUrl: "Per URL hinzufügen",
  add: "Bild hinzufügen",
  added: (count: number) => `Bild ${count} hinzugefügt.`,
  known: "Dieses Bild ist schon in der Liste.",
  full: (max: number) => `Ein Artikel hat höchstens ${max} Bilder.`,
  tooMany: (max: number, left: number) =>
    `Ein Artikel hat höchstens ${max} Bilder: ${plural(left, "eine Datei wurde", `${left} Dateien wurden`)} ausgelassen.`,
  sending: "Bilder werden hochgeladen …",
};

/** The order of an item's images. */
export const imageOrderTexts = {
  list: "Bilder in Reihenfolge",
  hint: "Ziehen Sie die Bilder in die gewünschte Reihenfolge oder nutzen Sie die Pfeile. Das erste erscheint in Listen.",
  first: "Hauptbild",
  nth: (place: number) => `Bild ${place}`,
  earlier: (place: number) => `Bild ${place} nach vorn`,
  later: (place: number) => `Bild ${place} nach hinten`,
  remove: (place: number) => `Bild ${place} entfernen`,
  moved: (place: number, of: number) => `Das Bild ist jetzt ${place} von ${of}.`,
  removed: (left: number) => `Bild entfernt, noch ${left}.`,
};

/** `/manageItems/:id`. */
export const editItemTexts = {
  loading: "den Artikel",
  title: "Artikel bearbeiten",
  gone: "Diesen Artikel gibt es nicht mehr.",
  conflict: "Jemand anderes hat diesen Artikel geändert",
  notSaved:
    "Ihre Änderungen sind noch nicht gespeichert. Wenn Sie trotzdem speichern, ersetzen die von Ihnen geänderten Felder die anderen Änderungen. Alle übrigen Felder behalten ihren aktuellen Wert.",
  takeTheirs: "Meine verwerfen, andere übernehmen",
  isNow: "ist jetzt",
  save: "Speichern",
  saveAnyway: "Meine trotzdem speichern",
  saved: toast("Artikel gespeichert"),
};

/** Sales in the admin's forms. */
export const saleFormTexts = {
  regularPrice: saleTexts.regularPrice,
  /** The label of the regular price in the item's form, which has a field `Price` too. */
  amountBefore: "Preis vor dem Angebot",
  saleEnds: "Angebotsende",
  sale: "Angebot",
  get regularHint() {
    return `${inCurrency()}, höher als der Preis. Ohne Angebot leer lassen.`;
  },
  endsHint: (timeZone: string | null) =>
    `In ${timeZone ? `der Zeitzone ${timeZone}` : "Ihrer Zeitzone"}. Für ein Angebot ohne Ende leer lassen.`,
  none: "Ohne",
  past: "Angebotsende muss in der Zukunft liegen",
  needsRegular: "Angebotsende braucht den Preis vor dem Angebot",
  notMore: "Preis vor dem Angebot muss höher als der Preis sein",
};

/** Sales in bulk changes. */
export const saleChangeTexts = {
  start: "Angebot starten",
  end: "Angebot beenden",
  percentOff: "Rabatt in Prozent",
  percentOffHint: "20 senkt den regulären Preis um 20 %.",
  rounding: "Rundung",
  to95: "Auf ,95",
  to99: "Auf ,99",
};

/** Changing the stock of a product. */
export const restockTexts = {
  restock: "Bestand ändern",
  changed: (count: number) => `Jetzt ${count} auf Lager`,
};

/** The dialog that changes the stock. */
export const restockDialogTexts = {
  title: (name: string) => `Bestand von „${name}“ ändern`,
  inStock: (count: number) => `Derzeit ${count} auf Lager.`,
  units: "Stückzahl",
  takeOut: "Entnehmen",
  add: "Einlagern",
  gone: "Jemand hat diesen Artikel gelöscht.",
  refused: (message: string) => `Stückzahl ${message}.`,
  failed: "Der Bestand konnte nicht geändert werden. Bitte versuchen Sie es erneut.",
};

/** The fields for search engines, of items and categories. */
export const seoLabels = {
  title: "Suchmaschinen",
  seoTitle: "Titel für Suchmaschinen",
  seoDescription: "Text für Suchmaschinen",
  slug: "Wörter der Adresse",
};
