/** Texts of the frame of all pages: top bar, menu, search, footer, and the page of unknown paths. */
import { plural, productCount } from "./common";

/** Top bar and footer. */
export const layoutTexts = {
  loadingAccount: "Ihr Konto",
  loadingPage: "die Seite",
  links: { home: "Start", products: "Produkte", portfolio: "Portfolio", blog: "Blog" },
  login: "Anmelden",
  landmarks: {
    main: "Hauptmenü",
    footer: "Fußzeile",
    menu: "Menü",
    account: "Konto",
    breadcrumb: "Sie sind hier",
  },
  skip: "Zum Inhalt",
  allProducts: "Alle Produkte",
  reconnect: "Neu verbinden",
  search: { open: "Produkte finden", label: "Produkte suchen", placeholder: "Werkzeuge und Uhren finden" },
  footer: {
    categories: { title: "Kategorien", label: "Produktarten" },
    columns: [
      {
        title: "Lösungen",
        links: {
          marketing: "Marketing",
          analytics: "Analysen",
          commerce: "Handel",
          insights: "Einblicke",
        },
      },
      {
        title: "Hilfe",
        links: {
          pricing: "Preise",
          documentation: "Dokumentation",
          guides: "Anleitungen",
          "api-status": "API-Status",
          contact: "Kontakt und Impressum",
        },
      },
      {
        title: "Unternehmen",
        links: { about: "Über uns", blog: "Blog", jobs: "Jobs", press: "Presse", partners: "Partner" },
      },
      {
        title: "Rechtliches",
        links: { claim: "Reklamation", privacy: "Datenschutz", terms: "AGB" },
      },
    ] as const,
    newsletter: {
      title: "Newsletter abonnieren",
      text: "Jede Woche Neuigkeiten, Artikel und Tipps per E-Mail.",
      label: "E-Mail-Adresse",
      placeholder: "Ihre E-Mail-Adresse",
      submit: "Abonnieren",
      /** A change needs another `CONSENT_VERSION`. */
      consent:
        "Wir senden Ihnen zuerst einen Link: Erst wenn Sie ihn öffnen und bestätigen, sind Sie angemeldet. Jeder Newsletter enthält einen Link zum Abmelden.",
      privacy: "Datenschutz",
      notSaved: "Ihre E-Mail-Adresse wurde nicht gespeichert.",
    },
    social: ["Facebook", "Instagram", "Twitter", "GitHub", "Dribbble"] as const,
    copyrightYear: 2022 as const,
    copyright: (year: number, name: string) => `© ${year} ${name}. Alle Rechte vorbehalten.`,
  },
};

/** The notice about a lost connection. */
export const connectionTexts = {
  offline: {
    title: "Sie sind offline",
    text: "Wir verbinden automatisch neu.",
  },
  unreachable: { title: "Der Shop ist nicht erreichbar", text: "Diese Seite ist vielleicht veraltet." },
};

/** The names of the buttons for the cart and the avatar menu. */
export const cartLabel = (products: number) =>
  `Warenkorb, ${products === 0 ? "leer" : productCount(products)}`;
export const accountMenuLabel = (name: string) => `Kontomenü von ${name}`;

/** The avatar menu (spec §2 Menus). */
export const menuTexts = {
  dashboard: "Übersicht",
  profile: "Profil",
  myOrders: "Meine Bestellungen",
  wishList: "Merkliste",
  addReview: "Shop bewerten",
  addItems: "Artikel anlegen",
  manageUsers: "Nutzer verwalten",
  manageItems: "Artikel verwalten",
  manageOrders: "Bestellungen verwalten",
  logOut: "Abmelden",
};

/** The search field's suggestions, and the message for a search without results. */
export const searchTexts = {
  suggestions: "Vorschläge",
  recent: "Letzte Suchen",
  categories: "Kategorien",
  collections: "Kollektionen",
  brands: "Marken",
  products: "Produkte",
  clear: "Löschen",
  clearLabel: "Letzte Suchen löschen",
  all: (text: string) => `Nach „${text}“ suchen`,
  nothing: "Keine Vorschläge. Mit Enter suchen.",
  counted: (count: number) => plural(count, "1 Vorschlag", `${count} Vorschläge`),
};

/** Results of the footer's newsletter form, loaded on submit. */
export const newsletterAnswers = {
  sent: "Bitte bestätigen Sie über den Link in unserer E-Mail, falls Sie nicht schon angemeldet sind. Wir senden höchstens einen Link pro Tag.",
  noEmail: "Das ist keine gültige E-Mail-Adresse. Es wurde nichts gespeichert.",
  notStarted: "Unser Newsletter ist noch nicht gestartet, daher wurde Ihre E-Mail-Adresse nicht gespeichert.",
  readBlog: "Zum Blog",
};

/** The links to terms and privacy at a form. */
export const legalTexts = {
  terms: "AGB",
  privacy: "Datenschutz",
  stored: "So nutzen wir Ihre Daten:",
};

/** The page that a browser shows without a network. */
export const offlineTexts = {
  title: "Sie sind anscheinend offline",
  text: "Wir können den Shop von diesem Gerät aus nicht erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  cart: "In Ihrem Warenkorb",
  tryAgain: "Erneut versuchen",
};

/** The page of unknown paths. */
export const notFoundTexts = {
  title: "Seite nicht gefunden",
  text: "Bitte prüfen Sie die Adresse und versuchen Sie es erneut.",
  goHome: "Zur Startseite",
  contact: "Support kontaktieren",
};

/** Around every page, in `web/index.html`. */
export const documentTexts = {
  newProducts: "Neue Produkte",
  needsScript:
    "Warenkorb, Konten, Bestellungen, Bewertungen und Vergleiche brauchen JavaScript. Bitte schalten Sie es in Ihrem Browser ein.",
};
