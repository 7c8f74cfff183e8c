/** Texts of the pages with products: home, lists, filters, a product, the comparison and the wish list. */
import { counted, failed } from "./common";

/** `/` for search engines. */
export const homeDescription =
  "Werkzeuge und Uhren, die eine Sache richtig können: getestet und verglichen für alle, die damit arbeiten.";

/** The collections on the home page. */
export const featuredTexts = { title: "Kollektionen" } as const;

/** The sample reviews of spec §2. */
export const sampleReviewTexts = [
  "Ich habe die Field Watch für die Baustelle gekauft und dachte, sie hält kein Jahr. Sie geht bis heute nur vier Sekunden am Tag vor.",
  "Wir haben drei Bohrhämmer am selben Sturz verglichen und dann acht von diesen für die Mannschaft bestellt. Der Vergleich auf der Seite stimmte bis hin zur Vibration.",
] as const;

/** `/`: opening, top products, new products, reviews, statistics banner, landing section. */
export const homeTexts = {
  loading: "unsere Topseller",
  heading: "Unsere Topseller",
  lead: "Werkzeuge und Uhren, die eine Sache richtig können.",
  allProducts: "Alle Produkte",
  nothingInStock: "Zurzeit ist nichts auf Lager. Schauen Sie bald wieder vorbei.",
  worlds: "Nach Kategorie einkaufen",
  newest: "Neu im Shop",
  landing: {
    title: "Willkommen in unserem Onlineshop",
    text: "Tests und Vergleiche von Elektro- und Handwerkzeugen für Profis am Bau. Auf der Baustelle gemessen, nicht vom Karton abgelesen.",
    getStarted: "Jetzt entdecken",
    liveDemo: "Live-Demo",
  },
  statistics: {
    title: "Menschen aus über 80 Ländern vertrauen uns",
    figures: [
      { name: "Service", figure: "100 %" },
      { name: "Lieferung", figure: "24/7" },
      { name: "Verkäufe", figure: "100.000" },
    ] as const,
  },
  reviews: { title: "Kundenbewertungen", all: "Alle ansehen" },
};

/** `/products` and the pages of categories. */
export const browseTexts = {
  loading: "alle Produkte",
  all: "Alle Produkte",
  description: "Alle Werkzeuge und Uhren im Shop: suchen, sortieren und sehen, was auf Lager ist.",
  filters: "Filter",
};

/** A category's description for search engines. `names` starts at the root of the tree. */
export const categoryDescription = (names: readonly string[]) =>
  `${names.join(" › ")}: nach Marke, Preis und Bewertung vergleichen und sehen, was auf Lager ist.`;

/** A collection of products. */
export const collectionTexts = {
  loading: "die Kollektion",
  ownOrder: "Unsere Reihenfolge",
  /** For search engines, if the shop has no description. */
  description: (name: string) => `${name}: von uns ausgewählt, mit Preisen und Bestand.`,
};

/** The list of `/products` and its search. */
export const noProductsText = "Noch keine Produkte. Schauen Sie bald wieder vorbei.";
export const searchInText = (place: string) => `In ${place} suchen`;
export const applyText = "Anwenden";
export const inStockOnlyText = "Nur auf Lager";
export const shownOf = (shown: number, all: string) => `${shown} von ${all}`;
export const nothingFor = (inStock: boolean) => `${inStock ? "Nichts auf Lager" : "Keine Treffer"} für`;
export const withFiltersText = "mit diesen Filtern";
export const lookedForText = "Auch gesucht:";
export const inPlaceOfText = "statt";
export const foundWithLessText = "Ähnliche Treffer";
export const tryText = "Prüfen Sie die Schreibweise oder suchen Sie mit weniger oder allgemeineren Wörtern.";
export const popularText = "Gerade beliebt";
export const lookAroundText = "Stöbern";

/** The number of results: "1.204 Produkte". */
export const foundText = (count: string, one: boolean) => `${count} ${one ? "Produkt" : "Produkte"}`;

/** An empty list: its reason, and the next step. */
export const emptyListTexts = {
  filtered: (inStock: boolean) => `Nichts ${inStock ? "auf Lager " : ""}passt zu allen Filtern.`,
  nothingInStock: "Zurzeit ist nichts auf Lager.",
  removeFilters: "Alle Filter entfernen",
  showAll: "Alle Produkte zeigen",
};

/** The searches with one condition less. */
export const lessTexts = {
  stock: "Auch Ausverkauftes",
  category: "In allen Kategorien",
  brand: "Jede Marke",
  price: "Jeder Preis",
  rating: "Jede Bewertung",
  sale: "Auch zum regulären Preis",
  word: (word: string) => `Ohne „${word}“`,
  other: (filter: string) => `Ohne Filter: ${filter}`,
};

