/** Texts of the admin's menu, search, users and reviews, and of all its dialogs and bulk actions. */
import { counted, doneTo, failed, plural, succeeded, toast } from "./common";

/** The admin's menu. Its entries are shorter than the pages' titles, which the avatar menu shows. */
export const adminMenuTexts = {
  label: "Verwaltung",
  allPages: "Alle Seiten der Verwaltung",
  more: "Mehr",
  search: "Suchen",
  groups: {
    customers: "Kunden",
    catalogue: "Katalog",
    programs: "Schnittstellen",
    records: "System",
    shop: "Shop",
  },
  entries: {
    overview: "Übersicht",
    orders: "Bestellungen",
    newOrder: "Neue Bestellung",
    returns: "Rücksendungen",
    reviews: "Bewertungen",
    users: "Nutzer",
    items: "Artikel",
    newItem: "Artikel anlegen",
    categories: "Kategorien",
    collections: "Kollektionen",
    importItems: "Artikel importieren",
    webhooks: "Webhooks",
    jobs: "Aufgaben",
    audit: "Protokoll",
    giftCards: "Geschenkkarten",
    apiKeys: "API-Schlüssel",
    settings: "Einstellungen",
  },
  /** The titles of pages that aren't in the avatar menu. */
  pages: {
    newOrder: "Neue Bestellung",
    categories: "Kategorien",
    importItems: "Artikel importieren",
    returns: "Rücksendungen",
    manageReviews: "Bewertungen",
    webhooks: "Webhooks",
    jobs: "Aufgaben",
    audit: "Protokoll",
    giftCards: "Geschenkkarten",
    apiKeys: "API-Schlüssel",
    settings: "Einstellungen",
  },
  waiting: {
    paymentProblems: (count: string) => `${count} mit Zahlungsproblem`,
    toDeliver: (count: string) => `${count} zu versenden`,
    unpaid: (count: string) => `${count} unbezahlt`,
    toAnswer: (count: string) => `${count} zu beantworten`,
    lowStock: (count: string) => `${count} mit wenig Bestand`,
    pending: (count: string) => `${count} zur Freigabe`,
    givenUp: (count: string) => `${count} aufgegeben`,
    newReviews: (count: string) => `${count} neu`,
  },
};

/** Further words by which the search finds a page. */
export const adminKeywords = {
  overview: "start dashboard verkäufe umsatz statistik",
  orders:
    "liefern zustellen versenden versand bezahlt stornieren anfechtung rückbuchung erstatten erstattung",
  newOrder: "telefonisch bestellen für kunden zahlungslink",
  returns: "retoure zurücksenden erstatten etikett",
  reviews: "sterne kommentare veröffentlichen freigeben ausblenden verbergen",
  users: "benutzer kunden admins sperren entsperren",
  items: "produkte lager bestand lagerbestand preise",
  newItem: "neuer artikel produkt hinzufügen",
  importItems: "csv hochladen produkte tabelle",
  categories: "marken merkmale attribute baum filter katalog",
  collections: "sammlungen geschenke auswahl aktionen saison",
  webhooks: "ereignisse programme schnittstellen benachrichtigen zustellungen",
  jobs: "jobs fehlgeschlagen e-mails erstattungen wiederholen",
  giftCards: "gutscheine geschenke guthaben code",
  apiKeys: "api keys token programme schnittstellen berechtigungen entwickler",
  settings:
    "versand versandarten steuern mwst steuersätze rabattcodes gutscheine land logo farbe startseite fußzeile",
  audit: "audit log verlauf änderungen wer was",
  shop: "shop laden seite",
};

/** The search that Ctrl+K opens. */
export const adminSearchTexts = {
  title: "Shop durchsuchen",
  label: "Seite, Artikel, Bestellung oder Nutzer finden",
  placeholder: "Seite, Artikel, Bestellung, Nutzer",
  results: "Ergebnisse",
  close: "Suche schließen",
  searching: "Suche läuft …",
  counted: (count: number) => counted(count, "Ergebnis", "Ergebnisse"),
  nothing: (search: string) => `Keine Ergebnisse für „${search}“.`,
  retry: "Erneut versuchen",
  hints: { move: "auswählen", open: "öffnen", close: "schließen" },
  keys: { open: "Enter", close: "Esc" },
  pages: "Seiten",
  products: "Artikel",
  orders: "Bestellungen",
  users: "Nutzer",
  allProducts: "Alle passenden Artikel",
  allOrders: "Alle passenden Bestellungen",
  allUsers: "Alle passenden Nutzer",
  inStock: (count: number) => `${count} auf Lager`,
  soldOut: "Ausverkauft",
};

/** Forms in dialogs. */
export const formTexts = {
  edit: "Bearbeiten",
  remove: "Löschen",
  notDeleted: "Nicht gelöscht",
  gone: "Jemand anderes hat dies gerade gelöscht. Schließen Sie den Dialog, um die aktuelle Liste zu sehen.",
  notSaved: "Das hat nicht geklappt. Ihre Eingaben sind noch da. Bitte versuchen Sie es erneut.",
};

