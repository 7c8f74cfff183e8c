/** The German comments of the demo's reviews, in the order of the English ones (demo-reviews.ts, demo-product-reviews.ts). */
export const germanReviews: readonly string[] = [
  "Vor dem Kauf der bronzenen Taucheruhr zwei Fragen zur Leuchtmasse gestellt. Am selben Tag kamen zwei klare Antworten.",
  "Knarre und ein Satz Schlüssel für die Garage. Guter Stahl. Die Schlüssel hätte ich gern in einer Rolle.",
  "Die Lieferung dauerte vier Tage, wie angegeben. Ich habe die Wasserwaage zur Probe umgedreht: Sie stimmt.",
  "Schöne Zange, ehrlicher Preis. Ein Griff hatte einen kleinen Kratzer.",
  "Mit dem Multifunktionswerkzeug alle Steckdosen einer Küche ausgeschnitten, mit einem Akku.",
  "Mein Paket war verspätet. Als ich schrieb, hatten sie beim Versand schon nachgefragt, und am nächsten Morgen war es da.",
  "Heißluftgebläse für alte Fensterrahmen. Löst acht Schichten Farbe ohne Mühe. Der Stand ist etwas schmal.",
  "Meine erste mechanische Uhr. Auf der Seite stand, wie man sie aufzieht und wie lange sie dann läuft, und beides stimmte.",
  "Der Schlüssel meines Vaters war ein Ironmere. Dieser liegt genauso in der Hand.",
  "Die Bohrer kommen sortiert und beschriftet. In den Karton hätten drei Sätze gepasst.",
  "Ein ernsthafter Klüpfel. Schwer, aber genau das will man hinter einem Stechbeitel.",
  "T-Griff-Schlüssel für Fahrräder. Alles ist, wo es sein soll, und bleibt da, auch wenn der Ständer fällt.",
  "Der Hobel war eingestellt und scharf, als er aus der Schachtel kam. Ein Span, dann ein Kaffee, dann noch ein Span.",
  "Ich kaufe für eine Werkstatt mit vier Leuten. Montag bestellt, Donnerstag da, und die Rechnung gefällt der Buchhaltung.",
  "Die Luna zum siebzigsten Geburtstag meiner Mutter. Schön verpackt und einen Tag vor dem Fest geliefert.",
  "Die Felduhr eine Woche beim Wegebau getragen. Schlamm, Regen und ein Sturz: kein Kratzer. Zwei Bänder nachbestellt.",
  "Die Säge kam mit verbogenem Bogen. Das Geld war in zwei Tagen zurück, und alle waren freundlich, also drei Sterne und nicht einer.",
  "Zwei Bandmaße, eines für jeden Transporter. Sie messen gleich, was ich von meinen alten nicht sagen kann.",
  "Ein Paket Scheiben hatte die falsche Körnung. Ich bekam das Geld zurück und durfte sie behalten.",
  "Fünf Uhren hier nebeneinander verglichen und mich dann für die Council entschieden. Nichts bereut.",
  "Die Uhrenrolle riecht wie eine Sattlerei. Ich habe zwei Uhren; jetzt brauche ich eine dritte.",
  "Der Laser ist innen hell genug. Mittags im Freien braucht man den Empfänger, wie es auf der Seite steht.",
  "Zum ersten Mal im Leben ein Band gewechselt, mit dem Werkzeug und den zwei Sätzen auf der Produktseite.",
  "Eine richtige Säge, die ich schärfen kann. Kam in einer Papphülle, in der ich sie immer noch aufhänge.",
  "Der Chronograph war zu groß für mein Handgelenk. Für die Rückgabe genügte eine E-Mail, und das Geld war in drei Tagen da.",
];

/** The German comments of a product's reviews, by its slug, in the order of the English ones. */
export const germanProductReviews: Readonly<Record<string, readonly string[]>> = {
  "garrick-thorne-no-4-plane": [
    "Ebene Sohle, rechtwinklige Seiten, und das Eisen war in zehn Minuten scharf. Das Beste fürs Geld in meiner Werkstatt.",
    "Angenehm schwer. Die Klappe saß anfangs fest; ein Tropfen Öl hat geholfen.",
    "Ich bin Anfänger und hatte am ersten Abend Späne, durch die man sehen kann. Den Wasserstein dazu nehmen.",
    "Schon mein zweiter: Der erste ging an meine Tochter. Gleiches Gewicht, gleicher Klang auf dem Brett.\n\nDer Frosch ist besser bearbeitet als vor zehn Jahren.",
  ],
  "kestrelmark-field-38": [
    "Auf einen Blick abzulesen, auch nachts. Ich vergesse, dass ich sie trage, und mehr verlange ich von einer Uhr nicht.",
    "Eine gute Uhr, aber das Band war an einem Loch ausgefranst. Es kam ein neues.",
    "Nach vier Monaten plus drei Sekunden am Tag. Kein Datum, kein Theater.",
    "Läuft gut und verträgt Stöße. Für den Fluss hätte ich gern eine verschraubte Krone gehabt.",
  ],
  "brenmark-dd18-drill-driver": [
    "Stark, und das Futter läuft rund. Der Gürtelhaken ist eher Beigabe.",
    "Wir teilen uns zu viert drei davon. Keiner kam je kaputt von der Baustelle zurück.",
    "Macht zu Hause alles, was ich verlange. Im ersten Gang dreht er 8-mm-Schrauben, ohne zu murren.",
  ],
  "stahlbrook-rh26-rotary-hammer": [
    "In einem Zug durch 40 cm alten Beton. Die Vibration ist erträglich, der Koffer nicht schön.",
  ],
  "halden-skerry-300": ["Lünette ohne Spiel, Leuchtmasse bis zum Morgen. Zweimal auf 30 m getragen."],
  "ironmere-hacksaw-300": ["Der Bogen kam verbogen, kein Schnitt war gerade. Sofort zurückgenommen."],
  "lindholt-pr12-plunge-router": [
    "Taucht weich ein und hält die Tiefe auf ein Zehntel. Die Absaugung funktioniert.",
  ],
  "aldermoor-council-36": [
    "Flach, leise und genau die richtige Größe. Das Blau der Zeiger ändert sich mit dem Licht.",
  ],
  "stahlbrook-js120-jigsaw": [
    "Schneidet rechtwinklig, wenn man sie lässt. Die Fußplatte könnte fester sitzen.",
  ],
};
