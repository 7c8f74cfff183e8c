/** Texts of the admin's settings: shop, delivery, taxes and discount codes. */
import { formatPrice } from "../../money";
import { formatMoment } from "../../time/format-moment";
import { inCurrency } from "./common";

/** `/settings`. */
export const settingsTexts = {
  loading: "die Einstellungen",
  title: "Einstellungen",
  lead: "Storefront, Versand, Steuern und Rabatte. Sie können auch ohne sie verkaufen.",
  save: "Speichern",
  cancel: "Abbrechen",
  remove: "Entfernen",
  saved: "Gespeichert.",
  all: "Alle Artikel",
  category: "Kategorie",
  categoryHint: "Einschließlich ihrer Unterkategorien.",
  search: "Suchen",
  showing: (shown: number, all: number) =>
    `Die ersten ${shown} von ${all}. Suchen Sie, um die anderen zu finden.`,
  nothingFound: "Keine Ergebnisse.",
};

/** Countries to choose from. */
export const countryTexts = {
  unknown: "ist kein bekanntes Land. Wählen Sie eines aus der Liste.",
  everywhere: "Überall",
  anyCountry: "Alle Länder, in die Sie liefern",
  add: "Land hinzufügen",
  remove: (name: string) => `${name} entfernen`,
};

/** The price of a sample cart. */
export const sampleTexts = {
  title: "Beispiel-Warenkorb",
  line: (price: number, category: string | null) =>
    category ? `1 Artikel in ${category} für ${formatPrice(price)}` : `1 Artikel für ${formatPrice(price)}`,
  to: (place: string) => `Lieferung: ${place}`,
  notDelivered: (country: string) => `Keine Lieferung in dieses Land: ${country}.`,
  obstacles: {
    MINIMUM: "Der Code verlangt eine größere Bestellung.",
    CATEGORY: "Der Code gilt für andere Artikel.",
  },
  unnamed: "…",
};

/** The section of the storefront. */
export const storefrontTexts = {
  title: "Storefront",
  about: "Worte und Bilder, die Ihre Kunden sehen. Ein leeres Feld steht für die Vorgabe.",
  labels: {
    name: "Name des Shops",
    logoUrl: "Logo",
    accentColor: "Akzentfarbe",
    tagline: "Zeile auf der Startseite",
    heroImageUrl: "Bild auf der Startseite",
    featuredCollectionIds: "Kollektionen auf der Startseite",
    deliveryText: "Text zum Versand",
    returnText: "Text zu Rückgaben",
    footerLinks: "Links in der Fußzeile",
  },
  nameHint: "Erscheint auf Seiten, in E-Mails und auf neuen Rechnungen.",
  logoHint:
    "SVG oder PNG. Es ersetzt den Namen oben auf jeder Seite und auf gedruckten Bestellungen. E-Mails und Rechnungen zeigen ein PNG; bei einem SVG zeigen sie den Namen. Ein quadratisches Logo, als PNG mindestens 320 Pixel breit, ist auch das Symbol im Browser-Tab.",
  logoWide:
    "Dieses Logo ist mehr als achtmal so breit wie hoch und daher oben auf den Seiten schlecht zu erkennen, vor allem auf Telefonen. Ein kompakteres passt besser.",
  logoTall:
    "Dieses Logo ist mehr als doppelt so hoch wie breit und daher oben auf den Seiten schlecht zu erkennen. Ein breiteres passt besser.",
  accentHint:
    "Die Farbe von Schaltflächen und Links, zum Beispiel #1f5fbf. Sie muss auf Weiß gut lesbar sein.",
  taglineHint: "Ein kurzer Satz in großer Schrift.",
  heroHint: "Es ersetzt das Bild eines Produkts.",
  collectionsHint: (most: number) =>
    `Bis zu ${most}, in der Reihenfolge Ihrer Auswahl. Kollektionen ohne käufliche Produkte werden weggelassen.`,
  noCollections: "Noch keine Kollektionen. Legen Sie auf der Seite Kollektionen eine an.",
  place: (number: number) => `Nummer ${number} auf der Startseite`,
  textHint: "Erscheint auf Produktseiten, im Warenkorb und in den AGB.",
  linkLabel: (number: number) => `Text von Link ${number}`,
  linkUrl: (number: number) => `Adresse von Link ${number}`,
  current: (label: string) => `Aktuell: ${label}`,
  upload: (label: string) => `Hochladen: ${label}`,
  size: (megabytes: number) => `Höchstens ${megabytes} MB.`,
  removePicture: "Entfernen",
  publish: "Veröffentlichen",
  preview: "Vorschau",
  undo: "Letzte Änderung rückgängig machen",
  published: "Veröffentlicht. Schon geöffnete Seiten zeigen es nach dem Neuladen.",
  undone: "Die letzte Änderung ist rückgängig gemacht.",
  outdated:
    "Inzwischen hat jemand anderes eine Änderung veröffentlicht. Ihre Eingaben sind noch da: Laden Sie die Änderung, oder behalten Sie Ihre Eingaben und veröffentlichen Sie sie.",
  loadTheirs: "Änderung laden",
  keepMine: "Meine behalten",
  notUndone: "Die Änderung ließ sich nicht rückgängig machen. Bitte versuchen Sie es erneut.",
} as const;

/** The section of the shop itself. */
export const shopSectionTexts = {
  title: "Shop",
  about: "Das Land des Shops, ob Preise Steuern enthalten, wohin Sie liefern, und Rückgaben.",
  country: "Land des Shops",
  countryHint: "Gilt, wenn eine Bestellung kein Land nennt.",
  included: "Preise enthalten Steuern",
  includedHint: "In Europa üblich. Sonst kommen Steuern an der Kasse dazu, wie in den USA.",
  countries: "Liefert nach",
  countriesHint: "Leer lassen, um überallhin zu liefern.",
  returnDays: "Rückgabefrist in Tagen",
  returnDaysHint:
    "Ab der Zustellung. Erscheint auf Artikelseiten und in Suchergebnissen. 0 bedeutet keine Rückgabe; leer lassen, um nichts anzuzeigen.",
};

