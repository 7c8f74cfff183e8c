/** Texts of signing in and of a user's own account: login, profile, addresses, data and reviews. */
import { failed, succeeded } from "./common";

/** `/login`. */
export const loginTexts = {
  demo: "Nur zum Umsehen hier? Demo-Konto eintragen:",
  demoAccounts: { customer: "Kunde", admin: "Admin" },
  forgotPassword: "Passwort vergessen?",
  resetSent: (email: string) =>
    `Falls es ein Konto für ${email} gibt, ist eine E-Mail unterwegs. Über den Link darin wählen Sie ein neues Passwort.`,
  or: "oder",
  title: "Anmelden",
  submit: "Anmelden",
  google: "Mit Google anmelden",
  register: "Neu hier? Registrieren",
  /** Shown at the login form after a session has ended. */
  ended: {
    everywhere: "Sie wurden auf allen Geräten abgemeldet.",
    expired: "Ihre Sitzung ist abgelaufen. Melden Sie sich an, um fortzufahren.",
  },
};

/** The account chooser that replaces Google's where the shop runs on the emulator. */
export const googleTexts = {
  title: "Google-Konto wählen",
  lead: "Dieser Shop läuft mit dem Firebase-Emulator: Jede Adresse geht, ohne Passwort.",
  email: "Google-Konto",
  name: "Angezeigter Name",
  submit: "Weiter",
  openWindow: "Anmeldefenster öffnen",
};

/** `/registration`. */
export const registrationTexts = {
  name: "Name",
  title: "Registrieren",
  submit: "Konto anlegen",
  google: "Mit Google anmelden",
  haveAccount: "Sie haben schon ein Konto?",
  login: "Anmelden",
  agreement: "Für Ihr Konto gelten unsere",
};

/** Shown on both pages in browsers without JavaScript. */
export const needsScript =
  "Anmelden und Registrieren brauchen JavaScript. Bitte schalten Sie es in Ihrem Browser ein.";

/** The field for a password. */
export const passwordTexts = {
  label: "Passwort",
  hint: (min: number) => `Mindestens ${min} Zeichen.`,
};

/** Validation errors of spec §5, each shown under its field (D-05). */
export const validationTexts = {
  emailRequired: "Bitte geben Sie Ihre E-Mail-Adresse ein",
  emailInvalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  passwordRequired: "Bitte geben Sie ein Passwort ein",
  passwordTooShort: "Das Passwort braucht mindestens 6 Zeichen",
  nameRequired: "Bitte geben Sie Ihren Namen ein",
  nameTooShort: "Der Name braucht mindestens 5 Zeichen",
};

/** Alerts of login and registration (spec §8). */
export const identityAlerts = {
  authentication: (message: string) => failed(message),
};

/** Explanations of errors of Firebase or of the shop's session. */
export const authErrorTexts = {
  /** One sentence for all errors of this kind, so that it doesn't reveal which addresses have an account. */
  wrongCredentials:
    "E-Mail-Adresse und Passwort passen nicht zusammen. Prüfen Sie beides oder nutzen Sie „Passwort vergessen?“.",
  unavailable: "Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es später erneut.",
  signInAgain: "Bitte melden Sie sich zu Ihrer Sicherheit erneut an.",
  linkUsed: "Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.",
  tooMany: "Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.",
  otherWay:
    "Diese E-Mail-Adresse ist mit einer anderen Anmeldeart registriert. Bitte melden Sie sich an wie zuvor.",
  popupClosed:
    "Das Google-Fenster wurde geschlossen, bevor Sie angemeldet waren. Versuchen Sie es erneut, wenn Sie so weit sind.",
  popupBlocked:
    "Ihr Browser hat das Google-Fenster blockiert. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es erneut.",
  offline: "Der Anmeldedienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  emailInUse: "Für diese E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich an.",
  emailInvalid: "Diese E-Mail-Adresse sieht nicht richtig aus. Bitte prüfen Sie sie.",
  emailMissing: "Bitte geben Sie zuerst Ihre E-Mail-Adresse ein.",
  passwordMissing: "Bitte geben Sie Ihr Passwort ein.",
  passwordWeak: "Dieses Passwort ist zu leicht zu erraten. Nehmen Sie mindestens 6 Zeichen.",
  passwordTooSimple:
    "Dieses Passwort ist zu leicht zu erraten. Nehmen Sie ein längeres mit verschiedenen Arten von Zeichen.",
  blocked: "Dieses Konto wurde gesperrt. Wenden Sie sich an den Shop, wenn Sie das für einen Irrtum halten.",
  noGoogle:
    "Google ist gerade nicht erreichbar. Versuchen Sie es erneut oder melden Sie sich mit E-Mail und Passwort an.",
  otherAccount: "Das ist ein anderes Konto. Bitte nehmen Sie das, mit dem Sie angemeldet sind.",
  secondStep: "Dieses Konto braucht einen zweiten Anmeldeschritt, den dieser Shop noch nicht bietet.",
  noNewAccounts: "Neue Konten können gerade nicht angelegt werden.",
  noStorage:
    "Ihr Browser blockiert Websitedaten, daher bleiben Sie nicht angemeldet. Erlauben Sie sie und versuchen Sie es erneut.",
  notLoggedIn: "Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es erneut.",
};

