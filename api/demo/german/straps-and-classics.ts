import type { TextsBySlug } from "../catalogue/demo-product";

/** The German texts of the demo's straps, classic, sport and digital watches, by the product's slug. */
export const germanStrapsAndClassics: TextsBySlug = {
  "kestrelmark-nato-strap-22": {
    name: "Kestrelmark NATO-Band 22 mm, Marine und Rot",
    description:
      "Ein breiteres Band für Flieger- und Taucheruhren, in Regattafarben, die im Salzwasser nicht verblassen. Die Ringe sind gerundet und drücken weder am Arm noch auf dem Tisch.\n" +
      "Band: Textil, 22 mm, 1,4 mm stark\n" +
      "Länge: 290 mm, von Hand geschnitten und versiegelt\n" +
      "Beschläge: polierter Edelstahl, genäht und geschweißt\n" +
      "Passt zu: Nightflight 42, Reefwright 500 und jeder Uhr mit 22 mm Bandanstoß",
  },
  "aldermoor-leather-strap-20": {
    name: "Aldermoor Lederband 20 mm, Hellbraun",
    description:
      "Pflanzlich gegerbtes Leder, das mit den Jahren nachdunkelt. Von Hand mit Leinen genäht, mit weichem Leder gefüttert, mit Schnellwechselstegen: Zum Wechseln braucht man kein Werkzeug.\n" +
      "Band: Leder, 20 mm am Anstoß, 18 mm an der Schließe\n" +
      "Länge: 120 und 75 mm, 3,2 mm stark\n" +
      "Schließe: gebürsteter Edelstahl\n" +
      "Federstege: Schnellwechsel",
  },
  "aldermoor-leather-strap-18": {
    name: "Aldermoor Lederband 18 mm, Schwarz",
    description:
      "Das ruhige Band für die elegante Uhr: glattes schwarzes Kalbsleder, Ton in Ton genäht und dünn genug für jede Manschette. Die Kanten sind dreimal lackiert und poliert.\n" +
      "Band: Kalbsleder, 18 mm am Anstoß, 16 mm an der Schließe\n" +
      "Länge: 115 und 75 mm, 2,4 mm stark\n" +
      "Schließe: polierter Edelstahl\n" +
      "Federstege: Schnellwechsel",
  },
  "halden-rubber-strap-22": {
    name: "Halden Kautschukband 22 mm",
    description:
      "Das Band der Reefwright, einzeln. Es zieht keinen Staub an, riecht auch nach einem Sommer im Meer nicht, und seine Rippen lassen die Haut atmen. Die orange Schlaufe findet man auch in dunklem Wasser.\n" +
      "Band: FKM-Kautschuk, 22 mm\n" +
      "Länge: 130 und 80 mm\n" +
      "Schließe: Titan\n" +
      "Federstege: 1,8 mm, im Lieferumfang",
  },
  "lumenhof-mesh-bracelet-20": {
    name: "Lumenhof Milanaiseband 20 mm",
    description:
      "Gewebt aus Stahldraht von einem drittel Millimeter und flach gewalzt, sodass es wie Stoff am Arm liegt. Die Schließe gleitet auf jede Länge und hält dort; kein Glied muss entfernt werden.\n" +
      "Band: Milanaise aus Edelstahl, 20 mm\n" +
      "Länge: 75 bis 170 mm\n" +
      "Schließe: verschiebbar, mit Sicherung\n" +
      "Passt zu: Linie 38 und jeder Uhr mit 20 mm Bandanstoß",
  },
  "lumenhof-spring-bar-tool": {
    name: "Lumenhof Federstegwerkzeug",
    description:
      "An einem Ende eine Gabel, am anderen ein Stift: alles, was man braucht, um ein Band zu wechseln, ohne die Hörner zu zerkratzen. Die Spitzen sind gehärtet und austauschbar, der gerändelte Griff rutscht nicht.\n" +
      "Länge: 140 mm\n" +
      "Spitzen: Gabel 1,2 mm, Stift 0,8 mm, gehärteter Stahl\n" +
      "Gewicht: 0,03 kg\n" +
      "Lieferumfang: Werkzeug, zwei Ersatzspitzen, vier Federstege mit 18 und 20 mm",
  },
  "orrin-vale-watch-roll-3": {
    name: "Orrin & Vale Uhrenrolle für 3 Uhren",
    description:
      "Bringt drei Uhren ohne Kratzer durch jeden Flughafen. Außen Vollleder, innen weiches Veloursleder, und Kissen, die schmale Armbänder so gut halten wie breite.\n" +
      "Platz: drei Uhren bis 46 mm\n" +
      "Länge: 200 mm geschlossen, 90 mm Durchmesser\n" +
      "Außen: Leder, von Hand genäht\n" +
      "Innen: Veloursleder, herausnehmbare Kissen\n" +
      "Gewicht: 0,38 kg",
  },
  "aldermoor-council-36": {
    name: "Aldermoor Council 36 Bicolor",
    description:
      "Eine zeitlose Bicolor-Uhr: geriffelte Lünette, champagnerfarbenes Zifferblatt, ein Datum unter der Lupe und ein geschmeidiges Band aus Stahl und Goldhaube.\n" +
      "Werk: Automatik, Datumsschnellschaltung, 28.800 A/h, 50 h Gangreserve\n" +
      "Gehäuse: Edelstahl und Goldhaube, 36 mm, 43,5 mm von Horn zu Horn, 11,9 mm hoch\n" +
      "Glas: Saphirglas mit Datumslupe\n" +
      "Wasserdicht bis: 100 m\n" +
      "Band: fünf Reihen, 20 mm, verdeckte Schließe",
  },
  "aldermoor-stationmaster": {
    name: "Aldermoor Stationmaster Taschenuhr",
    description:
      "Eine offene Taschenuhr an der Panzerkette, mit Eisenbahnzifferblatt: kräftige Ziffern, Minuterie und kleine Sekunde bei der Sechs. Siebzehn Steine, Kronenaufzug und ein Ticken, das man in einem stillen Zimmer hört.\n" +
      "Werk: Handaufzug, 18.000 A/h, 17 Steine, 46 h Gangreserve\n" +
      "Gehäuse: Messing, goldfarben, 50 mm, verschraubter Boden\n" +
      "Glas: gewölbtes Acrylglas\n" +
      "Kette: 30 cm, Federring und Knebel\n" +
      "Lieferumfang: Uhr, Kette, Leinenbeutel",
  },
  "aldermoor-regulator": {
    name: "Aldermoor Regulator Nr. 3",
    description:
      "Oben die Stunden, unten die Sekunden und in der Mitte allein die Minuten, wie bei den Uhren, nach denen Werkstätten alle anderen stellten. Nach einem Tag hat man sich daran gewöhnt.\n" +
      "Werk: Automatik, Regulatormodul, 42 h Gangreserve\n" +
      "Gehäuse: Edelstahl, 40 mm, 47,5 mm von Horn zu Horn, 11,5 mm hoch\n" +
      "Zifferblatt: galvanisches Silber, gebürstet, weiße Hilfszifferblätter\n" +
      "Glas: Saphirglas, vorn und hinten\n" +
      "Wasserdicht bis: 50 m\n" +
      "Band: braunes Kalbsleder, 20 mm",
  },
  "lumenhof-kante-33": {
    name: "Lumenhof Kante 33",
    description:
      "Eine quadratische Uhr mit sanft gerundeten Ecken: 33 mm breit und 7,1 mm flach. Zwölf Striche, keine Ziffern, die kleine Sekunde bei der Sechs.\n" +
      "Werk: Handaufzug, 43 h Gangreserve\n" +
      "Gehäuse: Edelstahl, 33 × 33 mm, 7,1 mm hoch\n" +
      "Glas: flaches Saphirglas\n" +
      "Wasserdicht bis: 30 m\n" +
      "Band: Pferdeleder, 18 mm",
  },
  "lumenhof-linie-38": {
    name: "Lumenhof Linie 38",
    description:
      "Auf das Wesentliche reduziert und leicht abzulesen. Schmale Lünette, weißes Zifferblatt, Striche statt Ziffern und ein Milanaiseband aus Stahl.\n" +
      "Werk: Automatik, 3,2 mm flach, 43 h Gangreserve\n" +
      "Gehäuse: Edelstahl, 38 mm, 48 mm von Horn zu Horn, 6,8 mm hoch\n" +
      "Glas: Saphirglas, vorn und hinten\n" +
      "Wasserdicht bis: 50 m\n" +
      "Band: feines Milanaisegeflecht, 20 mm",
  },
  "lumenhof-skelett": {
    name: "Lumenhof Skelett",
    description:
      "Das ganze Werk im Blick: von Hand gesägte Brücken, dazwischen Räder aus Messing, und zwei rhodinierte Zeiger für die Zeit. Ein schönes Geschenk für alle, die gern Dinge zerlegen.\n" +
      "Werk: Handaufzug, skelettiert, 21 Steine, 55 h Gangreserve\n" +
      "Gehäuse: Edelstahl, 40 mm, 47 mm von Horn zu Horn, 9,8 mm hoch\n" +
      "Glas: Saphirglas, vorn und hinten\n" +
      "Wasserdicht bis: 30 m\n" +
      "Band: Kalbsleder mit Kautschukfutter, 20 mm",
  },
  "norrvik-facet-39": {
    name: "Norrvik Facet 39 Automatik",
    description:
      "Ein achteckiges Gehäuse, das ins Band übergeht, flach gebürstet und nur an den Kanten poliert. Mit 8,9 mm passt es unter jede Manschette, und das guillochierte Zifferblatt fängt das Licht.\n" +
      "Werk: Automatik, Mikrorotor, 72 h Gangreserve\n" +
      "Gehäuse: Edelstahl, 39 mm, 8,9 mm hoch, acht tragende Schrauben\n" +
      "Glas: Saphirglas, vorn und hinten\n" +
      "Wasserdicht bis: 100 m\n" +
      "Band: integriert, verjüngt von 26 auf 18 mm",
  },
  "norrvik-fjord-34": {
    name: "Norrvik Fjord 34 Lachs",
    description:
      "Eine ruhige Uhr mit 34 mm, lachsfarbenem Zifferblatt und ohne Datum. Die Zeiger sind von Hand poliert, und die schmalen Indizes fangen bei jeder Bewegung das Licht.\n" +
      "Werk: Automatik, 40 h Gangreserve\n" +
      "Gehäuse: Edelstahl, 34 mm, 41 mm von Horn zu Horn, 9,2 mm hoch\n" +
      "Glas: Saphirglas\n" +
      "Wasserdicht bis: 50 m\n" +
      "Band: Edelstahl, 18 mm, Doppelfaltschließe",
  },
  "norrvik-frost-38": {
    name: "Norrvik Frost 38 Gangreserve",
    description:
      "Ein eisblaues Zifferblatt, das zum Rand in Mitternachtsblau übergeht, mit einer Anzeige bei der Sechs, wie viel Kraft noch da ist. Nach drei Tagen in der Schublade läuft sie immer noch.\n" +
      "Werk: Automatik mit Gangreserveanzeige, 80 h\n" +
      "Gehäuse: Edelstahl, 38 mm, 45,5 mm von Horn zu Horn, 10,6 mm hoch\n" +
      "Glas: gewölbtes Saphirglas\n" +
      "Wasserdicht bis: 50 m\n" +
      "Band: graues Nubukleder, 20 mm",
  },
  "corvane-pulse-d1": {
    name: "Corvane Pulse D1",
    description:
      "Eine Digitaluhr, die alles kann, was man braucht: vier Tasten, eine Anzeige und eine Batterie für sieben Jahre. Stoppuhr, Countdown, fünf Alarme und ein Licht, im stoßfesten Kunststoffgehäuse.\n" +
      "Werk: Quarzmodul, ±15 s im Monat\n" +
      "Funktionen: Stoppuhr mit 1/100 s, 24-h-Countdown, 5 Alarme, zweite Zeitzone\n" +
      "Gehäuse: glasfaserverstärkter Kunststoff, 41 mm, 46 g insgesamt\n" +
      "Glas: Mineralglas, vertieft\n" +
      "Wasserdicht bis: 100 m\n" +
      "Band: Kunststoff, 22 mm",
  },
  "corvane-metro-lcd": {
    name: "Corvane Metro LCD Gold",
    description:
      "Der Look von 1983 in Gold, mit einem Werk von heute. Schiebeschließe, bernsteinfarbenes Licht und ein Stundensignal, das sich abschalten lässt.\n" +
      "Werk: Quarzmodul, ±20 s im Monat, Batterie für 5 Jahre\n" +
      "Funktionen: Stoppuhr, Alarm, Kalender bis 2099\n" +
      "Gehäuse: Edelstahl, goldfarben beschichtet, 36 mm, 8,2 mm hoch\n" +
      "Glas: Acrylglas\n" +
      "Wasserdicht bis: 100 m\n" +
      "Band: beschichteter Edelstahl, Schiebeschließe",
  },
  "lumenhof-erste": {
    name: "Lumenhof Erste für junge Hände",
    description:
      "Eine echte Uhr, um die Zeit zu lernen: jede Stunde und jede fünfte Minute beziffert, die Stunden farbig, die Minuten grau. Das Band passt etwa vier Jahre.\n" +
      "Werk: Quarz, lautlos, Batteriewechsel ein Leben lang kostenlos\n" +
      "Gehäuse: Edelstahl, 33 mm, nickelfrei\n" +
      "Glas: gehärtetes Mineralglas\n" +
      "Wasserdicht bis: 50 m\n" +
      "Band: waschbares Textil, 16 mm",
  },
};
