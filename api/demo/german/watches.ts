import type { TextsBySlug } from "../catalogue/demo-product";

/** The German texts of the demo's watches, by the product's slug. */
export const germanWatches: TextsBySlug = {
  "halden-skerry-300": {
    name: "Halden Skerry 300 Automatik-Taucheruhr",
    description:
      "Eine Taucheruhr für jeden Tag: 40,5 mm Stahl, eine Keramiklünette, die satt einrastet, und Leuchtmasse, die man in dreißig Metern Tiefe noch abliest. Das Band lässt sich ohne Werkzeug über den Neoprenanzug verlängern.\n" +
      "Werk: Automatik, 28.800 A/h, 68 h Gangreserve, Sekundenstopp\n" +
      "Gehäuse: Edelstahl 316L, 40,5 mm, 48 mm von Horn zu Horn, 12,6 mm hoch\n" +
      "Glas: gewölbtes Saphirglas, innen entspiegelt\n" +
      "Wasserdicht bis: 300 m, verschraubte Krone\n" +
      "Lünette: Keramik, 120 Rasten, einseitig drehbar\n" +
      "Band: Edelstahl, 20 mm, Taucherverlängerung",
  },
  "halden-skerry-200-bronze": {
    name: "Halden Skerry 200 Bronze",
    description:
      "Ein Bronzegehäuse, das beim Tragen nachdunkelt: Nach einem Sommer gleicht keines mehr dem anderen. Der Boden ist aus Titan und färbt die Haut nicht. Das grüne Rauchzifferblatt wird zum Rand hin dunkler.\n" +
      "Werk: Automatik, 41 h Gangreserve\n" +
      "Gehäuse: Bronze CuSn8, Boden aus Titan, 39 mm, 47 mm von Horn zu Horn\n" +
      "Glas: flaches Saphirglas\n" +
      "Wasserdicht bis: 200 m\n" +
      "Band: gewebtes Textil, 20 mm, läuft unter dem Gehäuse durch",
  },
  "halden-reefwright-500-titanium": {
    name: "Halden Reefwright 500 Titan",
    description:
      "Eine Titan-Taucheruhr mit Kissengehäuse für alle, die unter Wasser arbeiten. Das orange Zifferblatt bleibt am längsten sichtbar, die Krone lässt sich mit Handschuhen drehen, und die Uhr wiegt 40 % weniger als aus Stahl.\n" +
      "Werk: Automatik, antimagnetisch bis 4.800 A/m, 60 h Gangreserve\n" +
      "Gehäuse: Titan Grade 5, 43 mm, 49 mm von Horn zu Horn\n" +
      "Glas: Saphirglas, 3,8 mm stark\n" +
      "Wasserdicht bis: 500 m, automatisches Heliumventil\n" +
      "Band: FKM-Kautschuk, 22 mm",
  },
  "halden-lagoon-36": {
    name: "Halden Lagoon 36",
    description:
      "Eine echte Taucheruhr bis 200 m im 36-mm-Gehäuse, mit weißem Lackzifferblatt, Wellenmuster und einem Milanaiseband, das in Minuten trocknet. Gemacht für schmale Handgelenke.\n" +
      "Werk: Automatik, 42 h Gangreserve\n" +
      "Gehäuse: Edelstahl, 36 mm, 43,5 mm von Horn zu Horn, 11,4 mm hoch\n" +
      "Glas: Saphirglas\n" +
      "Wasserdicht bis: 200 m\n" +
      "Band: Milanaise aus Edelstahl, 18 mm, Schiebeschließe",
  },
  "kestrelmark-field-38": {
    name: "Kestrelmark Field 38 Handaufzug",
    description:
      "Eine schlichte, robuste Feldarmbanduhr: Ziffern für 12 und 24 Stunden, ein Handaufzugswerk und ein mattes Gehäuse, das in der Sonne nicht blitzt. Einmal am Morgen aufziehen genügt.\n" +
      "Werk: Handaufzug, 21.600 A/h, 80 h Gangreserve\n" +
      "Gehäuse: perlgestrahlter Edelstahl, 38 mm, 46 mm von Horn zu Horn, 9,9 mm hoch\n" +
      "Glas: Saphirglas, beidseitig entspiegelt\n" +
      "Wasserdicht bis: 100 m\n" +
      "Band: NATO, 20 mm, von Hand geschnitten und versiegelt",
  },
  "kestrelmark-drylands-solar": {
    name: "Kestrelmark Drylands Solar",
    description:
      "Läuft zehn Monate im Dunkeln und bei Tageslicht ohne Ende. Das sandfarbene Zifferblatt ist die Solarzelle, also muss keine Batterie gewechselt werden. Die Kathedralzeiger erinnern an frühe Felduhren.\n" +
      "Werk: Solarquarz, ±15 s im Monat, 10 Monate Reserve\n" +
      "Gehäuse: Edelstahl, 40 mm, 47,5 mm von Horn zu Horn, 10,2 mm hoch\n" +
      "Glas: Saphirglas\n" +
      "Wasserdicht bis: 100 m\n" +
      "Band: pflanzlich gegerbtes Leder, 20 mm",
  },
  "norrvik-polar-gmt": {
    name: "Norrvik Polar GMT 40",
    description:
      "Die Heimatzeit am vierten Zeiger, die Ortszeit an den anderen. Nach der Landung springt der Stundenzeiger allein, und die Uhr läuft weiter. Die zweifarbige Lünette trennt Tag und Nacht zu Hause.\n" +
      "Werk: Automatik, springende Ortszeit, 28.800 A/h, 70 h Gangreserve\n" +
      "Gehäuse: Edelstahl, 40 mm, 47 mm von Horn zu Horn, 12,1 mm hoch\n" +
      "Lünette: 24 Stunden, Keramik, zweifarbig, 48 Rasten in beide Richtungen\n" +
      "Glas: Saphirglas mit Datumslupe\n" +
      "Wasserdicht bis: 100 m\n" +
      "Band: fünf Reihen, 20 mm, 5 mm Feinverstellung",
  },
  "orrin-vale-quarto-36": {
    name: "Orrin & Vale Quarto 36 Kleine Sekunde",
    description:
      "Eine elegante Uhr mit Goldhaube, 36 mm groß, mit Handaufzug und nur 7,4 mm flach, die kleine Sekunde bei der Sechs. Schlicht genug für jeden Tag, fein genug für die besonderen.\n" +
      "Werk: Handaufzug, 21.600 A/h, 52 h Gangreserve\n" +
      "Gehäuse: Edelstahl mit Haube aus 18 kt Gold, 36 mm, 43 mm von Horn zu Horn\n" +
      "Glas: gewölbtes Saphirglas\n" +
      "Wasserdicht bis: 30 m\n" +
      "Band: schwarzes Kalbsleder, 18 mm, Dornschließe",
  },
  "orrin-vale-luna": {
    name: "Orrin & Vale Luna Mondphase",
    description:
      "Eine klassische Mondphase mit dem Mond bei der Sechs, römischen Ziffern und gebläuten Blattzeigern. Sie wird allein an der Krone gestellt und bleibt zweieinhalb Jahre lang auf den Tag genau.\n" +
      "Werk: Automatik, Mondphase mit 59 Zähnen, 42 h Gangreserve\n" +
      "Gehäuse: polierter Edelstahl, 39 mm, 46,5 mm von Horn zu Horn, 10,8 mm hoch\n" +
      "Glas: Saphirglas, vorn und hinten\n" +
      "Wasserdicht bis: 50 m\n" +
      "Band: marineblaues Kalbsleder, 20 mm, Faltschließe",
  },
  "orrin-vale-brancard": {
    name: "Orrin & Vale Brancard",
    description:
      "Eine rechteckige goldfarbene Uhr mit blauem Stein in der Krone, in den Proportionen von 1925. Gestreckte römische Ziffern, eine Eisenbahnminuterie und über der Flamme gebläute Schwertzeiger.\n" +
      "Werk: Handaufzug, 38 h Gangreserve\n" +
      "Gehäuse: Edelstahl mit Goldhaube, 28 × 38 mm, 6,9 mm hoch\n" +
      "Glas: Saphirglas\n" +
      "Wasserdicht bis: 30 m\n" +
      "Band: weinrotes Kalbsleder, 20 mm",
  },
  "orrin-vale-cambre": {
    name: "Orrin & Vale Cambré Tonneau",
    description:
      "Ein tonnenförmiges Gehäuse, das dem Handgelenk folgt, ein guillochiertes Zifferblatt und eine Minuterie, die seine Form nachzeichnet. Außen roségoldfarben, innen ein Formwerk.\n" +
      "Werk: Formwerk mit Handaufzug, 45 h Gangreserve\n" +
      "Gehäuse: roségoldfarbener Edelstahl, 33 × 41 mm, 9,5 mm hoch\n" +
      "Glas: gebogenes Saphirglas\n" +
      "Wasserdicht bis: 30 m\n" +
      "Band: kastanienbraunes Kalbsleder, 20 mm",
  },
  "orrin-vale-coeur": {
    name: "Orrin & Vale Coeur Open Heart",
    description:
      "Ein Fenster bei der Sechs zeigt die Unruh bei der Arbeit, acht Schläge in der Sekunde. Der Rest des Zifferblatts ist ein tiefes Pflaume, das abends schwarz wirkt.\n" +
      "Werk: Automatik, 28.800 A/h, 42 h Gangreserve\n" +
      "Gehäuse: polierter Edelstahl, 40 mm, 47 mm von Horn zu Horn, 11,2 mm hoch\n" +
      "Glas: Saphirglas, Boden aus Mineralglas\n" +
      "Wasserdicht bis: 50 m\n" +
      "Band: schwarzes Kalbsleder, 20 mm, Doppelfaltschließe",
  },
  "tessaro-circuit-41": {
    name: "Tessaro Circuit 41 Chronograph",
    description:
      "Ein Chronograph mit weißem Zifferblatt, drei schwarzen Totalisatoren und einem Tachymeter, das die Geschwindigkeit über einen Kilometer anzeigt. Schaltrad und Vertikalkupplung: Der Stoppzeiger startet, ohne zu springen.\n" +
      "Werk: Automatik-Chronograph, 28.800 A/h, 60 h Gangreserve, 12-h-Zähler\n" +
      "Gehäuse: Edelstahl, 41 mm, 49 mm von Horn zu Horn, 13,4 mm hoch\n" +
      "Lünette: schwarze Keramik, Tachymeter bis 500 Einheiten je Stunde\n" +
      "Glas: hoch gewölbtes Saphirglas\n" +
      "Wasserdicht bis: 100 m\n" +
      "Band: gelochtes Kalbsleder, 20 mm, Faltschließe",
  },
  "tessaro-monoposto": {
    name: "Tessaro Monoposto Bicompax in Racing Green",
    description:
      "Zwei Totalisatoren im Kissengehäuse, in Racing Green. Das Werk wird von Hand aufgezogen, also verdeckt es nichts hinter dem Glasboden, und mit 12 mm Höhe liegt das Gehäuse wie ein Instrument in der Hand.\n" +
      "Werk: Handaufzugs-Chronograph, 30-min-Zähler, 63 h Gangreserve\n" +
      "Gehäuse: Edelstahl, 39 mm, 46 mm von Horn zu Horn\n" +
      "Glas: gewölbtes Saphirglas, vorn und hinten\n" +
      "Wasserdicht bis: 50 m\n" +
      "Band: hellbraunes Rallye-Leder, 20 mm, Dornschließe",
  },
  "tessaro-stradale-quartz": {
    name: "Tessaro Stradale Quarz",
    description:
      "Ein Chronograph zum freundlichen Preis: Sein Mecaquarz-Werk läuft wie ein mechanisches und springt auf null zurück. Blaues Zifferblatt und glatte Lünette passen auch unter die Manschette.\n" +
      "Werk: Mecaquarz, 30-min-Zähler, Batterie für 3 Jahre\n" +
      "Gehäuse: Edelstahl, 40 mm, 47 mm von Horn zu Horn, 11,8 mm hoch\n" +
      "Glas: Mineralglas mit Saphirbeschichtung\n" +
      "Wasserdicht bis: 50 m\n" +
      "Band: italienisches Kalbsleder, 20 mm",
  },
  "tessaro-nero": {
    name: "Tessaro Nero Tachymeter",
    description:
      "Ganz in Graphit bis auf einen gelben Zeiger: ein Stahlgehäuse mit harter Kohlenstoffschicht, schwarze Totalisatoren auf schwarzem Zifferblatt, und nur die gestoppte Zeit in Farbe. Kratzfest und blendfrei.\n" +
      "Werk: Automatik-Chronograph, 28.800 A/h, 48 h Gangreserve\n" +
      "Gehäuse: Edelstahl mit DLC-Schicht von 2.000 HV, 42 mm, 50 mm von Horn zu Horn\n" +
      "Lünette: Tachymeter, graviert\n" +
      "Glas: Saphirglas, beidseitig entspiegelt\n" +
      "Wasserdicht bis: 100 m\n" +
      "Band: Naturkautschuk, 22 mm",
  },
  "kestrelmark-nightflight-42": {
    name: "Kestrelmark Nightflight 42",
    description:
      "Eine Fliegeruhr im Stil von 1940: große Ziffern, ein Dreieck bei der Zwölf und eine Zwiebelkrone für behandschuhte Finger. Alles auf dem Zifferblatt leuchtet im Dunkeln.\n" +
      "Werk: Automatik, 28.800 A/h, Weicheisenkäfig, 56 h Gangreserve\n" +
      "Gehäuse: gebürsteter Edelstahl, 42 mm, 50,5 mm von Horn zu Horn, 11,6 mm hoch\n" +
      "Glas: gewölbtes Saphirglas, beidseitig entspiegelt\n" +
      "Wasserdicht bis: 100 m\n" +
      "Band: genietetes Rindsleder, 22 mm",
  },
  "kestrelmark-observer-44": {
    name: "Kestrelmark Observer 44 Beobachtungsuhr",
    description:
      "Ein Navigatorzifferblatt mit den Minuten außen und den Stunden innen, damit man die Minuten zuerst liest. Große 44 mm, mit einem Band, das über den Ärmel passt.\n" +
      "Werk: Taschenuhrwerk mit Handaufzug, 18.000 A/h, 46 h Gangreserve\n" +
      "Gehäuse: Bronze, Boden aus Stahl, 44 mm, 53 mm von Horn zu Horn\n" +
      "Glas: Saphirglas\n" +
      "Wasserdicht bis: 50 m\n" +
      "Band: genietetes Sattelleder, 22 mm",
  },
  "kestrelmark-nato-strap-20": {
    name: "Kestrelmark NATO-Band 20 mm, Oliv und Sand",
    description:
      "Ein Stück gewebtes Nylon, das unter der Uhr durchläuft: Bricht ein Federsteg, bleibt die Uhr am Arm. Trocknet in einer halben Stunde und kostet weniger als ein Besuch beim Uhrmacher.\n" +
      "Band: Textil, 20 mm, 1,4 mm stark\n" +
      "Länge: 280 mm, von Hand geschnitten und versiegelt\n" +
      "Beschläge: gebürsteter Edelstahl, genäht und geschweißt\n" +
      "Passt zu: Field 38, Skerry 200 und jeder Uhr mit 20 mm Bandanstoß",
  },
};