/** The verification of email addresses. */
export const verificationTexts = {
  verifyFirst:
    "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link in unserer E-Mail und versuchen Sie es dann erneut. Ihre Eingaben bleiben erhalten.",
  sendAgain: "E-Mail erneut senden",
  linkSent: (email: string) =>
    `Wir haben einen Link an ${email} gesendet. Sobald Sie ihn öffnen, aktualisiert sich diese Seite.`,
  again: "Erneut senden",
  sent: "Ein neuer Link ist unterwegs. Sehen Sie auch im Spam-Ordner nach.",
  notSent: "Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es erneut.",
  /** The question before a user without a verified email becomes an admin. */
  unverifiedAdmin: (email: string) =>
    `${email} ist nicht bestätigt: Jemand anderes könnte sich damit registriert haben.`,
  adminRefused: (email: string) =>
    `${email} muss bestätigt sein, bevor daraus ein Admin-Konto wird. Es wurde nichts geändert.`,
};

/** `/profile`. */
export const profileTexts = {
  loading: "Ihr Profil",
  title: "Profil",
  updateProfile: "Profil bearbeiten",
  birthday: "Geburtstag",
  gender: "Geschlecht",
  location: "Wohnort",
  verified: "bestätigt",
  unverified: "nicht bestätigt",
  about: "Über Sie",
  phone: "Telefonnummer",
  lastSignIn: "Letzte Anmeldung",
  status: "Status",
  notGiven: "Keine Angabe",
  notKnown: "Nicht bekannt",
};

/** The sections of `/profile` for name, password and devices. */
export const accountTexts = {
  loadingDevices: "Ihre Geräte",
  yourName: "Ihr Name",
  name: "Name",
  aboutName: "So sprechen wir Sie an. Bisherige Bewertungen und Bestellungen behalten ihren Namen.",
  nameChanged: "Ihr Name wurde geändert.",
  nameNotChanged: "Ihr Name wurde nicht geändert.",
  password: "Passwort",
  aboutPassword: "Eine Änderung meldet Sie auf Ihren anderen Geräten ab. Hier bleiben Sie angemeldet.",
  currentPassword: "Aktuelles Passwort",
  newPassword: "Neues Passwort",
  changePassword: "Passwort ändern",
  wrongPassword: "Das ist nicht Ihr aktuelles Passwort.",
  samePassword: "Das ist schon Ihr Passwort. Bitte wählen Sie ein anderes.",
  passwordNotChanged: "Ihr Passwort konnte nicht geändert werden. Bitte versuchen Sie es erneut.",
  passwordChanged: "Passwort geändert. Ihre anderen Geräte wurden abgemeldet.",
  passwordChangedAlone: "Passwort geändert. Ihre anderen Geräte werden innerhalb von 15 Minuten abgemeldet.",
  atGoogle: "Sie melden sich mit Google an. Ihr Passwort ändern Sie in Ihrem Google-Konto.",
  devices: "Geräte",
  aboutDevices:
    "Hier sind Sie angemeldet. Nach 30 Tagen ohne Nutzung verschwindet ein Gerät aus dieser Liste.",
  thisDevice: "Dieses Gerät",
  signedIn: (moment: string) => `Angemeldet: ${moment}`,
  usedLately: "In der letzten Stunde aktiv",
  lastUsed: (moment: string) => `Zuletzt aktiv: ${moment}`,
  noDevices: "Ihre Geräte erscheinen hier nach der nächsten Anmeldung.",
  unknownDevice: "Ein Gerät ist Ihnen fremd? Ändern Sie Ihr Passwort oder melden Sie sich überall ab.",
  everywhere: "Überall abmelden",
  everywhereQuestion: "Auf allen Geräten abmelden?",
  everywhereConsequence: "Das gilt auch für dieses Gerät. Sie müssen sich überall neu anmelden.",
  notSignedOut: "Die Abmeldung hat nicht geklappt. Sie sind weiter auf allen Geräten angemeldet.",
};

