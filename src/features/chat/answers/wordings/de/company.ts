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
wo seid ihr
habt ihr n büro in frankfurt
kann man mal vorbeikommen, wo
in welcher stadt sitzt ihr
seid ihr am main wegen dem namen
plz
seid ihr aus der gegend
wo find ich euch aufm stadtplan
parkplätze bei euch?
eure anschrift fürn brief
sitzt ihr in deutschland oder irgendwo in indien
welcher stadtteil
von wo aus arbeitet ihr
wohin muss ich fahren wenn ich euch besuchen will
postadresse
nähe hauptbahnhof?
hab ne filiale in offenbach, seid ihr da ums eck
büro ort
u bahn station bei euch
musterufer wo is das
is das ne frankfurter firma
google maps
niederlassung
Wie ist Ihre Anschrift?
In welcher Stadt sind Sie ansässig?
Ist das Unternehmen aus Hessen?
Wo befindet sich Ihr Büro?
Kann ich Sie besuchen kommen?
Ich bräuchte Ihre Postadresse für die Lieferantenanlage.
Sitzen Sie in Frankfurt am Main oder an der Oder?
Sind Sie ein deutsches Unternehmen?
Straße und Hausnummer, bitte.
Von welchem Standort aus arbeiten Sie?
Gibt es noch Niederlassungen?
Wie komme ich mit der Bahn zu Ihnen?
An welche Adresse schicke ich ein Einschreiben?
Steckt dahinter eine Briefkastenfirma im Ausland?
Wo sind Sie zu Hause?
Haben Sie auch eine Filiale in München?
Liegt Ihr Büro in der Innenstadt?
Postleitzahl und Ort?
Ihr Hauptsitz?
Wo findet man Sie, falls man persönlich vorbeischauen möchte?
Woher kommt Mainlicht?
Parkmöglichkeiten bei Ihnen am Haus?
Ich bin nächste Woche am Main unterwegs, wo ist Ihr Büro?
Geschäftsadresse?
Sitzt Ihre Firma in Deutschland oder in den USA?
Wo darf ich die Unterlagen per Post hinschicken?
Der Taxifahrer braucht Ihre Adresse.
ähm wo sitzt ihr denn
also die adresse bräuchte ich fürs navi
ist das mainz äh nee frankfurt oder wo seid ihr
sag mal kann ich bei euch vorbeikommen welche straße ist das
adresse mainlicht
standort büro
anfahrt frankfurt
firmensitz plz
Frankfurt am Main oder das andere an der Oder?
Habt ihr ein echtes Büro oder nur einen Briefkasten auf den Bahamas?
Wo steht euer Klingelschild?
In welchem Stadtteil hockt ihr?
Ich möchte Ihnen einen Brief mit der Post schicken. Wie lautet die vollständige Anschrift?
Bei Gelegenheit kämen meine Frau und ich gern persönlich vorbei. Wo finden wir Ihr Haus?
In welcher Stadt hat Ihre Firma denn ihren Sitz?
Ich reise mit der Bahn an. In welche Straße muss ich mich begeben?
wo is euer office
location bitte
aus welcher stadt seid ihr
wo genau chillt ihr in frankfurt
In welche Stadt ist Ihre Büro?
Adresse für besuchen bitte
Wo wohnt Firma Mainlicht?
Straße und Nummer von Sie?
Wenn ich ein Taxi zu euch nehme, was sage ich dem Fahrer?
Wo müsste ich einen Blumenstrauß für euch abgeben lassen?
An welchem Fluss liegt ihr, und welche Postleitzahl gehört dazu?
Wo auf der Landkarte steckt man die Nadel für euch hin?
(wo|in welcher Stadt) (sitzt ihr|ist euer Büro|sitzt die Firma|kann ich vorbeikommen)
In welcher Stadt befindet sich Ihr Büro?
Wie lautet Ihre Postanschrift?
Kann ich Sie in Frankfurt besuchen kommen?
Aus welcher Ecke Deutschlands kommen Sie?
Wohin schicke ich Ihnen einen Brief?
In welcher Straße finde ich Ihre Firma?
Ist Ihr Büro weit vom Frankfurter Hauptbahnhof?
Wie fahre ich am besten zu Ihnen?
Haben Sie Ihren Standort in Hessen?
Von wo aus arbeitet Ihre Firma?
Liegt Ihr Firmensitz in Deutschland oder im Ausland?
Welche Adresse gebe ich ins Navi ein?
Wo befindet sich Ihr Firmengebäude?
Sind Sie in Frankfurt am Main oder an der Oder?
Welche Postleitzahl hat Ihre Firma?
An welche Anschrift geht die Post?
Haben Sie ein Büro, das man besuchen kann?
welche stadt
frankfurt oder
strasse und plz
wo is euer buero
anschrift fuer an brief
wo muss ich hinfahrn zu euch
seid ihr aus deutschland
Könnten Sie mir Ihre Postanschrift für ein Einschreiben geben?
In welchem Ort befindet sich Ihr Hauptsitz?
Sitzen Sie tatsächlich am Main, wie der Name vermuten lässt?
Unser Fahrer würde die Unterlagen persönlich abgeben. Welche Straße soll er ansteuern?
Ist Mainlicht ein deutsches Unternehmen, und wo ist es ansässig?
Sitzen Sie nicht in Berlin, wie alle anderen KI-Firmen?
Für den Briefkopf: Straße, Postleitzahl und Ort, bitte.
Wie weit haben Sie es zum Frankfurter Flughafen, sprich: Wo ist Ihr Büro?
Könnten wir Sie besuchen, und wenn ja, wo?
Unter welcher Adresse sind Sie zu finden?
In welches Navi-Ziel übersetzt sich „Mainlicht“, also welche Hausnummer und Straße?
Mich interessiert, in welchem Bundesland und welcher Stadt Sie beheimatet sind.
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
arbeitet ihr auch für österreicher
nur im rhein main gebiet?
macht ihr auch südtirol
ich sitz in hamburg, is das zu weit
kommt ihr auch zu uns raus aufs land
luxemburg
vor ort einsätze in leipzig?
betreut ihr kunden in wien
hotel auf mallorca, geht das auch
in welchem umkreis
auch international
unsere filiale in straßburg, könnt ihr die mitbetreuen
welche länder deckt ihr ab
dach raum?
arbeitet ihr auch in bayern
liechtenstein
bedient ihr auch polen
garage in zürich, nehmt ihr uns
kommt da einer persönlich zu mir in die werkstatt
bin in graz, macht ihr das aus der ferne
europaweit?
niederlande auch als kunde möglich
mein betrieb is auf sylt lohnt da der weg oder gar nicht euer gebiet
usa?
macht ihr hausbesuche im saarland
Wir sitzen in Zürich, betreuen Sie auch Schweizer Firmen?
Kommen Sie auch nach Wien?
Nehmen Sie Aufträge aus Luxemburg an?
Wie weit reicht Ihr Einzugsgebiet?
Sind Sie bundesweit tätig?
Unsere Tochter in Polen bräuchte das ebenfalls.
DACH oder europaweit?
Machen Sie das auch vor Ort bei uns in Bremen?
Betreuen Sie Kunden im Ausland?
Welche Märkte bedienen Sie?
Ist das für ein österreichisches Unternehmen überhaupt buchbar?
Arbeiten Sie nur im Rhein-Main-Gebiet?
Wir haben Werke in Frankreich und Italien, decken Sie die ab?
Reisen Ihre Berater an oder geht alles remote?
Gilt Ihr Angebot auch in Liechtenstein?
In welchem geografischen Raum sind Sie aktiv?
Südtirol?
Beliefern Sie Großbritannien?
Kann ein Betrieb aus Hamburg bei Ihnen Kunde werden?
Wir sind international aufgestellt, können Sie da mithalten?
Liefern Sie über die Grenze hinaus?
Aus welchen Staaten nehmen Sie Kunden?
Bekommt man Sie auch auf dem platten Land zu sehen, persönlich?
Unser Headquarter ist in den USA, schließen Sie trotzdem mit uns ab?
Einsatzgebiet Ihrer Firma?
Sind Sie außerhalb Deutschlands aktiv?
Können Sie an unserem Standort in Graz einen Workshop abhalten?
Nur Inland oder auch grenzüberschreitend?
ähm wir sind in wien könnt ihr uns auch betreuen
also arbeitet ihr auch in der schweiz
unsere firma ist in luxemburg äh geht das auch
sag mal kommt ihr auch zu uns nach hamburg raus
österreich kunden
schweiz einsatz
dach region
vor-ort-einsatz österreich
Bedient ihr auch Mallorca? Ist ja fast deutsch.
Nehmt ihr Kunden aus Liechtenstein?
Ist an der deutschen Grenze Schluss bei euch?
Würdet ihr auch für eine Firma in Polen tätig?
Unser Werk liegt in der Steiermark. Sind Sie auch dort für Unternehmen tätig?
Ich bevorzuge es, wenn jemand persönlich ins Haus kommt. Reisen Sie auch nach Oldenburg?
In welchen Staaten nehmen Sie Aufträge an?
Wir sind ein schweizerisches Familienunternehmen in St. Gallen. Dürften wir zu Ihren Kunden zählen?
macht ihr auch switzerland
seid ihr nur in germany unterwegs
könnt ihr auch international
kommt ihr auch nach zürich vorbei
Meine Firma ist in Frankreich, Sie arbeiten da?
Welche Land Sie machen Service?
Österreich geht auch?
Sie kommen zu uns in Betrieb oder nur online?
Bis wohin reicht euer Arm?
Unser Hof liegt in Südtirol. Zu weit weg für euch?
Muss man in Frankfurt wohnen, um Kunde zu werden?
Jenseits der Alpen, seid ihr da auch am Werk?
(arbeitet ihr|seid ihr) auch (in Österreich|in der Schweiz|im Ausland|bei uns in Bayern|in den Niederlanden)
Unser Betrieb ist in Wien, bedienen Sie auch Österreich?
Nehmen Sie Kunden aus Luxemburg an?
Kommen Ihre Leute auch zu uns nach Hamburg?
Betreuen Sie auch Firmen in der Schweiz?
Sind Sie nur im Rhein-Main-Gebiet unterwegs?
Wir haben eine Filiale in Polen, ginge das auch?
Arbeiten Sie bundesweit oder nur regional?
Liefern Sie Ihre Lösung auch nach Frankreich?
Könnte jemand von Ihnen zu uns ins Werk kommen?
Wir sitzen in Zürich, können Sie uns als Kunden nehmen?
Sind Aufträge aus den Niederlanden bei Ihnen möglich?
Gilt Ihr Angebot auch außerhalb von Deutschland?
Wo überall haben Sie Kunden, auch im Ausland?
Sind Firmen aus Südtirol bei Ihnen willkommen?
Reisen Sie für Workshops zu Kunden nach Berlin?
Können auch Firmen aus England Ihr Produkt nutzen?
Bedienen Sie den ganzen deutschsprachigen Raum?
oesterreich?
schweiz auch?
nur deutschland?
arbeitet ihr in frankreich
wir sind in wien geht das
laender
kommt ihr zu uns nach hamburg
vor ort termine?
niederlande moeglich?
dach oder weltweit
macht ihr auch suedtirol
Unsere Firma sitzt in Salzburg. Nehmen Sie österreichische Kunden an?
Würden Sie für einen Betrieb in Manchester tätig werden?
Reisen Sie zu Kunden hin oder machen Sie alles aus der Ferne?
Wir haben Filialen in Zürich und Basel; gehört die Schweiz zu Ihrem Gebiet?
Betreuen Sie Unternehmen in Polen, etwa in Breslau?
Ist Ihr Dienst nicht auf den Raum Frankfurt begrenzt?
In welchem Teil der Welt sind Sie aktiv?
Könnte einer Ihrer Leute für zwei Tage in unser Werk bei Rostock kommen?
Kann man von Luxemburg aus mit Ihnen arbeiten?
Aus welchen Staaten kommen Ihre Kunden?
Wir sind eine amerikanische Firma mit Tochter in Ulm; für wen von uns könnten Sie arbeiten?
Liegt Südtirol noch in Ihrem Einzugsgebiet?
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
wieviele leute arbeiten da
wer is der chef
gibts euch schon lang
seit wann
wer steht dahinter
wie groß seid ihr
wer beantwortet meine mail dann
kleine bude oder großer laden
wer sind die gesichter
inhaber
startup oder alter hase
mit wem hab ichs da zu tun
erika wer?
wieviel mann seid ihr
ansprechpartner namen
gehört ihr zu nem konzern
eigentümer
familienbetrieb?
wie alt is eure firma
wer kümmert sich bei euch um neue kunden
stellt mal eure leute vor
erfahrung wie viele jahre am markt
die köpfe hinter dem ganzen
Wie viele Leute beschäftigen Sie?
Wer sind die Gründer?
Mit wem würde ich zusammenarbeiten?
Wie groß ist Ihre Mannschaft?
Wann wurde Mainlicht gegründet?
Sind Sie ein Ein-Mann-Betrieb?
Wer beantwortet meine Zuschrift, namentlich?
Wer arbeitet bei Ihnen?
Haben Sie genug Personal für ein Projekt unserer Größe?
Die Köpfe dahinter würden mich interessieren.
Sind Sie ein Start-up?
Welche Personen stehen hinter dem Ganzen?
Kopfzahl?
Drei Hanseln oder ein großes Haus, wie viele sind Sie?
Mich interessiert die Entstehungsgeschichte der Firma.
Von wem wurde die Firma ins Leben gerufen?
Können Sie mir etwas über Ihre Belegschaft sagen?
Ein Dutzend Leute, ist das nicht etwas dünn?
Wer sind Erika und Max Mustermann?
Wie erfahren ist Ihre Truppe?
Für das Porträt bräuchte ich Angaben zu Gründung und Belegschaft.
Mit welchen Gesichtern haben wir es zu tun?
Wer kümmert sich bei Ihnen um Interessenten?
Wie viele Mitarbeiter zählt Mainlicht?
ähm wie viele leute seid ihr denn
also wer ist da der chef
seit wann gibts euch eigentlich
sag mal mit wem hab ich es da zu tun bei mainlicht
team mitarbeiterzahl
gründung jahr
belegschaft größe mainlicht
Seid ihr zwei Nerds in einer Garage?
Wie alt ist euer Laden?
Sitzen da mehr als drei Leute?
Ich weiß gern, mit welchen Menschen ich es zu tun habe. Würden Sie mir Ihre Mannschaft vorstellen?
Besteht Ihr Unternehmen schon lange, oder sind Sie noch jung am Markt?
Wer liest und beantwortet denn die Zuschriften, die bei Ihnen eingehen?
Wie groß ist Ihre Belegschaft, wenn die Frage gestattet ist?
wer steckt hinter euch
wie groß is das team
seid ihr noch n startup
Wie viele Menschen arbeiten bei Ihnen?
Wann ist Firma geboren?
Wer ist Chef und wer antwortet Mail?
Sie sind große oder kleine Team?
Passt eure ganze Firma in einen Kleinbus?
Welche Köpfe verbergen sich hinter der Marke?
Wie viele Geburtstagskuchen braucht ihr im Jahr?
Wer hat das Ganze ins Leben gerufen und wann?
Wer steckt eigentlich hinter (Mainlicht|euch|dieser Firma)?
(wer hat in euch investiert|habt ihr Investoren|seid ihr finanziell stabil|gehört ihr zu einem Konzern)
Seid ihr ein Start-up?
Wer steckt eigentlich hinter Mainlicht?
Wer hat in euch investiert, seid ihr finanziell stabil?
(kann ich|ist) (Herr Mustermann|Frau Mustermann|Erika Mustermann|Max Mustermann) (erreichbar|da|zuständig|anrufen)
Wie alt ist eure Firma?
Seit wann gibt es Ihre Firma?
Mit wem hätte ich es bei Ihnen zu tun?
Wie heißen die Leute, die meine Anfrage lesen?
Sind Sie ein junges Unternehmen oder schon lange dabei?
Stellen Sie mir bitte Ihre Mannschaft vor.
Wie groß ist Ihr Unternehmen?
Welche Personen arbeiten bei Ihnen?
In welchem Jahr wurde Mainlicht gegründet?
Ist Mainlicht ein Einmannbetrieb?
Wie erfahren sind die Köpfe in Ihrem Haus?
Wer sind die Menschen bei Mainlicht?
Wie lange ist Mainlicht schon am Markt?
Arbeiten bei Ihnen zehn oder hundert Leute?
Wer beantwortet bei Ihnen die Anfragen?
Wie alt ist Ihr Unternehmen?
wer steckt dahinter
wieviel leut seids ihr
seit wann gibts euch
gruender
chef?
wie heissen die leute die anfragen beantworten
teamgroesse
einmannbude?
wer sind erika und max
startup oder schon laenger da
gruendungsjahr
wie gross seid ihr
Wie viele Beschäftigte hat Ihre Firma?
Seit wann besteht das Unternehmen?
Wer steht eigentlich hinter alldem, und sind das echte Menschen?
Welche Personen lesen und beantworten unsere Anfrage?
Ist das nicht ein Zwei-Mann-Start-up, das nächstes Jahr verschwunden ist?
Könnten Sie mir etwas über die Gründer und die Größe der Mannschaft sagen?
Als Einkäufer achte ich auf Stabilität: Kopfzahl und Gründungsjahr bitte?
Mit wem hätte ich namentlich zu tun?
Wer steht an der Spitze Ihres Hauses?
Haben Sie genug Leute, um uns zu betreuen, oder sind Sie sehr klein?
Was für Menschen arbeiten bei Ihnen, und wie viele davon?
Seid ihr ein Start-up, und seit wann gibt es euch?
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
Wie lautet Ihre Umsatzsteuernummer?
Wo ist das Impressum?
Wer ist bei Ihnen Geschäftsführer?
ust id nr
wer (unterschreibt|zeichnet|haftet) bei (Ihnen|euch) (Verträge|die Verträge|als Geschäftsführer)
Wer unterschreibt bei Ihnen Verträge?
Wer sind die Geschäftsführer?
ust id
seid ihr ne gmbh
wer ist geschäftsführer laut impressum
hrb
wer is für den inhalt der seite verantwortlich
umsatzsteuernummer für die buchhaltung brauch ich
firmierung korrekt wie
wie lautet der volle name eurer firma
brauch eure steuer id für die rechnung
anbieterkennzeichnung
wer betreibt die seite
amtsgericht welches
vertretungsberechtigt wer
is das ne eingetragene firma
ug oder gmbh
vat nummer
wo find ich das rechtliche zu euch
unternehmensangaben
offizielle firmierung für unseren lieferantenstamm
wem gehört diese internetseite rechtlich
unterschriftsberechtigt ist wer bei euch
ust idnr bitte
handelsregister auszug daten
Wie lautet Ihre Umsatzsteuer-Identifikationsnummer?
Unter welcher Nummer stehen Sie im Handelsregister?
Welche Rechtsform hat das Unternehmen?
Wer ist vertretungsberechtigt?
Für die Kreditorenanlage brauche ich Ihre USt-ID.
Vollständige Firmierung, bitte.
Bei welchem Amtsgericht sind Sie eingetragen?
Wer verantwortet diese Seite?
GmbH oder UG?
Registergericht und HRB?
Wer zeichnet für die Inhalte verantwortlich?
Ihre Steuernummer?
Wer leitet die Gesellschaft?
Angaben nach § 5 DDG?
Ist Mainlicht eine Kapitalgesellschaft?
Wie heißt Ihre Firma mit vollem Namen?
Wer ist der Betreiber dieses Internetauftritts?
Ich prüfe Lieferanten und benötige die Handelsregisterdaten.
Wie heißt Ihr Chef?
Unternehmensrechtliche Angaben?
Wem muss ich eine Abmahnung zustellen?
Wer vertritt die GmbH nach außen?
Wo kann ich die gesetzlichen Pflichtangaben einsehen?
Ihre VAT-Nummer bitte, für die innergemeinschaftliche Lieferung.
ähm wo ist das impressum
also die handelsregisternummer bräuchte ich
welche rechtsform habt ihr gmbh oder ug
sag mal habt ihr ne umsatzsteuer id für die rechnung
ust-id mainlicht
handelsregister hrb
vertretungsberechtigter geschäftsführer
Gibt es euch wirklich, im Register meine ich?
Wer steht für diese Seite gerade?
Seid ihr eine echte GmbH oder eine Briefkastenfirma?
Unter welcher Nummer finde ich euch beim Amtsgericht?
Für unsere Lieferantenakte benötige ich Ihre Umsatzsteuer-Identifikationsnummer. Würden Sie diese nennen?
Ich prüfe Vertragspartner stets im Handelsregister. Unter welchem Eintrag sind Sie geführt?
Wer vertritt die Gesellschaft nach außen, bitte mit vollem Namen?
Wie lautet die genaue Firmierung, die ich auf den Vertrag setzen muss?
wo find ich euer impressum
steuernummer oder vat id bitte
wer is verantwortlich für die website
Firma ist registriert wo?
VAT Nummer von Ihnen bitte
Wer gehört diese Webseite?
Welche Gericht ist Ihre Register?
Mein Buchhalter braucht die Angaben, die ganz unten im Kleingedruckten stehen.
Welcher Name gehört ins Rubrum, falls ich der Firma förmlich schreiben muss?
Wer ist im Sinne des Gesetzes der Betreiber dieser Seiten?
Wo sind die gesetzlichen Pflichtangaben zur Gesellschaft?
(welche Rechtsform|welche Handelsregisternummer|welche USt-ID) (habt ihr|haben Sie)
Wie lautet Ihre Handelsregisternummer?
Wer vertritt die Mainlicht GmbH rechtlich?
Für meine Buchhaltung brauche ich Ihre Umsatzsteuer-ID.
Wo steht Ihr Impressum?
Welche Rechtsform hat Ihr Unternehmen?
Wer ist Geschäftsführer der GmbH?
Wie heißt die Firma hinter dieser Seite genau?
Wer ist für den Inhalt dieser Seite verantwortlich?
Ich suche die rechtlichen Angaben zu Ihrer Firma.
Unter welcher HRB-Nummer stehen Sie im Register?
Haben Sie eine USt-IdNr. für unsere Rechnung?
Sind Sie eine GmbH oder eine AG?
Wer unterschreibt bei Ihnen als Geschäftsführung?
Ich brauche Ihre Registerangaben für einen Vertrag.
Zeigen Sie mir bitte das Impressum.
Unter welchem Namen ist Ihre Firma eingetragen?
gmbh oder was
geschaeftsfuehrer name
betreiber der seite
amtsgericht?
wer is verantwortlich fuer die website
voller firmenname fuers bestellformular
umsatzsteuernummer fuer die buchhaltung
Wie lautet der genaue Firmenname des Betreibers dieser Seite?
Für unsere DATEV-Stammdaten brauche ich Ihre Umsatzsteuer-Identifikationsnummer.
Unter welcher Nummer sind Sie im Handelsregister eingetragen?
Wer ist gesetzlich vertretungsberechtigt?
Bei welchem Registergericht werden Sie geführt?
Ist ein Impressum nicht Pflicht? Wo steht Ihres?
Für den Vertragskopf benötige ich Rechtsform und Namen der Geschäftsführung.
Als Steuerberater möchte ich Ihre USt-IdNr. prüfen, ehe mein Mandant zahlt.
Wer ist im rechtlichen Sinn für die Inhalte hier verantwortlich?
Sind Sie eine GmbH, eine UG oder ein Einzelunternehmen?
Wer gibt diese Internetseiten heraus?
Ich brauche Ihre vollständigen Registerangaben für eine Bonitätsprüfung.
Impressum und Anbieter, wo steht das
Link zum Impressum
imprint
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
sucht ihr leute
kann ich bei euch anfangen
azubi stellen fachinformatiker
meine tochter sucht n schülerpraktikum
bewerbung wohin
habt ihr was frei
minijob?
ich kann programmieren, braucht ihr wen
ausbildung bei euch
was zahlt ihr als gehalt
stellt ihr ein
lebenslauf schicken an
freie mitarbeit
offene jobs
sucht ihr verkäufer für eure sachen in festanstellung
ferienjob
trainee
bin gelernte bürokauffrau und such was neues
teilzeit was da?
Suchen Sie gerade Verstärkung?
Meine Tochter möchte ein Praktikum im Bereich KI machen.
Wohin schicke ich meine Bewerbung?
Bilden Sie aus?
Ich bin Vertriebler und würde gern bei Ihnen anfangen.
Haben Sie eine Karriereseite?
Stellen Sie Werkstudenten ein?
Darf ich mich initiativ bewerben?
Wie sieht es bei Ihnen mit Jobs aus?
Nehmen Sie Quereinsteiger?
Kann ich bei Ihnen meine Masterarbeit schreiben?
Wird bei Mainlicht ein Entwickler gebraucht?
Arbeiten bei Mainlicht, wie geht das?
Gibt es Ausbildungsplätze?
Ich suche eine neue Herausforderung im KI-Umfeld und hätte einen Lebenslauf für Sie.
Homeoffice-Stelle bei Ihnen zu haben?
Beschäftigen Sie Freelancer?
Wächst Ihre Mannschaft, und kann man sich da melden?
Wen spreche ich wegen einer Anstellung an?
Wäre ein Schülerpraktikum im Herbst denkbar?
Ich hätte Interesse, Teil Ihrer Belegschaft zu werden.
Duales Studium?
Sind Sie auf Personalsuche?
An wen darf ich meine Bewerbungsmappe richten?
Welche Positionen sind derzeit zu besetzen?
Könnte ich bei Ihnen als Projektleiterin einsteigen?
ähm sucht ihr gerade leute
also ich bin entwickler äh kann ich mich bei euch bewerben
bietet ihr auch ausbildungsplätze an
sag mal kann meine tochter bei euch ein praktikum machen
karriere mainlicht
praktikum frankfurt ki
werkstudent stelle
Habt ihr einen Schreibtisch für mich frei?
Was verdient man bei euch als Entwickler, und sucht ihr einen?
Stellt ihr auch Quereinsteiger ein?
Nehmt ihr mich, ich kann Kaffee kochen und Python?
Mein Enkel schließt im Sommer die Schule ab und interessiert sich für Computer. Bilden Sie aus?
Ich bin 58, suche eine neue Aufgabe im Vertrieb und wüsste gern, ob Sie derzeit jemanden benötigen.
An wen richtet man bei Ihnen eine Initiativbewerbung?
Besteht die Möglichkeit, in Ihrem Hause für einige Wochen zu hospitieren?
hiring ihr grad
habt ihr jobs für juniors
remote stellen am start?
Ich suche Arbeit, haben Sie?
Kann ich schicken Lebenslauf?
Gibt es Ausbildung bei Ihre Firma?
Sie brauchen noch Mitarbeiter für Büro?
Mein Arbeitgeber hat mich gerade vor die Tür gesetzt. Wäre bei euch Platz?
Wohin mit meinen Zeugnissen, wenn ich bei euch einsteigen möchte?
Braucht ihr noch kluge Köpfe?
Für mein Pflichtpraktikum im Studium suche ich einen Betrieb. Wärt ihr einer?
(stellen Sie|stellt ihr|suchen Sie|sucht ihr) (gerade|derzeit|momentan|) (Entwickler|Leute|Vertriebler|Werkstudenten|Azubis|jemanden) (ein|)
Ich programmiere Python und suche etwas Neues, habt ihr Bedarf?
Stellen Sie gerade Entwickler ein?
Suchen Sie gerade Entwickler oder Vertriebler?
Kann ich mich bei Ihnen initiativ bewerben?
Bieten Sie ein Praktikum für Studenten an?
Bilden Sie auch Azubis aus?
Meine Tochter sucht einen Ausbildungsplatz, haben Sie einen?
Stellen Sie im Moment neue Leute ein?
Haben Sie Werkstudenten oder Minijobber im Team?
Ich würde gern bei Mainlicht arbeiten.
Welche Jobs haben Sie zu vergeben?
Wie werde ich Mitarbeiter bei Mainlicht?
Gibt es eine Karriereseite bei Ihnen?
Ist bei Ihnen eine Stelle im Vertrieb frei?
Nehmen Sie Quereinsteiger mit 50 noch?
Kann mein Sohn ein Schülerpraktikum bei Ihnen machen?
Wen brauchen Sie derzeit als Verstärkung?
Wo sehe ich Ihre Stellenanzeigen?
ausbildung 2027
karriere seite
bin entwickler suche arbeit
wo bewerben
lebenslauf schicken wohin
habt ihr was frei im vertrieb
schuelerpraktikum fuer meine tochter 2 wochen
azubi stelle
teilzeit bei mainlicht
ich hab grad meine lehre fertig gmacht in offenbach und schau mich um was es in der naehe so gibt, braucht ihr wen
freelancer gesucht?
quereinsteiger?
offene positionen
Suchen Sie zurzeit Personal?
Meine Tochter ist 16 und möchte ein Schülerpraktikum in der IT machen. Nehmen Sie Schüler?
Dürfte ich Ihnen eine Initiativbewerbung senden?
Ich habe neun Jahre Erfahrung mit HubSpot-Administration; gäbe es eine Stelle für mich?
Bilden Sie aus, etwa Fachinformatiker ab September?
Könnten Sie mir Ihre Karriereseite nennen?
Ist in Frankfurt nicht eine Stelle als Projektleiter frei?
Ich suche als Programmierer aus Krakau Arbeit in Deutschland. Stellen Sie aus dem Ausland ein?
Beschäftigen Sie Werkstudenten mit 20 Wochenstunden?
An wen richte ich Lebenslauf und Anschreiben?
Wäre im Vertrieb eine Teilzeitstelle für eine Mutter von zweien zu haben?
Als freier Berater mit SAP-Kenntnissen möchte ich angestellt werden. Werben Sie gerade Leute an?
Welche Positionen sind derzeit bei Ihnen ausgeschrieben?
Nach 30 Jahren als Elektriker will ich umsatteln. Könnte ich bei Ihnen arbeiten?
Haben Sie Einstiegsstellen für Hochschulabsolventen?
Wo sehe ich, welche Stellen bei Mainlicht zu besetzen sind?
Ich wäre gern als UX-Texterin in Ihrer Mannschaft. Wie bewirbt man sich?
Meine Bachelorarbeit behandelt Chatbots; könnte ich sie als Praktikantin bei Ihnen schreiben?
Mein Neffe sucht einen Ausbildungsplatz im Rhein-Main-Gebiet. Hat Ihre Firma einen?
Lohnt es sich, Ihnen meine Bewerbungsmappe zu schicken?
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
kann ich euch weiterempfehlen gegen provision
bin it systemhaus, kooperation?
partnerprogramm
ich schreib für die lokalzeitung, würd gern n artikel machen
wir bieten seo, interesse?
reseller werden
möchte euch büromaterial anbieten, wer entscheidet das
werbeagentur hier, zusammen kunden betreuen?
wiederverkäufer konditionen
vermittlungsprovision
sponsoring für unsern fußballverein
journalistin, interview mit dem chef
wir reinigen büros, dürfen wir euch ein angebot schicken
gastbeitrag
franchise
zusammenarbeit anfragen als berater
linktausch
als steuerberater würd ich euch meinen mandanten vorschlagen, gibts da was
influencer hier, collab?
lizenz partner
pressebilder logo
lieferant werden bei euch
Wir sind ein Systemhaus und möchten Ihre Produkte weiterverkaufen.
Zahlen Sie eine Vermittlungsprovision?
An wen wende ich mich als Journalistin?
Ich hätte Ihnen etwas anzubieten.
Gibt es ein Affiliate-Modell?
Haben Sie eine Pressestelle?
Unsere Agentur würde gern mit Ihnen kooperieren.
Reseller-Konditionen?
Ich bitte um ein Interview für die FAZ.
Wir vermieten Messestände, wer ist bei Ihnen dafür zuständig?
Bieten Sie Beteiligungen für Investoren an?
Kann man bei Ihnen als Implementierungspartner einsteigen?
Wo bekomme ich Pressematerial und Logos?
Wir möchten gemeinsam mit Ihnen ein Webinar veranstalten.
Tippgeberprovision?
Ich betreibe eine SEO-Agentur und möchte Ihnen unsere Leistungen vorstellen.
Wäre eine strategische Zusammenarbeit denkbar?
Als Unternehmensberater könnte ich Ihnen Kunden bringen, was springt für mich heraus?
Vergeben Sie Lizenzen an Wiederverkäufer?
Presseanfrage zum Thema KI im Mittelstand
Sponsern Sie unseren Wirtschaftskongress?
Ich möchte Sie als Referenten für eine Podiumsdiskussion gewinnen.
Arbeiten Sie mit Steuerberatern als Multiplikatoren zusammen?
Unser Verband sucht Kooperationspartner.
Könnten wir Ihr Distributor in Österreich werden?
Wer ist bei Ihnen für Medienanfragen zuständig?
Wir sind Hersteller und denken an eine Kooperation auf Augenhöhe.
ähm wir sind eine agentur und würden gern zusammenarbeiten
also gibts ne provision wenn ich euch kunden bringe
ich bin journalistin an wen wend ich mich
sag mal kann man euer produkt weiterverkaufen
reseller provision
kooperation agentur
Was springt für mich raus, wenn ich euch empfehle?
Ich will euch was verkaufen, wo werde ich das los?
Macht ihr mit bei einem Podcast-Interview?
Darf unser Systemhaus euch im Katalog führen?
Unsere Redaktion bereitet einen Beitrag über Künstliche Intelligenz im Mittelstand vor. Wer steht der Presse zur Verfügung?
Wir sind ein Beratungshaus und könnten uns eine Zusammenarbeit vorstellen. Wen spricht man da an?
Ich biete Büroreinigung in Frankfurt an und möchte Ihnen ein Angebot unterbreiten. Wohin damit?
Gewähren Sie Vermittlern eine Vergütung?
habt ihr affiliate
können wir ne collab machen
wie werd ich partner bei euch
gibts kohle für referrals
Ich will werden Ihr Vertriebspartner, wie?
Provision für neue Kunden gibt es?
Wir machen Werbung, wollen anbieten bei Ihnen
Zusammenarbeiten mit unsere Firma möglich?
Ich kenne zwanzig Betriebe, die euch bräuchten. Haben wir beide was davon?
Sponsert ihr unseren Fußballverein?
Wohin schicke ich als Lieferant mein Angebot an euch?
Wer bei euch kümmert sich um Allianzen mit anderen Häusern?
(kann ich|können wir) (eure Lösung|das) (weiterverkaufen|als Agentur anbieten|vermitteln)
Ich bin Journalistin und schreibe über KI, an wen wende ich mich?
Können wir Ihre Produkte als Agentur weiterverkaufen?
Zahlen Sie eine Provision für vermittelte Kunden?
Ich bin Journalistin, an wen wende ich mich?
Wir möchten Ihnen unsere Dienste anbieten.
Suchen Sie noch Vertriebspartner in Bayern?
Ist eine Kooperation mit unserer Agentur denkbar?
Gibt es ein Programm für Wiederverkäufer?
Bekomme ich etwas, wenn ich Sie weiterempfehle?
Wer ist bei Ihnen für Pressefragen zuständig?
Wir sind IT-Dienstleister und möchten mit Ihnen zusammenarbeiten.
Kann man Ihr Produkt unter eigenem Namen vertreiben?
Haben Sie ein Affiliate-Angebot für Blogger?
Arbeiten Sie mit Wiederverkäufern zusammen?
Wir sind Berater und könnten Ihnen Kunden bringen.
Gibt es Geld für eine Empfehlung?
Ich schreibe für eine Zeitung und möchte ein Interview.
Könnten wir gemeinsam als Partner auftreten?
reseller
provision wenn ich kunden bring
bin journalist
will euch was verkaufen
koennen wir als agentur das weiterverkaufen
wir machen seo, interesse?
vertriebspartner werden
tippgeber praemie
Wir sind ein Systemhaus mit 90 Kunden. Könnten wir Ihre Produkte weiterverkaufen?
Zahlen Sie Steuerberatern eine Provision, die Sie Mandanten empfehlen?
Betreiben Sie ein Affiliate-Modell?
Ich schreibe für eine Fachzeitschrift und hätte gern ein Interview. Wer ist für Presse zuständig?
Unsere Agentur bietet Übersetzungen an; wohin dürfen wir ein Angebot schicken?
Gibt es keine Zertifizierung für Implementierungspartner?
Wir würden gern eine Kooperation zwischen unserer HubSpot-Agentur und Ihnen anregen.
An wen wendet sich ein Lieferant, der Ihnen Büromöbel anbieten will?
Suchen Sie Vertriebspartner in Polen?
Im Namen eines Gründerzentrums möchte ich eine gemeinsame Veranstaltung vorschlagen. Wohin damit?
Wir beabsichtigen, Handelspartner zu werden; zu welchen Bedingungen?
Vergüten Sie Empfehlungen, wenn ein Kollege durch mich Kunde wird?
(ich bin|wir sind) (Student|Studentin|Masterstudent|Schüler|Doktorandin|Forscherin) und (schreibe eine Arbeit|schreibe meine Abschlussarbeit|forsche|brauche ein Interview) (über Chatbots|über KI im Mittelstand|zu Ihrem Thema|)
Interview für eine Abschlussarbeit möglich?
Würde jemand von Ihnen an einer Umfrage der Uni teilnehmen?
Ich studiere BWL und suche jemanden für ein Experteninterview zu Automatisierung.
interview für seminararbeit
Fachvortrag bei uns an der Hochschule, kommt da jemand?
Wir drehen einen Beitrag über KI fürs Radio, wer gibt Auskunft?
Wer spricht bei Ihnen mit der Presse?
sucht ihr investoren
Ich schreibe meine (Bachelorarbeit|Masterarbeit|Doktorarbeit) und (suche Interviewpartner|würde gern jemanden von Ihnen befragen|brauche ein Gespräch mit jemandem von euch)
Schulprojekt über KI, dürfen wir jemanden von Ihnen befragen?
`,
};
