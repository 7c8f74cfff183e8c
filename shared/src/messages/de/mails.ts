/** Texts of the mails to customers, and those to shopkeepers. */
export * from "./shopkeeper-mails";

/** Orders and products within sentences. */
export const orderWords = {
  order: (number: string) => `Bestellung ${number}`,
  orders: (count: number) => `${count} Bestellungen`,
  products: (count: number) => (count === 1 ? "1 Produkt" : `${count} Produkte`),
  productsOf: (products: string, number: string) => `${products} aus Bestellung ${number}`,
  whole: "Ihre Bestellung",
  part: "Ein Teil Ihrer Bestellung",
};

/** Parts of all mails about orders. */
export const orderParts = {
  view: "Bestellung ansehen",
  viewAll: "Bestellungen ansehen",
  line: (number: string) => `Bestellung ${number}`,
  was: (price: string) => `(statt ${price})`,
  address: "Lieferadresse",
  note: "Anmerkung",
  questions: "Haben Sie Fragen?",
  contact: "Schreiben Sie uns",
  reason: (shop: string, email: string) =>
    `Sie erhalten diese E-Mail, weil bei ${shop} mit der E-Mail-Adresse ${email} bestellt wurde.`,
};

/** The lines of amounts. */
export const amountTexts = {
  products: "Produkte",
  discount: (code: string | null | undefined) => (code ? `Rabatt (${code})` : "Rabatt"),
  delivery: (method: string | null | undefined) => (method ? `Versand (${method})` : "Versand"),
  free: "Kostenlos",
  tax: (name: string, percent: number, included: boolean) =>
    `${included ? "Enthält" : "Zuzüglich"} ${percent.toLocaleString("de-DE")}\u00a0% ${name}`,
  total: "Gesamtbetrag",
  orderTotal: "Gesamtbetrag der Bestellung",
  giftCard: "Mit Geschenkkarte",
};

/** A product is back in stock. */
export const backInStock = {
  subject: (product: string) => `Wieder da: ${product}`,
  preview: "Sie können das Produkt wieder bestellen, solange der Vorrat reicht.",
  reason: (shop: string) =>
    `Sie erhalten diese E-Mail, weil Sie sich bei ${shop} für eine Nachricht zu diesem Produkt eingetragen haben.`,
  title: "Wieder auf Lager",
  text: (product: string) =>
    `Sie wollten erfahren, wann ${product} wieder da ist. Jetzt ist es so weit: Sie können wieder bestellen, solange der Vorrat reicht.`,
  button: "Produkt ansehen",
  once: "Nur diese eine E-Mail",
  deleted:
    "Wir reservieren das Produkt nicht und schreiben Ihnen dazu nicht noch einmal: Ihre Anfrage ist jetzt gelöscht.",
};

/** The link that confirms a subscription to the newsletter. */
export const newsletterConfirmation = {
  subject: (shop: string) => `Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von ${shop}`,
  preview: "Bitte bestätigen Sie die Anmeldung. Waren Sie das nicht, ignorieren Sie diese E-Mail.",
  reason: (shop: string) =>
    `Sie erhalten diese E-Mail, weil Ihre E-Mail-Adresse für den Newsletter von ${shop} eingetragen wurde.`,
  title: "Anmeldung bestätigen",
  text: "Diese E-Mail-Adresse wurde für unseren Newsletter eingetragen. Wenn Sie das waren, bestätigen Sie bitte die Anmeldung.",
  button: "Anmeldung bestätigen",
  notYou: "Waren Sie das nicht?",
  ignore: (hours: number) =>
    `Dann ignorieren Sie diese E-Mail. Nach ${hours} Stunden läuft der Link ab, und wir löschen Ihre Adresse. Oder `,
  unsubscribe: "melden Sie sich gleich ab",
  end: ".",
};

/** Placed orders. `several` means orders with separate numbers. */
export const ordersPlaced = {
  subject: (named: string, several: boolean) => `Ihre ${named} ${several ? "sind" : "ist"} eingegangen`,
  subjectOfCart: (products: string, total: string) =>
    `Ihre Bestellung ist eingegangen: ${products}, ${total}`,
  inTotal: (total: string) => `Zusammen ${total}.`,
  title: (several: boolean) => `Vielen Dank für Ihre ${several ? "Bestellungen" : "Bestellung"}`,
  received: (named: string, several: boolean) =>
    `Ihre ${named} ${several ? "sind" : "ist"} bei uns eingegangen.`,
  viewAndPay: "Ansehen und bezahlen",
  viewAndPayAll: "Alle ansehen und bezahlen",
  payNow: "Jetzt bezahlen",
  payLink: (days: number | null) =>
    `Mit der Schaltfläche unten bezahlen Sie ohne Anmeldung${days === null ? "" : `; sie gilt ${days} Tage lang`}.`,
  payBy: (deadline: string, several: boolean, somePaid: boolean) =>
    `Bitte bezahlen Sie bis ${deadline}. Danach stornieren wir ${somePaid ? "alles Unbezahlte" : several ? "die Bestellungen" : "die Bestellung"}.`,
  onceIsPaid: (several: boolean) =>
    several ? "Wir versenden sie, sobald sie bezahlt sind." : "Wir versenden sie, sobald sie bezahlt ist.",
  heldUntil: (deadline: string) => `Wir reservieren die Ware für Sie bis ${deadline}.`,
  giftCards:
    "Sobald Ihre Bestellung bezahlt ist, erhalten Sie den Code jeder Geschenkkarte in einer eigenen E-Mail.",
  nothingToPay: "Es ist nichts zu bezahlen.",
  willSend: () => "Sie erhalten eine E-Mail, sobald wir versenden.",
};