/** The sort orders of `/products`. */
export const sortTexts = {
  bestMatch: "Beste Treffer",
  newest: "Neueste",
  name: "Name",
  priceUp: "Preis aufsteigend",
  priceDown: "Preis absteigend",
  rating: "Beste Bewertung",
};

/** The filters of `/products`. */
export const filterTexts = {
  filters: "Filter",
  all: "Alle Produkte",
  categories: "Kategorien",
  chosen: "Gewählte Filter",
  remove: "Entfernen",
  removeAll: "Alle Filter entfernen",
  close: "Schließen",
  apply: "Filter anwenden",
  from: "Von",
  to: "Bis",
  anyRating: "Jede Bewertung",
  more: (count: number) => `${count} weitere`,
};

/** "24 Produkte anzeigen". */
export const showText = (count: string, one: boolean) => `${count} ${one ? "Produkt" : "Produkte"} anzeigen`;

/** An active range filter: "Preis ab 20,00 €". */
export const boundText = (name: string, isMin: boolean, bound: string) =>
  `${name} ${isMin ? "ab" : "bis"} ${bound}`;

/** The notice for URLs of `/products` with invalid filters. */
export const badChoicesTexts = {
  title: "Dieser Link enthält Filter, die es nicht gibt",
  next: "Entfernen Sie sie, um die übrigen Treffer zu sehen.",
  remove: "Ungültige Filter entfernen",
  noNumber: (value: string) => `„${value}“ ist keine Zahl wie 12.50.`,
  negative: (value: string) => `„${value}“ ist kleiner als 0.`,
  crossed: (min: string, max: string) => `${min} ist mehr als ${max}.`,
};

/** Product card and `/product/{id}`. */
export const productTexts = {
  buyNow: "Jetzt kaufen",
  addToCart: "In den Warenkorb",
  orderNow: "Jetzt bestellen",
  goBack: "Zurück",
  inStock: "Auf Lager",
  outOfStock: "Ausverkauft",
  /** Not in the specification. */
  inCart: "Im Warenkorb ✓",
  compare: "Vergleichen",
  added: "Hinzugefügt",
  viewCart: "Zum Warenkorb",
  soldOut: "Derzeit ausverkauft.",
  quantity: "Menge",
  /** Explains gaps in the short list of quantities: the shipping form accepts any number. */
  anyNumber: "Auf der nächsten Seite können Sie jede andere Menge eingeben.",
  units: "Menge",
  fewer: "Eins weniger",
  more: "Eins mehr",
  chooseHowMany: "Bitte wählen Sie eine Menge.",
  /** Marks the rating that an admin entered, next to the customers' rating. */
  ownRating: "Unsere Wertung",
  enlarge: "Bild vergrößern",
  picture: "Bild",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  close: "Schließen",
};

/** The refusal of a quantity that would sell the last unit, which is never sold (D-03). */
export function lastUnitText(most: number): string {
  return most > 0 ? `Höchstens ${most} bestellbar.` : "Ausverkauft";
}

/** Alerts of the list of products (spec §8). */
export const shopAlerts = {
  productsUnavailable: failed("Die Produkte konnten nicht geladen werden."),
};

/** The prices of a product on sale. */
export const saleTexts = {
  regularPrice: "Regulärer Preis",
  percentOff: (percent: number) => `−${percent} %`,
};

/** Further texts of `/product/{id}`, not in the specification. */
export const productPageTexts = {
  loading: "das Produkt",
  seeSimilar: "Ähnliche Produkte",
  specifications: "Technische Daten",
  brand: "Marke",
  /** The heading for parts of the description without a heading. */
  more: "Weitere Details",
  /** The customers' rating, next to the shop's rating. */
  customers: (average: string, count: number) =>
    `${average} aus ${counted(count, "Kundenbewertung", "Kundenbewertungen")}`,
  draft: "Dies ist ein Entwurf. Nur Admins sehen ihn.",
  editDraft: "Bearbeiten",
};

/** The choice of a product's variant: notes on the values of its options. */
export const variantTexts = {
  soldOut: "ausverkauft",
  notMadeWith: (values: string) => `nicht mit ${values} erhältlich`,
  onlyWith: (values: string) => `nur mit ${values}`,
};

/** Notes next to the price of `/product/{id}`. */
export const productPriceTexts = {
  tax: (name: string | null, included: boolean) => `${included ? "inkl." : "zzgl."} ${name ?? "MwSt."}`,
  returns: (days: number) =>
    days > 0 ? `${counted(days, "Tag", "Tage")} Rückgaberecht` : "Keine Rückgabe möglich",
  delivery: (method: string, price: string | false, arrival: string | null) =>
    [method, price || "kostenlos", arrival && `Lieferung ${arrival}`].filter(Boolean).join(", "),
  saleEnds: (day: string) => `Angebot bis ${day}`,
};