/** The dialog that shows a secret once. */
export const secretTexts = {
  once: "Kopieren Sie den Text jetzt und bewahren Sie ihn sicher auf. Er wird nicht noch einmal angezeigt.",
  stored: "Ich habe ihn gespeichert",
};

/** `/users`. */
export const usersTexts = {
  title: "Alle Nutzer",
  noun: ["Nutzer", "Nutzer"] as const,
  columns: { name: "Name", email: "E-Mail", userId: "Nutzer-ID", status: "Status" },
  active: "Aktiv",
  empty: "Keine Nutzer gefunden.",
  searchHint: "Name oder E-Mail",
  copyId: "ID kopieren",
  makeAdmin: "Zum Admin machen",
  block: "Sperren",
  blocked: "Gesperrt",
  unblock: "Entsperren",
  exportSubscribers: "Abonnenten exportieren",
  sorts: { newest: "Neueste", oldest: "Älteste", email: "E-Mail", role: "Admins zuerst" },
};

/** The roles of users. */
export const roleTexts = { ADMIN: "Admin", STAFF: "Team", CUSTOMER: "Kunde" };

/** `/users/:id`: a customer's page. */
export const userTexts = {
  untitled: "Nutzer",
  back: "Alle Nutzer",
  loading: "den Nutzer",
  notFound: "Diesen Nutzer gibt es nicht. Vielleicht wurde das Konto gelöscht.",
  openOrders: "Offene Bestellungen",
  totalPaid: "Gesamt bezahlt",
  placed: "Bestellungen",
  since: "Seit",
  about: "Konto",
  role: "Rolle",
  copyEmail: "E-Mail kopieren",
  newsletter: "Newsletter",
  subscribed: (day: string) => `Abonniert seit ${day}`,
  notSubscribed: "Nicht abonniert",
  review: "Bewertung des Shops",
  noReview: "Noch keine.",
  inReviews: "Unter Bewertungen ansehen",
  ordersEmpty: "Noch keine Bestellungen.",
  orderSearch: "Nummer oder Artikel",
};

/** The dialog for a user's permissions, and how their page shows them. */
export const permissionsTexts = {
  title: "Rechte",
  admin: "Admin (alle Rechte)",
  of: (email: string) => `Rechte von ${email}`,
  about:
    "Mit mindestens einem Recht gehört das Konto zum Team. Änderungen gelten ab der nächsten Anfrage; das Menü folgt innerhalb von 15 Minuten.",
  ofAdmin:
    "Dieses Konto hat als Admin alle Rechte. Nach dem Speichern bleiben nur die hier gewählten. API-Schlüssel und Webhooks dieses Kontos funktionieren weiter, bis Sie sie beenden.",
  save: "Speichern",
  saved: (email: string) => toast(`Die Rechte von ${email} sind gespeichert.`),
  gone: "Jemand anderes hat dieses Konto gerade gesperrt.",
  notSaved: "Das hat nicht geklappt. Ihre Auswahl ist noch da. Bitte versuchen Sie es erneut.",
};

/** The dialog that makes a user an admin. */
export const makeAdminTexts = {
  title: (email: string) => `${email} zum Admin machen?`,
  text: "Der Nutzer kann dann Artikel, Bestellungen und Nutzer verwalten, genau wie Sie. Unter „Rechte“ können Sie das wieder ändern.",
  gone: "Jemand anderes hat diesen Nutzer gerade gesperrt. Die Liste ist jetzt aktuell.",
};

const keysOf = (count: number) => plural(count, "diesen API-Schlüssel", `diese ${count} API-Schlüssel`);
const webhooksOf = (count: number) => plural(count, "diesen Webhook", `diese ${count} Webhooks`);

/** The dialog that blocks a user. */
export const blockTexts = {
  title: (email: string) => `${email} sperren?`,
  text: "Das Konto wird überall abgemeldet und kann sich nicht mehr anmelden. Die Bestellungen bleiben erhalten. Sie können es später entsperren.",
  programs: "Die API-Schlüssel und Webhooks dieses Kontos funktionieren weiter:",
  programsLabel: "API-Schlüssel und Webhooks dieses Nutzers",
  apiKey: "API-Schlüssel",
  webhook: "Webhook an",
  revoke: (apiKeys: number, webhooks: number) => {
    if (webhooks === 0) return `${capital(keysOf(apiKeys))} widerrufen`;
    if (apiKeys === 0) return `${capital(webhooksOf(webhooks))} ausschalten`;
    return `${capital(keysOf(apiKeys))} widerrufen und ${webhooksOf(webhooks)} ausschalten`;
  },
  revokeHint: (apiKeys: number, webhooks: number) =>
    [
      apiKeys > 0 &&
        "Programme mit diesen Schlüsseln verlieren sofort den Zugriff. Ein widerrufener Schlüssel bleibt ungültig.",
      webhooks > 0 &&
        "Einen Webhook können Sie wieder einschalten; geben Sie ihm dann einen neuen Signaturschlüssel.",
    ]
      .filter(Boolean)
      .join(" "),
  unknown:
    "API-Schlüssel und Webhooks dieses Kontos konnten nicht geladen werden. Falls es welche gibt, funktionieren sie weiter.",
  own: "Das sind Sie",
  paid: "Bezahlte Bestellungen sind noch offen",
  tooLate:
    "Nicht gesperrt: Der Nutzer ist schon gesperrt oder hat gerade eine Bestellung bezahlt. Die Liste ist jetzt aktuell.",
  emailTaken: "Nicht entsperrt: Jemand anderes hat sich mit dieser E-Mail-Adresse registriert.",
};

