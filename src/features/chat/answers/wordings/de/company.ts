/** How visitors ask about the company itself: one wording a line. */
export const company = {
  place: `
wo sitzt Ihr Unternehmen
Standort
Adresse
wo ist euer Büro
Sitz der Firma
sitzt ihr in Frankfurt
Anschrift
wo kommt ihr her
kann ich vorbeikommen
Anfahrt
seid ihr ein deutsches Unternehmen
in welcher Stadt sind Sie
Firmensitz
Postanschrift
wo seid ihr zuhause
gibt es eine Niederlassung in Berlin
Besuch im Büro möglich
seid ihr in meiner nähe
Parkplätze beim Büro
aus welchem Land kommt die Firma
habts ihr auch a büro in München
straße und hausnummer
wegbeschreibung
wo findet man sie
wo genau in Frankfurt seid ihr
Kann ich euch im Büro besuchen?
Kann ich persönlich bei euch vorbeikommen?
Ihr sitzt in Frankfurt, oder?
Adresse für Briefpost
wohin schicke ich ein Einschreiben oder Paket
(wo|in welcher Stadt|an welchem Ort) (ist|sitzt|seid|habt|sind|befindet sich|liegt) (euer Büro|ihr|Ihre Firma|das Büro|Ihr Unternehmen|der Firmensitz|Mainlicht|Sie) (eigentlich|genau|zu Hause|ansässig|)
(Adresse|Anschrift|Standort|Firmensitz|Sitz|Büro|Postadresse|Wegbeschreibung|Anfahrt|Parkplatz|Lageplan|Straße und Hausnummer|Postanschrift|Hauptsitz|Firmenadresse) (bitte|für einen Brief|für die Rechnung|)
(wohin|an welche Adresse) (kann|soll|schicke) ich (einen Brief|Post|ein Paket|ein Einschreiben|die Unterlagen) (schicken|senden|hinschicken|)
(kann ich|darf man|könnte ich) (bei euch|im Büro|mal|) (vorbeikommen|euch besuchen|persönlich vorbeischauen)
(wie|wo) (komme ich zu euch|finde ich euch|fahre ich hin|parke ich bei euch)
(seid ihr|sitzt ihr|sind Sie) (in Frankfurt|in Deutschland|hier in der Nähe|aus Hessen|ein deutsches Unternehmen)
Ihr sitzt in Frankfurt, oder? Welches, Main oder Oder?
Kann ich mal persönlich bei euch im Büro vorbeischauen?
Adresse für Briefpost, ich brauche sie für ein Einschreiben
In welcher Stadt ist euer Büro?
Wo finde ich euch?
In welcher Stadt seid ihr?
Postadresse für einen Brief?
in welcher (Ecke|Gegend|Straße|Stadt) (von Frankfurt|) (hockt|sitzt|seid) ihr
In welcher Ecke von Frankfurt hockt ihr?
Wo genau ist Ihr Firmensitz?
Wie lautet die Adresse Ihres Büros?
`,
  regions: `
arbeiten Sie auch in Österreich
Schweiz
seid ihr bundesweit tätig
international
kommt ihr auch zu uns vor Ort
Kunden im Ausland
arbeitet ihr auch in Norddeutschland
nur in Deutschland oder auch EU
betreuen Sie Firmen in Wien
wir sitzen in Zürich, geht das
Vor-Ort-Termin
macht ihr alles remote
kunden aus ganz europa
reist ihr auch an
arbeiten sie nur regional im rhein-main-gebiet
England oder USA auch
weltweit verfügbar
in welchen ländern sind sie aktiv
Einsatzgebiet
wir haben Standorte in mehreren Ländern
kommt jemand zu uns in die firma
geht das auch in südtirol
liefergebiet
Kommt ihr auch zu uns nach München oder Hamburg?
Wir sitzen in Zürich, arbeitet ihr auch mit Schweizern?
(arbeitet ihr|macht ihr das|seid ihr tätig|liefern Sie|betreuen Sie|geht das) (auch|) (in|für Firmen in|für Kunden aus) (Österreich|der Schweiz|Luxemburg|Liechtenstein|Frankreich|Südtirol|Polen|Bayern|Hamburg|Berlin|den USA|Europa|den Niederlanden|Belgien|Ostdeutschland|ganz Deutschland|Italien|Spanien)
(wir sitzen|wir sind|unsere Firma ist|ich bin) (in|aus) (Luxemburg|Wien|Zürich|der Schweiz|Österreich|München|Hamburg|Leipzig|Straßburg|Amsterdam|Basel|Graz)(, geht das auch|, ist das ein Problem|, betreut ihr uns auch|)
(kommt ihr|kommen Sie|seid ihr) (auch|) (zu uns|vor Ort|nach Hamburg|nach München|in unser Büro|in die Firma|persönlich vorbei|bei uns im Haus)
(Österreich|Schweiz|DACH|Ausland|Luxemburg|Liechtenstein|bundesweit|international|weltweit|EU-weit|regional|vor Ort|Einsatzgebiet|Länder|remote)
(in welchen|welche) (Ländern|Länder|Regionen|Gegenden) (arbeitet ihr|seid ihr tätig|betreut ihr|deckt ihr ab|sind Sie aktiv)
(nur|bloß) (in Frankfurt|im Rhein-Main-Gebiet|in Hessen|in Deutschland) oder (auch woanders|bundesweit|überall)
(geht alles|macht ihr alles|läuft das) (remote|online|aus der Ferne|per Video)
Macht ihr das nur im Rhein-Main-Gebiet oder deutschlandweit?
Arbeitet ihr auch mit Firmen in der Schweiz?
Kommen Sie zu uns nach Hamburg?
Seid ihr auch in Österreich tätig?
Arbeitet ihr auch für Firmen in Österreich?
Wir sitzen in Luxemburg, geht das auch?
Kommt ihr auch zu uns nach Hamburg?
unser (Hauptsitz|Betrieb|Büro) ist in (Salzburg|Innsbruck|Bern|Bozen|Kiel|Dresden|Brüssel|Mailand|Rostock), (macht ihr das trotzdem|geht das auch|zu weit weg)
Unser Hauptsitz ist in Salzburg, macht ihr das trotzdem?
Bedienen Sie auch Kunden in der Schweiz?
Arbeiten Sie auch mit Betrieben in Tirol?
`,
  team: `
wie viele Mitarbeiter haben Sie
wer steckt hinter der Firma
seit wann gibt es euch
wie groß ist euer Team
Gründungsjahr
wer hat Mainlicht gegründet
Team
wie lange sind Sie schon am Markt
wer arbeitet bei euch
gibt es hier echte Leute
wie alt ist das Unternehmen
Gründer
Mitarbeiterzahl
sind Sie ein Startup
wer würde unser Projekt betreuen
Wer sind die Köpfe hinter Mainlicht
Firmengröße
wie viele leute seid ihr
wann wurde die firma gegründet
erfahrung des teams
kenne ich jemanden bei euch persönlich
entwickelt ihr selbst oder lagert ihr aus
wer sind meine ansprechpartner im team
firmengeschichte
wie viele leute arbeiten bei ihnen
Wie groß ist euer Laden eigentlich?
Seit wann gibt es euch und wer macht da mit?
habt ihr Techniker oder nur Verkäufer
(wie viele|wieviele) (Leute|Mitarbeiter|Menschen|Personen|Köpfe) (seid ihr|arbeiten bei euch|habt ihr|sind im Team|beschäftigt ihr)
(wer|welche Leute) (ist der Gründer|hat die Firma gegründet|steckt dahinter|gehört zum Team|arbeitet bei Ihnen|seid ihr|ist der Chef|macht das Ganze|beantwortet die Anfragen)
(seit wann|wie lange) (gibt es|existiert|seid ihr|macht ihr|besteht) (euch|die Firma|das Unternehmen|das|am Markt|Mainlicht) (schon|)
(wie groß|wie alt) (ist|seid) (Ihre Firma|euer Unternehmen|das Team|ihr|Mainlicht)
(Team|Gründer|Gründungsjahr|Mitarbeiterzahl|Firmengröße|Firmengeschichte|Über uns|Historie|Unternehmensgröße|Gründung|Inhaber|Ansprechpartner im Team)
(wer ist|wer sind|kennt ihr) (Erika Mustermann|Max Mustermann|die Köpfe dahinter|Ihre Experten)
(seid ihr|sind Sie) (ein Start-up|neu am Markt|ein junges Unternehmen|eine kleine Firma|schon lange dabei|ein großer Laden)
(welche|habt ihr) (Erfahrung|Qualifikation|Ausbildung|Fachleute) (habt ihr|bringt ihr mit|im Team|)
Wer steckt hinter dem Unternehmen?
Wie viele Leute arbeiten bei euch?
Seit wann gibt es die Firma?
Wer ist der Gründer?
Wie groß ist Ihre Firma
wie viele (Köpfe|Nasen|Hanseln) (arbeiten bei euch|seid ihr)
Wie viele Köpfe arbeiten bei euch?
Wie viele Mitarbeiter hat Mainlicht?
Seit welchem Jahr existiert Mainlicht?
`,
  legal: `
wo finde ich das Impressum
wer ist Geschäftsführer
Handelsregister
Umsatzsteuer-ID
Rechtsform
wer ist verantwortlich für die Seite
Impressum
USt-IdNr
HRB Nummer
wer ist der chef
wie heißt die GmbH genau
Anbieter der Website
Vertretungsberechtigte
Registergericht
wer leitet das unternehmen
gesellschaftsform
steuernummer
Firmenname vollständig
wer betreibt diese seite
handelsregisternummer
ist das eine seriöse Firma
gibt es die firma wirklich
CEO
rechtliche angaben
verantwortlich im sinne des presserechts
Wie lautet Ihre Steuernummer oder Umsatzsteuer-ID?
Wer ist bei euch Geschäftsführer?
(Impressum|Handelsregister|Handelsregisternummer|HRB|Umsatzsteuer-ID|USt-ID|USt-IdNr|Steuernummer|Geschäftsführer|Geschäftsführung|Rechtsform|Anbieterkennzeichnung|Vertretungsberechtigter|Registergericht|Amtsgericht|Firmenname|vollständiger Firmenname|Urheberrecht|Verantwortlicher) (bitte|wo|)
(wer|wer genau) (ist|ist bei Ihnen|ist denn) (verantwortlich für die Seite|Geschäftsführer|der Betreiber|Anbieter dieser Website|rechtlich verantwortlich|der Inhaber|vertretungsberechtigt|zeichnungsberechtigt)
(wie|unter welchem Namen) (heißt|firmiert|lautet) (die Firma|ihr|euer Unternehmen|der Firmenname|Ihre Gesellschaft) (genau|offiziell|)
(wo|wie) (finde ich|steht|kommt man zum) (das|euer|) Impressum
(welche|was für eine) (Rechtsform|Gesellschaftsform) (habt ihr|hat die Firma|ist das)
(ich brauche|unsere Buchhaltung braucht) (eure|Ihre|die) (Umsatzsteuer-ID|Handelsregisternummer|Steuernummer|Firmendaten)
(an wen|wem) (stelle ich|schicke ich) (eine Abmahnung|die Klage|ein Anwaltsschreiben)
(darf ich|kann ich) (eure|Ihre) (Texte|Bilder|Inhalte) (verwenden|kopieren|übernehmen)
Wer ist verantwortliche Stelle im Sinne der DSGVO für diese Webseite?
Sehr geehrte Damen und Herren, im Rahmen unserer jährlichen Dienstleisterprüfung muss ich für jeden potenziellen Auftragsverarbeiter die Kontaktdaten der zuständigen Stelle erfassen. Haben Sie einen Datenschutzbeauftragten benannt, und falls ja, wie erreiche ich ihn?
Wie lautet Ihre Umsatzsteuernummer?
Wo ist das Impressum?
Wer ist bei Ihnen Geschäftsführer?
ust id nr
wer (unterschreibt|zeichnet|haftet) bei (Ihnen|euch) (Verträge|die Verträge|als Geschäftsführer)
Wer unterschreibt bei Ihnen Verträge?
Wer sind die Geschäftsführer?
`,
  jobs: `
suchen Sie Mitarbeiter
Jobs
Stellenangebote
Karriere
ich möchte mich bewerben
Praktikum
sucht ihr noch Azubis
Initiativbewerbung
offene Stellen
Werkstudent
habt ihr einen job für mich
wo kann ich meine Bewerbung hinschicken
stellenanzeige
arbeiten bei Mainlicht
Ausbildungsplatz
freie Mitarbeit als Entwickler
stellt ihr gerade ein
bewerbung
gehalt als entwickler bei euch
sucht ihr freelancer
Suchen Sie noch Auszubildende
Homeoffice job bei euch
quereinsteiger willkommen
vakanzen
Sucht ihr Werkstudenten oder Azubis?
bietet ihr Praktika an
ich studiere Informatik im Semester und suche ein Praktikum
wem schicke ich meinen Lebenslauf
(sucht ihr|suchen Sie|stellt ihr|braucht ihr|habt ihr) (gerade|noch|) (Leute|Mitarbeiter|Entwickler|Azubis|Praktikanten|Werkstudenten|Personal|Verkäufer|Verstärkung) (ein|) (bei euch|)
(Jobs|Karriere|Stellenangebote|offene Stellen|Stellenanzeigen|Bewerbung|Initiativbewerbung|Praktikum|Praktikumsplatz|Ausbildung|Ausbildungsplatz|Werkstudent|Masterarbeit|Bachelorarbeit|Minijob|Homeoffice-Job|Gehalt|Arbeitgeber|Schülerpraktikum) (bei euch|möglich|)
(an wen|wohin|wo) (schicke|kann|sende|richte) ich (meine Bewerbung|meinen Lebenslauf|meine Unterlagen|mich bewerben) (hin|schicken|)
(ich möchte|ich würde gern|kann ich|ich will) (bei euch|bei Ihnen|für euch) (arbeiten|anfangen|ein Praktikum machen|eine Ausbildung machen|jobben)
(ich suche|mein Sohn sucht|meine Tochter sucht) (einen Job|eine Stelle|ein Praktikum|einen Ausbildungsplatz)
(wie|ist) (viel verdient man|es so bei euch zu arbeiten|die Arbeit) (bei euch|)
Habt ihr grad Stellen frei? Bin Werkstudent Informatik
Bietet ihr Praktika an, ich studiere Wirtschaftsinformatik im 4. Semester in Darmstadt
Sucht ihr gerade Werkstudenten?
Kann ich mich bei euch bewerben?
Sucht ihr gerade Leute?
Praktikumsplatz
An wen schicke ich meine Bewerbung?
karriere bei euch
ich bin (Vertriebler|Entwicklerin|Student|Informatiker|Quereinsteiger) und (hätte Lust, bei euch einzusteigen|suche was Neues|würde gern bei euch arbeiten)
Ich bin Vertriebler und hätte Lust, bei euch einzusteigen
Sucht ihr noch Werkstudenten?
Kann ich mich bei Ihnen bewerben?
`,
  partners: `
gibt es ein Partnerprogramm
können wir Reseller werden
ich bin Agentur und möchte kooperieren
Provision für Empfehlungen
Vertriebspartner
wir würden gerne mit Ihnen zusammenarbeiten als Partner
Affiliate
Kooperation
Presseanfrage
ich bin Journalist
Interview
Wiederverkäufer
Empfehlungsprämie
Partner werden
wir sind ein IT-Systemhaus und suchen eine Partnerschaft
ich möchte Ihnen etwas anbieten
Dienstleister für Ihre Firma, wir machen SEO
Investor
weiterverkaufen an unsere kunden
haben Sie Partneragenturen
pressekontakt
sponsoring
vortrag oder podcast anfragen
lieferant werden
Wir sind eine Agentur und möchten eure Lösung weiterverkaufen
Vertriebspartner, Reseller, Kooperation, Affiliate
suche Interviewpartner für meine Bachelorarbeit
Masterarbeit, Umfrage, Studie, macht ihr mit
(kann ich|können wir|kann man|wir würden gern) (eure Lösung|eure Produkte|den Bot|das) (als Agentur|als Systemhaus|als Berater|) (weiterverkaufen|vertreiben|weiterempfehlen|in unser Angebot aufnehmen)
(Partnerprogramm|Partner|Partnerschaft|Affiliate|Reseller|Wiederverkäufer|Vertriebspartner|Kooperation|Presse|Presseanfrage|Interview|Provision|Empfehlungsprämie|Sponsoring|Investor|Lieferant|Journalist|Pressekontakt|Agenturpartner|Tippgeber)
(ich bin|wir sind) (Journalist|Journalistin|eine Agentur|ein Systemhaus|Blogger|Investor|Freelancer|von der Zeitung|ein Dienstleister|von der Hochschule) und (hätte eine Presseanfrage|würde gern kooperieren|suche Partner|möchte über euch schreiben|biete meine Dienste an)
(wir würden|wir möchten|ich möchte|darf ich) (Ihnen|euch) (gern|) (unsere Dienste|unsere Produkte|SEO|Werbeplätze|eine Zusammenarbeit|ein Angebot) (anbieten|vorstellen|machen)
(bekomme ich|zahlt ihr|gibt es) (eine|) (Provision|Prämie|Vermittlungsprovision) (für Empfehlungen|wenn ich euch weiterempfehle|)
(sponsert ihr|spendet ihr|unterstützt ihr) (unseren Verein|unser Event|uns)
(habt ihr|gibt es) (Pressematerial|ein Logo zum Download|Pressefotos|einen Pressesprecher)
Für meine Bachelorarbeit suche ich Interviewpartner zu Chatbots im Mittelstand, hättet ihr Lust?
Wir sind eine Agentur und würden Ihre Produkte gern weiterverkaufen
Suchen Sie Vertriebspartner?
Kann ich eure Lösung als Agentur weiterverkaufen?
Ich bin Journalist und hätte eine Presseanfrage
Wir würden Ihnen gern unsere Dienste anbieten
wir sind ein (IT-Systemhaus|Steuerbüro|Beratungsbüro|Webdesigner) und würden das gern unseren Kunden (mitverkaufen|anbieten|empfehlen)
Wir sind ein IT-Systemhaus und würden das gern unseren Kunden mitverkaufen
Zahlt ihr eine Provision für vermittelte Kunden?
Nehmt ihr Vertriebspartner auf?
`,
};
