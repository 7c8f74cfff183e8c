/** Texts that many pages have: alerts, counts, dialogs, fields, lists and uploads. */
import { locale } from "../../locale";

/** The texts of an alert dialog. */
export interface AlertText {
  title: string;
  text: string;
  tone: "success" | "error";
  /** Shown as a toast for some seconds, instead of a dialog with an OK button. */
  toast?: true;
}

/** An error alert. */
export const failed = (text: string, title = "Fehler"): AlertText => ({ title, text, tone: "error" });

/** A success, in a toast. */
export const toast = (title: string, text = ""): AlertText => ({ title, text, tone: "success", toast: true });

/** A success alert of spec §8; every other success uses {@link toast}. */
export const succeeded = (text: string): AlertText => ({ title: "Erledigt", text, tone: "success" });

/** Alerts that any page may show (spec §8). */
export const alertTexts = {
  forbidden: failed("Diese Seite dürfen Sie nicht aufrufen."),
  notPermitted: failed("Dazu fehlt Ihnen die Berechtigung."),
};

let plurals: Intl.PluralRules | undefined;

/** The singular or the plural, as the count asks for. */
export const plural = (count: number, one: string, other: string) => {
  plurals ??= new Intl.PluralRules("de-DE");
  return plurals.select(count) === "one" ? one : other;
};

/** The unit of an amount's field. */
export const inCurrency = () => `In ${locale().currency === "EUR" ? "Euro" : locale().currency}`;

/** "1 Bestellung", "1.204 Bestellungen". A noun with equal forms, such as "Artikel", needs no plural. */
export const counted = (count: number, one: string, other = one) =>
  `${count.toLocaleString("de-DE")} ${plural(count, one, other)}`;

/** "3 Bestellungen zugestellt", or "2 von 3 Bestellungen zugestellt". */
export const doneTo = (one: string, participle: string, other?: string) => (done: number, of: number) =>
  `${done === of ? "" : `${done} von `}${counted(of, one, other)} ${participle}`;

/** Counts of things that many pages show: "1.204 Produkte". */
export const productCount = (count: number) => counted(count, "Produkt", "Produkte");
export const unitCount = (count: number) => counted(count, "Stück");
export const orderCount = (count: number) => counted(count, "Bestellung", "Bestellungen");

/** The number of stock alerts of a product: "12 Personen warten". */
export const waitingText = (count: number) => plural(count, "1 Person wartet", `${count} Personen warten`);

/** A rating with one decimal: "4,5". */
export const ratingText = (rating: number) => rating.toFixed(1).replace(".", ",");
export const ratedText = (rating: string) => `${rating} von 5 Sternen`;
export const starsText = (stars: number) => counted(stars, "Stern", "Sterne");

/** The marks around a quoted text. */
export const quoteMarks = ["„", "“"] as const;

/** Dialogs and notices. */
export const okText = "OK";
export const closeText = "Schließen";
export const cancelText = "Abbrechen";
export const discardText = "Änderungen verwerfen?";
/** `what` is in the accusative: "Wir laden den Vergleich …". */
export const loadingText = (what: string) => `Wir laden ${what} …`;
export const needsScriptText = "Diese Seite braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.";
export const lateText = "Das dauert länger als sonst.";
export const tryAgainText = "Erneut versuchen";
export const didNotLoadText = "Das wurde nicht geladen. Bitte versuchen Sie es erneut.";

/** Explanations of failed requests. */
export const notLoadedText = "Das wurde nicht geladen";
export const offlineText =
  "Sie scheinen offline zu sein. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.";
export const unreachableText =
  "Der Shop ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.";
export const ourFaultText = "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.";

/** Temporary refusals: rate limit and overload. */
export const tooOftenText =
  "Das waren zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es dann erneut.";
export const busyText = "Im Shop ist gerade sehr viel los. Bitte versuchen Sie es gleich noch einmal.";

/** Fields and buttons. */
export const optionalText = "(optional)";
export const requiredText = (label: string) => `${label} fehlt`;
export const copyTexts = { copied: "Kopiert", failed: "Nicht kopiert: Markieren Sie den Text" };
export const fixTheseText = "Bitte korrigieren Sie:";
export const emailText = "E-Mail";
export const showPasswordText = "Passwort anzeigen";
export const searchText = "Suchen";
export const sortByText = "Sortieren";
export const loadMoreText = "Mehr laden";
export const seeProductsText = "Alle Produkte";

/** Paginated lists. */
export const tableTexts = {
  show: "Anzeigen",
  from: "Von",
  to: "Bis",
  selectAll: "Alle auf dieser Seite auswählen",
  pageSelected: (count: number) => `Alle ${count} auf dieser Seite sind ausgewählt.`,
  selectWhole: (total: number) => `Alle ${total} auswählen`,
  allSelected: (total: number) => `Alle ${total} sind ausgewählt.`,
  someSelected: (count: number) => `${count} sind ausgewählt, auch auf anderen Seiten.`,
  tooMany: (max: number) =>
    `Für mehr bitte suchen oder filtern: Höchstens ${max} sind auf einmal auswählbar.`,
  notSelected: "Das hat nicht geklappt. Bitte versuchen Sie es erneut.",
  showAll: "Alle anzeigen",
  nothingHere: "Auf dieser Seite ist nichts mehr.",
  firstPage: "Zur ersten Seite",
  pages: "Seiten",
  pageOf: (page: number, pages: string) => `Seite ${page} von ${pages}`,
  previous: "Zurück",
  next: "Weiter",
};

/** File uploads. */
export const uploadTexts = {
  list: "Uploads",
  progress: (name: string) => `${name} wird hochgeladen`,
  cancel: (name: string) => `${name} abbrechen`,
  dismiss: (name: string) => `${name} ausblenden`,
  retry: "Erneut versuchen",
  notSent:
    "Das Bild konnte nicht hochgeladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  notStored: "Das Bild konnte nicht hochgeladen werden. Bitte versuchen Sie es erneut.",
  refused: (why: string) => `Das Bild ${why}.`,
  waiting: "Warten, bis alle Bilder hochgeladen sind …",
  failed:
    "Nicht alle Bilder sind hochgeladen. Laden Sie die übrigen erneut hoch oder entfernen Sie sie aus der Liste.",
  tooLarge: (has: number, most: number) =>
    `Diese Datei hat ${has.toLocaleString("de-DE")} MB. Ein Bild darf höchstens ${most.toLocaleString("de-DE")} MB haben.`,
};

/** Shown if the app's code doesn't load or fails repeatedly. */
export const partsMissingText = "Ein Teil dieser Seite wurde nicht geladen.";
