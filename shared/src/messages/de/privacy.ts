/** Texts of `/privacy`. Links are written [text](path), strong words **so**. */

/** The page itself. */
export const privacyTexts = {
  title: "Datenschutz",
  lead: (shop: string) => `Was ${shop} über Sie speichert, wozu und wie lange.`,
  description: (shop: string) =>
    `Was ${shop} über Besucher und Kunden speichert, wozu, wie lange, und wie Sie es erhalten oder löschen.`,
  titles: {
    short: "Kurz gesagt",
    operator: "Wer verantwortlich ist",
    visitors: "Wenn Sie den Shop besuchen",
    customers: "Wenn Sie ein Konto haben",
    admins: "Wenn Sie für den Shop arbeiten",
    browser: "In Ihrem Browser",
    others: "Wer Ihre Daten noch erhält",
    rights: "Was Sie tun können",
  },
  facts: {
    why: "Wozu",
    basis: "Warum wir sie speichern dürfen",
    retention: "Wie lange",
    deletion: "Wenn das Konto gelöscht wird",
  },
  reasons: {
    contract: "wir sie für Ihr Konto und Ihre Bestellungen brauchen (Vertrag)",
    consent: "Sie eingewilligt haben und das widerrufen können (Einwilligung)",
    "legal duty": "das Gesetz es verlangt (rechtliche Verpflichtung)",
    "legitimate interest": "wir sie für den sicheren Betrieb des Shops brauchen (berechtigtes Interesse)",
  },
  because: (reasons: readonly string[]) => `Weil ${reasons.join(", und weil ")}.`,
  stores: {
    "local storage": "lokaler Speicher",
    "session storage": "Sitzungsspeicher",
    IndexedDB: "IndexedDB",
    "service worker": "Service Worker",
    cookie: "Cookie",
  },
  short: [
    "Wir speichern nur, was wir für Konten, Bestellungen, Zahlungen und Bewertungen brauchen. Wir verfolgen Sie nicht.",
    "Es gibt keine Werbung, keine Tracker und keine Analysedienste. Kein Cookie macht Sie erkennbar.",
    "Wir verkaufen Ihre Daten nie und geben nur weiter, was zum Anmelden und Bezahlen nötig ist.",
    "Sie können alles herunterladen und löschen.",
  ],
  paying: {
    stripe:
      "Sie bezahlen auf einer Seite von Stripe. Stripe erhält von uns Ihre E-Mail-Adresse, Ihren Einkauf und den Betrag, und von Ihnen die Karte. Wir sehen die Karte nie. Stripe teilt uns mit, ob bezahlt wurde.",
    demo: "Sie bezahlen auf der Demoseite des Shops, die nach keiner Karte fragt. Niemand sonst erhält Daten.",
    off: "Sie können im Shop nicht bezahlen, daher erhält kein Zahlungsdienst Daten.",
  },
  others: (paying: string) => [
    "**Firebase Authentication von Google** prüft die Anmeldung. Der Dienst speichert Ihre E-Mail-Adresse, Ihren Namen, Ihr Passwort in nicht lesbarer Form, wann Sie sich registriert und zuletzt angemeldet haben, und Ihre Netzwerkadresse. Er sendet die E-Mails zum Bestätigen der Adresse und zum Zurücksetzen des Passworts. Sein Code wird auf den Seiten zum Anmelden geladen und überall, wo Sie angemeldet sind.",
    "**Google**, wenn Sie sich mit einem Google-Konto anmelden: Das Fenster zeigt, welcher Shop fragt, und gibt uns Ihren Namen, Ihre E-Mail-Adresse und Ihr Bild.",
    `**Der Zahlungsdienst.** ${paying}`,
    "**Der Mailserver**, der unsere E-Mails sendet, erhält Ihre Adresse und den Inhalt. Unsere E-Mails enthalten keine Zählpixel und keine verfolgten Links, mit einer Ausnahme: Wenn Sie E-Mails zu Ihrem Warenkorb eingeschaltet haben, zählen wir einmal, ob Sie dem Link in der letzten gefolgt sind. Wartende E-Mails sind mit Ihrer Bestellnummer gespeichert, nicht mit Ihrem Namen; fehlgeschlagene sehen die Admins, bis sie gesendet sind. Was Sie auf der Kontaktseite schreiben, wird nur gespeichert, bis es an unser Postfach gesendet ist. Wenn Sie Ihr Konto löschen, bleiben unsere E-Mails in Ihrem Postfach und die E-Mails der Admins über Ihre Bestellungen in deren Postfach.",
    "**Bildserver.** Liegt das Bild eines Produkts auf einer anderen Website, sieht deren Server beim Ansehen Ihre Netzwerkadresse.",
    "**Das Protokoll des Shops** hält fest, was bei welcher Anfrage fehlschlug. Es enthält kein Passwort, kein Token und nichts, was Sie eingegeben haben. Was die Server des Betreibers vor dem Shop aufzeichnen, meist Netzwerkadressen und Seiten für einige Tage, bestimmt der Betreiber.",
  ],
  profile:
    "In [Ihrem Profil](/profile) können Sie alles herunterladen, was über Sie gespeichert ist, und Ihr Konto löschen. Jeder Eintrag oben sagt, was dann gelöscht wird und was in den Büchern des Shops bleibt.",
  rights: [
    "Sie können erfragen, was über Sie gespeichert ist, und Fehler berichtigen lassen.",
    "Sie können Daten widersprechen, die wir für den sicheren Betrieb des Shops speichern.",
    "Sie können Ihre Einwilligung jederzeit widerrufen: Den Newsletter bestellen Sie mit dem Link in jeder E-Mail ab, und E-Mails zu Ihrem Warenkorb beenden Sie ebenso.",
    "Sie können sich bei der Datenschutzbehörde Ihres Landes beschweren.",
  ],
};