/** The receipt of a payment. */
export const paymentReceived = {
  subject: (named: string) => `Zahlungsbeleg für ${named}`,
  preview: (amount: string, moment: string) => `${amount}, bezahlt am ${moment}.`,
  title: "Vielen Dank für Ihre Zahlung",
  text: (named: string) => `Das ist Ihr Zahlungsbeleg für ${named}.`,
  arrival: (days: string) => `Voraussichtliche Lieferung: ${days.replace(/\.$/, "")}.`,
  willSend: () => "Sie erhalten eine E-Mail, sobald wir versenden.",
  giftCards: "Den Code jeder Geschenkkarte erhalten Sie in einer eigenen E-Mail.",
  paidOn: "Bezahlt am",
  amountPaid: "Gezahlter Betrag",
  goesBack: "Wird erstattet",
  paid: "Bezahlt",
  paidAfterRefund: "Bezahlt nach Erstattung",
};

/** Sent parcels. `whose` is "Ihre Bestellung", or "Ein Teil Ihrer Bestellung". */
export const orderShipped = {
  subject: (whose: string, number: string) => `${whose} ${number} ist unterwegs`,
  title: (whose: string) => `${whose} ist unterwegs`,
  sent: (moment: string, carrier: string | null) =>
    `Wir haben das Paket am ${moment}${carrier ? ` mit ${carrier}` : ""} versandt.`,
  contents: (products: string) => `Es enthält ${products}.`,
  newNumberOfOrder: (order: string) => `Neue Sendungsnummer für Ihre ${order}`,
  newNumberOfParcel: "Neue Sendungsnummer für Ihr Paket",
  newNumber: "Ihre Sendungsnummer hat sich geändert",
  numberIs: (trackingNumber: string) => `Die neue Sendungsnummer Ihres Pakets ist ${trackingNumber}.`,
  notPaid: "Ein Teil ist noch nicht bezahlt. Auf der Bestellseite können Sie bezahlen.",
  track: "Paket verfolgen",
  sentOn: "Versandt am",
  carrier: "Paketdienst",
  trackingNumber: "Sendungsnummer",
};

/** Delivered orders. */
export const orderDelivered = {
  subject: (whose: string, number: string) => `${whose} ${number} wurde zugestellt`,
  title: (whose: string) => `${whose} wurde zugestellt`,
  text: (what: string, moment: string, plural: boolean) =>
    `${what} ${plural ? "wurden" : "wurde"} am ${moment} zugestellt. Wir wünschen Ihnen viel Freude damit.`,
  missing: "Fehlt etwas, oder ist etwas beschädigt? Dann antworten Sie bitte auf diese E-Mail.",
  review: "Wie gefällt es Ihnen? Das interessiert auch andere Kunden.",
  writeReview: "Bewertung schreiben",
  deliveredOn: "Zugestellt am",
};

/** Rücksendungen, nach ihrem neuen Stand. */
export const returns = {
  subject: (number: string) => ({
    REQUESTED: `Wir haben Ihre Anfrage zur Rücksendung ${number} erhalten`,
    ACCEPTED: `Bitte schicken Sie uns Ihre Rücksendung ${number}`,
    DECLINED: `Zu Ihrer Rücksendung ${number}`,
    RECEIVED: `Ihre Rücksendung ${number} ist angekommen`,
    REFUNDED: `Ihre Rücksendung ${number} ist angekommen und wird erstattet`,
    CANCELLED: `Ihre Rücksendung ${number} ist zurückgezogen`,
  }),
  text: {
    REQUESTED:
      "Vielen Dank. Wir prüfen Ihre Anfrage und antworten per E-Mail. Bitte schicken Sie noch nichts zurück.",
    ACCEPTED: "Wir nehmen die folgenden Artikel zurück. So schicken Sie sie:",
    DECLINED: "Leider können wir die folgenden Artikel nicht zurücknehmen. Der Grund:",
    RECEIVED: "Die folgenden Artikel sind angekommen. Wir prüfen sie und schreiben Ihnen zu Ihrem Geld.",
    REFUNDED: "Die folgenden Artikel sind angekommen, und wir erstatten Ihr Geld.",
    CANCELLED:
      "Sie behalten die folgenden Artikel. War das ein Versehen, können Sie die Rücksendung noch einmal anmelden.",
  },
  arrived: "Die folgenden Artikel sind angekommen.",
  refundedWithOrder:
    "Die folgenden Artikel sind angekommen. Wir hatten bereits Artikel Ihrer Bestellung erstattet.",
  yourReason: "Ihr Grund",
  line: (units: number, product: string) => `${units} × ${product}`,
  toShop: (number: string) => `Neue Rücksendung ${number}`,
  toShopText: "Ein Kunde möchte diese Artikel zurückschicken:",
  reason: "Grund",
  open: "Rücksendung öffnen",
};

