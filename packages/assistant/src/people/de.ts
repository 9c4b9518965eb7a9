import { despairOf, oneOf, type Patterns } from "./pattern.ts";

/** Somebody of whom one speaks when something has happened to them. */
const relative =
  "(?:er|sie|jemand|papa|mama|vater|mutter|oma|opa|mann|frau|kind|baby|sohn|tochter|bruder|schwester|freund|freundin|kollege|kollegin|nachbar|nachbarin|chef)";

const someone = String.raw`(?:ich|er|sie|es|jemand|wer|(?:mein|unser|ihr|sein)e?[nrms]? (?!crm|system|server|shop|prozess|support|betrieb|vertrieb|team|umsatz|netz|anlage|datenbank|projekt|markt)\w+)`;

/** What burns, where one speaks of a fire and not of work that presses. */
const place = String.raw`(?:\w*(?:haus|wohnung|kueche|keller|zimmer|raum|dach|dachstuhl|dachboden|buero|lager|halle|werkstatt|werk|gebaeude|produktion|maschine|anlage|garage|labor|kantine|container|stapler|auto|lkw))`;

export const de: Patterns = {
  despair: despairOf(
    String.raw`ich|mich|mir|mein\w*`,
    String.raw`wir|uns\w*|ihr\w*|eu(?:ch|er|re)\w*|sie|kund\w*|team|firma|betrieb|crm|excel|\w*mails?|ticket\w*|website|seite|formular|vertrag\w*|server|bot|ki|chat\w*|assistent\w*|newsletter|anruf\w*|preis\w*|kost\w*|anfrag\w*|system\w*|projekt\w*|daten|demo|termin\w*|backups?|sicherungskopie\w*|browser|cookies?`,
    String.raw`(?<!damit )leben(?! (?:in|mit|lang))|lebens(?!lauf|laeuf|mittel|versicher|standard|zykl)\w*|sterben|tot|tod|sinnlos\w*|keinen sinn|keine? (?:zukunft|hoffnung|kraft)|kraefte|wertlos|verschwind\w*|weiter\w*leb\w*|wache(?: \w+)? nicht auf|angst vor mir|vermiss\w*|belastung|schmerz\w*|ausweg|aufwachen|existier\w*|verzweifel\w*|abschied\w*`,
  ),
  crisis: oneOf(String.raw`
    ich (?:bring|stech|schlag)\w* (?:den|die|ihn|sie|euch|alle|meine\w*)(?: \w+){0,4} (?:um|ab|tot)(?! wenn(?: \w+){1,4} (?:falsch|rechnung|mail|ticket|system|excel)\w*)(?= |$)
    mir(?: \w+){0,4} (?:arm|arme|unterarm|unterarme|haut|handgelenke?|pulsadern?) (?:auf)?(?:geschnitten|geritzt)
    (?:waere|wuenschte|bin)(?: \w+){0,2} (?:gern\w*|lieber|am liebsten|ich) tot
    (?:sagt?|sagen sie) meine\w*(?: \w+)?(?: (?:bitte|dass))* (?:ich|es)(?: \w+){0,2} (?:liebe|liebte|leid)
    keine zukunft(?: mehr)?(?: fuer mich)?(?= *$)
    mich wuerde(?: \w+){0,2} (?:keiner|niemand) vermissen
    am ende meiner (?:kraefte|kraft)
    (?:mobb|schikanier)\w* mich
    (?:chef|chefin|kolleg\w*|vorgesetzte\w*) (?:macht|machen|fertigt|demuetigt|beleidigt|erniedrigt)(?: \w+)? mich
    ob ich (?:morgen|bald|dann) noch (?:da|am leben|hier) bin(?= *$)
    nichts mehr(?: \w+){0,2} wofuer es sich(?: \w+){0,3} lohnt
    (?:am liebsten|lieber) waere? ich(?: \w+){0,2} weg
    ich halte?(?: \w+){0,3} nicht mehr aus(?= *$)
    (?:fuer immer|ewig)(?: \w+)? (?:ein)?schlafen
    ich (?:will|moechte|wuerde|waere)(?: \w+){0,4} (?:fuer immer (?:weg|verschwinden|gehen)|(?:weg sein|weg|verschwinden) fuer immer)
    ich (?:will|moechte)(?: (?:einfach|nur|noch|am liebsten))* (?:verschwinden|springen|schluss machen)(?= *$)
    (?:waere|wuensch\w*)(?: \w+){0,4} nie geboren
    (?:ich waere|waere ich)(?: \w+)? nicht mehr (?:da|hier|am leben)
    auf (?:der|einer|dem|einem) (?:bruecke|dach|hochhaus)(?: \w+){0,4} springen
    (?:genug|satt|nase voll) vom leben
    mich(?: \w+)? nicht (?:mehr )?(?:gaebe|geben wuerde)
    schluss machen mit (?:allem|dem leben|meinem leben)
    mir (?:ist|wird)(?: \w+)? alles (?:einfach )?zu viel(?= *$)
    (?:zu|beim) ster?b(?:en|n)
    ster?b(?:en|n) (?:will|moechte|mag|wollen)
    (?:will|wil|moechte|moecht|mag|wuerde|werde|darf|muss)(?: \w+){0,4} ster?b(?:en|n)
    (?:nicht mehr|nimmer|keine? \w+|wozu|warum|wofuer|weshalb|satt|hasse|so nicht)(?: \w+){0,4} (?:leb(?:en|n|e)|weiterleb(?:en|n|e))
    mein leben(?: \w+){0,4} (?:sinn|ende|nichts wert|kein\w* wert|vorbei|sinnlos|zerstoert|hoelle|scheisse)
    (?:bringe?(?: ich)?(?: \w+)? mich|bring\w*(?: \w+)? sich)(?: \w+){0,3} um(?! (?:den|die|das|mein\w*|jede\w*) )
    (?:weiss|wuesste)(?: \w+){0,3} wie ich(?: (?:das|noch|so|hier|alles))* (?:weiter\w+|leben) (?:soll|kann)(?= *$)
    kein\w* sinn(?: mehr)? in (?:allem|nichts|irgend\w+|mir|(?:mein\w* |dem )leben)(?= *$)
    (?:fuer mich|da|hier) gibt es(?: \w+)? (?:keinen (?:ausweg|sinn)|keine (?:hoffnung|zukunft))(?: mehr)?(?= *$)
    (?:denk\w*|gedanken|nachgedacht)(?: \w+){0,3} (?:ans?|an den|ueber den|uebers|an meinen) (?:sterben|tod)(?! (?:des|der|von|vom) )
    (?:mir|sich)(?: \w+)? (?:et)?was angetan
    (?:tabletten|pillen)(?: \w+){0,2} (?:bereit\w*|gesammelt|gehortet|besorgt|hingelegt)
    (?:kein\w*|ohne|den)(?: \w+)? lebens(?:willen?|mut|kraft|freude|lust)
    ich(?: \w+){0,2} keine (?:kraft|hoffnung|perspektive)(?: mehr)?(?= *$)
    nie(?:mals)? geboren (?:worden|werden|waere)
    ich (?:wuerde|werde) (?:keinem|niemandem)(?: \w+)? fehlen
    (?:mich|sich)(?: \w+){0,2} (?:vor|vorn|vors) (?:den |einen )?(?:zug|bahn|auto)
    (?:weg|nicht mehr) (?:von|aus|auf) (?:der|dieser) welt
    (?:ritzt|schneidet) sich
    (?:keiner|niemand)(?: \w+)? (?:braucht|liebt|will) mich
    mich (?:braucht|liebt|will)(?: \w+)? (?:keiner|niemand)
    (?:allen|jedem|euch|meiner familie) (?:nur )?(?:noch )?(?:zur|eine) last
    (?:will|moechte|wuensche|wuensch)(?: \w+)* (?:es|alles|das)(?: \w+){0,2} (?:aufhoert|vorbei ist|endet|vorbei waere|zu ende ist)(?= *$)
    ich (?:bin (?:total |voellig |einfach )?(?:am ende|hoffnungslos|verzweifelt)|weiss(?: \w+)? nicht(?: mehr)? weiter|mach\w* (?:jetzt )?schluss)(?= *$)
    (?!suizidpraev)\w*(?:suizid|suicid)\w*
    selbstmor[dt]\w*(?! fuer)
    freitod
    lebensmuede\w*
    (?:mich|sich|uns|mir|dich)(?: \w+){0,2} (?:um(?:zu)?bring\w*|das leben (?:zu )?nehm\w*|(?:et)?was an(?:zu)?tu\w*|erhaeng\w*|aufhaeng\w*|toeten|erschiess\w*|verletzen|ritzen|vor (?:den|einen) zug \w+)
    (?:toete|haenge|erschiesse) (?:mich|sich)(?: \w+)*(?= *$)
    (?:tue?|tut) (?:mir|sich)(?: \w+)? (?:et)?was an
    (?:ritze|schneide) (?:mich|sich)
    (?:mir|sich|mich) selbst (?:zu )?(?:verletz|weh|schad)\w*
    selbstverletz\w*
    (?:nicht mehr|nimmer|nie (?:mehr|wieder)) (?:leben|weiterleben|weiter leben|aufwachen|aufzuwachen|existieren|am leben sein|da sein|hier sein)
    (?:am liebsten|lieber|besser|waere? ich|ich waere?) tot
    tot (?:waere|sein)
    (?:wenn|dass|ob) ich (?:\w+ ){0,3}(?:weg|fort|nicht mehr(?: da)?|tot|verschwunden)(?: \w+)? waere
    (?:wenn|dass|ob) ich (?:einfach |bald )?(?:tot|nicht mehr am leben) bin
    ob ich (?:noch )?(?:lebe|leben will)(?= *$)
    (?:ich|mich|mir|lohnt)(?: \w+){0,6} (?:zu|mein|das|vom|am|dieses|dem|meinem) ?leben(?! (?:lang|leicht|einfach|erleicht|schwer|besser|in|mit|von|zu))
    warum bin ich(?: \w+){0,4} (?:auf der welt|am leben)
    ich (?:stehe|sitze|bin)(?: \w+){0,3} auf (?:der|einer|dem|den) (?:bruecke|dach|hochhaus|gleisen?)
    (?:schlaf)?(?:tabletten|pillen)(?: \w+){0,3} (?:in der hand|vor mir)
    (?:belastung|last|buerde) fuer (?:alle|jeden|meine?\w*|andere)(?= *$)
    (?:der|dieser|mein) schmerz(?: \w+){0,2} (?:aufhoert|endet|vorbei)
    ich (?:hab|habe|gebe)(?: \w+)? (?:alles )?auf(?:gegeben)?(?: es hat(?: \w+)? keinen sinn(?: mehr)?)?(?= *$)
    (?:muede|leid|ueberdruessig)(?: \w+)? (?:vom|zu|des) leben\w*
    (?:wuerde|will|moechte)(?: (?:ich|am liebsten|einfach|nur|gern\w*))* (?:verschwinden|weg sein|fort sein|nicht mehr sein)(?= *$)
    (?:gehen|weg|fort|schluss)(?: \w+)? fuer immer
    (?:dem|meinem|seinem|ihrem|diesem) leben(?: \w+)? ein ende
    (?:mit (?:dem|meinem) leben|mit allem|mit dem allem)(?: \w+)* (?:schluss|abgeschlossen|ende)
    allem ein ende
    abschiedsbriefe?
    mich(?: \w+){0,2} von (?:allen|jedem|meine[nr] (?:kindern|eltern|liebsten|lieben|familie|mutter|frau))(?: \w+)? verabschiedet
    (?:niemand|keiner|keine sau|kein mensch)(?: \w+){0,3} mich(?: \w+)? vermiss\w*
    (?:niemand|keiner)(?: \w+)? vermisst mich
    (?:wuerde|wird) mich(?: \w+)? (?:niemand|keiner) vermissen
    ohne mich(?: \w+){0,4} (?:besser|leichter|einfacher|schoener|gluecklicher)
    (?:besser|leichter|einfacher|gluecklicher)(?: \w+)? ohne mich
    (?:spring|springe|stuerze?)(?: \w+){0,2} (?:von|vom|aus|vor)(?: \w+)? (?:bruecke|dach|hochhaus|zug|fenster|balkon)
    (?:alle|viele|meine|zu viele)(?: \w+)? (?:tabletten|schlaftabletten|pillen) (?:nehmen|schlucken|geschluckt|genommen)
    (?:schlucke|nehme)(?: \w+){0,2} (?:tabletten|pillen)
    (?:alles|leben)(?: \w+){0,4} (?:keinen sinn|keinen zweck|sinnlos|ohne sinn|hoffnungslos)
    (?:es|das) hat(?: doch| einfach)? alles keinen sinn(?: mehr)?(?= *$)
    ich (?:seh|sehe|hab|habe|weiss)(?: \w+)? (?:keinen ausweg|keine hoffnung|keinen sinn)(?: mehr)?(?: \w+)?(?= *$)
    (?:^|(?<= ))(?:ich )?(?:kann|will|mag|moechte)(?: (?:einfach|echt|wirklich|das|es|so|alles|auch|langsam|ich|nur|jetzt))* (?:nicht mehr|nimmer)(?: weiter\w*| so weiter| hier| da)?(?= *$)
    (?:halt|halte|pack|packe|schaff|schaffe|ertrage)(?: \w+){0,3} (?:alles|leben|einfach|es) (?:einfach )?(?:nicht mehr|nimmer)(?: aus)?(?= *$)
  `),
  emergency: oneOf(String.raw`
    laeuft (?:\w+ ){0,3}blau an
    ${place} brennts?(?: es)?
    brennts?(?: \w+){0,5} ${place}
    ${place}(?: \w+){0,2} in flammen
    (?:raucht|qualmt) und brennt
    stromschlag\w*
    (?:finger|hand|arm|bein|fuss|haende)(?: \w+){0,4} (?:abgetrennt|abgerissen|abgeschnitten|eingeklemmt)
    (?:^|hilfe )notfall(?= *$| hilfe| bitte| schnell| brauche?n?| ich| wir)
    (?:zunge|hals|kehle)(?: \w+)? (?:schwillt|geschwollen|zugeschwollen)
    herz ?anfall
    herz(?: \w+)? rast
    schmerz\w*(?: \w+){0,3} brust
    (?:bekomm|krieg|kann)\w*(?: ich)? (?:ihn|sie|es|meine\w* \w+)(?: \w+){0,3} nicht (?:mehr )?(?:wach|wecken|aufwecken)(?= *$| bitte| hilfe| was)
    ${relative}(?: \w+){0,3} nicht (?:mehr )?(?:wach|wach werden|aufwachen)(?= *$| bitte| hilfe| was)
    ${relative}(?: \w+){0,6} (?:bewegt sich nicht|reagiert nicht|nicht ansprechbar|am boden|wacht nicht auf)
    (?:von|vom|von der)(?: \w+)? (?:geruest|leiter|treppe|dach|balkon) (?:gefallen|gestuerzt)
    (?:arm|gesicht|seite|koerperhaelfte)(?: \w+){0,2} taub
    brauche?(?: \w+)? (?:einen )?(?:not)?arzt(?= *$)
    (?:riecht(?: \w+)? nach gas|gasgeruch|gasleck)
    he?r?t?z ?(?:infar[kc]?t|stillstand|attacke)\w*
    schlaganfall\w*
    brust ?schmerz\w*
    (?:schmerz\w*|stechen|druck|enge|stiche)(?: \w+){0,2} (?:in|auf) (?:der|meiner|seiner|ihrer) brust
    brust(?: \w+){0,2} (?:tut|schmerzt|sticht|drueckt|weh)
    tut(?: \w+){0,3} brust weh
    atemnot
    (?:bekomm|krieg|bekomme|kriege|kriegt|bekommt|hab|habe|hat)(?: \w+){0,3} (?:keine?|kaum(?: noch)?|schlecht|schwer) luft(?: mehr)?
    keine luft mehr
    nicht (?:mehr |richtig )?atmen
    (?:${someone} )?atmet (?:nicht|kaum)(?: mehr)?
    erstick\w*(?! (?:\w+ ){0,2}(?:in|im|an|unter) )
    (?:bewusst|besinnungs)los\w*
    ohnmaechtig
    ${someone}(?: \w+){0,2} (?:zusammengebrochen|umgekippt|zusammengeklappt)
    (?:mann|typ|kerl|fremder|kunde|jemand|einer|person|besucher|eindringling) mit (?:einem |einer |nem |ner )?(?:messer|waffe|pistole|axt)
    (?:notarzt|krankenwagen|rettungswagen)
    (?:ruft?|rufen sie|holt?|alarmiert)(?: \w+){0,3} (?:feuerwehr|polizei|112|110|hilfe|arzt)
    (?:112|110)
    (?:nummer|telefonnummer)(?: \w+)? notrufs?
    notruf(?: waehlen| nummer| bitte)?$
    medizinisch\w* notfall
    hilfe(?: \w+)? notfall
    (?:^es|hier|wohnung|haus|kueche|dach|keller|zimmer|herd|auto|ofen|balkon|adventskranz) (?:brennts?|in flammen)(?= *$| hilfe| lichterloh| ab)
    (?:^|hilfe )(?:es|hier) brennts?(?: (?:hier|bei mir|bei uns|gerade|zu hause|daheim))*(?: (?:in|im) (?:der|meiner|meinem)? ?(?:kueche|wohnung|haus|keller|zimmer|treppenhaus|buero|bad|lager|halle|firma|werkstatt|gebaeude))?(?= *$| hilfe)
    (?:bei uns|hier|in (?:der|unserer|meiner|unserem|meinem) \w+)(?: in der \w+)? brennts?(?: es)?(?= *$| hilfe| was (?:soll|muss|mach|tun|jetzt|sollen)\w*(?: \w+)*$| wen | schnell$)
    (?:hilfe )feuer
    feuer (?:im|in der|in meiner|bei mir)
    rauchvergiftung
    rauch(?: \w+){0,2} (?:aus|im|in|unter)(?: \w+){0,3}(?= *$| hilfe| was )
    (?:blutet|blute|verblutet|verblute)(?: \w+){0,2} (?:stark|heftig|viel|schlimm|sehr)
    (?<!(?:vertrieb|firma|unternehmen|geschaeft|laden|budget|team|marketing|umsatz)(?: \w+){0,2} )verblut\w*
    (?:hoert|hoeren) nicht auf zu bluten
    vergiftet
    ueberdosi[sn]\w*(?! (?:(?:an|von) )?(?:tickets?|e ?mails?|mails?|anfragen|werbung))
    (?:packung|schachtel|streifen|blister|handvoll|zu viele?|dutzend)(?: \w+){0,2} (?:paracetamol|ibuprofen|aspirin|schmerzmittel|schlafmittel|tabletten|schlaftabletten|pillen)(?: \w+)? (?:genommen|geschluckt|eingenommen)
    gift(?:notruf)?(?: \w+)? (?:geschluckt|getrunken|gegessen)
    (?:kind|sohn|tochter|baby|hund|enkel|kleine|kleiner)(?: \w+){0,7} (?:getrunken|geschluckt|verschluckt)
    (?:krampfanfall|krampft|anaphylak\w*|allergisch\w* schock)
    (?:schwer\w* )?(?:auto)?unfall(?: \w+){0,4} (?:verletzt\w*|hilfe)
    (?:schwer|lebensgefaehrlich) verletzt
    lebensgefahr
    (?:ich|er|sie|\w+er) (?:sterbe|stirbt)(?: \w+)?(?= *$| hilfe)
  `),
  violence: oneOf(String.raw`
    (?:dinge|sachen|etwas|was) mit mir(?: \w+){0,2} (?:gemacht|getan|angestellt)
    (?:onkel|vater|stiefvater|papa|bruder|cousin|opa|lehrer|trainer|nachbar|chef|kollege|jemand|er) (?:fasst|beruehrt|begrapscht|befummelt|missbraucht) mich(?: \w+){0,3}(?: an)?(?= *$)
    (?:hat|mit) (?:eine?r? |nem? )?(?:waffe|pistole|messer)
    (?:er|mann|ex|freund|vater|sohn|typ) bringt mich(?: \w+)? um(?= *$)
    (?:wird|werden)(?: \w+){0,2} eingebrochen
    einbrecher(?: \w+)? (?:im|in|bei)
    (?:werde|wurde)(?: \w+){0,2} (?:verfolgt|bedroht|geschlagen|ueberfallen|vergewaltigt|angegriffen)
    (?:schlaegt|wuergt|bedroht|vergewaltigt) (?:mich|uns|sie|ihn|mein\w* \w+)
    (?:mann|frau|freund|freundin|vater|mutter|ex|partner|partnerin|er|sie)(?: \w+){0,2} (?:mich|uns)(?: \w+){0,2} (?:schlaegt|verpruegelt|wuergt|bedroht)
    vergewaltig\w*
    (?:hat|haben) (?:mich|uns beide|meine? (?:mutter|kind|kinder|schwester))(?: \w+){0,3} (?:geschlagen|verpruegelt|gewuergt|getreten)
    (?:schlug|verpruegelte|wuergte) mich(?= *$| und )
    (?:chef|chefin|kolleg\w*|vorgesetzte\w*|er|mann)(?: \w+){0,4} (?:fasst(?: \w+)? (?:mich|sie)(?: \w+){0,3} an|(?:begrapscht|betatscht|belaestigt) mich)
    (?:bricht|brechen|tritt|treten)(?: \w+){0,4} (?:wohnungs|haus)?tuer (?:auf|ein)
    (?:wohnungs|haus)?tuer(?: \w+)? (?:auf|ein)(?:zubrechen|zutreten)
  `),
  insult: oneOf(String.raw`
    (?:du bist|sie sind|ihr seid)(?: \w+)? (?:keine (?:\w+ )?hilfe|nutzlos|nicht hilfreich)(?= *$)
    (?:letzte[rs]?|groesste[rs]?|totale[rs]?|absolute[rs]?|komplette[rs]?|daemliche[rs]?|bloede[rs]?|elende[rs]?) (?:dreck|muell|mist|scheiss\w*|schrott|abschaum)
    (?:hau|schlag|polier|brech)\w* (?:dir|euch|ihnen)(?: \w+){0,3} (?:fresse|schnauze|visage|schaedel|nase|knochen)
    drecks?(?:ding|bot|teil|kerl|laden|maschine|ki)
    (?:du|ihr)(?: \w+)? (?:taugst|taugt)(?: \w+){0,2} (?:nichts|nix)
    zu nichts (?:zu gebrauchen|nutze|gut)
    (?:du kannst|ihr koennt|koennt ihr|kannst du|sie koennen) mich(?: \w+)? mal(?= *$)
    (?:verarsch|hirnlos|saftladen|sauladen|verreck)\w*
    geh sterben
    (?:nutzlose[rs]?|dumme[rs]?|bloede[rs]?|daemliche[rs]?) (?:schrott\w*|haufen|blechkiste|blechdose)|(?:schrott|muell|blech)haufen
    (?:du bist|bist du|ihr seid) (?:\w+ )?(?:der|die|das) (?:\w+ )?(?:duemmste|daemlichste|schlechteste|bloedeste|unfaehigste)\w*
    (?:du|ihr|sie)(?: \w+)? (?:der|die|das) (?:duemmste\w*|daemlichste\w*|schlechteste\w*|bloedeste\w*|unfaehigste\w*) \w+
    du (?:\w+ )?(?:versager|opfer|loser|honk|spacko|affe|clown|null|niete|schwein)(?= *$)
    (?:du|ihr|sie|das|bot|ki|chatbot)(?: \w+)? (?:bist|seid|ist|sind)(?: \w+)? (?:scheisse|muell|dreck|mist|schrott)
    (?:bist|seid) (?:\w+ )?(?:scheisse|muell|dreck|mist|schrott)
    (?:was fuer ein|so ein|verdammter) (?:dreck|muell|schrott|schwachsinn)(?:bot|laden)?
    (?:mist|schrott|muell|kack) ?(?:bot|laden|ki|ding|teil|maschine)
    \w*(?:vollpfosten|blechbuechse|blechhaufen|hohlkopf|flachzange)\w*
    deine mutter
    (?:du|ihr)(?: \w+)? (?:nervst|nervt|spinnst|spinnt|stinkst|stinkt)
    arsch\w*
    leck mich\w*
    (?:wichs|huren|fotz|schlamp|missgeburt|spast|bastard|dreckskerl|drecksau|mistkerl|penner)\w*
    fi[ck]+ (?:dich|euch)
    f[\*u]\w*[\*ck]+\w* (?:dich|euch|you|off)
    fick\w*
    verpiss\w*
    (?<!ich bin (?:\w+ )*)(?:voll|halb)?(?:idiot|depp|trottel|schwachkopf|dummkopf)\w*
    halts? (?:dein |die |das |den |einfach )*(?:maul|fresse|klappe|mund|schnauze)
    schnauze
    (?:du|ihr|sie)(?: \w+){0,3} (?:so |zu |echt |wirklich |einfach |voellig |total )*(?:dumm|bloed|doof|daemlich|behindert|nutzlos|unfaehig|bescheuert|erbaermlich)(?:e[nrs]?)?
    (?:bist|seid) (?:du|ihr)(?: \w+){0,2} (?:dumm|bloed|doof|daemlich|behindert|nutzlos|bescheuert|bekloppt)\w*
    (?:dumm|bloed|doof|daemlich|nutzlos|schwachsinnig|bescheuert|beschissen|verdammt|mies|scheiss)\w* (?:bot|chatbot|ki|maschine|automat|programm|ding|teil|assistent\w*|computer|kuh|sau|scheiss\w*)
    scheiss(?:e)? ?(?:bot|chatbot|ki|laden|verein|firma|seite|teil|ding|maschine|haufen|programm)
    scheiss(?:bot|laden|verein|firma|seite|teil|ding|ki|kerl)\w*
    so ein scheiss\w*
    drecks\w+
    (?:du|ihr)(?: \w+){0,3} das letzte
    (?:ihr|sie)(?: \w+){0,4} (?:betrueger|abzocker|verbrecher|gauner|halsabschneider)\w*
    (?:willst|wollt|wollen)(?: \w+){0,4} verarsch\w*
    verarscht? (?:mich|uns|ihr|du)\w*
    schwachsinn\w* (?:bot|ki|maschine)
  `),
};
