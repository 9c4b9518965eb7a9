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
`,
};
