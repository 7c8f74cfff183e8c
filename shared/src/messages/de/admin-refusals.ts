/** Refusals that pages show to admins. Programs tell them apart by their codes. */
import { MAX_EXACT_COUNT } from "../../lists";

const whole = (count: number) => count.toLocaleString("de-DE");

/** The maximum number of things in a shop. */
const capacities = {
  categories: "Kategorien",
  brands: "Marken",
  attributes: "Merkmale",
  collections: "Kollektionen",
  shippingMethods: "Versandarten",
  taxRates: "Steuersätze",
  discounts: "Rabattcodes",
  webhooks: "Webhooks",
};

/** Products, categories, brands and attributes. */
export const catalogueRefusals = {
  capacity: (what: keyof typeof capacities, limit: number) =>
    `Ein Shop kann höchstens ${whole(limit)} ${capacities[what]} haben.`,
  nameTaken: "Es gibt schon einen Artikel mit diesem Namen.",
  groupChanged: "Jemand anderes hat diese Gruppe inzwischen geändert. Es wurde nichts geändert.",
  collectionChanged: "Jemand anderes hat diese Kollektion inzwischen geändert. Es wurde nichts geändert.",
  variantChanged: (name: string) =>
    `Jemand anderes hat ${name} inzwischen geändert. Es wurde nichts geändert.`,
  variantName: "Ein anderer Artikel hat inzwischen einen dieser Namen. Es wurde nichts geändert.",
  formerValues: "Andere Varianten haben jetzt die früheren Werte. Es wurde nichts geändert.",
  changed: "Jemand anderes hat diesen Artikel inzwischen bearbeitet.",
  notChanged: (count: number) =>
    count === 1
      ? "Nichts wurde geändert, weil sich ein Artikel nicht ändern lässt."
      : `Nichts wurde geändert, weil sich ${whole(count)} der Artikel nicht ändern lassen.`,
  undone: "Diese Änderung wurde schon rückgängig gemacht.",
  brandAssigned: "Diese Marke wurde gerade einem Artikel gegeben.",
  categoryAssigned: "Dieser Kategorie wurde gerade ein Artikel hinzugefügt.",
  taxRateOfCategory: "Ein Steuersatz gilt für diese Kategorie. Ändern oder entfernen Sie ihn zuerst.",
  discountOfCategory: "Ein Rabattcode gilt für diese Kategorie. Ändern oder beenden Sie ihn zuerst.",
  hasCategories: (count: number) =>
    count === 1
      ? "Sie hat eine Unterkategorie. Verschieben oder löschen Sie die zuerst."
      : `Sie hat ${whole(count)} Unterkategorien. Verschieben oder löschen Sie die zuerst.`,
  used: (onSale: number, drafts: number, what: "category" | "brand" | "attribute") =>
    `Noch in Gebrauch: ${uses(onSale, drafts)}. ${ways[what]}`,
};

const ways = {
  category: "Verschieben Sie diese zuerst in eine andere Kategorie.",
  brand: "Geben Sie diesen zuerst eine andere Marke.",
  attribute: "Entfernen Sie zuerst deren Werte.",
};

function uses(onSale: number, drafts: number): string {
  if (onSale + drafts >= MAX_EXACT_COUNT) return `mindestens ${whole(MAX_EXACT_COUNT)} Artikel`;
  return [
    onSale > 0 && `${whole(onSale)} Artikel`,
    drafts > 0 && `${whole(drafts)} ${drafts === 1 ? "Entwurf" : "Entwürfe"}`,
  ]
    .filter(Boolean)
    .join(" und ");
}

/** Imports and uploads. */
export const uploadRefusals = {
  refused: (invalid: number, rows: number) =>
    `Nichts wurde importiert: Zuerst sind ${whole(invalid)} von ${whole(rows)} Zeilen zu korrigieren.`,
  outdated:
    "Nichts wurde importiert: Artikel der Datei haben sich seit der Vorschau geändert. Prüfen Sie die Datei erneut.",
  running: "Gerade läuft ein anderer Import. Bitte versuchen Sie es erneut, wenn er fertig ist.",
  tooLarge: (what: string, megabytes: number) =>
    `${what === "picture" ? "Ein Bild" : "Eine Datei"} darf höchstens ${megabytes} MB haben.`,
  noImages: "Bilder sind gerade nicht verfügbar. Bitte versuchen Sie es gleich erneut.",
};

/** Orders and refunds. */
export const shippingRefusals = {
  together: (product: string, reason: string) => `${product}: ${reason} Nichts wurde geändert.`,
  notSent: (number: string, reason: "SHIPPED" | "DELIVERED" | "CANCELLED" | "REFUNDED" | null) =>
    `Bestellung ${number} ${reason ? closed[reason] : "kann nicht versandt werden"}. Nichts wurde versandt.`,
  arrived: "In diesem Paket ist nichts mehr unterwegs.",
  unitsSold: (number: string) =>
    `Die Ware der Bestellung ${number} kam bei der Erstattung zurück ins Lager, und es ist nicht mehr genug davon da.`,
  owed: (amount: string) =>
    `Eine Erstattung von ${amount} ist fehlgeschlagen, der Betrag ist noch offen. Erstatten Sie zuerst diesen, ohne einen Teil zu wählen.`,
  disputed:
    "Die Bank des Kunden ficht die Zahlung an und entscheidet über das Geld: Der Zahlungsdienst kann es nicht erstatten.",
};

const closed = {
  SHIPPED: "wurde schon versandt",
  DELIVERED: "wurde schon zugestellt",
  CANCELLED: "wurde storniert",
  REFUNDED: "wurde erstattet",
};

/** Verkaufte Geschenkkarten. */
export const giftCardRefusals = {
  used: "Eine Geschenkkarte dieser Bestellung wurde schon verwendet. Erstatten Sie nur die Stücke mit unbenutzten Karten.",
  partOfCard: "Geschenkkarten werden nur als ganze Karten erstattet. Geben Sie die Stückzahl an.",
};

/** Users, API keys, webhooks and settings. */
export const accessRefusals = {
  verifyFirst: (email: string) => `${email} muss zuerst die E-Mail-Adresse bestätigen, um Admin zu werden.`,
  emailTaken: "Jemand anderes hat sich inzwischen mit dieser E-Mail-Adresse registriert.",
  signIn: "Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es gleich erneut.",
  keys: (most: number) =>
    `Ein Shop kann höchstens ${most} aktive API-Schlüssel haben. Widerrufen Sie zuerst einen.`,
  webhookOff: "Der Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.",
  discountEnded: "Dieser Code ist beendet und lässt sich nicht ändern. Legen Sie einen neuen an.",
  storefrontChanged:
    "Inzwischen hat jemand anderes eine Änderung veröffentlicht. Laden Sie die Seite neu, um sie zu sehen, und ändern Sie dann erneut.",
  nothingToUndo: "Es gibt keine veröffentlichte Änderung, die sich rückgängig machen lässt.",
  slow: "Das dauert gerade zu lange. Bitte versuchen Sie es gleich erneut.",
};

/** Why a job has failed. */
export const jobErrors = {
  mailNotSent: (reason: string) => `Die E-Mail wurde nicht gesendet: ${reason}`,
  mailRefused: (reason: string) => `Die E-Mail wird dauerhaft abgelehnt: ${reason}`,
  noReader: "Der Shop hat weder einen Admin noch OPERATOR_EMAIL, um diese Nachricht zuzustellen",
  otherGateway: (gateway: string) => `Die Zahlung lief über ${gateway}, das nicht mehr eingerichtet ist.`,
};