/** The text with a capital at the beginning. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The creator of an API key or a webhook. */
export const creatorTexts = {
  header: "Erstellt von",
  unknown: "Unbekannt",
  former: "Nicht mehr Admin",
};

/** `/manageReviews`. */
export const manageReviewsTexts = {
  title: "Bewertungen",
  noun: ["Bewertung", "Bewertungen"] as const,
  columns: {
    customer: "Kunde",
    rating: "Sterne",
    comment: "Kommentar",
    written: "Geschrieben",
    status: "Status",
  },
  newest: "Neueste",
  searchHint: "Name oder Kommentar",
  empty: "Noch keine Bewertungen. Was Ihre Kunden schreiben, erscheint hier.",
  photo: (number: number, count: number, author: string) =>
    `Foto ${number} von ${count} von ${author} in neuem Tab öffnen`,
  hide: "Ausblenden",
  show: "Einblenden",
  keepHidden: "Ausgeblendet lassen",
  reviewOf: (author: string) => `Bewertung von ${author}`,
  readAll: "Alles lesen",
  showLess: "Weniger",
};

/** Hiding or showing several reviews. */
export const moderateSelectedTexts = {
  hide: {
    label: "Ausblenden",
    question: (count: number) => `${counted(count, "Bewertung", "Bewertungen")} ausblenden?`,
    consequence: "Besucher sehen sie dann nicht mehr. Sie können sie wieder einblenden.",
    done: doneTo("Bewertung", "ausgeblendet", "Bewertungen"),
  },
  show: {
    label: "Einblenden",
    question: (count: number) => `${counted(count, "Bewertung", "Bewertungen")} einblenden?`,
    consequence: "Besucher sehen sie dann auf der Startseite. Sie können sie wieder ausblenden.",
    done: doneTo("Bewertung", "eingeblendet", "Bewertungen"),
  },
  gone: "Diese Bewertung gibt es nicht mehr.",
};

/** Alerts of the admin's pages (spec §8). */
export const adminAlerts = {
  itemAdded: succeeded("Artikel angelegt"),
  madeAdmin: succeeded("Der Nutzer ist jetzt Admin"),
  userDeleted: succeeded("Nutzer gesperrt"),
  itemDeleted: succeeded("Artikel gelöscht"),
  itemDelivered: succeeded("Bestellung als zugestellt markiert"),
};

/** The names of downloaded files. */
export const fileNames = {
  items: "artikel.csv",
  template: "artikel-vorlage.csv",
  orders: "bestellungen.csv",
  delivered: "zugestellte-bestellungen.csv",
  newsletter: "newsletter.csv",
};

/** Lists and their rows. */
export const listTexts = {
  loading: (rows: string) => `die ${rows}`,
  everything: "Alles",
  anyTime: "Jederzeit",
  today: "Heute",
  days: (count: number) => `${count} Tage`,
  chooseDays: "Tage wählen …",
  select: (row: string) => `${row} auswählen`,
  actions: "Aktionen",
  nothing: "Keine Ergebnisse.",
  nothingFor: (search: string) => `Keine Ergebnisse für „${search}“.`,
  notExported: failed(
    "Die Datei konnte nicht heruntergeladen werden. Bitte versuchen Sie es erneut.",
    "Nicht exportiert",
  ),
};

/** Actions on one row of a list. */
export const rowActionTexts = {
  failed: "Das hat nicht geklappt. Bitte versuchen Sie es erneut.",
  tooLate: "Zu spät",
};

/** Actions on several rows of a list. */
export const bulkTexts = {
  region: (rows: string) => `Ausgewählte ${rows}`,
  selected: (count: number) => `${count} ausgewählt`,
  progress: (tried: number, of: number) => `${tried} von ${of} …`,
  clear: "Auswahl aufheben",
  refused: "Nicht geändert wurden:",
  notTried: "Nicht versucht.",
  failed: "Das hat nicht geklappt. Bitte versuchen Sie es erneut.",
};
