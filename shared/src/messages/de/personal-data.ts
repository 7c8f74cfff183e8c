/** What `/privacy` and the dialog of 'Delete my account' say about the personal data in the database. */

const UNTIL_REMOVED = "Bis Sie es entfernen, höchstens so lange, wie das Konto besteht.";
const FOR_THE_BOOKS = "So lange, wie der Shop seine Bücher gesetzlich aufbewahren muss.";
const STAYS_IN_THE_BOOKS = "Bleibt in den Büchern.";
const STAYS_WITHOUT_NAME = "Bleibt in den Büchern, ohne Ihren Namen und Ihre E-Mail-Adresse.";

/** The personal data in the shop's database, by table. */
export const personalTableTexts = {
  users: {
    title: "Konto",
    what: "Ihre E-Mail-Adresse und ob sie bestätigt ist, Ihr Name und ob Sie ihn hier gewählt haben, Nummer und Rolle Ihres Kontos, die Nummer Ihrer Anmeldung bei Firebase, ob Sie zuletzt ein Passwort oder Google benutzt haben, wann Sie sich zuerst angemeldet haben, wann das Konto gesperrt wurde oder seine Löschung begann oder endete, und welche früheren Sitzungen nicht mehr gelten.",
    why: "Um Sie bei der Anmeldung zu erkennen, Ihnen über Ihre Bestellungen zu schreiben und diese zusammenzuhalten, zu entscheiden, was Sie sehen und tun dürfen, und Sitzungen zu beenden, die nicht mehr Ihre sind.",
    retention: "So lange, wie das Konto besteht.",
    removed:
      "E-Mail-Adresse, Name, Rolle und die Anmeldung bei Firebase werden gelöscht. Mit derselben Adresse können Sie sich neu registrieren und finden nichts vom alten Konto.",
    retained:
      "Ein leeres Konto bleibt: eine Nummer mit ihren Daten, damit die Bestellungen in den Büchern zusammengehören. Eine Prüfsumme der Anmeldung und ein Zähler stellen sicher, dass keine frühere Anmeldung oder Sitzung es öffnet.",
  },
  addresses: {
    title: "Adressbuch",
    what: "Die gespeicherten Adressen, jeweils mit Namen und Telefonnummer der empfangenden Person.",
    why: "Damit Sie sie nicht bei jeder Bestellung neu eingeben müssen.",
    retention: UNTIL_REMOVED,
    removed: "Gelöscht. Eine Bestellung behält ihre eigene Kopie.",
  },
  devices: {
    title: "Geräte",
    what: "Browser und System jedes Geräts, etwa „Firefox auf Android“, wann Sie sich dort angemeldet und es zuletzt benutzt haben, auf die Stunde genau.",
    why: "Damit Sie sehen, wo Sie angemeldet sind, und Fremde bemerken.",
    retention: "Bis Sie sich dort abmelden, oder 30 Tage nach der letzten Nutzung.",
    removed: "Mit dem Konto gelöscht.",
  },
  reviews: {
    title: "Bewertung",
    what: "Ihre Bewertungen und Kommentare, wozu sie gehören, der jeweils gezeigte Name, wann Sie sie geschrieben haben, ob sie auf Freigabe warten und wann sie ausgeblendet wurden.",
    why: "Um sie wie gewünscht anderen zu zeigen und Beleidigungen und Werbung vom Shop fernzuhalten.",
    retention: "Bis Sie Ihr Konto löschen.",
    removed: "Gelöscht, mitsamt den Sternen.",
  },
  review_photos: {
    title: "Fotos von Bewertungen",
    what: "Die Fotos Ihrer Bewertungen, ohne Ort und andere Angaben in den Dateien, zu welcher Bewertung sie gehören und wann Sie sie hochgeladen haben.",
    why: "Um sie wie gewünscht mit Ihrer Bewertung zu zeigen.",
    retention: "Bis Sie Ihr Konto löschen. Ein Foto ohne Bewertung einen Tag.",
    removed: "Innerhalb weniger Minuten gelöscht.",
  },
  wishes: {
    title: "Merkliste",
    what: "Die Produkte auf Ihrer Merkliste und wann Sie sie hinzugefügt haben.",
    why: "Um Ihre Merkliste auf jedem Gerät zu zeigen, auf dem Sie angemeldet sind.",
    retention: UNTIL_REMOVED,
    removed: "Gelöscht.",
  },
  cart_entries: {
    title: "Warenkorb",
    what: "Die Produkte in Ihrem Warenkorb, ihre Mengen und wann Sie sie als angemeldete Person hinzugefügt haben.",
    why: "Um Ihren Warenkorb auf jedem Gerät zu zeigen, auf dem Sie angemeldet sind.",
    retention: "Bis Sie sie bestellen oder entfernen, höchstens so lange, wie das Konto besteht.",
    removed: "Gelöscht.",
  },
  cart_reminders: {
    title: "E-Mails zu Ihrem Warenkorb",
    what: "Die Nummer Ihres Kontos, welchem Wortlaut Sie zugestimmt haben, wann Sie zugestimmt und die E-Mails beendet haben, wann sich Ihr Warenkorb zuletzt geändert hat, wann eine E-Mail eingereiht und gesendet wurde, welche Produkte in der letzten E-Mail waren, ob Sie ihrem Link gefolgt sind und eines davon bestellt haben, und der zufällige Teil Ihrer Links.",
    why: "Um Sie an einen zurückgelassenen Warenkorb zu erinnern, und das nicht zu oft, um Ihre Zustimmung nachzuweisen, um Sie die E-Mails ohne Anmeldung beenden zu lassen und um zu zählen, wie oft sie helfen.",
    retention: "Bis Sie die E-Mails beenden, und als Nachweis drei Jahre länger.",
    removed: "Gelöscht. Die Tageszahlen des Shops enthalten nichts über Sie.",
  },
  orders: {
    title: "Bestellungen",
    what: "Name, Adresse, E-Mail-Adresse und Telefonnummer der Bestellung, Ihre Anmerkung, ihre Nummer, das Produkt mit Bild, Menge und Preis, Rabatt und Code, Versand und Steuer mit ihren Namen, Erstattungen, die zusammen aufgegebenen Bestellungen, ob Ware zurück ins Lager ging, wann Sie bestellt haben, wann die Bestellung bezahlt, versandt, zugestellt, storniert, erstattet oder zuletzt geändert wurde, und ein Zufallstext, damit ein Klick nicht zweimal bestellt.",
    why: "Um die Bestellung auszuführen und zu liefern, den richtigen Betrag zu berechnen, Sie zu erreichen und Ihnen den Stand zu zeigen, und für die Rechnung und die Bücher des Shops.",
    retention: `${FOR_THE_BOOKS} E-Mail-Adresse, Telefonnummer, Anmerkung und Zufallstext so lange, wie das Konto besteht.`,
    removed:
      "E-Mail-Adresse, Telefonnummer, Anmerkung und Zufallstext werden aus jeder Bestellung entfernt, Name und Adresse aus Bestellungen, die weder bezahlt noch zugestellt wurden.",
    retained:
      "Die Bestellung bleibt in den Büchern. Bezahlte oder zugestellte Bestellungen behalten Name und Adresse, weil eine Rechnung sie haben muss.",
  },
  checkouts: {
    title: "Bestellte Warenkörbe",
    what: "Dass Sie oder der Shop für Sie einen ganzen Warenkorb bestellt haben, seine Nummer, wann, die Versandart und den Code zu dieser Zeit mit den Produkten, für die er galt, und ein Zufallstext, damit ein Klick einen Warenkorb nicht zweimal bestellt.",
    why: "Um die Bestellungen des Warenkorbs zusammen zu zeigen und bezahlen zu lassen, und um den richtigen Betrag zu berechnen, wenn Sie nur einen Teil bezahlen.",
    retention: `${FOR_THE_BOOKS} Den Zufallstext so lange, wie das Konto besteht.`,
    removed: "Der Zufallstext wird durch die Nummer des Warenkorbs ersetzt.",
    retained: "Der Warenkorb bleibt in den Büchern.",
  },
  shipments: {
    title: "Pakete",
    what: "Welche Ihrer Bestellungen zusammen versandt wurden, mit welchem Dienst, welcher Nummer und wann.",
    why: "Um Ihnen Ihre Bestellung zu senden und zu zeigen, wo sie ist.",
    retention: FOR_THE_BOOKS,
    retained: STAYS_IN_THE_BOOKS,
  },
  returns: {
    title: "Rücksendungen",
    what: "Was Sie zurückschicken wollten, Ihr Grund, unsere Antwort und was daraus wurde.",
    why: "Um Ware zurückzunehmen und zu erstatten.",
    retention: FOR_THE_BOOKS,
    retained: "Bleibt in den Büchern, ohne Ihren Grund und unsere Antwort.",
  },
  return_lines: {
    title: "Artikel von Rücksendungen",
    what: "Die Bestellungen einer Rücksendung, mit der Stückzahl.",
    why: "Um Ware zurückzunehmen und zu erstatten.",
    retention: FOR_THE_BOOKS,
    retained: STAYS_IN_THE_BOOKS,
  },
  return_photos: {
    title: "Fotos von Rücksendungen",
    what: "Die Fotos der Ware, die Sie zurückschicken, ohne Ort und andere Angaben in den Dateien, zu welcher Rücksendung sie gehören und wann Sie sie hochgeladen haben.",
    why: "Um uns zu zeigen, was mit der Ware nicht stimmt.",
    retention: "Bis Sie Ihr Konto löschen. Ein Foto ohne Rücksendung einen Tag.",
    removed: "Innerhalb weniger Minuten gelöscht.",
  },
  gift_cards: {
    title: "Geschenkkarten",
    what: "Die E-Mail-Adresse, an die eine Geschenkkarte ging, ihre letzten Zeichen, Betrag und Guthaben. Der Code wird nicht gespeichert.",
    why: "Um Geschenkkarten zu verschicken.",
    retention: FOR_THE_BOOKS,
    retained:
      "Bleibt in den Büchern, ohne Ihre E-Mail-Adresse. Wer den Code hat, kann die Karte weiter nutzen.",
  },
  gift_card_entries: {
    title: "Nutzung von Geschenkkarten",
    what: "Welche Bestellungen eine Geschenkkarte bezahlt hat und was darauf zurückging.",
    why: "Um zu wissen, was auf einer Geschenkkarte übrig ist.",
    retention: FOR_THE_BOOKS,
    retained: STAYS_IN_THE_BOOKS,
  },
  order_events: {
    title: "Verlauf von Bestellungen",
    what: "Was mit einer Bestellung geschah, wann, eine Notiz dazu und durch wen: die bestellende Person, den Zahlungsdienst, den Shop selbst oder einen Admin mit der Nummer des Kontos.",
    why: "Um Ihnen und dem Shop den Verlauf der Bestellung zu zeigen und falsche Änderungen zu erklären.",
    retention: FOR_THE_BOOKS,
    retained: "Bleibt in den Büchern. Das Konto eines Admins ist nur mit seiner Nummer genannt.",
  },
  shop_notes: {
    title: "Notizen",
    what: "Unsere Notizen zu Ihnen und Ihren Bestellungen, und wann wir sie geschrieben haben.",
    why: "Um zu wissen, was wir mit Ihnen vereinbart haben.",
    retention: "So lange, wie das Konto besteht, oder bis wir sie löschen.",
    removed: "Gelöscht.",
  },
  payments: {
    title: "Zahlungen",
    what: "Der Betrag, der Zahlungsdienst, wann die Zahlung begonnen, bezahlt oder geschlossen wurde, die Adresse ihrer Seite, die Nummern des Dienstes, wann der Dienst zuletzt gefragt wurde, und was er außerhalb einer Bestellung erstattet oder nicht erstattet hat. Der Shop sieht nie die Nummer einer Karte.",
    why: "Um zu wissen, dass Ihre Bestellung bezahlt ist, Sie zu einer begonnenen Zahlung zurückzuführen, Meldungen des Dienstes Ihrer Bestellung zuzuordnen, und für die Bücher des Shops.",
    retention: FOR_THE_BOOKS,
    removed: "Die Adresse der Zahlungsseite wird entfernt.",
    retained: "Die Zahlung bleibt in den Büchern, ohne Ihren Namen und Ihre E-Mail-Adresse.",
  },
  payment_orders: {
    title: "Bestellungen einer Zahlung",
    what: "Welche Ihrer Bestellungen eine Zahlung umfasst, und mit welchem Betrag.",
    why: "Um die richtigen Bestellungen als bezahlt zu markieren.",
    retention: FOR_THE_BOOKS,
    retained: STAYS_IN_THE_BOOKS,
  },
  refunds: {
    title: "Erstattungen",
    what: "Was Ihnen für welche Bestellung, warum und wann erstattet wurde, ob es fehlschlug oder auf anderem Weg zurückgezahlt wurde, die Nummer der Erstattung beim Zahlungsdienst, und wann sie erneut versucht wurde.",
    why: "Um Ihr Geld genau einmal zurückzugeben, Meldungen des Dienstes Ihrer Bestellung zuzuordnen, und für die Bücher des Shops.",
    retention: FOR_THE_BOOKS,
    retained: STAYS_WITHOUT_NAME,
  },
  invoices: {
    title: "Rechnungen",
    what: "Die Nummer einer Rechnung oder Rechnungskorrektur, ihre Zahlung oder Erstattung, wann sie erstellt wurde, und ihr Text: Name und Adresse der Bestellung, die Produkte und die Summen.",
    why: "Um eine Rechnung auszustellen, wie das Gesetz es verlangt, und sie unverändert aufzubewahren.",
    retention: FOR_THE_BOOKS,
    retained:
      "Bleibt wie ausgestellt in den Büchern, mit Ihrem Namen und Ihrer Adresse: Eine Rechnung muss sie haben.",
  },
  disputes: {
    title: "Einsprüche",
    what: "Dass Ihre Bank eine Zahlung bestreitet oder nachfragt, der Betrag, der Grund, wie und wann das endete, die Nummer beim Zahlungsdienst, bis wann der Shop antworten kann, und ob er das Geld zurückgeben kann.",
    why: "Um Ihrer Bank zu antworten, Meldungen des Dienstes Ihrer Zahlung zuzuordnen, und für die Bücher des Shops.",
    retention: FOR_THE_BOOKS,
    retained: STAYS_WITHOUT_NAME,
  },
  demo_payment_sessions: {
    title: "Zahlungen der Demo",
    what: "Die E-Mail-Adresse, die Produkte und der Betrag, die ein Zahlungsdienst erhalten hätte. Die Zahlungsseite der Demo nimmt kein echtes Geld, und ein Shop mit Zahlungsdienst hat keine solchen Daten.",
    why: "Um die Zahlungsseite der Demo zu zeigen.",
    retention:
      "Die E-Mail-Adresse, bis bezahlt oder die Seite geschlossen ist, das Übrige, bis die Daten der Demo gelöscht werden.",
    removed: "Die E-Mail-Adresse wird entfernt.",
  },
  idempotency_keys: {
    title: "Antworten auf wiederholte Änderungen",
    what: "Der Name einer Änderung, die Nummer des Kontos, das sie vorgenommen hat, wann, und die Antwort, die Ihre Bestellung mit Adresse enthalten kann.",
    why: "Damit eine Änderung nur einmal geschieht, auch wenn ihre Antwort verloren ging.",
    retention: "Ein Tag.",
    removed: "Sofort gelöscht. Antworten an Admins und Programme des Shops innerhalb eines Tages.",
  },
  webhook_events: {
    title: "Was Programme erhalten",
    what: "Was Sie zu welchem Preis bestellt haben, wie viele Sterne Sie vergeben haben, und die Nummer Ihres Kontos, ohne Name, E-Mail-Adresse und Anschrift.",
    why: "Damit Programme des Shops, etwa zum Packen der Pakete, von Ihrer Bestellung oder Bewertung erfahren.",
    retention: "Höchstens 30 Tage.",
    removed: "Innerhalb von 30 Tagen von selbst gelöscht.",
  },
  audit_entries: {
    title: "Protokoll der Admins",
    what: "Die Nummer des Admin-Kontos, was getan wurde und wann; und die Nummer des Kundenkontos, wenn eine Bestellung zugestellt, storniert oder erstattet, das Konto gesperrt oder eine Bewertung ausgeblendet wurde. E-Mail-Adressen werden erst beim Anzeigen nachgeschlagen.",
    why: "Damit sich Änderungen an Konten, Bestellungen und Produkten erklären und Missbrauch und Fehler finden lassen.",
    retention: "So lange, wie der Shop besteht.",
    retained: "Bleibt mit der Nummer des leeren Kontos, denn ein veränderbares Protokoll beweist nichts.",
  },
  admin_grants: {
    title: "Eingeladene Admins",
    what: "Die E-Mail-Adresse einer Person, die vor ihrer ersten Anmeldung Admin wurde, und wann.",
    why: "Um ihr die vorgesehenen Rechte zu geben.",
    retention: "Bis zu ihrer ersten Anmeldung.",
    removed: "Mit dem Konto derselben E-Mail-Adresse gelöscht, wenn sie bestätigt ist.",
  },
  api_keys: {
    title: "Schlüssel von Programmen",
    what: "Die Nummer des Kontos des Admins, der einen Schlüssel erstellt hat. Die E-Mail-Adresse wird erst beim Anzeigen nachgeschlagen.",
    why: "Damit der Schlüssel beendet werden kann, wenn diese Person nicht mehr Admin ist.",
    retention: "So lange, wie der Shop besteht.",
    retained: "Bleibt mit der Nummer des leeren Kontos, denn der Schlüssel gilt, bis ihn jemand beendet.",
  },
  webhooks: {
    title: "Programme, die Ereignissen folgen",
    what: "Die Nummer des Kontos des Admins, der einen Webhook erstellt hat. Die E-Mail-Adresse wird erst beim Anzeigen nachgeschlagen.",
    why: "Damit der Webhook beendet werden kann, wenn diese Person nicht mehr Admin ist.",
    retention: "So lange, wie der Webhook besteht.",
    retained: "Bleibt mit der Nummer des leeren Kontos, denn der Webhook gilt, bis ihn jemand beendet.",
  },
  newsletter_subscriptions: {
    title: "Newsletter",
    what: "Ihre E-Mail-Adresse, welchem Wortlaut Sie zugestimmt haben, wann Sie sie eingegeben, bestätigt und abbestellt haben, und der zufällige Teil Ihrer Links zum Abbestellen.",
    why: "Um Ihnen den Newsletter zu senden, Ihre Zustimmung nachzuweisen und Sie ohne Anmeldung abbestellen zu lassen.",
    retention: "Ohne Bestätigung 48 Stunden. Sonst bis zum Abbestellen und als Nachweis drei Jahre länger.",
    removed:
      "Gelöscht, wenn es die bestätigte E-Mail-Adresse des Kontos ist. Sonst bestellen Sie über den Link in jeder E-Mail ab.",
  },
  stock_alerts: {
    title: "Wieder verfügbar",
    what: "Ihre E-Mail-Adresse, die Nummer Ihres Kontos, wenn Sie angemeldet waren, auf welches Produkt Sie warten, welchem Wortlaut Sie zugestimmt haben, wann Sie gefragt haben, und wann Ihre E-Mail eingereiht wurde.",
    why: "Um Ihnen einmal zu schreiben, wenn das Produkt wieder da ist.",
    retention: "Bis die E-Mail gesendet ist oder das Produkt nicht mehr verkauft wird, höchstens 180 Tage.",
    removed:
      "Gelöscht, wenn Sie beim Fragen angemeldet waren, oder wenn es die bestätigte E-Mail-Adresse des Kontos ist.",
  },
  rate_limits: {
    title: "Zähler gegen Missbrauch",
    what: "Ihre Netzwerkadresse oder die Nummer Ihres Kontos und wie oft Sie sich in der letzten Minute oder Stunde angemeldet, bestellt oder gesucht haben. Das speichern nur Shops mit mehreren Prozessen.",
    why: "Damit niemand den Shop für alle anderen blockiert oder Passwörter ausprobiert.",
    retention: "Höchstens drei Stunden.",
    removed:
      "Was für Ihr Konto gezählt ist, wird sofort gelöscht; was für Ihre Netzwerkadresse gezählt ist, innerhalb von drei Stunden.",
  },
};