/** The code of a gift card. */
export const giftCard = {
  /** The delivery of a sold card. */
  sent: "Versand per E-Mail",
  subject: (shop: string, amount: string) => `Ihre Geschenkkarte für ${shop}: ${amount}`,
  reason: (shop: string) => `Sie erhalten diese E-Mail, weil ${shop} Ihnen eine Geschenkkarte geschickt hat.`,
  title: (amount: string) => `Eine Geschenkkarte über ${amount}`,
  text: "Geben Sie diesen Code beim Bestellen ein. Die Karte zahlt, soweit das Guthaben reicht; was Sie nicht ausgeben, bleibt darauf. Wer den Code hat, kann die Karte nutzen: Bewahren Sie diese E-Mail auf.",
  code: "Code",
  button: "Zum Shop",
};

/** Cancelled orders. */
export const orderCancelled = {
  subject: (whose: string, number: string) => `${whose} ${number} wurde storniert`,
  title: (whose: string) => `${whose} wurde storniert`,
  by: {
    customer: (what: string) => `Sie haben ${what} storniert.`,
    shop: (what: string) => `Wir haben ${what} storniert.`,
  },
  notPaid: (what: string) => `Wir haben ${what} storniert, weil keine Zahlung rechtzeitig eingegangen ist.`,
  nothingToPay: () => "Dafür ist nichts zu bezahlen.",
  backOnCard: (amount: string) => `${amount} sind wieder auf Ihrer Geschenkkarte.`,
  onItsWay: "Falls Ihre Zahlung noch unterwegs ist, erstatten wir sie automatisch.",
  cancelledOn: "Storniert am",
  newTotal: "Neuer Gesamtbetrag",
};

/** Refunded orders, and refunded parts of them. */
export const orderRefunded = {
  subject: (whose: string, number: string) => `${whose} ${number} wurde erstattet`,
  title: (whose: string) => `${whose} wurde erstattet`,
  onItsWay: "Ihre Erstattung ist unterwegs",
  text: (amount: string, what: string) => `Wir haben Ihnen für ${what} ${amount} erstattet.`,
  nothing: (what: string) =>
    `Wir haben ${what} zurückgenommen. Sie haben dafür nichts bezahlt, daher gibt es nichts zu erstatten.`,
  paidBack:
    "Wir haben den Betrag auf einem anderen Weg zurückgezahlt, als Sie bezahlt haben. Falls er nicht angekommen ist, antworten Sie bitte auf diese E-Mail.",
  toOriginal:
    "Der Betrag geht an Ihre ursprüngliche Zahlungsart zurück. Bei manchen Banken dauert das bis zu zehn Tage.",
  toCardFirst:
    "Der Betrag geht zuerst auf die Geschenkkarte zurück, der Rest an Ihre andere Zahlungsart. Bei manchen Banken dauert das bis zu zehn Tage.",
  refundedOn: "Erstattet am",
  refunded: "Erstattet",
  partSubject: (number: string, amount: string) => `Teilerstattung für Ihre Bestellung ${number}: ${amount}`,
  partTitle: (amount: string) => `Wir haben ${amount} erstattet`,
  partText: (amount: string, what: string) => `Wir haben Ihnen für ${what} einen Teil erstattet: ${amount}.`,
  soFar: "Bisher erstattet",
};

/** A payment for an order that no longer awaited one. */
export const paymentReturned = {
  subject: (number: string) => `Ihre Zahlung für Bestellung ${number} wird erstattet`,
  title: "Ihre Zahlung wird erstattet",
  text: (amount: string, what: string, why: string) =>
    `Ihre Zahlung von ${amount} für ${what} kam an, als die Bestellung ${why}. Sie erhalten alles zurück.`,
  /** The reason why the order no longer awaited a payment; ends a subordinate clause. */
  why: {
    PLACED: "einen anderen Preis hatte, weil sich der übrige Warenkorb geändert hatte",
    PAID: "schon bezahlt war",
    SHIPPED: "schon bezahlt und versandt war",
    DELIVERED: "schon zugestellt war",
    CANCELLED: "schon storniert war",
    REFUNDED: "schon erstattet war",
  },
  returnedOn: "Zurückgezahlt am",
  returned: "Zurückgezahlt",
  adminSubject: (amount: string, what: string) => `Zahlung wird erstattet: ${amount} für ${what}`,
  adminTitle: "Eine Zahlung wird erstattet",
  adminText: (amount: string, what: string, why: string) =>
    `Eine Zahlung von ${amount} für ${what} kam an, als die Bestellung ${why}.`,
  adminMore: (customer: string) =>
    `Wir erstatten sie automatisch an ${customer}, und die Bestellung ändert sich nicht. Sie müssen nichts tun.`,
};
