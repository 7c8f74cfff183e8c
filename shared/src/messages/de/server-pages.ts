/** Texts of the pages and files that the server writes itself: demo payment, forms without code, newsletter, error pages, feeds. */

const home = { href: "/", label: "Zur Startseite" };

/** Error pages, by status. */
export const errorPages = {
  429: {
    title: "Einen Moment bitte",
    text: "Aus Ihrem Netzwerk wurden in kurzer Zeit zu viele Seiten geöffnet. Bitte warten Sie eine Minute, und versuchen Sie es dann erneut.",
  },
  503: {
    title: "Gleich wieder da",
    text: "Der Shop ist stark ausgelastet oder erreicht gerade seine Datenbank nicht. Ihre Bestellungen sind sicher. Bitte versuchen Sie es bald erneut.",
  },
  500: {
    title: "Etwas ist schiefgegangen",
    text: "Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.",
  },
  other: {
    title: "Diese Seite lässt sich nicht öffnen",
    text: "Die Adresse ist ungültig. Bitte prüfen Sie sie, und versuchen Sie es erneut.",
  },
  tryAgain: "Erneut versuchen",
  support: (requestId: string) => `Wenn Sie uns schreiben, nennen Sie bitte die Anfrage ${requestId}`,
};

/** The demo's payment page. */
export const demoPayTexts = {
  demo: "Demo-Zahlung.",
  noMoney: "Sie brauchen keine Karte, und es fließt kein Geld.",
  heading: (shop: string) => `Zahlung an ${shop}`,
  title: (total: string) => `${total} bezahlen (Demo)`,
  approve: "Bezahlen",
  decline: "Ablehnen",
  stay: "Bezahlen, aber nicht zurückkehren",
  note: "Ein echter Shop führt hier zu seinem Zahlungsdienst. Die Demo vertritt ihn: Sie teilt dem Shop Ihre Wahl in einer signierten Nachricht mit, wie es ein Zahlungsdienst täte.",
  unknown: {
    title: "Diese Zahlung gibt es nicht",
    text: "Diese Adresse gehört zu keiner Zahlung der Demo.",
    link: home,
  },
  unknownDecision: {
    title: "Bitte wählen Sie eine Schaltfläche",
    text: "Die gesendete Auswahl gehört zu keiner Schaltfläche der Seite. Es wurde nichts bezahlt.",
    link: { href: "", label: "Zurück zur Zahlung" },
  },
  paidAndLeft: {
    title: "Bezahlt. Sie können dieses Fenster schließen",
    text: "Hier endet die Demo: Die Zahlung ist bestätigt, und nichts führt zurück zum Shop. Ihre Bestellung wird automatisch als bezahlt markiert.",
    link: { href: "/dashboard", label: "Shop öffnen" },
  },
  complete: {
    title: "Diese Zahlung ist schon erfolgt",
    text: "Es wird nicht doppelt abgebucht. Der Shop weiß davon.",
  },
  expired: {
    title: "Diese Zahlungsseite ist abgelaufen",
    text: "Es wurde nichts bezahlt. Kehren Sie zum Shop zurück, um neu zu beginnen.",
  },
  backToShop: "Zurück zum Shop",
};

/** Answers to forms of pages without loaded code. */
export const formTexts = {
  unreadable: {
    title: "Das Formular ist nicht lesbar",
    text: "Es ist zu lang oder stammt nicht von einer Seite dieses Shops. Es wurde nichts geändert.",
    link: home,
  },
  login: {
    title: "Die Anmeldung braucht JavaScript",
    text: "Der Code der Anmeldeseite ist noch nicht geladen, oder Ihr Browser führt ihn nicht aus. Ihr Passwort wurde nicht gespeichert. Gehen Sie zurück, warten Sie, bis die Seite geladen ist, oder schalten Sie JavaScript ein, und versuchen Sie es erneut.",
    link: { href: "/login", label: "Zurück zur Anmeldung" },
  },
  registration: {
    title: "Die Registrierung braucht JavaScript",
    text: "Der Code der Registrierungsseite ist noch nicht geladen, oder Ihr Browser führt ihn nicht aus. Es wurde kein Konto angelegt und Ihr Passwort nicht gespeichert. Gehen Sie zurück, warten Sie, bis die Seite geladen ist, oder schalten Sie JavaScript ein, und versuchen Sie es erneut.",
    link: { href: "/registration", label: "Zurück zur Registrierung" },
  },
  messageSent: {
    title: "Ihre Nachricht ist unterwegs",
    text: "Wir antworten an die eingegebene E-Mail-Adresse.",
    link: home,
  },
  previewRefused: (why: string) => ({
    title: "Es gibt keine Vorschau",
    text: why,
    link: { href: "/settings", label: "Zurück zu den Einstellungen" },
  }),
  messageRefused: (why: string) => ({
    title: "Ihre Nachricht wurde nicht gesendet",
    text: `Gehen Sie zurück: Ihr Text steht noch im Formular. ${why}`,
    link: { href: "/contact", label: "Zurück zum Kontaktformular" },
  }),
};