/** The section of `/profile` with the saved addresses. */
export const addressBookTexts = {
  title: "Adressen",
  about:
    "Ihre Standardadresse wird beim Bestellen eingetragen. Bisherige Bestellungen behalten ihre Adresse.",
  loading: "Ihre Adressen",
  empty: "Noch keine Adressen gespeichert. Mit einer Adresse bestellen Sie schneller.",
  add: "Adresse hinzufügen",
  edit: "Bearbeiten",
  remove: "Entfernen",
  makeDefault: "Als Standard",
  isDefault: "Standard",
  addTitle: "Adresse hinzufügen",
  editTitle: "Adresse bearbeiten",
  text: "Wohin wir liefern und wer es annimmt.",
  defaultLabel: "Als Standard verwenden",
  defaultHint: "Wir tragen sie beim Bestellen ein.",
  submit: "Adresse speichern",
  removeQuestion: "Diese Adresse entfernen?",
  removeConsequence: "Bisherige Bestellungen bleiben unverändert.",
  notSaved: "Die Adresse wurde nicht gespeichert.",
  notChanged: "Ihre Adressen wurden nicht geändert.",
};

/** The section 'Your data' of `/profile`. */
export const yourDataTexts = {
  file: "meine-daten.json",
  title: "Ihre Daten",
  about: "Laden Sie eine Kopie Ihrer Daten herunter oder löschen Sie Ihr Konto.",
  download: "Meine Daten laden",
  downloadHint: "Eine JSON-Datei mit allem, was wir über Sie speichern.",
  delete: "Mein Konto löschen",
  deleteHint: "Vor dem Bestätigen sehen Sie, was gelöscht wird und was bleibt.",
};

/** The dialog of 'Delete my account'. */
export const deleteAccountTexts = {
  loadingOrders: "Ihre Bestellungen",
  loadingSignIn: "Ihre Anmeldung",
  title: "Ihr Konto löschen?",
  text: "Das lässt sich nicht rückgängig machen. Sie werden überall abgemeldet, unbezahlte Bestellungen werden storniert.",
  goes: "Was gelöscht wird",
  stays: "Was bleibt",
  confirm: "Geben Sie Ihr Passwort noch einmal ein, um zu bestätigen, dass Sie es sind.",
  confirmWithGoogle: "Melden Sie sich noch einmal mit Google an, um zu bestätigen, dass Sie es sind.",
  submit: "Konto löschen",
  google: "Weiter mit Google und löschen",
  cancel: "Konto behalten",
  close: "Schließen",
  refusedTitle: "Sie haben bezahlte Bestellungen, die noch nicht zugestellt sind",
  refusedText: "Sie können Ihr Konto löschen, sobald diese Bestellungen zugestellt oder erstattet sind.",
  order: (number: string, productName: string) => `Bestellung ${number}: ${productName}`,
};

export const yourDataAlerts = {
  goodbye: succeeded("Ihr Konto wurde gelöscht. Vielen Dank für Ihre Einkäufe."),
  beingDeleted: succeeded(
    "Ihr Konto ist geschlossen. Ihre übrigen Daten werden in wenigen Minuten gelöscht. Vielen Dank für Ihre Einkäufe.",
  ),
  notDownloaded: failed(
    "Ihre Daten konnten nicht heruntergeladen werden. Bitte versuchen Sie es erneut.",
    "Nicht heruntergeladen",
  ),
  tooMany: failed(
    "Sie haben Ihre Daten schon mehrmals heruntergeladen. Bitte versuchen Sie es in einer Minute erneut.",
    "Nicht heruntergeladen",
  ),
};

