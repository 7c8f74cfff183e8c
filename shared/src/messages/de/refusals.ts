/** Refusals that pages show to shoppers. Programs tell them apart by their codes. */

const whole = (count: number) => count.toLocaleString("de-DE");

/** Refusals without a code of their own. */
export const generalRefusals = {
  tooManyRequests: "Zu viele Anfragen. Bitte warten Sie einen Moment, und versuchen Sie es erneut.",
  unavailable: "Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es gleich erneut.",
  busy: "Der Shop ist gerade stark ausgelastet. Bitte versuchen Sie es gleich erneut.",
};

/** Sessions and accounts. */
export const accountRefusals = {
  changed: "Ihr Konto hat sich während der Anmeldung geändert. Bitte versuchen Sie es erneut.",
  blocked: "Dieses Konto ist gesperrt.",
  beingDeleted: "Dieses Konto wird gerade gelöscht. In einigen Minuten können Sie sich neu registrieren.",
  emailOfAnother:
    "Diese E-Mail-Adresse gehört zu einem anderen Konto. Bestätigen Sie sie zuerst, und melden Sie sich dann erneut an.",
  verifyFirst:
    "Dieses Konto hat eine bestätigte E-Mail-Adresse. Bestätigen Sie zuerst Ihre, und melden Sie sich dann erneut an.",
  ended: "Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.",
  wayOfSignIn: "Diese Art der Anmeldung gilt für das Konto nicht mehr. Bitte melden Sie sich erneut an.",
  sameEmail:
    "Gerade hat sich jemand anderes mit dieser E-Mail-Adresse angemeldet. Bitte versuchen Sie es erneut.",
  onlyAdmin:
    "Nur Sie verwalten diesen Shop. Geben Sie zuerst jemand anderem die Verwaltung, bevor Sie Ihr Konto löschen.",
  undelivered: (numbers: readonly string[], more: number, allPaid: boolean) =>
    `${allPaid ? "Bezahlt" : "Bezahlt oder versandt"}, aber noch nicht zugestellt: ${numbers.join(", ")}${more > 0 ? ` und ${more} weitere` : ""}. Sie können Ihr Konto löschen, sobald alles zugestellt oder erstattet ist.`,
  codeOnItsWay:
    "Der Code einer Geschenkkarte ist per E-Mail unterwegs zu Ihnen und ginge mit Ihrem Konto verloren. Sie können Ihr Konto löschen, sobald Sie ihn haben. Kommt er nicht an, wenden Sie sich bitte an uns.",
  addresses: (most: number) =>
    `Sie können bis zu ${most} Adressen speichern. Bitte entfernen Sie zuerst eine.`,
  wishes: (most: number) =>
    `Ihre Merkliste ist voll: Sie fasst ${most} Produkte. Bitte entfernen Sie zuerst eines.`,
};

/** Mails that a shop without mails can't send, and stock alerts. */
export const mailRefusals = {
  noAlerts: "Dieser Shop sendet noch keine E-Mails, daher wurde Ihre Anfrage nicht gespeichert.",
  inStock: "Das Produkt ist wieder auf Lager. Sie können es jetzt bestellen.",
  notEmail: "muss eine E-Mail-Adresse sein",
  noMessages: "Dieser Shop sendet keine E-Mails. Bitte schreiben Sie an seine Adresse.",
  noReminders: "Dieser Shop sendet noch keine E-Mails, daher wurde nichts gespeichert.",
  verifyForReminders:
    "Bestätigen Sie zuerst Ihre E-Mail-Adresse: Diese E-Mails senden wir nur an bestätigte Adressen.",
  noNewsletter: "Unser Newsletter ist noch nicht gestartet. Ihre E-Mail-Adresse wurde nicht gespeichert.",
};