/** The section of delivery. */
export const deliveryTexts = {
  title: "Versand",
  about: "Kunden wählen an der Kasse eine Versandart. Die günstigste ist vorausgewählt.",
  add: "Versandart anlegen",
  edit: (name: string) => `„${name}“ bearbeiten`,
  empty: "Noch keine Versandarten, daher ist der Versand kostenlos. Legen Sie eine an, um ihn zu berechnen.",
  columns: { name: "Name", price: "Preis", freeFrom: "Kostenlos ab", days: "Tage", countries: "Länder" },
  name: "Name",
  nameHint: "Das sehen Ihre Kunden, etwa „Standard“.",
  price: "Preis",
  get priceHint() {
    return `${inCurrency()}; 0 ist kostenlos.`;
  },
  freeFrom: "Kostenlos ab",
  freeFromHint: "Ab diesem Warenwert ist der Versand kostenlos.",
  daysMin: "Mindestdauer in Tagen",
  daysMax: "Höchstdauer in Tagen",
  daysOrder: "Höchstdauer darf nicht kürzer als die Mindestdauer sein",
  countries: "Länder",
  countriesHint: "Leer lassen für alle Länder, in die Sie liefern.",
  enabled: "Wird Kunden angeboten",
  enabledHint: "Ausschalten, um sie vor Kunden zu verbergen.",
  off: "Nicht angeboten",
  free: "Kostenlos",
  days: (min: number | null, max: number | null) => {
    if (min === null && max === null) return "–";
    if (min === null || min === max) return String(max);
    return max === null ? `ab ${min}` : `${min} bis ${max}`;
  },
  question: (name: string) => `„${name}“ entfernen?`,
  consequence: "Kunden können sie nicht mehr wählen. Bestellungen sind nicht betroffen.",
};

/** The section of taxes. */
export const taxTexts = {
  title: "Steuern",
  about: "Es gilt der Satz des Kundenlandes. Ein Satz für eine Region oder Kategorie geht vor.",
  add: "Steuersatz anlegen",
  edit: (name: string) => `„${name}“ bearbeiten`,
  empty:
    "Noch keine Steuersätze, daher werden keine Steuern berechnet. Legen Sie einen für jedes Land an, in dem Sie Steuern berechnen.",
  columns: { country: "Land", name: "Name", percent: "Satz", category: "Für" },
  country: "Land",
  region: "Region",
  regionHint:
    "Nur wenn der Satz von der Region abhängt, etwa Kalifornien. Ihr Name oder Code nach ISO 3166-2.",
  unknownRegion: (region: string) => `${region} (unbekannte Region: dieser Satz wird nie berechnet)`,
  repeatedRegion: (region: string) => `${region} (hat mehrere Sätze: es gilt der älteste)`,
  name: "Name",
  nameHint: "Das sehen Ihre Kunden, etwa „MwSt.“.",
  percent: "Satz in Prozent",
  question: (name: string, place: string) => `„${name}“ für ${place} entfernen?`,
  consequence: "Neue Bestellungen werden ohne diesen Satz berechnet. Bestehende sind nicht betroffen.",
};

/** The section of discount codes. */
export const discountTexts = {
  title: "Rabattcodes",
  about: "Kunden geben einen Code im Warenkorb oder an der Kasse ein und bekommen einen Rabatt.",
  add: "Rabattcode anlegen",
  edit: (code: string) => `„${code}“ bearbeiten`,
  empty: "Noch keine Rabattcodes. Legen Sie einen an und geben Sie ihn Ihren Kunden.",
  columns: { code: "Code", off: "Rabatt", uses: "Nutzungen", state: "Status" },
  code: "Code",
  codeHint: "Buchstaben A bis Z, Ziffern und Bindestriche. Groß- und Kleinschreibung ist egal.",
  kind: "Rabatt",
  kinds: { percent: "Ein Prozentsatz", amount: "Ein Betrag" },
  percent: "Prozentsatz",
  amount: "Betrag",
  get amountHint() {
    return `${inCurrency()}. Nie mehr, als die Artikel kosten.`;
  },
  minimum: "Mindestbestellwert",
  get minimumHint() {
    return `${inCurrency()}. Leer lassen, wenn es keinen gibt.`;
  },
  startsAt: "Beginn",
  startsHint: "Leer lassen, um sofort zu beginnen.",
  endsAt: "Ende",
  endsHint: "Für kein Ende leer lassen.",
  endsOrder: "Ende muss nach dem Beginn liegen",
  maxUses: "Höchstzahl der Nutzungen",
  maxUsesHint: "Insgesamt. Leer lassen für unbegrenzt.",
  once: "Einmal pro Kunde",
  onceHint: "Jeder Kunde kann ihn für eine Bestellung nutzen.",
  uses: (uses: number, maxUses: number | null) =>
    maxUses === null ? String(uses) : `${uses} von ${maxUses}`,
  states: {
    active: "Aktiv",
    starts: (at: string) => `Beginnt am ${formatMoment(at)}`,
    ended: "Beendet",
    usedUp: "Aufgebraucht",
  },
  end: "Beenden",
  question: (code: string) => `„${code}“ beenden?`,
  consequence:
    "Kunden können ihn nicht mehr nutzen, und Sie können ihn nicht wieder starten. Bestehende Bestellungen behalten ihren Rabatt.",
};