/** Shown if the server gives no reason for a failed deletion, or its response is lost. */
export const notDeleted =
  "Wir wissen nicht, ob Ihr Konto gelöscht wurde. Bitte versuchen Sie es gleich noch einmal.";

/** `/addReview`. */
export const addReviewTexts = {
  title: "Shop bewerten",
  lead: "Wie waren Ihre Erfahrungen? Ihre Bewertung erscheint auf der Startseite.",
  once: "Sie können den Shop einmal bewerten.",
  name: "Name",
  rating: "Bewertung",
  chosen: (stars: number, max: number) => `${stars.toLocaleString("de-DE")} von ${max}`,
  comment: "Kommentar",
  submit: "Absenden",
  notSent: (why: string) => `Ihre Bewertung wurde nicht gesendet. ${why} Ihr Text bleibt erhalten.`,
};

/** `/addReview/:id`. */
export const addProductReviewTexts = {
  loading: "das Produkt",
  title: "Bewertung schreiben",
  lead: "Ihre Bewertung erscheint auf der Seite des Produkts.",
  photos: "Fotos",
  addPhotos: "Fotos hinzufügen",
  photoLimits: (formats: string, megabytes: number, max: number) =>
    `${formats}, je bis zu ${megabytes} MB, höchstens ${max}. Standort- und Kameradaten entfernen wir.`,
  photo: (number: number) => `Foto ${number}`,
  removePhoto: (number: number) => `Foto ${number} entfernen`,
  photoRemoved: (left: number) => `Foto entfernt, noch ${left}.`,
  tooManyPhotos: (max: number) => `Eine Bewertung hat höchstens ${max} Fotos.`,
  toProduct: "Zum Produkt",
  mayNot: "Sie können ein Produkt einmal bewerten, sobald wir Ihre Bestellung versandt haben.",
  notReceived: "Sie können dieses Produkt bewerten, sobald wir Ihre Bestellung versandt haben.",
  gone: "Dieses Produkt ist nicht mehr erhältlich.",
};

/** Alerts of a refused product review. */
export const productReviewAlerts = {
  already: failed("Sie haben dieses Produkt schon bewertet."),
};

/** The link to the review form of a delivered product. */
export const reviewProductText = "Bewertung schreiben";

/** Alerts after a review is sent (spec §8). */
export const reviewAlerts = {
  alreadyRated: failed("Sie haben schon eine Bewertung abgegeben."),
  reviewed: succeeded("Vielen Dank für Ihre Bewertung."),
};

/** Reviews that need an admin's approval before they are public. */
export const reviewTexts = {
  pending: {
    ...reviewAlerts.reviewed,
    text: `${reviewAlerts.reviewed.text} Sie erscheint, sobald wir sie freigegeben haben.`,
  },
  states: { shown: "Sichtbar", hidden: "Ausgeblendet", waiting: "Wartet" },
};

/** Texts of `/contact`. */
export const contactTexts = {
  title: "Kontakt und Impressum",
  lead: "Fragen zu einem Produkt oder einer Bestellung? Wir helfen gern.",
  description: (shop: string) => `So erreichen Sie ${shop}.`,
  /** The heading of the details about the operator, in languages whose countries require one. */
  imprint: "Impressum",
  labels: { name: "Ihr Name", email: "E-Mail", orderNumber: "Bestellnummer", message: "Nachricht" },
  orderNumberHint: "Zum Beispiel 1234-5678. Sie steht in unseren E-Mails zu Ihrer Bestellung.",
  send: "Nachricht senden",
  sent: "Ihre Nachricht ist unterwegs",
  sentText: (email: string) => `Wir antworten an ${email}.`,
  byEmail: "Sie können uns auch eine E-Mail schreiben:",
  notSent: "Ihre Nachricht wurde nicht gesendet.",
};