/** Reviews and pictures. */
export const reviewRefusals = {
  alreadyReviewed: "Sie haben schon eine Bewertung geschrieben.",
  notSent: "Sie können dieses Produkt bewerten, sobald wir Ihre Bestellung versandt haben.",
  waitingPhotos: (most: number) =>
    `${most} Ihrer Fotos warten auf eine Bewertung. Senden Sie sie ab, oder warten Sie einen Tag.`,
  foreignPhotos: "müssen für diese Bewertung hochgeladen sein. Bitte laden Sie sie erneut hoch.",
  unsupported: (formats: string) => `Dieses Bild können wir nicht zeigen. Möglich sind: ${formats}.`,
  tooManyUploads: "Gerade werden zu viele Bilder hochgeladen. Bitte versuchen Sie es gleich erneut.",
};

/** Prices, discount codes and delivery. */
export const quoteRefusals = {
  totalChanged: "Der Gesamtbetrag hat sich geändert. Bitte prüfen Sie ihn, und bestellen Sie dann erneut.",
  noDelivery: (country: string) => `Wir liefern nicht in dieses Land: ${country}.`,
  methodGone: (instead: string | undefined) =>
    `Die gewählte Versandart gibt es nicht mehr.${instead === undefined ? "" : ` Möglich ist stattdessen: ${instead}.`}`,
  code: {
    UNKNOWN: "Dieser Code ist ungültig.",
    ENDED: "Dieser Code ist abgelaufen.",
    EARLY: (from: string | null) => `Dieser Code gilt erst ${from === null ? "später" : `ab ${from}`}.`,
    USED_UP: "Dieser Code ist aufgebraucht.",
    USED_BEFORE: "Sie haben diesen Code schon eingelöst.",
  },
  minimum: (amount: string) => `Dieser Code gilt ab einem Bestellwert von ${amount}.`,
  category: (name: string | undefined) =>
    name ? `Dieser Code gilt nur für ${name}.` : "Dieser Code gilt für andere Produkte.",
};

/** Gift cards. Every unknown or ended code has one text. */
export const giftCardRefusals = {
  unknown: "Diese Geschenkkarte ist ungültig.",
  empty: "Auf dieser Geschenkkarte ist kein Guthaben mehr.",
  excluded: "Geschenkkarten können nicht mit einer Geschenkkarte bezahlt werden.",
};

/** Orders. */
export const orderRefusals = {
  duplicate: "Für dieses Produkt haben Sie schon eine unbezahlte Bestellung.",
  unitsOfOrder: (most: number) => `Eine Bestellung darf höchstens ${whole(most)} Stück umfassen.`,
  unpaidUnits: (most: number) =>
    `Ihre unbezahlten Bestellungen dürfen zusammen höchstens ${whole(most)} Stück umfassen.`,
  cart: "Einige Produkte im Warenkorb sind gerade nicht bestellbar. Es wurde nichts bestellt.",
  stock: "So viele sind nicht auf Lager.",
  actions: {
    pay: "Diese Bestellung wartet nicht mehr auf eine Zahlung.",
    cancel: "Diese Bestellung wurde schon bezahlt, versandt, zugestellt oder storniert.",
    ship: "Diese Bestellung wurde schon versandt, zugestellt, storniert oder erstattet.",
    deliver: "Diese Bestellung wurde schon zugestellt, storniert oder erstattet.",
    refund: "Nur eine bezahlte, noch nicht erstattete Bestellung kann erstattet werden.",
    undoRefund: "Diese Bestellung ist nicht erstattet.",
  },
};

/** Rücksendungen. */
export const returnRefusals = {
  none: "Dieser Shop nimmt keine Rücksendungen an.",
  notDelivered: (number: string) =>
    `Bestellung ${number} ist nicht zugestellt und kann deshalb nicht zurückgeschickt werden.`,
  giftCards: (number: string) =>
    `Bestellung ${number} enthält Geschenkkarten, die nicht zurückgegeben werden können.`,
  tooLate: (number: string, days: number) =>
    `Bestellung ${number} konnte bis ${days} Tage nach der Zustellung zurückgeschickt werden.`,
  tooMany: (number: string, left: number) =>
    left === 0
      ? `Von Bestellung ${number} sind alle Stücke schon in Rücksendungen oder erstattet.`
      : `Von Bestellung ${number} ${left === 1 ? "kann noch 1 Stück" : `können höchstens ${left} Stück`} zurückgeschickt werden.`,
  noAmount: "muss leer bleiben: Es wird nichts erstattet",
  refunded: (number: string) =>
    `Für Bestellung ${number} wurde schon Geld erstattet. Markieren Sie die Rücksendung ohne Erstattung als eingetroffen.`,
  waitingPhotos: (most: number) =>
    `${most} Ihrer Fotos warten auf eine Rücksendung. Senden Sie sie ab, oder warten Sie einen Tag.`,
  foreignPhotos: "müssen für diese Rücksendung hochgeladen sein. Bitte laden Sie sie erneut hoch.",
  state: "Diese Rücksendung hat sich inzwischen geändert. Bitte sehen Sie sie noch einmal an.",
};

