import type { TextsBySlug } from "../catalogue/demo-product";

/** The German texts of the demo's hand tools, by the product's slug. */
export const germanHandTools: TextsBySlug = {
  "ironmere-claw-hammer-20": {
    name: "Ironmere Klauenhammer 570 g",
    description:
      "Ein ausgewogener Zimmermannshammer mit geschmiedetem Kopf, Hickorystiel und einer Klaue, die auch unter zu tief eingeschlagene Nägel greift. Der Kopf sitzt gerade, also trifft er, wohin man schaut.\n" +
      "Kopf: 570 g, geschmiedet aus C45, Bahn gehärtet auf 55 HRC\n" +
      "Stiel: Hickory mit Gummischutz, 340 mm\n" +
      "Gewicht: 0,87 kg",
  },
  "ironmere-ball-peen-hammer": {
    name: "Ironmere Schlosserhammer mit Kugelfinne",
    description:
      "Eine flache Seite für Durchschläge, eine runde für Nieten: der Hammer der Schlosser und Silberschmiede. Das konische Auge ist doppelt verkeilt, mit Holz und mit Stahl, damit der Kopf hält.\n" +
      "Kopf: 450 g, gesenkgeschmiedet, beide Bahnen vergütet\n" +
      "Stiel: Esche, gewachst, 330 mm\n" +
      "Gewicht: 0,62 kg",
  },
  "garrick-thorne-joiners-mallet": {
    name: "Garrick & Thorne Tischlerklüpfel",
    description:
      "Gedämpfte Buche mit einem Eschenstiel, der mit jedem Schlag fester sitzt. Die Flächen sind um fünf Grad geneigt, damit man das Stemmeisen im Stehen gerade trifft.\n" +
      "Kopf: 150 × 100 × 65 mm, Schlagflächen aus Hirnholz\n" +
      "Stiel: Esche, 320 mm, mit Nussbaum verkeilt\n" +
      "Oberfläche: rohes Leinöl\n" +
      "Gewicht: 0,78 kg",
  },
  "ironmere-adjustable-wrench-250": {
    name: "Ironmere Rollgabelschlüssel 250 mm, weit öffnend",
    description:
      "Öffnet bis 38 mm, so weit wie die meisten Schlüssel mit 300 mm. Die Rändelschraube hat kaum Spiel, und die Backen sind schmal genug für die Mutter unter dem Waschbecken.\n" +
      "Länge: 250 mm\n" +
      "Öffnung: 0–38 mm, gelaserte Skala\n" +
      "Stahl: Chrom-Vanadium, mattverchromt\n" +
      "Griff: zwei Komponenten, getaucht\n" +
      "Gewicht: 0,44 kg",
  },
  "ironmere-combination-spanners-6": {
    name: "Ironmere Ringmaulschlüsselsatz, 6-teilig",
    description:
      "Die sechs nützlichsten Größen in einem Halter, der sofort zeigt, welche fehlt. Die Ringe greifen die Flächen statt der Ecken, die Mäuler stehen um 15 Grad schräg.\n" +
      "Größen: 8, 10, 13, 15, 17 und 19 mm\n" +
      "Stahl: 31CrV3, gesenkgeschmiedet, mattverchromt\n" +
      "Norm: DIN 3113 A\n" +
      "Lieferumfang: sechs Schlüssel, Halter mit Öse",
  },
  "ironmere-screwdrivers-5": {
    name: "Ironmere Schraubendrehersatz, 5-teilig",
    description:
      "Schlitz, Kreuz und Innensechsrund, mit genau geschliffenen Spitzen und Griffen, die nicht von der Leiter rollen. Die Stahlleiste wird an die Wand geschraubt.\n" +
      "Größen: SL 6,5, PH2, SL 5,5, PH1, TX20\n" +
      "Klingen: Chrom-Molybdän-Vanadium, 59 HRC\n" +
      "Griffe: zwei Komponenten, Sechskantansatz\n" +
      "Lieferumfang: fünf Schraubendreher, Leiste, zwei Schrauben",
  },
  "ironmere-combination-pliers-180": {
    name: "Ironmere Kombizange 180 mm",
    description:
      "Hält Flaches, hält Rundes und schneidet Draht. Das Gelenk ist geläppt, die Backen schließen ohne Spalt. Schneidet 2 mm Klavierdraht und bleibt scharf.\n" +
      "Länge: 180 mm\n" +
      "Schneiden: induktionsgehärtet, 62 HRC\n" +
      "Schneidet: 2,0 mm Klavierdraht, 3,4 mm mittelharten Draht\n" +
      "Gewicht: 0,25 kg",
  },
  "stahlbrook-torque-wrench-220": {
    name: "Stahlbrook Drehmomentschlüssel 1/2″, 20–220 Nm",
    description:
      "Der für Räder, Zylinderköpfe und Anhängerkupplungen. Eingestellt wird er am Griff, beim Drehmoment klickt er, und das fühlt man auch mit Handschuhen. Die Sperre hält den Wert für die nächsten zwanzig Schrauben.\n" +
      "Antrieb: 1/2″ Vierkant\n" +
      "Drehmoment: höchstens 220 Nm, in Schritten von 1\n" +
      "Genauigkeit: ±3 %, mit Prüfzeugnis\n" +
      "Länge: 465 mm\n" +
      "Gewicht: 1,4 kg\n" +
      "Lieferumfang: Schlüssel, Adapter von 1/2″ auf 3/8″, Koffer",
  },
  "stahlbrook-torque-wrench-60": {
    name: "Stahlbrook Drehmomentschlüssel 3/8″, 5–60 Nm",
    description:
      "Der kleine Bruder für Fahrräder, Motorräder und Zündkerzen, wo ein großer Schlüssel zu grob ist. Die Skala ist graviert und schwarz ausgelegt, also auch in zehn Jahren noch lesbar.\n" +
      "Antrieb: 3/8″ Vierkant\n" +
      "Drehmoment: höchstens 60 Nm, in Schritten von 0,5\n" +
      "Genauigkeit: ±3 %, mit Prüfzeugnis\n" +
      "Länge: 360 mm\n" +
      "Gewicht: 0,8 kg\n" +
      "Lieferumfang: Schlüssel, Adapter von 3/8″ auf 1/4″, Koffer",
  },
  "ironmere-ratchet-38": {
    name: "Ironmere Knarre 3/8″",
    description:
      "Zweiundsiebzig Zähne: Fünf Grad genügen bis zum nächsten, also arbeitet sie auch da, wo kein Platz zum Schwenken ist. Die Nuss löst der Daumen, und der Kopf lässt sich zum Reinigen öffnen.\n" +
      "Antrieb: 3/8″ Vierkant\n" +
      "Zähne: 72, beide Richtungen\n" +
      "Länge: 200 mm\n" +
      "Stahl: Chrom-Vanadium, poliert\n" +
      "Gewicht: 0,34 kg",
  },
  "ironmere-socket-set-46": {
    name: "Ironmere Steckschlüsselsatz 1/4″, 46-teilig",
    description:
      "Alles für kleine Schrauben, in einem Koffer, der von selbst einrastet und auch nach dem Sturz von der Werkbank geordnet bleibt. Die Nüsse greifen die Flächen und drehen auch runde Köpfe noch.\n" +
      "Antrieb: 1/4″ Vierkant\n" +
      "Nüsse: 4 bis 14 mm, Sechskant\n" +
      "Außerdem: Knarre, zwei Verlängerungen, Gelenk, 27 Bits mit Halter\n" +
      "Stahl: Chrom-Vanadium, matt\n" +
      "Gewicht: 1,2 kg\n" +
      "Lieferumfang: 46 Teile, Koffer",
  },
  "ironmere-sockets-12": {
    name: "Ironmere Lange Steckschlüssel 1/2″, 12-teilig",
    description:
      "Lang genug für Gewindestangen und Radmuttern. Zwölf Größen auf zwei Stahlleisten, jede geprägt und bedruckt: Ein leerer Platz fällt auf, bevor die Motorhaube zu ist.\n" +
      "Antrieb: 1/2″ Vierkant\n" +
      "Größen: 8, 10, 11, 12, 13, 14, 15, 17, 19, 21, 22 und 24 mm\n" +
      "Tiefe: 77 mm\n" +
      "Stahl: Chrom-Vanadium, poliert\n" +
      "Gewicht: 1,9 kg",
  },
  "ironmere-hex-keys-9": {
    name: "Ironmere Innensechskantschlüssel mit Kugelkopf, 9-teilig",
    description:
      "Arbeiten auch schräg: Der Kugelkopf dreht eine Schraube bei 25 Grad zur Achse, das kurze Ende zieht sie fest. Der Halter fächert auf und gibt nur den Schlüssel frei, an dem man zieht.\n" +
      "Größen: 1,5, 2, 2,5, 3, 4, 5, 6, 8 und 10 mm\n" +
      "Stahl: S2, gehärtet auf 59 HRC\n" +
      "Länge: 90 bis 224 mm\n" +
      "Gewicht: 0,46 kg",
  },
  "ironmere-t-handle-keys-6": {
    name: "Ironmere Innensechskantschlüssel mit T-Griff, 6-teilig",
    description:
      "Für die Werkbank, an der den ganzen Tag die gleichen Schrauben gedreht werden. Die lange Klinge reicht tief, die kurze im Griff macht die letzte Vierteldrehung, und der Ständer hält die Größen in Ordnung.\n" +
      "Größen: 2,5, 3, 4, 5, 6 und 8 mm\n" +
      "Klingen: 150 bis 200 mm, S2-Stahl\n" +
      "Griffe: zwei Komponenten, mit Aufhängeloch\n" +
      "Gewicht: 0,9 kg\n" +
      "Lieferumfang: sechs Schlüssel, Stahlständer",
  },
  "ironmere-water-pump-pliers-250": {
    name: "Ironmere Wasserpumpenzange 250 mm",
    description:
      "Auf Knopfdruck verstellt, in so feinen Stufen, dass die Griffe immer gut in der Hand liegen. Die Zähne stehen gegen die Drehrichtung: Rohre und Muttern ziehen die Backen fester.\n" +
      "Länge: 250 mm\n" +
      "Öffnung: 46 mm\n" +
      "Stufen: 25, mit Klemmschutz\n" +
      "Stahl: Chrom-Vanadium, Zähne gehärtet auf 61 HRC\n" +
      "Gewicht: 0,33 kg",
  },
  "ironmere-side-cutters-160": {
    name: "Ironmere Seitenschneider 160 mm",
    description:
      "Schneidet an der Spitze eine einzelne Kupferlitze sauber und weiter hinten einen 2-mm-Nagel. Das Gelenk hat kein Spiel, die Feder öffnet die Griffe, und die Hand ist auch nach einem Schaltschrank noch frisch.\n" +
      "Länge: 160 mm\n" +
      "Schneiden: induktionsgehärtet, 64 HRC\n" +
      "Schneidet: 2,3 mm harten Draht, 4,0 mm Kupfer\n" +
      "Gewicht: 0,21 kg",
  },
  "garrick-thorne-bevel-chisels-4": {
    name: "Garrick & Thorne Stechbeitelsatz, 4-teilig",
    description:
      "Vier Beitel, scharf ab Werk: Spiegelseiten geläppt, Fasen abgezogen, Buchenhefte mit Schlagring für den Klüpfel. Die Seiten sind dünn geschliffen, für die Ecken einer Schwalbenschwanzzinke.\n" +
      "Breiten: 6, 12, 18 und 25 mm\n" +
      "Stahl: Werkzeugstahl O1, 61 HRC, 25° Fase\n" +
      "Hefte: Buche, Zwinge aus Messing, Schlagring aus Stahl\n" +
      "Lieferumfang: vier Beitel, Lederrolle",
  },
  "garrick-thorne-no-4-plane": {
    name: "Garrick & Thorne Putzhobel Nr. 4",
    description:
      "Nimmt Späne ab, durch die man lesen kann. Ein entspannter Eisenkörper, ein Frosch, der vollflächig aufliegt, und ein Eisen von 3 mm: einmal einstellen, den ganzen Tag hobeln.\n" +
      "Körper: Sphäroguss, Sohle plan auf 0,04 mm, 245 mm\n" +
      "Eisen: 50 mm, O1-Stahl, 3 mm, 62 HRC\n" +
      "Bettung: 45°, verstellbares Maul\n" +
      "Griffe: Nussbaum\n" +
      "Gewicht: 2,0 kg",
  },
  "mizuhane-kataba-265": {
    name: "Mizuhane Kataba Zugsäge 265 mm",
    description:
      "Schneidet auf Zug, deshalb darf das Blatt dünn sein und der Schnitt schmaler als ein Bleistiftstrich. Querschnittzähne mit drei Fasen hinterlassen Hirnholz, das keinen Hobel braucht.\n" +
      "Blatt: 265 mm, 0,6 mm stark, Schnittfuge 0,9 mm, austauschbar\n" +
      "Zähne: 14 je Zoll, impulsgehärtet\n" +
      "Griff: Zypresse, mit Rohr umwickelt\n" +
      "Gewicht: 0,24 kg",
  },
  "ironmere-hacksaw-300": {
    name: "Ironmere Metallsägebogen mit Hochspannung",
    description:
      "Ein sehr steifer Bogen: 1.100 N Blattspannung, eingestellt mit einem Hebel im Griff. Für bündige Schnitte wird das Blatt um 45 Grad gedreht, und fünf Ersatzblätter liegen im Rohr.\n" +
      "Blatt: 300 mm, Bimetall, 24 Zähne je Zoll\n" +
      "Schnitttiefe: 105 mm\n" +
      "Bogen: Stahlrohr, pulverbeschichteter Griff\n" +
      "Gewicht: 0,71 kg\n" +
      "Lieferumfang: Bogen, ein Blatt eingesetzt",
  },
  "garrick-thorne-f-clamp-600": {
    name: "Garrick & Thorne Schraubzwinge 600 mm",
    description:
      "Die Zwinge, von der man nie genug hat. Arme aus Temperguss auf einer kaltgezogenen Schiene, eine Spindel, die sich mit zwei Fingern dreht, und Schutzkappen, die auch in weichem Holz keine Spur hinterlassen.\n" +
      "Öffnung: 600 mm\n" +
      "Ausladung: 120 mm\n" +
      "Spannkraft: 5.500 N\n" +
      "Schiene: 30 × 8 mm, geriffelt\n" +
      "Griff: Buche, geölt\n" +
      "Gewicht: 1,9 kg",
  },
  "stahlbrook-bench-vice-125": {
    name: "Stahlbrook Schraubstock 125",
    description:
      "Ein Gussschraubstock für ein ganzes Arbeitsleben. Die Führung ist vierkantig und geschlossen, die Backen sind austauschbar, und hinter ihnen liegt ein Amboss zum Hämmern.\n" +
      "Backen: 125 mm breit, gehärtet, Spannweite 150 mm\n" +
      "Ausladung: 80 mm\n" +
      "Körper: Sphäroguss, Drehteller 360°\n" +
      "Spannkraft: 30 kN\n" +
      "Gewicht: 16,5 kg",
  },
  "garrick-thorne-panel-saw-550": {
    name: "Garrick & Thorne Fuchsschwanz 550 mm",
    description:
      "Eine Handsäge, die sich schärfen lässt und es wert ist. Das Blatt ist konisch geschliffen und klemmt auch in tiefen Schnitten nicht, der Buchengriff ist für vier Finger und einen Zeigefinger geformt.\n" +
      "Blatt: 550 mm, konisch geschliffener Federstahl\n" +
      "Zähne: 8 Zähne je Zoll, Querschnitt\n" +
      "Griff: Buche, drei Messingschrauben\n" +
      "Gewicht: 0,68 kg",
  },
  "mizuhane-water-stone": {
    name: "Mizuhane Wasserstein 1000/6000",
    description:
      "Schärft Stechbeitel, Hobeleisen und Küchenmesser. Die grobe Seite entfernt eine kleine Scharte in fünf Minuten, die feine hinterlässt eine Schneide, die rasiert. Nach fünf Minuten im Wasser ist er bereit.\n" +
      "Körnung: 1000 und 6000\n" +
      "Größe: 180 × 60 × 27 mm\n" +
      "Sockel: Nussbaum, mit Gummifuß\n" +
      "Gewicht: 0,9 kg\n" +
      "Lieferumfang: Stein, Sockel, Abrichtstein",
  },
  "ironmere-ratchet-straps-4": {
    name: "Ironmere Spanngurte mit Ratsche 5 m, 4-teilig",
    description:
      "Für Dachträger, Anhänger und Transporter. Das Gurtband ist an tragenden Stellen doppelt genäht, die Ratsche öffnet man mit Handschuhen, und jeder Haken hat eine Feder, die ihn in der Öse hält.\n" +
      "Länge: je 5 m, 25 mm breit\n" +
      "Zurrkraft: 750 daN, EN 12195-2\n" +
      "Gurtband: Polyester\n" +
      "Gewicht: 1,9 kg\n" +
      "Lieferumfang: vier Gurte, Beutel",
  },
  "ironmere-toolbox-18": {
    name: "Ironmere Werkzeugkasten aus Stahl, 46 cm",
    description:
      "Aus einem Blech gefaltet und an den Ecken verschweißt, mit einem Deckel, auf dem man sitzen kann. Der Einsatz lässt sich in einem Stück herausnehmen, und die zähe Pulverbeschichtung verträgt Stöße.\n" +
      "Außenmaße: 460 × 220 × 240 mm\n" +
      "Stahl: 0,8 mm, pulverbeschichtet\n" +
      "Traglast: 25 kg\n" +
      "Gewicht: 3,4 kg\n" +
      "Lieferumfang: Kasten, herausnehmbarer Einsatz",
  },
  "ironmere-utility-knife": {
    name: "Ironmere Cuttermesser",
    description:
      "Ein Messer für Kartons, Teppich und Gipskarton. Das Druckgussgehäuse öffnet sich ohne Schraubendreher, fasst fünf Ersatzklingen und hält die Klinge in drei Längen fest.\n" +
      "Klinge: Trapez, 61 × 19 mm, 0,6 mm\n" +
      "Gehäuse: Zinkdruckguss mit Gummi\n" +
      "Länge: 165 mm\n" +
      "Gewicht: 0,16 kg\n" +
      "Lieferumfang: Messer, sechs Klingen",
  },
};