const UNTIL_SIGN_OUT = "Bis Sie sich abmelden.";
const UNTIL_BROWSER_DATA = "Bis Sie die Daten des Shops in Ihrem Browser löschen.";

/** The entries that the shop's pages store in the browser. */
export const browserEntryTexts = {
  proof: {
    what: "Der Nachweis, dass Sie angemeldet sind; Ihr Browser sendet ihn mit jeder Ihrer Anfragen.",
    retention: UNTIL_SIGN_OUT,
  },
  account: {
    what: "Nummer, Name, E-Mail-Adresse und Rolle Ihres Kontos, und bis wann der Nachweis gilt.",
    retention: UNTIL_SIGN_OUT,
  },
  proofOfTab: {
    what: "Derselbe Nachweis, wenn der lokale Speicher voll oder gesperrt ist.",
    retention: UNTIL_SIGN_OUT,
  },
  accountOfTab: {
    what: "Dieselben Angaben zu Ihrem Konto, wenn der lokale Speicher voll oder gesperrt ist.",
    retention: UNTIL_SIGN_OUT,
  },
  firebase: {
    what: "Ihre Anmeldung bei Firebase, aus der der Nachweis erneuert wird. Browser ohne IndexedDB speichern sie im lokalen Speicher unter einem Schlüssel, der mit firebase:authUser beginnt.",
    retention: UNTIL_SIGN_OUT,
  },
  firebaseDays: {
    what: "An welchen Tagen und in welcher Version die Bibliothek von Firebase lief.",
    retention: UNTIL_BROWSER_DATA,
  },
  firebaseCheck: {
    what: "Nichts: Die Bibliothek von Firebase prüft, ob der Browser etwas speichern kann.",
    retention: "Sofort gelöscht.",
  },
  cart: {
    what: "Die Produkte im Warenkorb, für jedes Konto dieses Geräts und für Gäste.",
    retention: "Bis Sie sie bestellen oder entfernen oder sich abmelden.",
  },
  code: {
    what: "Der Rabattcode, den Sie eingegeben haben.",
    retention: "Bis Sie damit bestellen, ihn entfernen oder sich abmelden.",
  },
  seen: { what: "Die Produkte, die Sie zuletzt angesehen haben.", retention: UNTIL_SIGN_OUT },
  compare: {
    what: "Die Produkte, die Sie vergleichen.",
    retention: "Bis Sie sie entfernen oder sich abmelden.",
  },
  searches: {
    what: "Ihre letzten acht Suchen.",
    retention: "Bis Sie sie im Suchfeld löschen.",
  },
  scroll: {
    what: "Wie weit Sie auf den letzten Seiten gescrollt haben, für den Zurück-Knopf.",
    retention: "Bis Sie den Tab schließen.",
  },
  reviewsSeen: {
    what: "Für Admins: wann sie die Bewertungen zuletzt angesehen haben, mit der Nummer des Kontos.",
    retention: UNTIL_BROWSER_DATA,
  },
  graphiql: {
    what: "Für Programmierer: die Abfragen und Einstellungen der Seite /graphiql.",
    retention: UNTIL_BROWSER_DATA,
  },
  offline: {
    what: "Die Seite, die Sie ohne Netz sehen, und der Code, der sie zeigt.",
    retention: UNTIL_BROWSER_DATA,
  },
  position: {
    what: "In Shops mit mehreren Datenbanken: welche Änderungen Sie schon sehen müssen. Er sagt nichts über Sie.",
    retention: "15 Minuten.",
  },
};