/** The newsletter's pages. */
export const newsletterTexts = {
  allProducts: "Alle Produkte",
  privacy: "Datenschutz",
  confirm: {
    ask: {
      title: "Newsletter abonnieren?",
      text: "Sie können sich jederzeit über den Link in jedem Newsletter abmelden.",
      button: "Anmeldung bestätigen",
    },
    done: { title: "Sie sind angemeldet", text: "Vielen Dank. Sie erhalten unseren nächsten Newsletter." },
    failed: (hours: number) => ({
      title: "Dieser Link gilt nicht mehr",
      text: `Bestätigungslinks gelten ${hours} Stunden, oder bis Sie sich abmelden. Es wurde nichts geändert. Unten auf unseren Seiten können Sie Ihre E-Mail-Adresse erneut eingeben.`,
    }),
  },
  unsubscribe: {
    ask: {
      title: "Vom Newsletter abmelden?",
      text: "Sie erhalten dann keinen Newsletter mehr, aber weiterhin E-Mails zu Ihren Bestellungen.",
      button: "Abmelden",
    },
    done: { title: "Sie sind abgemeldet", text: "Sie erhalten unseren Newsletter nicht mehr." },
    failed: () => ({
      title: "Dieses Abonnement gibt es nicht",
      text: "Es wurde gelöscht, oder ein Teil des Links fehlt. Ohne Abonnement erhalten Sie keinen Newsletter.",
    }),
  },
  stopReminders: {
    ask: {
      title: "E-Mails zu Ihrem Warenkorb beenden?",
      text: "Sie erhalten keine E-Mail mehr, wenn Sie etwas im Warenkorb lassen. E-Mails zu Ihren Bestellungen erhalten Sie weiterhin.",
      button: "Diese E-Mails beenden",
    },
    done: {
      title: "Sie erhalten diese E-Mails nicht mehr",
      text: "Ihr Warenkorb bleibt, wie er ist. In Ihrem Profil können Sie die E-Mails wieder einschalten.",
    },
    failed: () => ({
      title: "Dieser Link funktioniert nicht",
      text: "Ein Teil davon fehlt, oder das Konto wurde gelöscht. Ohne Konto erhalten Sie diese E-Mails nicht.",
    }),
  },
  sent: {
    title: "Bitte sehen Sie in Ihr Postfach",
    text: "Wir haben Ihnen einen Link gesendet, sofern Sie nicht schon angemeldet sind. Öffnen Sie ihn, und bestätigen Sie die Anmeldung. Wir senden höchstens einen Link pro Tag. Falls er nicht ankommt, sehen Sie bitte im Spam-Ordner nach.",
    link: home,
  },
  notStarted: {
    title: "Unser Newsletter ist noch nicht gestartet",
    text: "Wir haben Ihre E-Mail-Adresse nicht gespeichert. Bis dahin können Sie unseren Blog lesen.",
    link: { href: "/blog", label: "Zum Blog" },
  },
  noEmail: {
    title: "Das ist keine gültige E-Mail-Adresse",
    text: "Es wurde nichts gespeichert. Bitte gehen Sie zurück, und prüfen Sie Ihre Eingabe.",
    link: home,
  },
  tooOften: {
    title: "Bitte versuchen Sie es später erneut",
    text: "Aus Ihrem Netzwerk wurden zu viele E-Mail-Adressen eingegeben. Es wurde nichts gespeichert.",
    link: home,
  },
};

/** Feeds, and the manifest of the installed shop. */
export const feedDescription = (shop: string) => `Produkte von ${shop}`;
export const manifestDescription = "Werkzeuge und Uhren.";

/** Names of signed-in devices. */
export const deviceTexts = {
  on: (browser: string | undefined, system: string) => `${browser ?? "Ein Browser"} auf ${system}`,
  unknown: "Eine App oder ein anderer Browser",
};

/** The page of the link that pays orders which the shop has placed for a customer. */
export const paymentLinkTexts = {
  due: (number: string, total: string, shop: string) => ({
    title: `${total} für Bestellung ${number}`,
    text: `Ihre Bestellung bei ${shop}. Sie bezahlen auf der Seite unseres Zahlungsanbieters. Sie brauchen kein Konto.`,
  }),
  toPay: "Zu bezahlen",
  payNow: "Jetzt bezahlen",
  logIn: "Anmelden",
  paid: (number: string, next: "codes" | "parcel" | null) => ({
    title: "Bezahlt. Vielen Dank!",
    text: `Ihre Zahlung für die Bestellung ${number} ist da.${next === null ? "" : ` Sie erhalten ${next === "codes" ? "den Code jeder Geschenkkarte per E-Mail" : "eine E-Mail, sobald wir versenden"}.`}`,
  }),
  cancelled: (number: string) => ({
    title: "Nichts zu bezahlen",
    text: `Die Bestellung ${number} wurde storniert. Wenn Sie sie noch möchten, schreiben Sie uns.`,
  }),
  refunded: (number: string) => ({
    title: "Nichts zu bezahlen",
    text: `Die Bestellung ${number} wurde storniert oder erstattet, und Sie erhalten Ihre Zahlung zurück. Bei Fragen schreiben Sie uns.`,
  }),
  unpayable: (number: string) => ({
    title: "Hier ist nichts zu bezahlen",
    text: `Die Bestellung ${number} kann nicht online bezahlt werden. Bei Fragen schreiben Sie uns.`,
  }),
  ended: {
    title: "Dieser Link gilt nicht",
    text: "Er ist abgelaufen, oder ein Teil fehlt. Melden Sie sich mit Ihrer E-Mail-Adresse an, um Ihre Bestellungen zu sehen, oder schreiben Sie uns.",
  },
  refused: "Diese Bestellung kann gerade nicht bezahlt werden",
  backToOrder: "Zurück zur Bestellung",
};
