import type { Language } from "#shared/copy.ts";

/**
 * What words of a question decide, each a line: the subject, words of the page in German and in English, and the words of
 * questions. Of every group of these, one begins some word of the question; of a group after `!`, none does. The page is
 * quoted from the sentence with its words on, and follow-ups lean on the subject; without any, the subject is answered.
 */
const list = String.raw`
directLine :: :: :: chef|boss|inhaber|geschäftsführ|managing director|leiter|leitet|director|cto\b|head\b & techni|tech\b|beratung|berät|consulting & !hilf|help|support
directLine :: :: :: chef(?:s|in|innen)?\b|boss|bosses|inhaber|ceo|leitet|leiten|führt|runs|heads|in charge|geschäftsleitung|bestimmer & wer|who|heiß|names?\b|welche & euch|euer|eure|ihr|ihnen|you|firma|unternehmen|company|mainlicht|laden|business|ist der chef|ist (?:hier|bei) |the boss & !dsgvo|protokoll|log|unser|our\b|my\b|mein|einricht|set ?up|projekt|project
dpo :: :: :: datenschutz(?:beauftragt|frag|anfrag|team)|dsb\b|dpo\b|data protection (?:officer|guy|person|lead|question|team)|privacy (?:officer|question)|(?:unsere|unserer|eure|our|ihre) it\b|it ?(?:abteilung|team|department|leit) & adresse|wohin|schick|schriftlich|writing|mail|address|where|schreib|richt|send|fragenkatalog|fragebogen|questionnaire & !post|postal|brief|letter|dpa\b|avv\b|vertrag|agreement|sub ?processor|unterauftrag
support :: :: :: updat|wartung|maintenance|messung|messen|anpassung|adjust|measur|schulung|training|einweisung|anbindung & extra|inklusive|inkl|drin|dabei|enthalten|includ|part of|kost|zahl|pay|free\b|separat|zusätzlich|berechn|bezahl & !wie lange|how long|stunde|was kostet|wie teuer|how much|dauert|begin
crm :: :: :: wegwerf|wegschmeiß|abschaff|ablös|ersetz|austausch|wechsel|throw (?:\p{L}+ )*(?:out|away)|ditch|replac|get rid|scrap|abandon|switch|behalten|keep|aufgeben|give up & \p{L}*crm|\p{L}*system|salesforce|hubspot|pipedrive|zoho|dynamics|sap\b|software|tools? & !daten|data|mitarbeiter|leute|people|staff|employee|vertrag|contract|ansicht|dark|sprache|language|kündig|cancel|sprachmodell|wie oft|how often
crm :: :: :: zwei|beide|systeme|two|systems|both & widersprech|widerspruch|unterschied|verschieden|abweich|disagree|differ|conflict|contradict & !lösung|service|solution|preis|price|anbieter|provider
reporting :: :: :: woher wei(?:ß|ss)|wie wei(?:ß|ss)|how (?:do|can|will|would|should) (?:i|we|you) know|beweis|proof|belegen & bringt|funktion|work|hilft|helps|wirkt|lohnt|worth|nutzen|good|klappt|taugt & !assist|bot\b|ki\b|ai\b|daten
samples :: :: :: preis|euro|price|zahlen|figures|betrag|beträge|angaben|details|fristen & echt|real\b|beispiel|sample|erfunden|made up|fiktiv|ausgedacht|genuine|fake & !beispielrechnung|zum beispiel|for example|vorrechn|kunde|rechn|customer
price :: :: :: mwst|mehrwertsteuer|umsatzsteuer(?!n)|ust\b|vat\b|netto|brutto|net or gross|gross or net|net prices & !id\b|nummer|number|ident|aufbewahr|retention
price :: :: :: steuer|tax & preis|inkl|dazu|drauf|enthalten|price|includ|on top|plus & !income|einkommen|lohn|gewerbe|berater|erklärung|advis|return|aufbewahr
retention :: Vermerke zur Bearbeitung :: Notes on handling :: bearbeitungs(?:protokoll|vermerk)|vermerk|handling (?:log|notes)|notes on handling|log entr|protokolleintr
gdpr :: Zur Umsetzung der DSGVO :: To comply with the GDPR :: \p{L}*protokoll|logs?\b|logged|logging|nachvollzieh|audit|verlauf|histor|track|trail & änder|geändert|bearbeit|chang|edit|modif|touch|audit|angefasst & !anfrage|formular|server|website|form\b|request|erklärung|policy|chat
gdpr :: Zur Umsetzung der DSGVO :: To comply with the GDPR :: audit ?(?:log|trail)|änderungs(?:protokoll|verlauf|historie)|change ?log
security :: ablegen und genau diese :: read back that one :: formular|kontaktformular|form & datenbank|database|(?:fremde|andere)\p{L}* (?:anfrag|leute)|anfragen? (?:anderer|fremder)|other (?:people|request|visitor|user|person|customer)|others|auslesen|schlüssel|key|berechtig|permission|privilege|hack|rechte hat & !lösch|delet|wie lange|how long|key ?board
security :: Alle Anfragen einer Person :: All requests of one person :: all & anfragen|daten|requests|data|everything & auf einmal|at once|in one go|einer person|one person|export|ausgeben
security :: legt eine Sicherheitsrichtlinie :: A security policy (CSP) :: csp|content security|sicherheitsrichtlinie|security policy
security :: Die Entwicklerwerkzeuge :: Your browser’s developer tools :: komprimiert|compressed|unkomprimiert|ganze|whole|gesamt|total & dokument|document|\p{L}*seite|page|html & groß|größe|kb|kilobyte|schwer|wieg|weigh|big|heavy|size|large
security :: 14 kB ist die Obergrenze :: 14 kB is the limit :: \p{L}*seite|page|website|homepage|site|erste\p{L}* bildschirm|first screen & schwer|groß ist|wie groß|kb|kilobyte|dateigröße|gewicht|weight|weigh|wieg|heavy|how (?:big|large)|size & !text|schrift|font|reader|firma|team|company|unternehmen|aufwand|effort|unserer seite
worth :: 200 Anfragen im Monat + Der Betrieb trägt sich :: 200 enquiries a month + The fee pays for itself :: rechnet sich|rechnen sich|rentier|amortis|trägt sich|tragen sich|break ?even|breaks even|breaking even|pays? (?:for itself|off)|wieder (?:drin|rein|raus)|recoup|money back|gewinnschwelle|profitab|beispielrechnung|rechenbeispiel|worked example|(?:sample|example) calculation & wann|wie ?viel|prozent|welche|was|when|what|how|rechenbeispiel|beispielrechnung|worked|bei|ab|sample|example
worth :: 200 Anfragen im Monat + Der Betrieb trägt sich :: 200 enquiries a month + The fee pays for itself :: beispiel|example & vorrechn|rechne|gerechnet|calculat|stunde|minute|hour|rate
dpo :: Post: Mainlicht :: Post: Mainlicht :: post\b|postadresse|postanschrift|postalisch|brief|postal|letter & datenschutz|privacy|data protection|auskunft|lösch|widerruf
policy :: Eine automatisierte Entscheidung :: There is no automated decision :: profiling|profilbildung|profile (?:me|us|visitors?|users?|people)|automated decision|automatisierte\p{L}* entscheidung|art(?:ikel|icle)? 22
policy :: Eine automatisierte Entscheidung :: There is no automated decision :: entscheid|entschied|decision|decid & automat|vollautomat|über mich|about me|algorithm|maschine|machine|computer|programm & !lead|vertrieb|angebot|vertrag
form :: Füllt jemand das Formular :: If somebody fills in the form :: formular|kontaktformular|form|feld|field|spam|captcha & (?:sehr|zu|so|ungewöhnlich|really|too|very|unusually) (?:schnell|fast|quick)|spam|captcha|robot|honeypot|bots?\b & !antwort|answer|reply|respond|ordner|folder|chat
form :: leitet uns Ihre Anfrage weiter :: forwards your request to us :: eingangsbestätigung|bestätigungs ?e? ?mail|confirmation|acknowledg|bestätigung & !termin|anruf|call|appointment|slot|schnell|fast
form :: Ab einer Höchstzahl am Tag :: Above a daily limit :: wie ?viele|how many|höchst|limit|maxim|beliebig|unbegrenzt|unlimited & anfragen|requests|nachrichten|messages|formular & schick|send|stell|submit|am tag|täglich|per day|daily|a day & !kunden|customer|chat|assist|bot|nutzer|users|lösung|unsere|our|service
retention :: E-Mails zu Anfragen :: Emails about requests :: e ?mails?\b|mails?\b|mailverkehr|schriftverkehr|korrespondenz|correspondence|gesprächsnotiz & wie lange?\b|how long|aufbewahr|aufheb|hebt|gespeichert|speicher|keep|kept|stor|lösch|gelöscht|delet & !\p{L}*seite|oben|homepage|page|newsletter|wer|who|adresse|address|assist|bot|reagier|antwort|react|answer|reply|wart|wait|chat
retention :: Wird aus einer Anfrage ein Vertrag :: If a request leads to a contract :: steuer|handelsrecht|tax|commercial law|gesetzlich|legal|vertragsunterlagen|unterlagen|records|documents|vertragsdaten|contract documents|paperwork & aufbewahr|aufheb|aufzuheb|retention|retain|keep
backups :: Auf dem Datenträger :: On the server’s disk :: festplatte|datenträger|disk|platte|hard drive & lösch|gelöscht|delet|eras|reste|remain|lesbar|readable|still
ipAddress :: Dafür bildet sie aus der IP :: To do so, it turns the IP :: zufallswert|random value|salt\b|anonymisier|anonymi[sz]|pseudonym|hashes|hash\b|prüfsumm|checksum & wie|how|täglich|wechsel|gewechselt|chang|was|what|ip\b|ips\b & !wie lange|how long|lösch|gelöscht|delet|kunden|customer
stored :: Gewählte Sprache: bis :: Chosen language: until :: sprachwahl|spracheinstellung|sprache|language & merk|gespeichert|speicher|wie lang|how long|remember|stor|keep & !assist|bot\b|modell|model|chat|sprachmodell|verfügbar
stored :: Helle oder dunkle Ansicht: bis :: Light or dark view: until :: dunkl|hell|dark|light|theme|ansicht & merk|gespeichert|speicher|wie lang|how long|remember|stor|keep
stored :: längstens bis Sie den Tab :: until you close the tab :: \p{L}*startseite|homepage|oben|top & e ?mail|mailadresse & wie lang|how long|bis wann|gelöscht|delet|speicher|gespeichert|stor
accessibility :: Zuletzt überprüft :: Last reviewed :: barriere|accessib & zuletzt|wann|last|when|stand|datum|date|letzte
policy :: Inhalt zuletzt geändert :: Content last changed :: datenschutz|privacy|policy & zuletzt|letzte|stand\b|aktualisier|geändert|wie alt|version|last|updated|changed|how old & !barriere|accessib|anwend
accessibility :: Untertitel im Sprachgespräch :: Captions in a voice call :: untertitel|caption|subtitle & fehler|zuverlässig|stimm|richtig|korrekt|genau|reliab|accura|mistake|error|correct|automat|verlass|trust|gut|good
accessibility :: axe-core :: axe-core :: 320|pixel|klein|schmal|winzig|small|tiny|narrow|handy|smartphone|mobil & \p{L}*seite|website|site|page|display|bildschirm|screen|layout & !firm|unternehm|betrieb|compan|business|team
accessibility :: axe-core :: axe-core :: axe|kontrast|contrast|womit|werkzeug|tool|automati & barriere|accessib|farb|colou?r|zugänglich & prüf|test|check|geprüft|kontrast|contrast|genügend|ausreich|enough
accessibility :: lässt sich nicht neu laden :: cannot be reloaded :: neu laden|reload|refresh & datenschutz|privacy|policy
legal :: sind Marken ihrer :: are trademarks of :: marken?\b|markenrecht|markenzeichen|warenzeichen|trademark
form :: Was er fragt, erfahren wir nicht :: We do not learn what it asks :: copilot|comet|ki ?agent|ai agent|browser (?:ki|ai|agent)|browsers (?:own )?(?:ki|ai)|(?:ki|ai|assistent\p{L}*|assistant)(?: assistent\p{L}*| assistant)? (?:meines|des|in my|of my|built into my|im eigenen) & browser|formular|form
rights :: einer Verarbeitung widersprechen :: You can object at any time :: widerspruchsrecht|widersprech|widerspruch|object(?:ion|ing)?\b|right to object & !system|zwei|two|einander|sich|gilt|crm|adress
rights :: Eine formlose Nachricht genügt; es kostet :: An informal message is enough; it costs :: kost|gebühr|free|cost|charge|fee\b|umsonst|gratis & auskunft|datenauskunft|kopie|copy|löschung|löschen|meine (?:daten|rechte)|my (?:data|rights)|delet|widerruf
policy :: Sie müssen uns keine Daten :: You do not have to give us :: muss|müssen|must|have to|obliged|pflicht|verpflichtet|need to|required|zwingend & euch|ihnen|you|überhaupt|any|preisgeben & daten|data|persönlich|personal & geben|angeben|give|provide|disclose|preisgeben|mitteilen|share & !kunden|customer|lösch|delet|our|unsere
recipients :: Empfänger Ihrer Daten sind :: The recipients of your data :: gericht|polizei|behörde|court|police|authorit|anwält|anwalt|lawyer|staatsanw|finanzamt & daten|data & !beschwer|complain|kunden|customer|geeignet|suitable
hosting :: Datenbank: Unser :: Database: Our :: datenbank|database & wo\b|where|wer|who|steht|liegt|läuft|runs|host & !kunden|customer|rechte|schlüssel|key|lösch|delet
recipients :: E-Mail-Postfach: :: Mailboxes: :: postfach|mailbox|inbox & wer|who|wo\b|where|bei wem|welche|which|provider|anbieter|host & !kalender|calendar|outlook|anbind|connect|spam
recipients :: Die Daten Ihrer Kunden speichern + Kein Empfänger sitzt :: Your customers’ data is stored + no recipient is based :: usa|the us\b|us\b(?=.*data)|amerika|america|drittl|drittstaat|third countr|china|indien|india|außerhalb|outside|ausland|abroad|overseas & dienstleister|anbieter|empfänger|provider|recipient|daten|data & !kund|customer|server|rechenz|modell|model|speicher|stor|send us|tell us|give us|liegen|unsere|our\b
form :: Kontaktformular: Name und :: Contact form: name and :: welche|was|which|what & daten|angaben|data|information & formular|kontaktformular|kontaktanfrage|anfrage|request|form & speicher|gespeichert|erheb|erhoben|stor|collect|sammel|save|keep & !wie lange|how long
worth :: Dann sagen wir es Ihnen :: Then we tell you :: wenn|falls|angenommen|if|suppose|what if|was passiert|what happens & (?:nicht|nichts|nix|kein\p{L}*|kaum|not|doesnt|doesn t|didnt|isnt|isn t|no|never|wenig|dont|wont|won t|nothing)(?: \p{L}+){0,3} (?:lohn|bring|hilf|taug|nütz|rechnet|worth|help|pay|benefit|use\b|good|nutzen|erfolg)|lohn\p{L}* (?:\p{L}+ ){0,3}nicht|bringt (?:\p{L}+ ){0,3}(?:nichts|nix)|fehlkauf|nutzlos|useless|waste|reinfall|enttäusch|disappoint|flop|zu wenig|too little|pointless|umsonst war & !bot\b|assist|ki\b|ai\b|form|website|\p{L}*seite|page|browser|chat|ich\b|mein|i\b|me\b|my\b|leben|life|help\b.*who
recipients :: laden Schriften und Bilder nur :: load fonts and images only :: schriften|schriftart|fonts?\b|bilder|images & lad|load|google|extern|woher|where|fremd|third|kommen|come
stored :: Was davon gerade gespeichert ist :: The button “What this page :: prüf|nachprüf|kontrollier|nachsehen|überprüf|check|verify|see (?:for myself|what|which)|nachschau & cookie|gespeichert|speicher|weiß|stor|tracking|über mich|about me|knows|welche server|which servers & !wer\b|who\b|barriere|accessib
rights :: Wir antworten unverzüglich :: We answer without undue delay :: frist|wie lang|how long|bis wann|wie schnell|how (?:fast|quickly|soon)|deadline|time limit|when & auskunft|kopie|copy|access request|subject access|löschantrag|erasure|dsar|rechte|rights & !gespeichert|backup|sicherungskop
recording :: Sprachgespräch: nichts :: Voice call: nothing :: spracherkennung|speech recognition|mithör|mitlausch & hersteller|browser|google|apple|lad|download|wo\b|where|anbieter|provider|gerät|device
policy :: Sie können die Website lesen :: You can read this website :: anmeld|registrier|konto|account|sign (?:in|up)|log ?in\b & \p{L}*seite|website|page|site|lesen|read & !newsletter|kund|portal|form|customer|sso
policy :: zu diesen Zwecken :: for these purposes :: wozu|wofür|zweck|zu welche|why|what for|purpose & daten|data & verarbeit|nutz|brauch|process|use|need|collect & !kund|customer|unsere|our\b|modell|model
policy :: Mit jeder Anfrage speichern wir :: With every request we store :: erklärung|policy|version & version|ändert|changes & anfrage|request|galt|applied|in force
`;

interface Quote {
  topic: string;
  cites: Record<Language, readonly string[]>;
  needs: readonly RegExp[];
  not: readonly RegExp[];
}

const some = (words: string) => (words ? words.split(" + ") : []);

const beginning = (group: string) => new RegExp(String.raw`(?<!\p{L})(?:${group.replace(/^!/, "")})`, "u");
const isNot = (group: string) => group.startsWith("!");

export const quotes: readonly Quote[] = list
  .trim()
  .split("\n")
  .map((line) => {
    const [topic = "", de = "", en = "", words = ""] = line.split(/ ::(?= )/).map((part) => part.trim());
    const groups = words.split(" & ");
    return {
      topic,
      cites: { de: some(de), en: some(en) },
      needs: groups.filter((group) => !isNot(group)).map(beginning),
      not: groups.filter(isNot).map(beginning),
    };
  });

/** What a question is answered with by its words alone; the first line that fits decides. */
export function quoteFor(question: string): Quote | undefined {
  const said = question
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  return quotes.find(
    ({ needs, not }) => needs.every((one) => one.test(said)) && !not.some((one) => one.test(said)),
  );
}
