import type { TextsBySlug } from "../catalogue/demo-product";

/** The German texts of the demo's power tools and their accessories, by the product's slug. */
export const germanPowerTools: TextsBySlug = {
  "brenmark-dd18-drill-driver": {
    name: "Brenmark DD18 Akku-Bohrschrauber",
    description:
      "Ein kompakter Bohrschrauber für jeden Tag: 65 Nm für Scharniere und Lochsägen, kurz genug für das Innere eines Küchenschranks, und mit dem 4-Ah-Akku so ausgewogen, dass das Handgelenk gerade bleibt.\n" +
      "Spannung: 18 V, bürstenlos\n" +
      "Drehmoment: 65 Nm hart, 32 Nm weich, 21 Stufen\n" +
      "Leerlaufdrehzahl: 0–550 / 0–2.000 U/min\n" +
      "Bohrfutter: 1,5–13 mm, Metall, schlüssellos\n" +
      "Gewicht: 1,7 kg mit Akku\n" +
      "Lieferumfang: Bohrschrauber, zwei Akkus 4,0 Ah, Ladegerät, Gürtelhaken, Koffer",
  },
  "brenmark-id18-impact-driver": {
    name: "Brenmark ID18 Schlagschrauber",
    description:
      "Treibt 8 × 200 mm große Schrauben in Eiche, ohne Ruck in der Hand. Drei Drehzahlen und ein Blechmodus, der beim ersten Schlag stoppt und die Schraubenköpfe schont.\n" +
      "Spannung: 18 V, bürstenlos\n" +
      "Drehmoment: 190 Nm\n" +
      "Leerlaufdrehzahl: 0–3.400 U/min, 0–3.800 Schläge je Minute\n" +
      "Aufnahme: 1/4″ Sechskant, einhändig\n" +
      "Länge: 126 mm\n" +
      "Gewicht: 1,0 kg ohne Akku\n" +
      "Lieferumfang: nur das Gerät; läuft mit jedem Brenmark-Akku mit 18 V",
  },
  "brenmark-cs18-circular-saw": {
    name: "Brenmark CS18 Akku-Handkreissäge",
    description:
      "Schneidet eine Dachlatte bei 45 Grad in einem Zug, etwa neunzigmal je Ladung. Das Blatt sitzt links vom Motor und gibt Rechtshändern freie Sicht auf die Linie.\n" +
      "Spannung: 18 V, bürstenlos\n" +
      "Sägeblatt: 165 × 20 mm, 24 Hartmetallzähne\n" +
      "Schnitttiefe: 57 mm bei 90°, 42 mm bei 45°\n" +
      "Leerlaufdrehzahl: 5.000 U/min\n" +
      "Gewicht: 3,1 kg ohne Akku\n" +
      "Lieferumfang: Säge, Sägeblatt, Parallelanschlag, Innensechskantschlüssel",
  },
  "brenmark-mt12-multi-tool": {
    name: "Brenmark MT12 Oszillierendes Multifunktionswerkzeug",
    description:
      "Für Schnitte, an die kein anderes Werkzeug kommt: bündig am Boden, in der Wand, rund um ein Rohr. Blätter wechselt ein Hebel ohne Schlüssel, und der 12-V-Akku steckt im Griff.\n" +
      "Spannung: 12 V\n" +
      "Schwingungen: 8.000–20.000 je Minute, insgesamt 3,2°\n" +
      "Aufnahme: Sternform, magnetisch\n" +
      "Gewicht: 0,9 kg ohne Akku\n" +
      "Lieferumfang: Gerät, Tauchsägeblatt 32 mm, Segmentblatt, Schleifplatte, 12 Blätter",
  },
  "stahlbrook-rh26-rotary-hammer": {
    name: "Stahlbrook RH26 Bohrhammer",
    description:
      "Gemacht für Stahlbeton: 3,0 J je Schlag, ein gedämpfter Griff und eine Kupplung, die auslöst, bevor sich das Handgelenk verdreht. Bohren, Hämmern oder Meißeln mit einem Drehknopf.\n" +
      "Leistung: 850 W\n" +
      "Schlagenergie: 3,0 J, 4.000 Schläge je Minute\n" +
      "Bohrdurchmesser: 26 mm Beton, 30 mm Holz, 13 mm Stahl\n" +
      "Aufnahme: genuteter 10-mm-Hammerschaft\n" +
      "Vibration: 11 m/s²\n" +
      "Gewicht: 2,9 kg\n" +
      "Lieferumfang: Bohrhammer, Seitengriff, Tiefenanschlag, Koffer",
  },
  "stahlbrook-js120-jigsaw": {
    name: "Stahlbrook JS120 Stichsäge",
    description:
      "Bleibt auf der Linie: Das Blatt läuft zwischen zwei Hartmetallrollen, also kommt die Kurve durch eine 40-mm-Arbeitsplatte unten rechtwinklig an. Bügelgriff, Sanftanlauf, vier Pendelstufen.\n" +
      "Leistung: 720 W\n" +
      "Hübe: 800–3.000 je Minute, 26 mm\n" +
      "Schnitttiefe: 120 mm Holz, 10 mm Stahl\n" +
      "Fußplatte: Druckguss, beidseitig bis 45° neigbar\n" +
      "Gewicht: 2,6 kg\n" +
      "Lieferumfang: Säge, drei Sägeblätter mit T-Schaft, Splitterschutz, Koffer",
  },
  "stahlbrook-ag125-angle-grinder": {
    name: "Stahlbrook AG125 Winkelschleifer",
    description:
      "Für Stahl, Stein und festsitzende Schrauben. Die Schutzhaube dreht man ohne Werkzeug, und eine Bremse stoppt die Scheibe in zwei Sekunden.\n" +
      "Leistung: 1.400 W\n" +
      "Scheibe: 125 mm, Bohrung 22,23 mm, Spindel M14\n" +
      "Leerlaufdrehzahl: 2.800–11.500 U/min\n" +
      "Sicherheit: Wiederanlaufschutz, Rückschlagstopp, Bremse\n" +
      "Gewicht: 2,4 kg\n" +
      "Lieferumfang: Winkelschleifer, Schutzhaube, gedämpfter Seitengriff, Flansche",
  },
  "stahlbrook-hg2000-heat-gun": {
    name: "Stahlbrook HG2000 Heißluftgebläse",
    description:
      "Löst Farbe, biegt Acrylglas und schrumpft Schläuche, mit der tatsächlichen Temperatur auf der Anzeige. Es steht auf dem Rücken, damit beide Hände frei sind, und kühlt die Düse, bevor es ausgeht.\n" +
      "Leistung: 2.000 W\n" +
      "Temperatur: 80–630 °C in Schritten von 10\n" +
      "Luftmenge: 150 / 300 / 500 l je Minute\n" +
      "Gewicht: 0,9 kg\n" +
      "Lieferumfang: Gebläse, Flächendüse, Reflektordüse, Schabersatz",
  },
  "lindholt-ros150-orbit-sander": {
    name: "Lindholt ROS150 Exzenterschleifer",
    description:
      "Hinterlässt keine Kringel unter dem Lack. Der 5-mm-Hub nimmt alten Lack ab, leichter Druck vollendet eine Tischplatte, und der Staub landet in der Kassette.\n" +
      "Leistung: 400 W, elektronisch geregelt\n" +
      "Teller: 150 mm, Klett, 48 Löcher\n" +
      "Schwingkreis: 5 mm, 4.000–10.000 U/min\n" +
      "Staub: Kassette oder 27-mm-Schlauch\n" +
      "Gewicht: 1,8 kg\n" +
      "Lieferumfang: Schleifer, Staubkassette, sechs Scheiben P80–P240",
  },
  "lindholt-pr12-plunge-router": {
    name: "Lindholt PR12 Oberfräse",
    description:
      "Zwei Säulen, zwei Knäufe und kein Spiel dazwischen. Taucht 65 mm tief gegen einen Revolveranschlag mit sechs Stufen und nimmt Halbzollfräser für Arbeitsplatten und Treppen auf.\n" +
      "Leistung: 1.850 W, Sanftanlauf\n" +
      "Drehzahl: 8.000–23.000 U/min, konstant unter Last\n" +
      "Spannzangen: 6, 8 und 12,7 mm\n" +
      "Hub: 65 mm, Feineinstellung 0,1 mm\n" +
      "Gewicht: 5,1 kg\n" +
      "Lieferumfang: Fräse, drei Spannzangen, Parallelanschlag, Kopierhülse, Koffer",
  },
  "stahlbrook-hss-drill-bits-19": {
    name: "Stahlbrook HSS-Bohrersatz, 19-teilig",
    description:
      "Bohrer für Stahl, von 1 bis 10 mm in halben Millimetern. Der Kreuzanschliff beginnt, wo man ansetzt, und verläuft nicht; an der Titanschicht sieht man, wann ein Bohrer nachgeschliffen werden will.\n" +
      "Größen: 1 bis 10 mm, in Schritten von 0,5\n" +
      "Stahl: HSS-G, geschliffen, Titannitrid\n" +
      "Spitze: 135°, Kreuzanschliff\n" +
      "Gewicht: 0,7 kg\n" +
      "Lieferumfang: 19 Bohrer, Stahlkassette",
  },
  "stahlbrook-masonry-bits-5": {
    name: "Stahlbrook SDS-Betonbohrersatz, 5-teilig",
    description:
      "Vier Schneiden aus Hartmetall gehen ohne Verhaken durch Bewehrungsstahl. Die Wendel ist weit und fördert den Staub; eine Marke an der Spitze zeigt, wie lange der Dübel noch passt.\n" +
      "Größen: 5, 6, 8, 10 und 12 mm\n" +
      "Arbeitslänge: 100 mm\n" +
      "Schaft: genuteter 10-mm-Hammerschaft\n" +
      "Gewicht: 0,5 kg\n" +
      "Lieferumfang: 5 Bohrer, Halter",
  },
  "lindholt-forstner-bits-5": {
    name: "Lindholt Forstnerbohrersatz, 5-teilig",
    description:
      "Löcher mit flachem Grund und sauberem Rand, für Scharniere, Zapfen und Magnete. Der Rand schneidet, bevor die Messer heben, also reißt auch Furnier nicht, und geschärft wird mit einer kleinen Feile.\n" +
      "Größen: 15, 20, 25, 30 und 35 mm\n" +
      "Schaft: 10 mm, drei Flächen\n" +
      "Stahl: legierter Werkzeugstahl, geschliffen\n" +
      "Gewicht: 0,6 kg\n" +
      "Lieferumfang: 5 Bohrer, Buchenständer",
  },
  "brenmark-screwdriver-bits-32": {
    name: "Brenmark Schlagschrauber-Bitsatz, 32-teilig",
    description:
      "Bits für Schlagschrauber: Der Hals verdreht sich ein wenig, bevor die Spitze bricht. Farbringe zeigen, welcher welcher ist, und der magnetische Halter gibt einen Bit mit einem Zug frei.\n" +
      "Spitzen: PH, PZ, TX, Sechskant und Schlitz\n" +
      "Schaft: 1/4″ Sechskant, 25 und 50 mm\n" +
      "Stahl: S2, Torsionszone\n" +
      "Gewicht: 0,4 kg\n" +
      "Lieferumfang: 31 Bits, Schnellwechselhalter, Box",
  },
  "brenmark-saw-blade-165": {
    name: "Brenmark Feinschnitt-Sägeblatt 165 mm, 40 Zähne",
    description:
      "Macht aus einer Akkusäge eine für Arbeitsplatten und Böden. Vierzig wechselseitig geschliffene Hartmetallzähne hinterlassen eine Kante, die kein Schleifen braucht; Schlitze halten das Blatt leise und plan, wenn es warm wird.\n" +
      "Durchmesser: 165 mm, Bohrung 20 mm\n" +
      "Schnittbreite: 1,6 mm\n" +
      "Drehzahl: höchstens 8.000 U/min\n" +
      "Für: Holz, Laminat, Sperrholz\n" +
      "Gewicht: 0,3 kg",
  },
  "lindholt-sanding-discs-50": {
    name: "Lindholt Schleifscheiben 150 mm, 50 Stück",
    description:
      "Keramikkorn auf einem Papier, das am Rand nicht reißt. Die Löcher passen zu jedem 150-mm-Schleifer mit Absaugung, und die Beschichtung verhindert, dass Harz und Lack sie zusetzen.\n" +
      "Durchmesser: 150 mm, 19 Löcher\n" +
      "Körnung: P80, P120, P180 und P240\n" +
      "Träger: Klett\n" +
      "Gewicht: 0,6 kg",
  },
  "brenmark-battery-18v-5ah": {
    name: "Brenmark Akku 18 V 5,0 Ah",
    description:
      "Passt in jede Brenmark-Maschine mit 18 Volt und fasst ein Viertel mehr als der mitgelieferte. Vier Lampen zeigen die Ladung; er lädt in 55 Minuten und verträgt Kälte.\n" +
      "Spannung: 18 V\n" +
      "Kapazität: 5,0 Ah, 90 Wh\n" +
      "Zellen: Lithium-Ionen, geschützt gegen Hitze und Tiefentladung\n" +
      "Gewicht: 0,6 kg",
  },
};
