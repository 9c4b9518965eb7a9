import { type Doubt, signsOf } from "./doubt.ts";

export const doubt: Doubt = {
  emergency: signsOf(String.raw`
    4 brand (?:in|im) |brauche? (?:\w+ )?(?:not)?arzt|ohnm|bewaffnet|umgestuerzt|krankenhaus|intensivstation|notaufnahme|blutzucker|einsturz|hitzschlag|platzwunde|prellung|drogenrausch|ausgeblutet|messerstech|in den finger|rettet|rettung\b|evakuier|geplatzt|bewus?stlos|kollabier|zusammengesackt|umgekippt|roechel|schnappatm|krampf|krampft|epilep|schaum|ertrink|ertrunken|untergegangen|unterkuehl|unterzucker|wiederbeleb|reanim|verblut|erstick|erwuerg|wuerg|vergift(?!e ich nicht)|\w*vergiftung|verbrueh|veraetz|rattengift|\w*stromschlag|herzstill|lebensgefahr|stirbt|im sterben|mundwinkel|lallt|lalle|verwaschen|gelaehmt|laehmung|fruchtblase|wehen|fehlgeburt|gasgeruch|chlorgas|kohlenmonoxid|flammen|lichterloh|explo|einsturz|eingestuerzt|verschuettet|ueberfahren|angefahren|verunglueckt|ueberschlagen|amok|geisel|schiess|schuess|geschossen|pistole|waffe|verpruegel|gepruegel|misshandel|vergewaltig|stalk|gestalkt|gewuergt|entfuehr|todesangst|panikattacke|schwindlig|schwindelig|notarzt|krankenwagen|rettungswagen|sanitaeter|giftnotruf|ueberdos|angestochen|niedergestochen|leblos|reglos|bewegungslos|haeusliche gewalt|in die luft geflogen|blutvergift|hirnhaut|hirnblut|lungenembol|blinddarm|allergischer schock|asthma
    3 brand\b(?! ?(?:name|marke))|kurzschluss|funkt\b|abgebrannt|brennt|brennen|feuer\b|wohnungsbrand|qualm|raucht|kokelt|schmort|verschmort|brandgeruch
    3 rauch\b|raucht\b
    2 funken|zischt|verbrannt|brenzlig
    1 \w*(?:haus|wohnung|kueche|dachstuhl|keller|halle|akku|batterie|steckdose|kabel|pfanne|herd|ofen|zimmer|buero|auto|nachbar\w*|nebenan|werkstatt|flur)\b
    2 gas\b|chlor|saeure|lauge|benzin|chemikal|ammoniak|propan
    2 schwumm?r|schummr|sternchen|flau\b|dusel|torkel|wacklig|kreislauf|lunge|niere|ader\b|schlagader|dreht durch|high\b|zusammenb|graete|schneckenkorn|schlecht\b|uebel\b|komisch|seltsam|kalkweiss|kaltschweiss|schnarch|unverstaendlich|spricht|sagt nichts|antwortet nicht|gekippt|kippt|umgefall|sackt|drunter|begraben|zusammenbr|rote[rn]? strich|guckt|starrt auf|geblendet|spuer|blau\w*|weiss wie|unter schock|schock|zitter
    2 riech|stink|geruch|leck\b|ausgetreten|ausgelaufen|stroemt|tritt aus
    3 wacht|(?:nicht|nimmer|kaum) (?:\w+ )?(?:ansprechbar|aufstehen|bewegen|heben|laufen|sprechen|schlucken|atmen|auf die beine)|reagiert (?:nicht|kaum)|ruehrt sich|regt sich|bewegt sich|zuckt|zittert|am boden|auf dem boden|liegt (?:da|auf|im|hier|in)|steht nicht|schwarz vor|seh\w* (?:doppelt|verschwommen)|sieht (?:\w+ )*nichts|blau im|blau angelaufen|bleich|apathisch|benommen|weggetreten|verdreht
    3 wirres|wirre\b|(?:redet|spricht|ganz|total|so|kopf|voellig) wirr\b|verwirrt|desorient|taub\b|gefuehllos|kribbelt|haengt (?:runter|schief|am strom)|schief|nuschelt
    3 (?:keine|kaum|schlecht|schwer|nicht|wenig|genug) (?:\w+ )?luft|atm|atem\w*|luftnot|japs|keuch|schnapp\w* nach|hustet|erbricht|uebergibt|kotzt
    3 blut|\w*blutung|wunde|\w*wunde\b|bluet
    2 herz|puls\b|brust|kreislauf|asthma|zucker|diabet|schwanger|fieber|allergi
    2 rast\b|druck auf|stech|sticht|zieht in|eng\b|schwitz|schwill|geschwoll|zuschwell|dick\b|haut\b|hals\b|zunge|rachen
    3 gestuerzt|abgestuerzt|sturz\b|runtergefallen|(?:leiter|treppe|dach|fenster|geruest|baum|pferd|fahrrad|balkon|boden|pool|teich|wasser)\b(?: \w+){0,2} (?:\w*gefallen|gestuerzt|gekracht)
    2 getrunken|trinkt|\w*geschluckt|gegessen|gefressen|intus|eingeatmet|gebissen|gestochen|\w*stich|gespritzt|abbekommen|zu viel genommen|ins auge|verschluckt
    3 \w*(?:reiniger|spuelmittel|putzmittel|bleiche|batterie|knopfzelle|muenze|magnet|tablette|pille|medikament|beeren|pilz|frostschutz|gift\b|drogen|waschmittel|murmel|kreuzotter|schlange|nuss|nuesse|wespe|biene)\w*
    3 verletz|\w*unfall|geschnitten|abgetrennt|abgerissen|abgeschnitten|\w*gequetscht|geklemmt|\w*eingeklemmt|eingequetscht|(?:bein|arm|genick|knochen|rippe|hand|fuss|nase) (?:ist )?gebrochen|verbrennung|kochend|siedend|splitter|finger (?:ist )?(?:ab|weg)|geraten\b|gesaegt|gebohrt|nagel\b|nadel\b|schraube im|steckt|spitze|verbruehung|verbrannt|abgerutscht|eingezogen|quetsch|bruch\b|offener|gebissen|splitter|fleischwunde|gerammt|erfasst|erwischt
    2 arm\b|arme|bein\b|beine|hand\b|haende|finger|fuss|auge|gesicht|\w*koerper|bauch|nase\b|ohr\b|mund\b|knochen|schulter|nacken|ellbogen|rippe|schulter|daumen|zeh|schaedel|stirn|wange|lippe
    2 \w*saege|saege|presse\b|maschine\b|gabelstapler|stapler|strom\b|elektr|gewischt|hochspannung|fraese|bagger|baustelle|lkw|radfahrer|motorrad|autobahn|gleis
    3 knarre|revolver|raeuber|stalker|einbrecher|haemmert|haut mich|haut sie|wuetend|aggressiv|polizei|feuerwehr|bedroh|\w*droht(?! mit kuendigung)|verfolg|lauert|schleicht|einbrech|eingebrochen|ueberfall|ausgeraubt|messer|axt\b|bombe|schlaegt mich|schlaegt sie|schlaegt ihn|geschlagen|angefasst|begrapsch|belaestig|missbrauch|gewalt|zugeschlagen|angegriffen|schubst|fremder|fremde\b|unbekannter|maskiert|schlaegt|pruegel|schreit|schreie|rastet aus|randalier|schmeisst|tritt\b|glas getan|ins glas|in meinem getraenk|nackt|festgehalt|haelt mich fest|laesst mich|brutal|gefahr|brecheisen|eingesperrt|eingeschlossen|stecken? (?:\w+ )*fest|laesst mich nicht|panik|aufzug|fahrstuhl
    1 angst|allein\b|nachts|vor (?:der|meiner|dem) (?:tuer|haus)|draussen|will rein|ex\b|mann\b|typ\b
    2 wasser\b|pool|teich|badewanne|treibt|see\b|eis\b
    1 arzt|doktor|aerzt|(?:hilfe|schnell|sofort|dringend|ploetzlich|auf einmal|gerade|was (?:jetzt|tun|nun|mach|soll))
    1 weh\b
    2 (?!kopf|ruecken|zahn|hals)\w*schmerz|bewus|verlier\w* das|ansprech
    1 er\b|sie\b|arbeiter|nachbar|chefin|ihm\b|ihn\b|jemand|einer\b|kind|baby|kleine|sohn|tochter|mutter|vater|mama|papa|mutti|oma|opa|mann\b|frau\b|freund|bruder|schwester|enkel|koleg|mitarbeiter|azubi|chef|gast\b|hund\b|katze|mensch|person|patient|fahrer|elektriker|mir\b|ich\b
  `),
  crisis: signsOf(String.raw`
    4 geb\w* auf\b|fertig mit (?:der welt|allem|den nerven|dem leben)|lohnt sich (?:\w+ )*(?:nicht|nichts) mehr|bringt (?:das|es|mir) (?:\w+ )*noch$|plan wie ich|wie ichs? mach|beerdigung|toete|mir reicht|ende machen|tut mir leid aber ich|(?:hoert|versteht|sieht) mich|\w*umbring|henker|galgen|(?:ohne|keine) schmerzen? (?:sterb|stirb)|stirbt man|letzte[rn]? (?:tag|nachricht|brief|worte|gruss|wille)|nicht wieder ?seh|mir weh|weh zu leben|nicht mehr zu sein|mich ritz|ritz mich|(?:hat|gibt|hab\w*|macht|ist) (?:\w+ )*(?:kein\w*|nichts) (?:\w+ )*sinn (?:mehr )?fuer mich|strick\b|schlinge\b|vor (?:mir selbst|meinen gedanken)|wozu noch|nicht mehr da\b(?! (?:im|auf)\b)|es (?:einfach |endlich |alles )*(?:zu )?beenden|umzubring|selbstm|\w*suizid|freitod|erhaeng|erschiess|pulsader|lebensmued|lebenswill|lebensmut|abschiedsb|abschiedsn|selbstverletz|ritze|ritzt|todessehn|sterbehilf|ueberdos|schlaftablett|(?:mir|sich) (?:et)?was an|(?:mir|sich) das leben
    1 ich\b|mich|mir\b|mein
    1 sohn|tochter|mutter|vater|freund|bruder|schwester|mann\b|frau\b|koleg|partner|schueler
    3 sterb|tod\b|tot\b|toten|tote\b|gestorben|grab\b|jenseits|himmel
    2 leb|weiterleb|weiterzuleb|existier|dasein|auf (?:der|dieser|diese|die) welt|die welt|geboren|aufwach|aufzuwach|einschlaf|aufsteh|aufzusteh|am leben
    1 nicht mehr|nich mehr|nicht mer|nimmer|nie (?:wieder|mehr)|niemals|kein|nichts|nix\b|ohne\b|nie\b
    2 sinn\b|\w*sinnlos|zweck|wozu|wofuer|warum (?:noch|soll|ueberhaupt|bin)|weitermach|weiter mach|durchhalt|egal|gleichgueltig|leer|umsonst|hoffnung|zukunft|perspektive|ausweg|ausweglos|licht\b|(?:anderen|keinen) weg|haelt
    2 verzweif|erloes|tiefpunkt|flehe|hilferuf|trennung|sitzen gelassen|im stich|enttaeusch|bereu|ertrinke|niedergeschlagen|antriebslos|freudlos|betaeub|dunkel|schwarz\b|finster|loch\b|welt\b|lohnt sich|satt\b|reicht|genug|gehoer\w* nicht|scheitern|scheiterhaufen|scherbenhaufen|schulden|pleite|insolvenz|gekuendigt|getrennt|verlaesst|ueber den kopf|fuehl nichts|fuehle? nichts|nichts mehr|egal\b|hasse|traum|traeum|danke fuer alles|verzeih|vergeb|sorry|tut mir leid|untergeh|untergang|wein|verdient|verdien\w* es|oben auf|parkhaus|schachtel|packung|zaehl|liebt|liebe sie|einsam|\w*allein|verlassen|wertlos|nichts wert|nix wert|nutzlos|ueberfluess|versag|hasse|hasst|wein|heul|depress|depri\b|hilflos|kaputt|am ende|am boden|kraft\b|kraefte|muede|erschoepf|schuld|schaem|ungeliebt|verloren|gebrochen|zerbrech|ertrag|aushalt|halt\w* (?:\w+ )*aus|pack\w* (?:\w+ )*nicht|schaff\w* (?:\w+ )*nicht|kann (?:\w+ ){0,3}(?:nicht|nich|nimmer)|zu viel|stimmen|weiss (?:\w+ )*(?:nicht|nich|kein)|weis (?:\w+ )*(?:nicht|nich|kein)
    2 schmerz|qual|leid\b|leiden|trauer|seele|innerlich|in mir|gedanken|angst
    2 last\b|belastung|buerde|ballast|klotz|niemand|keiner|kein mensch|keine sau|vermis|brauch\w* mich|fehle|fehlt|merk\w*|besser dran|besser ohne|ohne mich|mich nicht gaebe|froh\b|familie
    2 weg\b(?! hab)|fort\b|verschwind|verschwunden|schluss|\w*ende\b|enden|beend|zu beend|aufhoer|aufhoert|vorbei|ruhe\b|frieden|fuer immer|ewig|endgueltig|abschied|verabschied|lebt wohl|leb wohl|machts gut|letzte[rn]? (?!punkt)|heute nacht|geregelt|verschenkt|testament|wichtig war|nicht mehr da|abgeschlos|aufgegeb|aufgeb
    3 bruecke|\w*bruecke|gelaender|gleis|dach\b|hochhaus|klippe|balkon|abgrund|klinge\b|tablett|pille|medikament|ibuprofen|paracetamol|schlafmittel|\w*spring|(?:gegen|an|vor) (?:einen|den|die|nen) (?:baum|zug|bahn|mauer|wand|pfeiler|lkw|auto)|(?:auf|vor) den zug|schneid|geschnitten|aufgeschnitten|verletz|wehtu
    1 steh\b|stehe\b|sitz\b|sitze\b|warte\b
    1 morgen|heut|bald\b|gleich\b
    1 will\b|wil\b|moecht|wuensch|wuerde?\b|waer|liebsten|einfach|nur noch|soll\b|endlich|staendig|jeden tag|sagt|fuehl
  `),
  helpless:
    /\bwas(?: (?:soll\p{L}*|muss|kann|mach\p{L}*|tun?|tue|jetzt))?(?: (?:ich|wir|man))?(?: (?:jetzt|nun|da|dagegen))*(?: (?:tun|machen))?[ ?.!]*$|\bwas (?:tun|nun|jetzt)\b/iu,
  business: signsOf(String.raw`
    2 wir\b(?! (?:haben einen? (?:verletz|unfal|bewus|toten)|steck|komen nicht|werden|sind (?:einge|in)))
    1 uns\b|unser|ihnen\b|euch\b|eure?
    4 (?:kan|koent|koenen|hab|habt|haben|bietet|macht) (?:ihr|sie)\b|kunden|kundschaft|mandant|leads?\b|tickets?|\w*e?mails?\b|crm|excel|support|vertrieb|umsatz|umsaetz|markt|wettbewerb|konkurrenz|server\b|daten\w*|\w*seite\b|website|homepage|animation|menschen (?:reden|sprechen)|formular|newsletter|\w*vertrag|abo\b|bot\b|\w*chat|ki\b|assistent|lumi|\w*system|software|schnittstelle|projekt|team\b|preis|kost|euro|angebot|termin|demo|dsgvo|cookie|dublett|hotline|anfrag|arbeitsplaetz|branche|budget|auftrag|produkt(?!ion)|loesung|sap|buchhalt|rechnung|drucker|laptop|computer|handy|app\b|passwort|account|datei|internet|wlan|ersetz|praxis|institut|bearbeitung|konzern|buerokratie|kuendige|kuendigen|kuendigungsf|arbeitsplatz|arbeit\b|betriebsrat|automatisier|betrieb\b|patienten
    4 ^(?:bitte )?(?:uebersetze?|formuliere?|schreibe?|erzaehle?|nene?|empfiehl|zeige?|gib|loese?|suche?|spiele?|rechne|mache?) |urlaub|schluesel|girokonto|rueckruf|werbung|geld\b|angerufen|text\b|tippen|anruf|telefonier|baumaerkte|hausaufgabe|kurvendiskussion|anwalt|scheidung|knopf|button|klick|technisch|anmeld|einlog|schokolade|nebenwirkung|dosis|million|fahrplan|faehrt|dienstwagen|rezept|koch(?!end)|back(?:e|en)\b|wetter|fussball|film|buch\b|witz|gedicht|song|lied|aktie|bitcoin|steuer|hauptstadt
  `),
};