/** The gallery of `/product/{id}`, and the lists of products below. */
export const productPartsTexts = {
  pictures: "Bilder",
  nextImage: "Nächstes Bild",
  previousImage: "Vorheriges Bild",
  similar: "Ähnliche Produkte",
  seen: "Zuletzt angesehen",
  clearSeen: "Löschen",
};

/** "Bild 2 von 3". */
export const imageOf = (number: number, count: number) => `Bild ${number} von ${count}`;

/** The reviews of a product, on its page. */
export const productReviewsTexts = {
  title: "Bewertungen",
  write: "Bewertung schreiben",
  writeTheFirst: "Erste Bewertung schreiben",
  none: "Noch keine Bewertungen. Wer das Produkt gekauft hat, kann eine schreiben.",
  basis: (count: number) => `${counted(count, "Bewertung", "Bewertungen")} nach verifiziertem Kauf`,
  photosOf: (author: string) => `Fotos von ${author}`,
  enlarge: (number: number, count: number, author: string) =>
    `Foto ${number} von ${count} von ${author} vergrößern`,
};

/** The badge of a review by a customer with a delivered order. */
export const verifiedCustomerText = "Verifizierter Kauf";

/** The stock alert of a sold-out product: one email when it can be ordered again. */
export const stockAlertTexts = {
  tellMe: "E-Mail bei Verfügbarkeit",
  /** Shown if only the last unit remains, which is never sold (D-03). */
  heldBack: "Derzeit nicht verfügbar.",
  /** A change needs another `stockAlertConsent.version`. */
  consent:
    "Sobald das Produkt wieder da ist, senden wir Ihnen eine einzige E-Mail und löschen dann Ihre Anfrage. Spätestens nach 180 Tagen endet sie von selbst.",
  done: (email: string) => `Wir senden eine E-Mail an ${email}, sobald es wieder da ist.`,
  /** The short form, for lists of the signed-in customer. */
  doneCompact: "Wir senden Ihnen eine E-Mail, sobald es wieder da ist.",
  cancel: "Abbestellen",
  cancelLabel: (product: string) => `E-Mail bei Verfügbarkeit von ${product} abbestellen`,
  cancelled: "Abbestellt. Sie erhalten keine E-Mail.",
  privacy: "Datenschutz",
  notSold: "Dieses Produkt ist nicht mehr erhältlich.",
};

/** The selection of products to compare, and `/compare`. */
export const compareTexts = {
  loading: "den Vergleich",
  heading: "Produkte vergleichen",
  lead: "Vergleichen Sie bis zu vier Produkte nebeneinander. Den Link zu dieser Seite können Sie teilen.",
  none: "Noch nichts zu vergleichen. Wählen Sie bei mindestens zwei Produkten „Vergleichen“ und kommen Sie dann zurück.",
  /** Shown if the URL names no products but this device has a selection. */
  own: "Ihre Auswahl vergleichen",
  ownLead: "Dieser Link enthält keine Produkte.",
  nothingLeft: "Diese Produkte sind nicht mehr erhältlich.",
  toProducts: "Alle Produkte",
  someMissing: "Einige dieser Produkte sind nicht mehr erhältlich, oder es waren mehr als vier.",
  withoutMissing: "Die übrigen vergleichen",
  differentCategories: "Diese Produkte sind von verschiedener Art und haben daher wenige Merkmale gemeinsam.",
  oneOnly: "Wählen Sie ein weiteres Produkt zum Vergleichen.",
  remove: "Entfernen",
  clear: "Vergleich leeren",
  full: "Höchstens vier sind vergleichbar. Entfernen Sie zuerst eins.",
  differs: "verschieden",
  onlyDifferences: "Nur Unterschiede zeigen",
  caption: "Die Produkte und ihre Merkmale",
  variant: "Variante",
  property: "Merkmal",
  price: "Preis",
  availability: "Verfügbarkeit",
  category: "Kategorie",
  missing: "—",
  notGiven: "keine Angabe",
};

/** The link to the comparison; short, because a message follows on a phone. */
export const compareCount = (count: number) => `${count} vergleichen`;

/** The wish list: its page, and the button of a product. */
export const wishTexts = {
  title: "Merkliste",
  loading: "Ihre Merkliste",
  empty:
    "Ihre Merkliste ist noch leer. Tippen Sie bei einem Produkt auf das Herz, um es auf allen Geräten zu merken.",
  moveToCart: "In den Warenkorb",
  remove: (product: string) => `${product} von der Merkliste entfernen`,
  moved: (product: string) => `${product} liegt jetzt im Warenkorb.`,
  removed: (product: string) => `${product} wurde von der Merkliste entfernt.`,
};
