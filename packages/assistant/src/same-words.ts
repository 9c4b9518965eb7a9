import type { Language } from "./answer.ts";

/** A line for each word that others stand for: the word, then what else people write for it, umlauts written out. */
const lines: Record<Language, string> = {
  de: `
    nicht: ned net nid nit nich
    nichts: nix nuescht
    ist: isch
    das: des dat
    was: wat
    auch: au ooch
    kostet: kost koscht
    eine: ne
    einen: nen
    euch: enk eich
    haben: ham
    firma: unternehmen laden konzern
    firmen: betriebe unternehmens
    mitarbeiter: angestellte angestellten beschaeftigte beschaeftigten belegschaft personal kollegen
    website: webseite internetseite webauftritt internetauftritt
    loeschen: entfernen tilgen vernichten
    geloescht: entfernt getilgt vernichtet
    schnell: flott zuegig fix rasch
    zahlen: blechen loehnen berappen hinblaettern latzen
    bezahlt: geblecht geloehnt berappt
    bekommen: kriegen erhalten
    bekomme: kriege krieg erhalte
    bekommt: kriegt erhaelt erhaltet
    pruefen: ueberpruefen checken kontrollieren
    prueft: ueberprueft checkt kontrolliert
    lohnt: rentiert amortisiert auszahlt
    startet: anfaengt loslegt beginnt
    starten: anfangen loslegen beginnen
    chef: boss
    bot: chatbot
    handy: smartphone mobiltelefon
    mail: email mails emails
    telefonieren: quatschen schnacken
    programmierer: entwickler coder informatiker
    angebot: offerte kostenvoranschlag
    infos: informationen
    verkauf: sales
    schweiz: schwiz schwyz schweitz
    oesterreich: oestereich oestreich osterreich ostereich
    wochenende: samstag samstags sonntag sonntags
    protokolliert: mitgeschrieben mitgeloggt geloggt
    geaendert: veraendert
    anbindung: integration anschluss
    anbinden: anschliessen integrieren verknuepfen koppeln
    rabatt: nachlass preisnachlass skonto
    aussteigen: rauskommen rausgehen
    ansprechpartner: kontaktperson
    stoerung: ausfall
    weitergeben: weiterreichen
    verspricht: garantiert
    versprechen: garantieren
    verstaendlich: kapierbar
    anwalt: jurist rechtsanwalt
    `,
  en: `
    you: u ya
    your: ur
    are: r
    please: pls plz
    about: abt
    with: w
    because: cuz cos
    kind: kinda sort sorta
    want: wanna
    have: gotta
    companies: firms businesses enterprises organisations organizations
    company: firm enterprise organisation organization
    staff: employees workers workforce personnel crew colleagues
    people: folks ppl persons
    developer: programmer coder dev
    developers: programmers coders devs
    website: site webpage
    phone: telephone
    delete: erase remove wipe
    deleted: erased removed wiped
    store: save retain
    stored: saved retained
    stores: saves retains
    quick: fast rapid speedy
    quickly: fast speedily
    cancel: terminate
    buy: purchase
    enquiry: inquiry query
    enquiries: inquiries queries
    email: mail
    emails: mails
    charge: bill
    money: cash bucks
    earliest: soonest
    bot: chatbot
    offer: quote quotation
    details: infos info information
    boss: ceo chief
    worth: worthwhile
    begin: commence
    appointments: meetings
    appointment: meeting
    year: yr
    years: yrs
    month: mth
    lowest: least minimum cheapest
    vanish: disappear
    weekends: weekend sunday sundays saturday saturdays
    dispute: row quarrel
    arbitration: mediation conciliation
    connect: integrate hook plug
    connected: integrated hooked plugged
    lawyer: attorney solicitor
    penalty: fine fines penalties
    dismiss: sack
    hire: recruit
    double: twice
    bookkeeping: accounting
    reply: respond
    replies: responds
    upfront: beforehand
    outage: downtime
    accessibility: accessability accesibility
    accessible: accessable accesible
    `,
};

const meant = (language: Language) =>
  new Map(
    lines[language]
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [word = "", others = ""] = line.trim().split(": ");
        return others.split(" ").map((other): [string, string] => [other, word]);
      }),
  );

const same: Record<Language, ReadonlyMap<string, string>> = { de: meant("de"), en: meant("en") };

/** The word that is written more often for the same. @param word in small letters, without accents. */
export const commonOf = (word: string, language: Language): string => same[language].get(word) ?? word;
