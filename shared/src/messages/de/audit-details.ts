/** Details of the audit log, stored in the language that the shop has at that time. */

const whole = (count: number) => count.toLocaleString("de-DE");

/** The names of what changes: "Preis 9,90 € → 12,00 €". */
export const factNames = {
  name: "Name",
  price: "Preis",
  country: "Land",
  region: "Region",
  rate: "Satz",
  category: "Kategorie",
  brand: "Marke",
  unit: "Einheit",
  group: "Gruppe",
  rating: "Bewertung",
  regularPrice: "regulärer Preis",
  saleEnds: "Angebotsende",
  place: "Platz",
  code: "Code",
  takesOff: "Rabatt",
  minimum: "Mindestbestellwert",
  from: "ab",
  until: "bis",
  maxUses: "höchstens eingelöst",
  oncePerCustomer: "einmal pro Kunde",
  uses: "eingelöst",
  freeFrom: "kostenlos ab",
  countries: "Länder",
  days: "Tage",
  offered: "angeboten",
  pricesIncludeTax: "Preise enthalten Steuern",
  deliversTo: "Liefert nach",
  returnDays: "Rückgabefrist in Tagen",
  logo: "Logo",
  accentColor: "Akzentfarbe",
  tagline: "Zeile",
  heroImage: "Bild",
  collections: "Kollektionen",
  deliveryText: "Text zum Versand",
  returnText: "Text zu Rückgaben",
  footerLinks: "Links der Fußzeile",
  carrier: "Versanddienst",
  number: "Sendungsnummer",
  link: "Link",
};

/** Values of facts. */
export const factValues = {
  none: "ohne",
  all: "alle",
  yes: "ja",
  no: "nein",
  daysAtMost: (days: number) => `höchstens ${days}`,
  daysAtLeast: (days: number) => `mindestens ${days}`,
  days: (least: number, most: number) => `${least} bis ${most}`,
};

/** Collections. */
export const collectionDetails = {
  slug: "Adresse",
  products: (count: number) => `${count} Artikel von Hand`,
  rule: "Artikel nach einer Regel",
};

/** Products. */
export const productDetails = {
  draft: "Entwurf",
  madeDraft: "zum Entwurf gemacht",
  published: "veröffentlicht",
  picture: "Bild",
  pictures: "weitere Bilder",
  description: "Beschreibung",
  attributes: "Merkmale",
  fields: {
    gtin: "GTIN",
    mpn: "Herstellernummer",
    seoTitle: "Titel für Suchmaschinen",
    seoDescription: "Beschreibung für Suchmaschinen",
    slug: "Wörter der Adresse",
    giftCard: "Geschenkkarte",
  } as Readonly<Record<string, string>>,
  stock: (change: string, now: number) => `${change} Stück, jetzt ${whole(now)} auf Lager`,
  imported: (added: number, changed: number) => `${whole(added)} angelegt, ${whole(changed)} geändert`,
  andMore: (count: number) => ` und ${whole(count)} weitere`,
  priceEnding: (digits: string) => `Preise enden auf ,${digits}`,
};

/** The parts of a change of several products, which the audit's page reads to say it in a sentence. */
export const changeDetails = {
  price: "Preis",
  sale: "Angebot",
  until: "bis",
  saleEnded: "Angebot beendet",
  published: "veröffentlicht",
  madeDrafts: "zu Entwürfen gemacht",
};

/** Categories. */
export const categoryDetails = {
  in: (path: string) => `in ${path}`,
  top: "oberste Ebene",
  moved: (from: string, to: string) => `${from} → ${to}`,
  place: (path: string, before: number, after: number) => `in ${path}, Platz ${before} → ${after}`,
  with: (attributes: string) => `mit ${attributes}`,
  without: (attributes: string) => `ohne ${attributes}`,
};

/** Refunds. */
export const refundDetails = {
  part: (amount: string, total: string) => `${amount} von ${total}.`,
  returned: "Die Ware kam zurück ins Lager.",
  notReturned: "Die Ware kam nicht zurück ins Lager.",
  orderStays: "Die Bestellung blieb, wie sie war.",
};

/** Sign-ins, keys, webhooks and exports. */
export const accessDetails = {
  roleGranted: "Die Rolle war der E-Mail-Adresse zugesagt.",
  emailOfAnother: "Ein anderes Konto hat die E-Mail-Adresse bestätigt.",
  expires: (time: string) => `gültig bis ${time}`,
  neverExpires: "läuft nie ab",
  replayed: (from: string, to: string, count: number) => `${from} bis ${to}: ${whole(count)} Zustellungen.`,
  delivered: "zugestellte Bestellungen",
  undelivered: "nicht zugestellte Bestellungen",
};

/** Why a webhook is off. */
export const webhookOffTexts = {
  byAdmin: "Ein Admin hat ihn ausgeschaltet.",
  creatorIsNoAdmin: "Wer ihn angelegt hat, ist kein Admin mehr.",
  gone: "Der Empfänger hat mit 410 geantwortet: Es gibt ihn nicht mehr.",
  silent: (error: string) => `Einen Tag lang ist nichts angekommen. Der letzte Fehler: ${error}`,
};

/** Why a delivery of a webhook has failed. */
export const deliveryTexts = {
  address: (fault: string) => `Die Adresse ${fault}.`,
  secretLost:
    "Der Signaturschlüssel ist nicht lesbar, weil ACCESS_TOKEN_SECRET geändert wurde: Geben Sie dem Webhook einen neuen.",
  timedOut: (seconds: number) => `Innerhalb von ${seconds} Sekunden kam keine vollständige Antwort.`,
  notFound: "Der Rechner wurde nicht gefunden.",
  notResolved: "Der Name des Rechners konnte nicht aufgelöst werden.",
  refused: "Die Verbindung wurde abgelehnt.",
  closed: "Die Verbindung wurde geschlossen, bevor die Antwort vollständig war.",
  unreachable: "Der Rechner ist nicht erreichbar.",
  headers: "Die Header der Antwort sind zu groß.",
  notPublic: "Die Adresse ist nicht öffentlich, daher wurde nichts gesendet.",
  notHttp: "Die Antwort ist kein HTTP.",
  tls: (code: string) => `Die TLS-Verbindung ist fehlgeschlagen: ${code}.`,
  failed: (code: string) => `Die Anfrage ist fehlgeschlagen: ${code}.`,
  failedSomehow: "Die Anfrage ist fehlgeschlagen.",
  redirect: (status: number) => `Die Antwort war ${status}: Weiterleitungen werden nicht befolgt.`,
  status: (status: number) => `Die Antwort war ${status}.`,
};
