/** Texts of `/manageCollections` and its form. */
import { productCount, toast } from "./common";

export const collectionsTexts = {
  title: "Kollektionen",
  lead: "Eine Kollektion zeigt Produkte zusammen auf einer Seite: von Hand gewählt und geordnet, oder nach einer Regel, der auch neue Produkte folgen. Die ersten vier, von A bis Z, stehen in den Menüs Ihres Shops; die der Startseite wählen Sie unter Einstellungen.",
  add: "Kollektion anlegen",
  loading: "die Kollektionen",
  columns: { picture: "Bild", name: "Name", slug: "Adresse", products: "Produkte" },
  count: productCount,
  byRule: "Nach Regel",
  empty: "Noch keine Kollektionen. Legen Sie eine an, etwa „Geschenke“ oder „Neu in dieser Saison“.",
  deleteTitle: (name: string) => `„${name}“ löschen?`,
  deleteText: (address: string, chosen: number | null) =>
    `${chosen === null ? "Ihre Regel" : `Ihre Auswahl (${productCount(chosen)})`}, ihre Texte und die Seite ${address} werden gelöscht; die Produkte bleiben. Das lässt sich nicht rückgängig machen.`,
} as const;

/** `/manageCollections/…`. */
export const collectionFormTexts = {
  newTitle: "Neue Kollektion",
  loading: "die Kollektion",
  back: "Kollektionen",
  gone: "Diese Kollektion gibt es nicht. Vielleicht wurde sie gelöscht.",
  notSaved: "Das hat nicht geklappt, und nichts wurde geändert. Bitte versuchen Sie es noch einmal.",
  labels: {
    name: "Name",
    slug: "Adresse",
    description: "Beschreibung",
    imageUrl: "Bild",
    productIds: "Produkte",
    rule: "Die Regel",
    "rule.category": "Kategorie",
    "rule.brands": "Marke",
    "rule.priceMin": "Preis von",
    "rule.priceMax": "Preis bis",
  },
  productN: (place: number) => `Produkt ${place}`,
  slugHint: "Das Ende der Adresse der Seite: /collections/… Ohne Angabe bilden wir sie aus dem Namen.",
  slugChangeHint: "Das Ende der Adresse der Seite: /collections/… Frühere Adressen führen zur neuen.",
  descriptionHint: "Steht unter dem Namen.",
  pictureHint: "Steht über den Produkten; am besten dreimal so breit wie hoch.",
  choice: "Auswahl der Produkte",
  byHand: "Von Hand",
  byHandHint: "Die Produkte, die Sie hinzufügen, in Ihrer Reihenfolge.",
  byRule: "Nach Regel",
  byRuleHint: "Alle Produkte, auf die jede Bedingung zutrifft, jetzt und künftig.",
  products: "Produkte in Reihenfolge",
  noProducts: "Noch keine Produkte. Suchen Sie eines, um es hinzuzufügen.",
  takeOut: (name: string) => `${name} herausnehmen`,
  draft: "Entwurf",
  anyCategory: "Alle Kategorien",
  anyBrand: "Alle Marken",
  onSale: "Nur reduzierte Produkte",
  onSaleHint: "Produkte mit herabgesetztem Preis.",
  keptConditions: "Die Regel hat weitere Bedingungen, die diese Seite nicht zeigt. Sie bleiben erhalten.",
  save: "Kollektion speichern",
  saved: toast("Kollektion gespeichert"),
  undo: "Rückgängig",
  undone: toast("Die Kollektion ist wie zuvor"),
  notUndone:
    "Die Änderung ließ sich nicht rückgängig machen. Vielleicht gibt es Produkte, eine Kategorie oder eine Marke von vorher nicht mehr.",
} as const;