/** Orders that the shop places for a customer. */
export const orderForRefusals = {
  blocked: "Dieser Kunde ist gesperrt. Bitte entsperren Sie ihn zuerst.",
  worksHere: "Diese E-Mail-Adresse gehört jemandem, der hier arbeitet. Bitte nehmen Sie die eines Kunden.",
  unverified:
    "Jemand hat sich mit dieser E-Mail-Adresse registriert und sie nicht bestätigt. Bitte lassen Sie sie zuerst bestätigen, damit niemand anders die Bestellung sieht.",
};

/** Notizen des Shops. */
export const noteRefusals = {
  noMore: (most: number) =>
    `Es gibt höchstens ${most} Notizen, und keine zu einem gelöschten Konto. Bitte ändern oder löschen Sie eine.`,
  changed: "Jemand anderes hat diese Notiz geändert. Speichern Sie erneut, um deren Text zu ersetzen.",
};

/** Payments. */
export const paymentRefusals = {
  tooSmall: (total: string, least: string) =>
    `${total} können nicht online bezahlt werden: Der kleinste Betrag ist ${least}. Bitte bestellen Sie noch etwas dazu.`,
  tooLarge: (total: string, most: string) =>
    `${total} können nicht auf einmal online bezahlt werden: Der größte Betrag ist ${most}.`,
  totalChanged: (total: string) =>
    `Der Gesamtbetrag ist jetzt ${total}. Rabatte und Versand hängen davon ab, was von einem Warenkorb bezahlt wird. Bitte prüfen Sie ihn, und bezahlen Sie dann erneut.`,
  free: (number: string) => `Bestellung ${number} ist kostenlos, es ist nichts zu bezahlen.`,
  paid: (number: string) => `Bestellung ${number} wurde schon bezahlt.`,
  delivered: (number: string) => `Bestellung ${number} wurde schon zugestellt.`,
  cancelled: (number: string) => `Bestellung ${number} wurde storniert.`,
  refunded: (number: string) => `Bestellung ${number} wurde erstattet.`,
  off: "Dieser Shop nimmt keine Online-Zahlungen an.",
  severalAtOnce:
    "Für diese Bestellungen wurden mehrere Zahlungen zugleich begonnen. Bitte versuchen Sie es erneut.",
  provider: "Der Zahlungsdienst kann diese Zahlung gerade nicht annehmen.",
  unreachable: "Der Zahlungsdienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich erneut.",
};

/** Amounts that Stripe refuses, by its codes. */
export const stripeRefusals = {
  amount_too_small:
    "Dieser Betrag ist für eine Online-Zahlung zu klein. Bezahlen Sie ihn zusammen mit anderen Bestellungen.",
  amount_too_large:
    "Dieser Betrag ist für eine einzelne Online-Zahlung zu groß. Bezahlen Sie weniger Bestellungen auf einmal.",
};

/** Addresses: each follows the label of its field. */
export const addressRefusals = {
  postcode: (country: string, example: string) =>
    `passt nicht zum Land ${country}. So sieht eine aus: ${example}`,
  region: (country: string) => `muss zum Land ${country} gehören: mit Namen oder ISO-3166-2-Code`,
  required: (reason: string) => `fehlt: ${reason}`,
  taxes: (country: string) => `davon hängen die Steuern im Land ${country} ab`,
};
