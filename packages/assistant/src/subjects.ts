import type { Facet } from "./answer.ts";
import { wordsPattern } from "./words-pattern.ts";

/** Asks what something is or does. */
const explains = String.raw`^(?!.*\b(?:costs?|kosten)\b)(?:was (?:macht|kann|tut|ist)|wie (?:funktioniert|arbeitet)|erkl\p{L}*|what (?:does|is)|how does|explain)\b`;

/**
 * Subjects by words of both languages that leave no doubt, whatever stands around them: those decide a question. After
 * `?`, the words tell only which subject a question asks something of; after `~`, they decide where nothing else is
 * understood. What is `outside`, nobody here answers; what is `far`, nobody is asked, either. In both, somebody in need is
 * still heard; not where a subject is named: words that an accident may be told with need one of business beside them.
 * What ends with `!`, or names after `:` what is asked of it, decides whatever the model says.
 */
const list = String.raw`
human! ^(?:can|could|may) i (?:speak|talk) to (?:an? )?(?:person|human|someone|somebody)\b|^kann ich (?:jetzt )?mit (?:einem menschen|jemandem|einer person)\b.*\b(?:sprechen|reden)
call! \b(?:ring|call|phone) me back\b|\b(?:ruft|rufen|rufe) (?:sie |ihr )?mich (?:\p{L}+ )?(?:zurück|an)\b|^passt\b.*\b(?:morgen|übermorgen)\b
channels! \b(?:am|ans) telefon\b.*\b(?:rangehen|drangehen|abheben|annehmen)\b
knowledge! \bpdfs?\b.*\b(?:manuals?|handb\p{L}*)\b
solutions! \b(?:what could you do for us|was können sie für uns tun|was könnt ihr für uns tun)\b
exit:exception \b(?:sie|euch|you)\b.*\b(?:nicht mehr gibt|no longer exist|go (?:bust|under|out of business)|pleite)
security! \b(?:wer hat|who has) (?:zugriff|access)\b.*\b(?:daten|kundendaten|data)\b
gaps! \b(?:fehlerquote|fehlerrate|error rate|trefferquote|accuracy)\b
code! ^(?:wie|how)\b.*\b(?:binden|bindet|bauen|baut|embed)\b.*\b(?:website|webseite|portal|kundenportal)\b
price:directly ^(?:ich|wir|i|we|id|wed) (?:hätten?|möchten?|brauchen?|will|wollen|would|need|want|like)\b.*\b(?:angebot|quote|offer)$
regions! \b(?:sell|take (?:us|me) on|work)\b.*\b(?:uk|british|us|american|french) (?:companies|company|firms?|business\p{L}*)\b
otherSystems! \b(?:aus|from) (?:unserem|dem|our|the) erp\b|\b(?:lagerbest\p{L}*|auf lager|stock levels?)\b
access! \bkundenpreise?n?\b|\bcustomer (?:specific )?prices\b
trial! \b(?:pilot(?:en|phase|projekt|betrieb)?|testphase|testlauf|(?:einen )?test machen|proof of concept)\b
price! \bwhat (?:does|would|will) the (?:\p{L}+ ){0,2}(?:assistant|generator|integration) cost (?:us|me)\b|^(?:und |and )?(?:what would (?:that|it|this|\d+) cost|was würde (?:uns |mich )?(?:das|es)(?: dann)? (?:uns )?kosten)$
gdpr:exception ^(?:is|ist)\b(?=.*\bwhatsapp\b).*\b(?:gdpr|dsgvo\p{L}*|datenschutz\p{L}*|legal|zulässig|erlaubt|compliant)\b
team! \b(?:who owns|wem gehört) (?:mainlicht|you|your company|the company|ihre firma|die firma|ihr unternehmen|das unternehmen)\b|^(?!.*\b(?:unser\p{L}*|our|my|mein\p{L}*)\b).*\b(?:background|hintergrund|werdegang|lebenslauf|berufserfahrung)\b
price! \d (?:anfragen|enquiries|tickets)\b.*\b(?:was kostet|how much|what (?:does|would) (?:it|that) cost)\b
price:reason \b(?:6|7|8|9|sechs|sieben|acht|neun|zehn|six|seven|eight|nine|ten) (?:systeme?n?|systems)\b|\b(?:zusätzliche|weitere|additional|extra) (?:anbindung\p{L}*|connections?)\b
otherPrices! ^(?:is|ist|are|sind|do|rechne\p{L}*|berechne\p{L}*|zahl\p{L}*|gilt)\b.*\b(?:per|pro|je) (?:users?|nutzer|seats?|arbeitsplatz|messages?|nachricht|conversation|gespräch|head|kopf|agents?)\b
needs! ^(?!.*\b(?:sav\p{L}*|spar\p{L}*|less|weniger)\b)(?:how much (?:work|effort)|wie ?viel (?:arbeit|aufwand))\b.*\b(?:my|our|us|we|mein\p{L}*|unser\p{L}*|uns|wir)\b
retention~ ^(?:und |and )?(?:wie lange? (?:speichert|speichern|behaltet|behalten) (?:ihr|sie) (?:sie|die|das)|how long do you (?:keep|store) (?:it|them))\b
officeHours! ^(?:geht|ginge|kann|can|could|does)\b.*\b(?:abends|nach 1[7-9]|after [5-9] ?pm)\b
namedContact! \b(?:mein|unser|my|our) (?:(?:fester?|direkter?) )?(?:ansprechpartner\p{L}*|contact person)\b
call:who! \bmit wem (?:spreche|rede|telefoniere) (?:ich|wir)\b|\bwho (?:will|do|would) (?:i|we) (?:talk|speak) (?:to|with)\b
references! ^(?:haben sie|habt ihr|do you have|have you got|any) (?:\p{L}+ )?(?:kunden|customers|clients) (?:im|in|aus|from)\b
otherSystems! \b(?:warenwirtschaft\p{L}*|wawi)\b
setup! ^(?:was passiert|what happens) (?:in|during) (?:den|diesen|the|those|these) (?:5|fünf|five)\b
solutions! \b(?:would|should|could|würden|sollten?|könnten?) (?:you|i|we|sie|ich|wir|man) (?:\p{L}+ )?(?:automate|automatisieren)\b
support! \b(?:helps?|hilft|support|betreut)\b.*\b(?:breaks|broken|down|outage|kaputt|ausfällt|ausfall|sunday|sonntag\p{L}*|wochenende|weekends?)\b
fit! ^(?:do you work|does (?:it|this) work|is (?:this|it)|arbeiten sie|eignet sich das|ist das)\b.*\b(?:for|für) (?:an?|einen?|eine) (?:\p{L}+ ){0,3}(?:dealer|distributor|wholesaler|manufacturer|company|händler|großhändler|hersteller|betrieb|unternehmen)\b
human! ^(?:(?:nein|nee|no) )?(?:das|that|this) (?:(?:war|ist) (?:gar |überhaupt )?nicht|(?:was|is) not|wasnt|isnt) (?:meine frage|was ich|my question|what i)\b
contract! \b(?:haken|catch)$
knowledge:exception \b(?:zeichnung\p{L}*|drawings?|cad|stücklisten?)\b
reminders! ^(?:arbeite[nt]|nutz\p{L}*|do you (?:work|use))\b.*\bwhatsapp$
ai! ^(?:(?:sind|seid|bist|are) (?:sie|ihr|du|you) (?:\p{L}+ ){0,2}(?:eine? ki|ki|an? (?:ai|bot)|ein bot))$
actions! \b(?:angebote? (?:\p{L}+ )?(?:kalkulier\p{L}*|erstellen|schreiben)|(?:write|create|calculate|prepare) (?:our |my )?(?:quotes?|quotations?)|(?:bestellung\p{L}*|orders?)\b.*\bpdfs?|pdfs?\b.*\b(?:bestellung\p{L}*|orders?))\b
regions! \b(?:sell|work|deliver|verkauf\p{L}*|arbeit\p{L}*|liefer\p{L}*)\b.*\b(?:to|in|nach|in die|in der) (?:switzerland|austria|schweiz|österreich)\b|\buk gdpr\b|\b(?:in the uk|uk based|british)\b.*\b(?:company|companies|firms?|business\p{L}*|customers?)\b|\b(?:company|companies|firms?|business\p{L}*)\b.*\b(?:in the uk|uk based)\b
worth! \b(?:would|do|würden|würdest) (?:you|sie|du) (?:\p{L}+ )?(?:recommend|empfehlen) (?:it|that|this)\b|\b(?:würden|würdest) (?:sie|du) (?:es|das) (?:\p{L}+ )?empfehlen\b
solutions! \b(?:was|what) (?:würden sie|würdet ihr|would you|do you) (?:mir |uns |us )?(?:empfehlen|recommend|suggest)\b
jobs! \bstell(?:t|en) (?:ihr|sie)\b.*\bein$
gaps! \b(?:wie oft|how often)\b.*\b(?:daneben|falsch|wrong)\b
comparison! \bnicht? einfach chatgpt\b|\b(?:unterschied|difference|different|anders|besser|better|reicht|genügt)\b.*\b(?:chatgpt|copilot|gemini)\b
worth! \bwas (?:bringt|nützt) (?:uns|mir) (?:das|es|ihre lösung)\b|\bwhat(?:s| is) in it for (?:us|me)\b|\b(?:paid|pays?|pay) (?:for itself|itself back)\b|\b(?:amortisier\p{L}*|break ?even|rentier\p{L}*)\b|\brechnet sich\b
training! \btrain(?:iert|ieren)?\b.*\b(?:our|unseren?) (?:chats?|data|conversations|daten|gesprächen)\b
channels! \b(?:phone system|telefonanlage)\b|\b(?:unsere[rn]?|our) hotline\b
gaps! ^(?:darf|kann|is|can|may)\b.*\b(?:assist\p{L}*|bot|ki|ai|er|it)\b.*\b(?:prices|preise)\b.*\b(?:nennen|sagen|customers?)\b|\b(?:assist\p{L}*|bot|ki|ai)\b.*\b(?:quote|tell|give|name)\b.*\bprices\b
gaps! \b(?:decide|bestimmen|festlegen)\b.*\b(?:allowed to answer|antworten darf|beantworten darf)\b
solutions! \b(?:without|ohne) (?:the |den |die )?(?:ai )?(?:chat ?(?:assistant|bot|assistenten)|lead ?generator|crm (?:integration|anbindung))\b
call! \b(?:book|buch\p{L}*)\b.*\b(?:call|anruf|termin)\b
leads! ${explains}.*\blead ?generator\b
chat! ${explains}.*\b(?:ki chat assistent\p{L}*|chat assistent\p{L}*|(?:ai )?chat assistant)\b(?: genau| do| work| exactly)*$
crm! ${explains}.*\bcrm (?:integration|anbindung)\b(?: genau| do| work| exactly)*$
people! \bangst\b.*\b(?:jobs?|arbeitsplatz\p{L}*|stellen?)\b|\b(?:lose|losing)\b.*\bjobs?\b|\b(?:replaces?|ersetz\p{L}*)\b.*\b(?:staff|team|people|employees|jobs?|mitarbeiter\p{L}*|leute)\b
needs! ^(?:and |und )?(?:what do you need from|was braucht ihr von|was brauchen sie von)\b
contract:when \b(?:month|monat) (?:3|three|drei)\b.*\b(?:start|begin\p{L}*|count\p{L}*|zählt|from)\b|\b(?:zählt|beginnt|startet)\b.*\bdritte monat\b
namedContact! \b(?:who (?:do|can) (?:i|we) call|wen rufe? (?:ich|wir)(?: an)?)\b.*\b(?:project|projekts?|einrichtung|setup)\b|\b(?:project|projekts?|setup)\b.*\b(?:who (?:do|can) (?:i|we) call|wen rufe? (?:ich|wir))\b
contract:certain \bwhat (?:do|would|could) (?:i|we) lose\b|\bwas verlier\p{L}* (?:ich|wir)\b|\b(?:einrichtung\p{L}*|geld|setup(?: fee)?)\b.*\b(?:zurück|erstattet|refunded)\b
call:cost ^(?:und |and )?(?:do i have to|must i|muss ich)\b.*\b(?:sign|unterschreiben)\b(?: (?:anything|something))?(?: (?:after|for) \p{L}+)?$
customerChats! \b(?:how long|wie lange)\b.*\b(?:daten (?:unserer|meiner) kunden|kundendaten|(?:our|my) customers data|customer data)\b
reminders:exception ^(?=.*\b(?:einwilligung|zustimmung|consent|opt in)\b).*\bwhatsapp\b
chat:exception ^(?=.*\b(?:kunden|customers)\b)(?=.*\b(?:wollen|möchten|lieber|rather|want|prefer)\b).*\b(?:mit (?:\p{L}+ )?menschen|to an? (?:\p{L}+ )?(?:person|human)|to (?:\p{L}+ )?(?:people|humans))\b
tickets:certain ^(?:so |und |also )*(?:you dont guarantee|ihr garantiert|sie garantieren|das garantiert ihr)\b.*\b(?:it|that|das|nicht)$
contract:sooner ^(?=.*\b(?:ersten|zweiten|first|second|1|2|one|two|einem|zwei) (?:monate?n?|months?)\b).*\b(?:kündigen|aussteigen|cancel|leave)\b|\b(?:cancel|pull out|back out|aussteigen|kündigen|stornieren)\b.*\b(?:during|before|vor|während) (?:the |dem |der )?(?:setup|launch|einrichtung|start)\b
otherSystems:exception \b(?:erp|system|software|crm|one|eines)\b.*\b(?:no|keine|without|ohne) (?:interface|api|schnittstelle)
approval! (?<!\p{L})(?:change|edit|update|ändern?t?)\b.*\b(?:records?|data|invoices?|daten|datensätze|rechnungen)\b.*\b(?:itself|on its own|selbst\p{L}*|selber|allein\p{L}*)\b
price:others \b(?:includ\p{L}*|covers?|enthält|enthalten|beinhaltet|gilt)\b.*\b(?:all|alle) (?:three|drei)\b
gdpr! ^(?:und |and )?(?:wie (?:schützt|schützen|sichert|sichern)|how (?:do|will) you (?:protect|secure|safeguard))\b.*\b(?:daten|data)\b
messages! ^(?=.*\b(?:my|this|mein\p{L}*|diese\p{L}*) (?:chat|conversation|gespräch|unterhaltung)\b).*\btrain
languages! ^(?:und |and )?(?:könnt|können|geht|kann|can|could|does|do)\b.*\b(?:auf|in) (?:(?:englisch|deutsch|english|german) (?:und|oder|and|or) )?(?:französisch|türkisch|polnisch|spanisch|italienisch|russisch|arabisch|french|turkish|polish|spanish|italian|russian|arabic)$
officeHours! ^(?:are you|seid ihr|sind sie)(?: auch| also)? (?:available|open|there|reachable|erreichbar|da)\b.*\b(?:saturdays?|sundays?|weekends?|samstags?|sonntags?|wochenende)\b|^(?:seid ihr|sind sie) (?:auch )?(?:am )?(?:samstags?|sonntags?|wochenende)(?: auch)? (?:erreichbar|da)$
call! ^(?:kann|könnte|können|can|could) (?:ich|wir|i|we)\b.*\b(?:morgen|übermorgen|tomorrow)\b.*\b(?:telefonieren|anrufen|sprechen|call|talk|speak)\b|\b(?:gebucht|is (?:that|it) booked|fest vereinbart)\b
reply! ^(?:und |and )?(?:wann antwort(?:et|en) (?:ihr|sie)|when (?:do|will) you (?:answer|reply|respond))$
support! \b(?:included?|includes?|enthalten|drin|inbegriffen)\b.*\b(?:fee|gebühr|monatspreis|betrieb)\b|\b(?:fee|gebühr|monatspreis)\b.*\b(?:includ\p{L}*|enthalten|covers?)\b
price:reason \b(?:after|beyond|past|ab|nach) \d[\d ]* (?:anfragen|enquiries|requests|tickets)\b
tickets! \b(?:glaub\p{L}*|believe|doubt|bezweif\p{L}*)\b.*\b70\b|\b70\b.*\b(?:unrealisti\p{L}*)|^(?:woher (?:kommt|habt ihr|haben sie) (?:die|diese) zahl|where does (?:that|the) (?:number|figure) come from)
price:reason \b(?:mehr als|more than|über|over) (?:5|fünf|five) (?:systeme?n?|systems)\b|\b(?:wie viele systeme|how many systems)\b.*\b(?:drin|dabei|enthalten|included|covered|price|preis)\b|\b(?:gilt|gelten|apply|applies|still)\b.*\b(?:einstiegspreise?|starting prices?)\b|\bstarting prices? (?:still )?appl\p{L}*
dpa:exception ^(?!.*\b(?:haft\p{L}*|liab\p{L}*|responsible|schon|jemals|ever|had|gab)\b).*\b(?:daten(?:pannen?|lecks?)|breach(?:es)?)\b
dpo! ^(?!.*\b(?:unser\p{L}*|mein\p{L}*|our|my|werden|become|frei\p{L}*)\b)(?:habt|haben|wer|gibt|do you|who|have you)\b.*\b(?:datenschutzbeauftragte\p{L}*|data protection officer|dpo)\b
price! ^(?:can|could|kannst|können|könnten) (?:you|du|sie) (?:\p{L}+ ){0,2}(?:your|the|ihre|eure|die) (?:prices|preise)$|^w(?:as|ie ?viel) (?:k|ch)osch|\b(?:netto|brutto) ?preise?\b
contract! \bmonatlich künd|^(?:und |and )?(?:ab )?(?:wann|when) (?:kann|können|can|could) (?:ich|wir|man|i|we) (?:\p{L}+ ){0,2}(?:kündigen|cancel|leave|aussteigen|raus)$|^(?:kann|können|can|could) (?:ich|wir|i|we) (?:\p{L}+ ){0,2}(?:kündigen|cancel|aussteigen)(?:$| (?:wenn|falls|if)\b)|^(?:and |und )?(?:was (?:passiert|ist|kommt)|what (?:happens|comes))\b.*\b(?:after|nach)\b.*\b(?:(?:3|three|drei|dritten|third) (?:months?|monat\p{L}*)|months? (?:3|three))\b
call! \bnächste\p{L}* (?:freie\p{L}* )?termin\b|\bnext (?:free |available )?(?:slot|appointment)\b|^(?:geht|passt|would|does)(?: auch| es| das)* (?:am )?(?!sams|sonn|sat|sun)(?:\p{L}+tag|mit+woch|\p{L}+day)\b
call:who ^(?:und |and )?(?:mit wem (?:spreche|rede|telefoniere) ich (?:da|dann|dort|am telefon)\b|who (?:will|do|would) (?:i|we) (?:be )?(?:talk|speak)\p{L}* (?:to|with) (?:then|there|on)\b)
solutions! ^(?:und |and |was ist |mit |what about )*(?:(?:die|den) (?:beiden )?anderen(?: beiden| zwei)?|the other (?:two|ones))$
results! ^(?:wie viele kunden (?:habt ihr|haben sie)|how many (?:customers|clients) (?:do you|have you))\b
exit! ^(?!.*\b(?:kunde|customer)\b).*\b(?:pleite|insolven\p{L}*|bankrupt|bust|konkurs)\b|\bdata\b.*\b(?:when|if) we (?:leave|quit|go)\b|\bdaten\b.*\bwenn wir (?:gehen|aufhören)\b
channels! ^(?:geht|läuft|does|can)(?: das| es| it| that)(?: auch| work| run)* (?:mit|über|per|with|on|via) whatsapp$
messages:written \b(?:e ?mail|send|schick\p{L}*|mail\p{L}*)\b.*\b(?:chat|conversation|gespräch|verlauf)\b.*\b(?:myself|my own|mir|my (?:boss|colleague|team)|mein\p{L}* (?:chef\p{L}*|kolleg\p{L}*|team))\b|\bmir\b.*\b(?:chat|gespräch|verlauf)\b.*\b(?:mailen|schicken|senden)\b
human:exception ^(?:do|can) you speak (?:english|german)\b|^(?:sprechen sie|sprecht ihr|sprichst du) (?:auch )?(?:deutsch|englisch)\b|\b(?:calls?|anruf|gespräch|meeting)\b.*\b(?:in english|in german|auf englisch|auf deutsch)\b
ai! \bignor\p{L}* (?:alle|all|any|your|deine|previous)\b|\bsystem ?prompt\b
samples! \b(?:legit|scam|seriös|betrug|all zeros|lauter nullen)\b
gaps! ^(?:what|was) (?:can|kann|könnt) (?:it|er|es|das|ihr|the assistant|der assistent) (?:not|alles nicht|nicht)(?: do)?$|\bcant (?:it|you|he|the (?:assistant|bot)) do$|\b(?:anything|etwas|was) (?:\p{L}+ ){0,3}cant do$|\b(?:why|warum)\b.*\b(?:yours|eurer|eure|ihrer) (?:\p{L}+ )?(?:different|better|anders|besser)\b|\bwhy (?:should|would) yours\b|\b(?:human|person|somebody|someone|mensch|jemand)\b.*\b(?:checks?|approves?|prüft|prüfen|freigibt|gegenlesen|gegenliest)\b.*\b(?:first|before|vorher|zuerst|bevor)\b|\b(?:approve|freigeben)\b.*\b(?:answers?|antworten)\b|\bantworten\b.*\b(?:freigeben|freigegeben)\b
support! ^(?:and |und )?(?:who does|who gives|wer macht|wer gibt) (?:the |die )?(?:training|schulung|einweisung)|^(?:and |und )?(?:who trains|wer schult)\b
comparison:others \b(?:buil[dt]|bauen|machen|programmieren) (?:it|that|this|das|es)? ?(?:ourselves|myself)\b|\b(?:selbst|selber) (?:bauen|machen|programmieren)$
comparison:others ^(?=.*\b(?:why not|different|better|besser|statt|instead|vs|unterscheide\p{L}*|unterschied|anders|nicht einfach)\b).*\b(?:zapier|intercom|fin|breeze|zendesk|tidio|agentforce|cognigy|parloa|competit\p{L}*|wettbewerb\p{L}*|konkurren\p{L}*)\b
human! \b(?:get me|gib mir|geben sie mir|put me through to) (?:your |the |a |deinen |ihren |einen )*(?:manager|boss|chef|human|menschen)\b
hosting! ^where (?:is|are) (?:our|the|your|customer|all) data\b|^wo (?:werden|sind|liegen) (?:unsere|die) (?:\p{L}+ )?daten\b
otherSystems! \b(?:work with|integrat\p{L}*|connect\p{L}*|anbind\p{L}*|schnittstelle\p{L}*|geht)\b.*\b(?:sharepoint|slack|jira|notion|odoo|weclapp|shopware|shopify|microsoft teams)\b|\b(?:our|unser|ein|own|in house) (?:own |eigenes |in house )+(?:crm|system|software|tool)\b
place! \b(?:by|per) post\b|\bper brief\b
worth! \b(?:cheaper|günstiger|billiger) (?:than|als) .*\b(?:hir\p{L}*|person|employee|mitarbeiter\p{L}*|jemand\p{L}*|personal)\b
team! ^(?:and |und )?(?:who works (?:there|here|for you)|wer arbeitet (?:da|dort|bei euch|bei ihnen))$
hosting:exception ^(?!.*\b(?:meine|formular|my|form|website)\b)(?:.*\b(?:third countr\p{L}*|drittl\p{L}*|usa|den staaten|the states)\b|.*\bto the us$|.*\b(?:verlassen|leave)\b.*\beu\b|.*\b(?:outside|außerhalb) (?:the |der )?eu\b)
payment:exception \b(?:invoice|pay|bill|price\p{L}*|zahlen|rechnung\p{L}*|preise?)\b.*\b(?:pounds?|gbp|franken|chf|dollars?)\b
otherSystems:cost ^(?=.*\b(?:datev|sap|erp)\b).*\b(?:extra|aufpreis)\b
form:after ^(?!.*\b(?:my|mein\p{L}*|your|unser\p{L}*) (?:data|daten|e ?mail)\b)(?=.*\b(?:happens?|passiert|geschieht|wie gehts? (?:es )?weiter)\b).*(?:\b(?:after|once|when|nachdem|wenn|sobald)\b.*\b(?:send|sent|submit\p{L}*|\p{L}*schick\p{L}*|absend\p{L}*|gesendet|abgesendet)\b|\bnach dem (?:absenden|abschicken)\b)
form:exception ^(?=.*\b(?:call|phone|ring|ruf\p{L}*)\b)(?=.*\b(?:you|sie|ihr)\b)(?=.*\b(?:me|us|mich|uns)\b).*\b(?:if|when|wenn) (?:i|we|ich|wir)\b.*\b(?:form|\p{L}*formular)\b
price:written ^(?=.*\b(?:quote|quotation|offer|angebot)\b)(?=.*\b(?:you|sie|ihr)\b).*\b(?:send|sends|schick\p{L}*|senden?)\b.*\b(?:e ?mail|mail|in writing|schriftlich)\b
tickets:certain \b70 ?(?:%|per ?cent|prozent)?(?= |$).*\b(?:guarant\p{L}*|garant\p{L}*|promised?|binding|verbindlich|zugesichert)\b|\b(?:guarantee|garantie\p{L}*)\b.*\b70\b
price:reason \b(?:connect\p{L}*|anbind\p{L}*|schnittstellen?|integrat\p{L}*)\b.*\b(?:[3-9]|\d\d|three|four|five|six|ten|several|drei|vier|fünf|sechs|zehn|mehrere\p{L}*) (?:systems?|systemen?|tools?)\b.*\b(?:included?|covered|enthalten|inbegriffen|inklusive|drin|dabei|extra)\b|^(?:what|was)(?: \p{L}+){0,2} (?:if|when|wenn|falls) (?:we|wir|es|there)(?: \p{L}+){0,3} (?:more|mehr) (?:enquiries|requests|tickets|anfragen|systeme|systems)\b|^(?:we|wir) (?:have|haben|get|bekommen) (?:more|mehr) (?:than|als) 500\b
support:others \b(?:hidden|versteckte\p{L}*) (?:costs?|fees?|charges?|kosten|gebühren)\b
call! ^(?!.*\b(?:kunden?|customers?|leads?|erinner\p{L}*|remind\p{L}*)\b)(?:(?:wie|wo) (?:kriegen?|bekommen?|machen?|buchen?|kann|können) (?:ich|wir)\b.*\btermin\b|(?:ich|wir) (?:möchten?|wil+|wol+en|brauchen?) (?:gerne? )?(?:einen |nen )?termin\b|(?:how|where) (?:do|can) (?:i|we) (?:get|book|make)\b.*\bappointment\b|(?:i|we) (?:want|need) an appointment\b)
call! ^(?:(?:am |on )?(?:morgen|heute|übermorgen|tomor+ow|today|\p{L}+tag|mit+woch|\p{L}+day) )(?:um |at |gegen )?\d{1,2}(?: ?\d\d)? ?(?:uhr|am|pm)$
price:reason \b(?:mehr|more|über|above|over)(?: (?:als|than))?(?: \d[\d ]*)? (?:anfragen|enquiries)\b|\b(?:kostet|kosten|preis|price|cost)\b.*\b(?:bei|for|at|with) (?:5(?:0[1-9]|[1-9]\d)|[6-9]\d\d|\d{4,}|\d+ \d{3}) (?:anfragen|enquiries)\b
team! \b(?:gegründet|founded|gibt es (?:sie|euch|mainlicht)|have you been around)\b
payment! \b(?:when|wann|ab wann|from when)\b.*(?:\b(?:monthly fee|fees?|payments?|\p{L}*gebühr|billing|zahlung\p{L}*)\b.*\b(?:start|starts|begins?|due|beginnt|startet|fällig)\b|\bzahle?n? (?:ich|wir) die \p{L}*gebühr)|^(?!.*\b(?:how much|what|wie ?viel|was)\b).*(?:\b(?:pay|put down) (?:\p{L}+ )?(?:up ?front|in advance)\b|\bim voraus (?:be)?zahlen\b|\bvorkasse\b)
contract:certain \b(?:(?:fee|money) back|geld zurück)\b
contract! ^(?!.*\b(?:kost\p{L}*|costs?|prices?|preis\p{L}*|paid|pay|zahl\p{L}*|daten|data)\b)(?:wie lange?|how long)\b.*\b(?:vertrag|contract)\b|^(?:and |und )?(?:when can (?:i|we) (?:leave|get out|quit)|wann (?:kann|können|komme?n?) (?:ich|wir) (?:da |wieder |hier )*(?:raus|aussteigen|gehen))$
worksCouncil:written \b(?:works agreement|\p{L}*betriebsvereinbarung\p{L}*)\b
worksCouncil:others \b(?:keinen? betriebsrat|(?:no|without an?) works council|ohne betriebsrat)\b
worksCouncil:exception ^(?!.*\b(?:your (?:employees|staff|team)|eure|eurer|eurem)\b).*(?:\b(?:monitor|track|spy on|survey|watch)\b.*\b(?:employees?|staff|workers?|team)\b|\b(?:mitarbeiter\p{L}*|beschäftigte\p{L}*|angestellte\p{L}*|leute|kollegen|leistung)\b.*(?:überwach|\bkontrollier|\bausspionier)|\b(?:supervisors?|bosses|vorgesetzte\p{L}*|chefs?)\b.*\b(?:see|sehen)\b.*\b(?:who|wer)\b)
dpa:others \b(?:dpia|dsfa|impact assessment|datenschutz ?folgenabschätzung\p{L}*|folgenabschätzung)\b
aiAct:who ^(?!.*\b(?:you|du|your|law|gesetz\p{L}*|must|muss|müssen|have to|need to)\b)(?=.*\b(?:tells?|says?|disclose\p{L}*|sagt|merkt|merken|notice|know|knows|erfahren|wissen)\b)(?=.*\b(?:customers?|kunden?|people|users|nutzer)\b)(?=.*\b(?:that|its|is|dass)\b).*\b(?:an ai|a bot|a machine|ki|eine[rm]? (?:ki|bot|maschine))\b
messages! ^(?!.*\b(?:customers?|kunden|our|unser\p{L}*)\b)(?:how long|wie lange?)\b.*\b(?:chat ?logs?|chat ?protokolle?|chat ?verl(?:auf|äufe)|chats?)\b.*\b(?:kept|stored|saved|gespeichert|aufbewahrt|aufgehoben)\b|\b(?:see|seht|sehen|lest|lesen|read)\b.*\b(?:here|hier)\b.*\b(?:write|type|schreibe?|tippe)\b|\b(?:see|seht|sehen|lest|lesen|read)\b.*\b(?:write|type|schreibe?|tippe)\b.*\b(?:here|hier)\b
rights! ^(?:please |bitte |can you |können sie |könnt ihr )*(?:delete|erase|remove|lösch\p{L}*)\b(?: (?:all|sie|ihr|bitte|alle|mal)){0,2} (?:of )?(?:my|meine) (?:personal |persönlichen? |personenbezogenen )?(?:data|daten)\b
systems! ^(?:and |und )?(?:(?:can|could|do|does) (?:you|it) (?:also |do |support |work with |connect to |connect )*sap|(?:können|könnt|kann|macht|machen|unterstützt|unterstützen) (?:sie|ihr|das|er) (?:auch |mit )*sap(?: auch| anbinden)?)(?: too| as well)?$
actions! ^(?:can|does|will|kann|nimmt)\b.*\b(?:takes? (?:\p{L}+ )?orders?|accepts? orders?|bestellungen (?:an|auf|entgegen)\p{L}*)
jobs! ^(?:and |und )?(?:sucht ihr|suchen sie|are you (?:looking for|hiring)|do you (?:hire|need))\b.*\b(?:entwickler\p{L}*|leute|mitarbeiter\p{L}*|programmier\p{L}*|verstärkung|developers?|engineers?|people|staff)$
ai! \b(?:why|warum|wieso)\b.*\b(?:called|named?|heißt|heißen sie|name)\b.*\blumi\b|\b(?:why|warum|wieso) (?:the |der )?(?:name )?lumi$
languages! \b(?:swiss german|schweizerdeutsch\p{L}*|schwyzerdütsch|schwiizerdütsch)\b
outside \b(?:(?:datenschutz|brandschutz)beauftragte\p{L}*|betriebsr(?:at|äte)|works council|data protection officer)\b.*\b(?:werden|gründen|gründet|wählen|gewählt|freigestellt|wie viele|elected|set up|found|become)\b|\b(?:werde|gründe\w*|wähl\w*|wie viele|how many|become|elect\w*|set up|found)\b.*\b(?:(?:datenschutz|brandschutz)beauftragte\p{L}*|betriebsr(?:at|äte)|works council|data protection officer)\b
outside \b(?:my|our|mein\w*|unser\w*) own? ?(?:eigene\w* )?(?:web ?site|webseite|homepage|shop|blog)\b.*\bcookie ?banner|\b(?:eigene[nr]?|own) (?:web ?site|webseite|homepage|shop|blog)\b.*\bcookie
outside ^(?:wie|how) (?:buche|verbuche|storniere|kündige|exportiere|importiere|lösche|erstelle|(?:do|can) (?:i|you) (?:book|post|cancel|export|import|delete|create|set up)) (?:ich |man )?.*\b(?:datev|salesforce|hubspot|zendesk|pipedrive|outlook|excel|sap|lexware|zoho|telekom)\b
outside \b(?:home ?office|work(?:ing)? from home)\b.*\b(?:bei euch|bei ihnen|eure\w*|your|you|mitarbeiter\w*|staff)\b|\b(?:your|you|eure\w*|bei euch)\b.*\b(?:home ?office|work(?:ing)? from home)\b
outside \b(?:park|parken)\b.*\b(?:office|büro|your|you|euch|ihnen|car|auto)\b|\b(?:wird man|werde ich)\b.*\b(?:beauftragte\w*|betriebsr\p{L}*)\b
otherSystems ^(?:datev|lexware|sap|erp)$
outside ^(?=.*\b(?:you|ihr|sie)\b).*\b(?:web ?design\w*|grafikdesign\w*|graphic design|branding|photography|videoproduktion|printing)\b
outside \b(?:best|better|bess?er\w*|beste\w*|recommend|empf\w*|nehmen|choose)\b.*\b(?:hubspot|salesforce|zoho|pipedrive|dynamics|zendesk)\b.*\b(?:or|oder)\b|\b(?:hubspot|salesforce|zoho|pipedrive|dynamics|zendesk)\b.*\b(?:or|oder)\b.*\b(?:best|better|besser\w*|beste\w*|recommend|empf\w*|nehmen|choose)\b
outside \b(?:how (?:does|do)|wie funktioniert|wie funktionieren) (?:chatgpt|gpt|claude|gemini|copilot|llms?|sprachmodelle|neural\w*|neuronale)\b|\b(?:küstenlogistik|hafenstraße)\b.*\b(?:open|opens|öffnet|geöffnet|phone|telefon\w*|gegründet|founded)\b
legal \b(?:legal form|rechtsform)\b.*\b(?:firm|company|firma|unternehmen|you|your|ihr|sie|eure?|ihre?|mainlicht)\b
accessibility ^(?:ist|is) (?:ihre|eure|die|diese|your|this|the) (?:web ?site|webseite|seite|homepage|site) (?:barrierefrei|accessible)
outside \bnewsletters? (?:von|of|from|by) (?!mainlicht|euch|ihnen|you)\w|\b(?:gewerkschaft\w*|trade unions?|verdi|ig metall)\b
outside \b(?:cyber\p{L}*|insurance|versicher\p{L}*)\b.*\b(?:insurance|versicher\p{L}*|cyber\p{L}*)\b
outside ^(?!.*\b(?:farb\p{L}*|hell\p{L}*|dunkel\p{L}*|dark|colou?rs?|theme|ansicht)\b).*\b(?:betriebssystem|operating system)\b
far \b(?:miet(?:kündigung|wohnung|vertr|wagen|shaus|recht)\p{L}*|vermieter\p{L}*|landlords?|tenan\p{L}*|(?:my|rented|a) (?:flat|apartment)|keksdose|ikea)\b
far ^(?!.*\b(?:pay|paying|zahle?n?|bezahl\w*)\b).*\b(?:bitcoins?|krypto\w*|crypto\w*|etfs?|aktien|stocks?|börse|goldpreis|gold price)\b
outside \b(?:trains?|zug|züge|flights?|flug|flüge|bus|fähre|ferry)\b.*\b(?:from|von|to|nach)\b
outside \b(?:teach|train|erzieh\w*|beibring\w*)\b.*\b(?:dogs?|cats?|puppy|parrot|hund|katze|welpen?)\b|\b(?:hund|katze|welpen?)\b.*\b(?:erzieh\w*|beibring\w*|bei)\b
outside \b(?:motorway|traffic jam|stau|autobahn\w*|horse|pferd\w*|lottery|lotto)\b
outside \b(?:meldet?|anmelden|register|eintragen)\b.*\b(?:handelsregister|commercial register)\b
outside \be ?(?:rechnung\w*|invoic\w*)\b
far \b(?:films?|movies?|filme?|kinofilm\w*)\b.*\b(?:watch|guck\w*|schau\w*|anschau\w*|ansehen|tonight|heute abend|empf\w*)\b|\b(?:watch|guck\w*)\b.*\b(?:films?|movies?|series|serien?)\b
far ^(?:und |and )?(?:how (?:do|can|should) (?:i|you)|wie) (?:tune|tie|cook|bake|grow|knit|sew|boil|fry|stimme?|koche?|backe?|binde?|nähe?|stricke?)\b|\b(?:change|wechs\w*) (?:a|the|einen|den) (?:tyre|tire|light bulb|reifen|glühbirne)\b
far ^(?:darf|kann|can|may|is) (?:mein\w*|my) (?:chef\w*|boss|arbeitgeber\w*|employer)\b(?!.*\b(?:bot|assist\w*|chat\w*|hier|here|you|your|euch|eure\w*|ihnen|site|seite)\b)
outside \b(?:privacy policy|datenschutzerklärung|impressum|legal notice|cookie ?banner)\b.*\b(?:my|our|mein\w*|unser\w*) (?:own |eigene\w* )?(?:blogs?|web ?sites?|shops?|(?:web|online) ?shops?|homepages?|webseiten?|apps?)\b
outside \b(?:facebook|instagram|google|linkedin|tiktok)\b.*\b(?:werbung|ads|anzeigen|kampagnen?|campaigns?)\b
outside ^(?:do|must|muss|müssen) (?:i|we|ich|wir)\b.*\b(?:vat|mwst|mehrwertsteuer|umsatzsteuer)\b
outside ^(?!.*\b(?:eure?|ihre?|your|mainlichts?)\b).*\b(?:rechtsform|legal form)\b
outside ^(?:wie|how)\b.*\b(?:mein|my|unser|our) (?:wlan|wi ?fi|router|handy|laptop|pc)\b
outside \b(?:vector|vektor)\w* ?(?:database|datenbank|db)\b
outside \b(?:drones?|drohne\w*|warehouse picking|kommissionier\w*|lagerroboter)\b
otherSystems \b(?:datev|lexware|bexio|abacus|erp)\b.*\b(?:plug|hook|tie|connect|integrate|link|andocken|anbinden|angebunden|anschließen|einklinken)\b
recipients \b(?:wer|who)\b.*\b(?:speichert|stores|keeps|hosts|bekommt|kriegt|gets|receives)\b.*\b(?:\w*formular\w*|form)\b
price \bhow much (?:do|d) (?:you|u|ya) (?:charge|want|take)\b.*\b(?:month|year|bots?|services?|assistants?)\b
outside \b(?:cheaper|günstiger|billiger|teurer|(?:more|less) expensive) (?:than|als) (?:you|yours|ihr|euch|eure\w*|others?|andere\w*|intercom|zendesk|chatgpt|copilot)\b
leads ^(?!.*\b(?:whatsapp|remind\w*|erinner\w*|calendar\w*|kalender\w*|punkte\w*|scores?)\b).*\bleads? (?:thing(?:y|ie)?|ding|teil|tool)\b
ai ^(?:wer (?:bist du|sind sie)|who (?:are you|r u))$
reminders ^(?=.*\bwhatsapp\b)(?!.*\b(?:dürf\w*|darf|erlaubt|allowed|legal\w*)\b).*\b(?:erinner\w*|remind\w*)\b
far \b(?:hiking|wanderweg\w*|wanderung\w*|ski(?:ing|gebiet\w*)|beach(?:es)?|strand)\b
setup \b(?:how (?:quick|fast|soon|many days)|wie vielen? (?:werk|arbeits)?tagen?|wie schnell)\b.*\b(?:(?:is|are) (?:it|we|everything|this) (?:live|running)|up and running|go live|(?:das|alles|ding|lösung|bot|assistent) (?:\w+ ){0,3}läuft|läuft (?:das|das ding|alles|die lösung|der bot|der assistent))\b
call \b(?:will|would|am) i\b.*\b(?:pressured|pushed|obliged|committed)\b.*\bcall\b|\b(?:gedrängt|verpflichtet)\b.*\b(?:gespräch|anruf)\b
crm \b(?:hubspot|salesforce|pipedrive|dynamics|zoho|sap)\b.*\b(?:hubspot|salesforce|pipedrive|dynamics|zoho|sap)\b.*\b(?:who|which|wer|welche\w*|wins?|gilt|right|recht)\b
far ^(?:wer|who)\b.*\b(?:gemalt|komponiert|painted|composed)\b
outside ^(?:do|must|muss|müssen) (?:i|we|ich|wir)\b.*\b(?:register|anmelden|eintragen)\b.*\b(?:gmbh|company|firma|business|gewerbe)\b
outside \b(?:mehrwertsteuer|umsatzsteuer|mwst|vat) ?(?:satz|sätze|rates?)\b
far \b(?:know|recommend|kenn\w*|empfehl\w*)\b.*\b(?:hotels?|restaurants?|bars?|cafes?|cafés?)\b
crm \b(?:altes|alte|old|existing|bisherige\w*) crm\b.*\b(?:rauswerf\w*|rausschmei\w*|weg\w*|wegschmei\w*|throw|dump|ditch|replace|ersetz\w*|raus)\b|\b(?:throw|dump|ditch)\b.*\bcrm\b
model \b(?:sprachmodell\w*|language model)\b.*\b(?:lösung|service|solution|chat ?assist\w*|your assistant)\b|\b(?:lösung|service|solution)\b.*\b(?:sprachmodell\w*|language model)\b
reply ^(?!.*\b(?:kunden|customers|assist\w*|bot|anruf\w*|call|ring|phone|telefon\w*)\b)(?=.*\b(?:schreib\w*|write)\b)(?=.*\b(?:samstags?|sonntags?|wochenende|saturdays?|sundays?|weekends?)\b).*\b(?:antwort\w*|answer|reply)\b
contact ^(?:und |and |what s |whats |was ist |wie (?:ist|lautet) |give me |gib mir |what is )*(?:(?:your|ihre|eure|deine|die|the) )?(?:telefon|phone)(?: ?(?:number|nummer|no|nr))?$
call \b(?:how soon|when|wann|bis wann)\b.*\b(?:appointment|termin|slot)\b.*\b(?:ok|confirm\w*|bestätig\w*|klappt|passt)\b
officeHours \b(?:(?:ab|bis) wann|until when|until what time|from when)\b.*\b(?:durchklingel\w*|anruf\w*|call|ring|phone)\b
team \b(?:seit wann|since when|how long have)\b.*\b(?:euch|eure\w*|your|you)\b
backups \bbackups?\b.*\b(?:sauber|clean|gelöscht|leer|weg|gone|deleted)\b
setup \bin (?:wie vielen?|how many) (?:(?:werk|arbeits)?tagen?|(?:working )?days)\b.*\b(?:steht|läuft|fertig|live|ready|running|up)\b|\bhow many days\b.*\b(?:till?|until|before)\b|\bhow (?:quick\w*|fast|soon)\b.*\b(?:set|sets|setting) (?:\w+ )?up\b|\bwann läuft (?:das|alles)\b|\bwie schnell (?:steht|läuft) (?:das ganze|alles|das)\b
gdpr ^(?!.*\b(?:web ?site|webseite|seite|unser\w*|our|my|mein\w*|whatsapp)\b)(?:wie|how)\b.*\b(?:dsgvo|gdpr) ?(?:konform|complian)\w*
dispute \b(?:\w*schlichtung\w*|arbitration|ombudsman)\b
references ^(?:please |bitte )?(?:name|nenn\w*|give|gebt|geben) .*\b(?:customers?|clients?|kunden)\b.*\b(?:phone|call|ring|speak|talk|anrufen|sprechen|reden)\b
outside \b(?:repariert?|reparieren|repairs?|fix)\b.*\b(?:drucker|server|pcs?|laptops?|printers?|computers?)\b
outside \b(?:abmahnung\w*|unterlassungserkl\p{L}*|cease and desist)\b
far \b(?:mein|my) (?:auto|car|motorrad|motorbike)\b.*\b(?:springt|starts?)\b
outside \b(?:file|register|anmelde?n?)\b.*\b(?:trademark|patent|marke)\b
outside \b(?:severance|abfindung\w*|bußgeld\w*|geldbuße\w*|fined|fines?)\b
outside ^(?!.*\b(?:bot|assist\w*|you|ihr|sie|euch|your|eure\w*)\b).*\b(?:legal\w*|allowed|erlaubt|darf|dürfen)\b.*\b(?:record|aufnehmen|aufzeichnen|mitschneiden)\b
outside ^(?!.*\b(?:you|your|ihr|euch|ihnen|eure\w*|chat\w*|lead\w*|crm|services?|lösung\w*|assist\w*)\b).*\b(?:difference between|unterschied zwischen)\b
outside ^(?!.*\b(?:who|wer|diese\w*|this|anbind\w*|anschlie\w*|verbind\w*|connect\w*|integr\w*)\b)(?=.*\b(?:you|ihr|sie)\b)(?=.*\b(?:build|redesign|design|create|develop|baut|bauen|erstellt|erstellen|gestaltet|gestalten|entwickelt|entwickeln|programmiert|programmieren)\b).*\b(?:web ?sites?|webseiten?|home ?pages?|apps?|(?:online|web) ?shops?|logos?|flyers?)\b
outside ^(?=.*\b(?:you|ihr|sie)\b).*(?:\b(?:host|hosting|hostet|hosten)\b.*\b(?:our|unsere?\w*|my|meine?\w*) (?:own )?(?:web ?site|webseite|homepage|e? ?mails?|shop|domain)\b|\b(?:unsere?\w*|meine?\w*) (?:website|webseite|homepage|mails?|shop|domain)\b.*\bhost\w*\b)
outside ^(?=.*\b(?:you|ihr|sie)\b)(?!.*\b(?:anbind\w*|connect\w*|integr\w*|verbind\w*|schnittstelle\w*|datev|software|programm\w*|bot|assist\w*|ust\w*|vat|für meine|for (?:my|our))\b).*\b(?:buchhaltung|bookkeeping|accounting|steuerberatung|tax advice|seo|suchmaschinenoptimierung|google ads|adwords)\b
outside \b(?:wer|who)\b.*\b(?:konkurrent\w*|konkurrenz|wettbewerber\w*|mitbewerber\w*|competitors?)\b
team ^(?!.*\b(?:unser\w*|our|my|mein\w*|wir|we|tax|steuer\w*|zendesk|hubspot|salesforce)\b).*\b(?:umsatz|jahresumsatz|turnover|revenue)\b
outside ^(?!.*\b(?:av ?vertrag\p{L}*|avv|dpa|vorlage|template|agreement)\b)(?=.*\b(?:brauche?n?|brauch|muss|müssen|need|have to|must)\b)(?=.*\b(?:ich|wir|man|i|we|firmen|unternehmen|betriebe?|companies|company)\b).*\b(?:datenschutzbeauftragt\w*|dsb|data protection officer)\b
contract ^(?!.*\b(?:backups?|sicherung\w*|daten|anfrage)\b).*\bwie lang\w*\b.*\b(?:gebunden|binde\w*|häng\w* .*drin)\b
contract ^(?!.*\b(?:arbeitnehmer\w*|mitarbeiter\w*|angestellte\w*)\b).*(?:\b(?:mit welcher|welche) (?:kündigungs)?frist\b|(?<!what (?:do|would) (?:i|we) )\bget out of (?:it|this|that|the contract)\b|\bkomm\w* (?:ich|wir|man) (?:da )?(?:wieder |vorzeitig |früher )*raus\b)
systems ^(?!.*\b(?:kost\w*|preis\w*|cost\w*|price\w*|extra|charge|aufpreis|licen[cs]e|lizenz\w*|daten|data|better|than|both|beide\w*|richtung\w*|direction\w*|sync\w*|sap|datev|and|und|another|change\w*|änder\w*)\b)(?=.*\b(?:can|does|would|will|kann|könnt|können|geht|läuft|klappt|funktioniert|works?|compatible|kompatibel)\b).*\b(?:hubspot|salesforce|zoho|pipedrive|dynamics)\b
support ^(?=.*\b(?:extra|zusätzlich|aufpreis|dazu|on top|surcharge|additional\w*)\b).*\b(?:anschluss|anbindung|anbinden|angebunden|anschließen|kopplung|connect\w*|hook\w*|integrat\w*)\b
price ^(?!.*\bthan\b).*\bwhat makes\b.*\b(?:pricier|cheaper|dearer|expensive)\b|\bwovon hängt\w*\b.*\b(?:\w*preis\w*|zahl\w*|koste\w*|teuer)\b
call \b(?:bescheid|bestätig\w*)\b.*\b(?:uhrzeit|rückruf|anruf)\b|\b(?:telefonier\w*|call|speak|talk)\b.*\b(?:bevor|before) (?:ich|wir|i|we)\b
dpo ^(?!.*\b(?:brauche?n?|need)\b)(?=.*\b(?:\w*adresse|e? ?mail\w*|address)\b).*\b(?:datenschutz\w*|data protection|privacy (?:team|questions?))\b
dpo \b(?:in charge of|responsible for|zuständig für|kümmert sich um)\b.*\b(?:data protection|privacy|datenschutz)\b
price \bauf den tisch legen\b|\bhow much\b.*\b(?:put on the table|get(?:ting)? started|cough up|shell out|fork out)\b|^(?:so |and |ok )?(?:what does (?:it|this|that) cost|how much (?:is|does) (?:it|this|that)(?: cost)?|was kostet (?:das|es)(?: denn)?)(?: (?:per|a|each|im|pro) (?:month|monat))?$
worksCouncil \b(?:staff|employee|worker) (?:representatives?|councils?)\b|\b(?:betriebs|personal)r(?:at|äte)\b|\bmit(?:zu)?bestimm\w*|\bworks councils?\b
recipients ^(?=.*\b(?:my|mein\w*)\b)(?=.*\b(?:sell\w*|flog\w*|pass\w*|verkauf\w*|weiter\w*)\b).*\b(?:advertis\w*|ad companies|werbe\w*)\b
accessibility \b(?:accessibility|barrierefrei\w*)\b.*\b(?:law|act|gesetz\w*)\b
accessibility \bwcag\b|\bacc?ess?[ai]bility\b.*\bstandards?\b
crm \b(?:verlier\w*|lose|behalt\w*|keep|ersetz\w*|replace\w*)\b.*\bcrm\b|\bcrm\b.*\b(?:behalten|ersetzt|replaced|lost)\b
legal \b(?:wer|whos?)\b.*\b(?:führt|leitet|runs?|running|heads?)\b.*\b(?:firma|laden|unternehmen|company|business|mainlicht|place|show|outfit)\b|\bwho(?: are|s| is|re) (?:the|your) (?:company )?(?:directors?|boss(?:es)?|owners?|ceo)$
worth ^was bringt (?:uns|mir) (?:das|es)\b|^what(?: s|s| is| do we get)? (?:in it for us|out of it)\b
firstYear ^(?!.*\b(?:sav\w*|spar\w*|worth|lohn\w*)\b)(?=.*\b(?:total|all in|insgesamt|altogether|zusammen|pay|costs?|kostet|kosten|zahle?n?)\b).*\b(?:year one|year 1|first year|1st year|ersten jahr)\b
worth ^(?:what|how much|was|wie ?viel) (?:\w+ )?(?:can|could|do|would|kann|können|spare?n?) (?:i|we|ich|wir)\b(?!.*\b(?:data|daten|browser|device|gerät|page|seite|chat|conversation|gespräch)\b).*\b(?:saved?|spare?n?|einsparen)\b|^was spare?n? (?:ich|wir)\b
stored~ ^(?=.*\bbrowser\b).*\b(?:merkt|merken|remembers?|speichert|stores?|keeps?)\b
far ^(?:hey |hi |hallo |hello |ok |okay |du |und |and )*(?:(?:kannst|könntest|können|könnten|can|could|would|magst|willst) (?:du|sie|ihr|you) )?(?:bitte |please |mir |uns |me |us |mal |kurz |eben |just |schnell )*(?:erzähl\w*|schreib\w*|sag\w*|sing\w*|dichte\w*|tell|write|say|sing|compose|draw|zeichne\w*|mal\w*)\b.*\b(?:witze?|gedichte?|lieder?|lied|märchen|bewerbung\w*|aufsatz|referat|skript|python\w*|programm|code|liebesbrief|geburtstag\w*|jokes?|poems?|songs?|fairy tale|bedtime story|essay|cover letter|script|love letter|haiku|limerick)\b
far \b(?:translat\w*|übersetz\w*)\b.*\b(?:to|into|ins|in|auf) (?:english|french|spanish|italian|german|turkish|polish|latin|chinese|japanese|(?:englische|deutsche|französische|spanische|italienische|polnische|türkische|lateinische)|englisch|deutsch|französisch|spanisch|italienisch|polnisch|türkisch|latein)\b(?!.*\b(?:customers?|kunden?|bot|assist\w*)\b)
far \b(?:was|wieviel|wie viel|what|what s|whats|how much|rechne?)\b(?: \w+){0,2} \d+ (?:mal|plus|minus|geteilt|durch|hoch|x|times|divided|multiplied|percent of|prozent von) \d
far \b(?:wer|who)\b.*\b(?:weltmeister|(?:deutscher )?meister|europameister|champions?|bundesliga|world cup|super bowl|election|wahl|oscar|eurovision)\b
far \b(?:mein|meine|meinem|meiner|unser|unsere|my|our) (?:\w+ )?(?:drucker|wlan|internet|router|waschmaschine|spülmaschine|geschirrspüler|heizung|auto|handy|laptop|fernseher|kühlschrank|herd|klo|toilette|abfluss|printer|wifi|washing machine|washer|dishwasher|heating|boiler|car|phone|fridge|tv|oven|toilet|sink|bike|fahrrad)\b.*\b(?:kaputt|geht (?:nicht|nich|net)|funktioniert (?:nicht|nich)|spinnt|tropft|leckt|läuft aus|geräusche?|stinkt|repariert?|reparieren|broken|broke|leaks?|leaking|noises?|repair|fix|not working|doesnt work|wont (?:start|turn on|work)|stopped working|errors?|fehler\w*|jam\w*|stuck|klemmt)\b
far \b(?:erkältung|erkältet|kopfschmerz\w*|kopfweh|halsschmerz\w*|zahnschmerz\w*|zahnweh|husten|schnupfen|headaches?|a cold|sore throat|toothache|cough|runny nose|stomach ache)\b(?!.*\b(?:sterben|die|umbringen|kill|überdosis|overdose)\b)
far \b(?:hausaufgaben|homework|relativit\p{L}+|quantenphysik|quantum physics|horoskop\w*|horoscope|lottozahlen|lottery numbers|kantine|mittagessen|kochrezept\w*|recipe for|rezept für|leitzins\w*|dollarkurs|wechselkurs|exchange rate|bitcoinkurs|aktienkurs|eiffelturm|eiffel tower|(?:time is it|uhrzeit|spät ist es) in|staumeldung\w*|kinoprogramm)\b
outside \b(?:kleinunternehmer\w*|was verdien(?:t|en)|what do you (?:earn|pay) (?:an?|your))\b
outside \b(?:wie viele|how many) (?:kunden|customers|clients)\b.*\b(?:habt|haben|have)\b
far \b(?:(?:vat|tax) return|umsatzsteuervoranmeldung|steuererklärung|probezeit)\b
far ^(?:please |bitte )?(?:translate|übersetze?n?)\b(?!.*\b(?:website|webseite|seite|page|site)\b).*\b(?:into|to|ins|in|auf) \w+$
outside \b(?:fördermittel|förderprogramm\w*|go digital|subsid\w+|(?:personal|lohn|gehalts)abrechnung\w*|payroll)\b
outside \b(?:urlaub|holiday|vacation)\b.*\b(?:mitarbeiter\w*|eure|ihre|staff|employees)\b
far ^(?:wie ?viel|was) verdien\w* (?:so )?(?:ein|eine|man)\b|^how much (?:does|do) an? .*\b(?:earn|make)\b
outside \b(?:think of|hältst du von|halten sie von|haltet ihr von)\b.*\b(?:chatgpt|claude|gemini|copilot|openai|microsoft|google)\b
outside ^(?=.*\b(?:herrn?|frau|mr|mrs|ms|mustermann|chef\w*|boss|geschäftsführ\w+|directors?)\b).*\b(?:ausbildung|studiert|studium|abschluss|gelernt|degree|qualifications?|universit\p{L}*|uni|hochschule|studied|study|educated)\b
outside \b(?:vorher|früher|before|previously) (?:\w+ ){0,2}(?:beruflich|gearbeitet|worked?)\b
place ^(?:location|standort)$|^where are you (?:lot|guys|all|people)\b|\b(?:büros?|niederlassung\w*|filialen?|branch(?:es)?|(?<!our )offices?)\b.*\bin\b
liability ^(?!.*\b(?:provider|anbieter|name|street|straße)\b).*\b(?:wer|who)\b.*\b(?:haftet|liable)\b
outside \b(?:parken|park(?:ing|platz|plätze|haus|möglichkeit\p{L}*)|(?:place|somewhere) to park|[su] bahn|straßenbahn|verheiratet|married|gehalt|salary|salaries|urlaubstage|gehackt|hacked|datenpannen?|datenlecks?|data (?:breach|leak)\w*)\b
outside \b(?:kinder|children|kids|ehemann|ehefrau|single(?! \p{L})|boyfriend|girlfriend|hobb(?:y|ies|ys)|haustiere?|pets?|geburtstag|birthday|religion|sternzeichen|star sign|kirche|vorbestraft|privatadresse|private adresse|(?:private|home) address)\b
outside \b(?:(?:phone|mobile|gym|electricity) contract|(?:handy|mobilfunk|strom|telefon|internet)vertrag)\b
outside \b(?:podcast\w*|betriebsferien|ökostrom|renewable|bonität|credit rating|programmiersprachen?|programming languages?)\b
outside \b(?:recommend (?:me |us )?an?|empfehl(?:en|t) (?:sie|ihr) (?:mir |uns )?eine?[nrs]?)\b(?!.*\b(?:lösung|service|solution)\b)
outside \b(?:\w*haftpflicht\w*|liability insurance)\b
outside ^(?!.*\b(?:ihr|you|mainlicht|euch))(?=.*\b(?:how (?:do|can)|wie\b))(?=.*\b(?:gmbh|company|firma)).*\b(?:register|gründe|gründung|found\b|set up)
outside ^(?!.*\b(?:firma|unternehmen|mainlicht|company|business|ihr|you)\b).*\b(?:wie alt|how old)\b
outside ^(?!.*\b(?:you|your|us|euch|ihr|ihnen|uns|lösung\w*|services?|way|weg|time|spare?n?|save|fall|case)\b)(?:which|what|welche[nmrs]?|was)\b.*\b(?:best|cheapest|beste[nrs]?|billigste[nrs]?|günstigste[nrs]?)\b
outside ^(?!.*\b(?:ki|ai|bot|assistent\w*|assistant)\b)(?=.*\b(?:kündige\w*|entlass\w*|feuern|abmahn\w*|fire|dismiss|sack|lay off)\b).*\b(?:mitarbeiter\w*|angestellte\w*|employees?|somebody|someone|staff)\b
responseTimes \b(?:rufbereitschaft|bereitschaftsdienst|on ?call (?:service|team|engineer\w*)|slas?|reaktionszeit\w*|re(?:sponse|action) times?)\b
volume \b(?:viele|limit|maxim\w+|unbegrenzt\w*|many|unlimited)\b.*\b(?:chats?|gespräche|nachrichten|anfragen|nutzer|conversations|messages|enquiries|users)\b.*\b(?:monat|preis|enthalten|drin|month|price|included)\b
ipAddress \bip\b
systems ^(?:welche|which)\b.*\bcrms?\b(?: (?:programme|systeme|systems))?.*\b(?:unterstütz\w*|support\w*|geht|gehen|work|works)\b
price ^what would (?:a|one) (?:single )?(?:service|solution) cost\b|\b(?:what|how much)\b.*\bset(?:s|ting)? (?:us|me) back\b
price ^(?:was koste[nt](?: denn)?(?: so)?|wie teuer (?:ist|sind)(?: so)?|how much (?:is|are|does)|what (?:does|do|would)(?=.* cost)) (?:(?:der|die|das|den|ein|eine|the|a|an|your|euer|ihr|one|each) )?(?:ki |ai )?(?:chat\w*|lead\w*|crm\w*|lösung|services?|solutions?|bot|assistent|assistant)(?: \w+){0,2}$
outside \bnotice\b.*\b(?:an|my|our) employees?\b|\b(?:notice period|kündigungsfrist)\b.*\b(?:employees?|by law|under the law|arbeitnehmer\w*|angestellte\w*|mitarbeiter\w*|gesetzlich\w*|dem gesetz)\b|\bgesetzliche\w* (?:kündigungsfrist\w*|gewährleistung\w*|mindest\w*|pausen\w*)\b
contract ^(?:kündigung|kündigen)$|^(?:we|i)(?: ?d| would)? (?:like|want) to cancel\b|^(?:wir|ich) (?:will|wollen|möchten?) kündigen\b|\bkündigen können\b|\b(?:minimal|mindestens|kürzeste\w*|wie kurz)\b.*\bbinde\w*
chat ^(?:und |and )?(?:what can (?:the|your) (?:ai )?(?:assistant|bot|chatbot) do|was kann (?:der|euer|ihr) (?:ki )?(?:assistent|bot|chatbot|chat assistent)(?: alles| eigentlich| so)*)$
contract \b(?:mindestlaufzeit|kündigungsfrist|notice period|min(?:imum)? (?:contract|term|commitment)\w*)\b
thirdParty ^(?!.*\bcookies?\b).*\b(?:google )?analytics\b(?!.*\b(?:anbind\w*|verbind\w*|connect\w*|integr\w*)\b)
accessibility ^(?=.*\b(?:barriere\p{L}*|accessib\p{L}*|zugänglich\p{L}*)\b).*\b(?:norm|standards?|richtlinien?|maßstab|guidelines?)\b
crm ^(?=.*\b(?:hubspot|salesforce|zoho|pipedrive|dynamics|two systems|zwei systeme)\b).*\b(?:another|disagree|agree|differ\w*|conflict\w*|widersprech\w*|was anderes|verschieden\w*|unterschiedlich\w*)\b
crm \b(?:\w*abgleich|sync\w*|änderung\w*)\b.*\b(?:nacht|sofort|echtzeit|real ?time|overnight|instantly)\b|\bhow (?:fast|quickly|soon)\b.*\b(?:changes|updates)\b.*\b(?:systems?|across|pushed|passed)\b
outside \b(?:schulung\w*|training|workshops?|kurse?|courses?)\b.*\b(?:chatgpt|copilot|excel|prompt\w*|gemini)\b
outside ^(?!.*\b(?:who|wer|diese|this)\b)(?=.*\b(?:you|ihr|sie|auch|also)\b).*\b(?:build|make|design|create|develop|baut|bauen|macht|machen|erstellt|erstellen|gestaltet)\b.*\b(?:web ?sites|webseiten|webdesign|web design|homepages|apps|online ?shops|logos)\b
references \btrust you\b|\b(?:talk|speak|sprechen|reden)\b.*\b(?:to|with|mit) (?:one|one of them|einem davon|einem kunden|a customer)\b|\b(?:vertrau\p{L}*)\b.*\b(?:kunden|referenz\p{L}*)\b|\b(?:no|keine) (?:customers|clients|kunden)\b|\bwer arbeitet\b.*\bmit (?:euch|ihnen)\b
call \b(?:reason|grund)\b.*\b(?:talk|speak|call|sprechen|reden|anzurufen|telefonieren)\b|\b(?:verkaufsmasche|verkaufsgespräch|sales (?:pitch|trick|call))\b|^(?:can|could|kann|darf) .*\b(?:pick|choose|select|aussuchen|wählen)\b.*\b(?:call|anruf)\b
reply ^(?:how long|when|wie lange?|wann)\b.*\b(?:get back to (?:me|us)|rückmeldung\p{L}*|meldet ihr|hear (?:back )?from you)\b(?!.*\b(?:lead\p{L}*|kunden|customers?)\b)
approval ^(?=.*\b(?:bot|chatbot|ki|ai|assist\p{L}*|it)\b)(?=.*\b(?:invoices?|bill|rechnung\p{L}*)\b).*\b(?:fix|correct|wrong|falsch\p{L}*|last word|letzte wort|korrigier\p{L}*)\b
samples \b(?:real|echte?|wirkliche) (?:company|firma|unternehmen)\b
access \b(?:woher|how)\b.*\b(?:bot|chatbot|assist\p{L}*)\b.*\b(?:wer|who)\b.*\b(?:schreibt|is (?:writing|asking|typing))\b
outside \b(?:mobile|native|handy|iphone|android|ios) ?apps?\b|\bapps? (?:fürs?|for) (?:\p{L}+ )?(?:handy|phone|iphone)\b|\b(?:ceo|boss|erika|max|mustermann|directors?)\b.*\bearns?\b|\bverdient\b.*\b(?:chef\p{L}*|erika|max|mustermann)\b
far \b(?:ins|into|to) (?:französische|englische|spanische|italienische|polnische|türkische)\b.*(?<!\p{L})(?:übersetz|translat)|\b(?:which|what|welche[sn]?) (?:car|auto|handy|laptop|phone|fernseher)\b
knowledge ^(?!.*\b(?:wer|who)\b)(?=.*\b(?:woher|how does)\b)(?=.*\b(?:chat\p{L}*|bot|assist\p{L}*|ki|ai)\b).*\b(?:wei(?:ß|ss)|kennt|knows?)(?!\p{L})
outside \b(?:build|make|design|create|baut|bauen|macht|machen|erstellt|erstellen)\b.*\b(?:new|neue\p{L}*|own|eigene\p{L}*) (?:web ?site|webseite|homepage|app|shop|logo)\b|\b(?:messe|messestand|trade fairs?)\b
recipients ^(?=.*\b(?:sell(?:ing)?|verkauft|verkaufen)\b)(?!.*\b(?:lead\p{L}*|kunden)\b).*\b(?:add?ress\p{L}*|adressen?|my data|meine daten)\b
price \b(?:pay|put down) (?:\p{L}+ )?up ?front\b
regions! \bmeet in person\b|\bkommt (?:da |dann )?jemand vorbei\b|\b(?:uns )?persönlich treffen\b
regions (?<!\p{L})(?:swiss|schweizer|austrian|österreichische\p{L}*) (?:compan\p{L}*|firms?|firmen|betriebe?|unternehmen|customers?|kunden)\b|\b(?:our (?:premises|offices?)|on ?site|vor ort|zu uns in)\b
call \bintro(?:ductory)? (?:chat|talk|call)\b|\bkennenlern(?:gespräch|anruf|termin)\b
outside \bwer hat\b.*\b(?:website|webseite|seite)\b.*\b(?:gemacht|programmiert|gebaut|erstellt)\b|\bwho (?:built|made|designed|programmed)\b.*\b(?:site|website|page)\b
outside \b(?:stundens[aä]tze?|hourly rates?)\b.*\b(?:\p{L}*entwicklung\p{L}*|development|extra|zusatz\p{L}*|charge|nehmt|verlangt)\b
partners \bpresse(?:foto|bild|mappe|kontakt|stelle|anfrage)\p{L}*\b|\bpress (?:photos?|kit|pictures?|contact)\b
team \binvestor\p{L}*\b
business (?<!\p{L})(?:municipalit\p{L}*|kommunen?|gemeinden?|stadtverwaltung\p{L}*|public (?:sector|authorit\p{L}*)|tendering|öffentlichen? (?:hand|verwaltung|dienst)|ausschreibung\p{L}*)\b
about ^(?:so )?what (?:exactly )?(?:is it (?:exactly )?(?:that )?)?(?:do )?you (?:lot |guys |people |all )?(?:actually )?do$
regions \b(?:graz|linz|salzburg|innsbruck|zürich|zurich|basel|bern|luzern|graubünden|tirol|vorarlberg)\b
reporting \b(?:wochen|weeks) (?:nach|after)\b
far \b(?:das wetter|the weather|weather forecast|wettervorhersage)\b
officeHours \b(?:office|opening|business) hours\b|\b(?:geschäfts|büro|öffnungs)zeiten\b
retention \b(?:wer|who)\b.*\b(?:reads?|reading|liest|lesen)\b.*\b(?:i submit|i send|schicke|absende|anfrage|request|form|enquiry)\b
hours \b(?:bot|assist\w*|chat\w*)\b.*\b(?:\d ?am|nachts|at night|christmas|weihnacht\w*|feiertag\w*|holidays?|24 7)\b
solutions \btak(?:e|ing) (?:\w+ )?off (?:our|my) (?:plate|hands|desk)\b|\bwas (?:könnt|können|nehmt|nehmen) (?:ihr|sie) uns (?:\w+ )?ab(?:nehmen)?$
place \b(?:postal|post|visitors?) ?add?ress\w*\b|\bpost ?(?:anschrift|adresse)\b
outside ^(?:what|how much|wie ?viel|was) (?:do you|zahlt ihr|zahlen sie|bezahlt ihr|bezahlen sie)\b.*\b(?:staff|employees|people|mitarbeiter\w*|leuten?)\b
outside \b(?:which|what|welche) (?:insurance|versicherung)\b|\b(?:are you insured|(?:seid ihr|sind sie) .*versichert)\b
hours ^antwortet (?:der|die|er|sie|das ding)\b
outside \b(?:mehrwertsteuer|umsatzsteuer|vat)\b.*\bin (?:norway|norwegen|österreich|austria|der schweiz|switzerland|frankreich|france)\b
recipients ^(?=.*\b(?:meine?|my)\b).*\b(?:weitergegeben|weitergeben|weitergeleitet|passed on|shared with)\b
contract \bwie kündig\w*|\bhow (?:do|can|would) (?:i|we) (?:cancel|terminate)\b
support \b(?:zeigt|erklärt|shows?|explains?)\b.*\b(?:meine[nmr]?|unsere[nmr]?|my|our)\b.*\b(?:bedien\w*|benutz\w*|how (?:to|it))
support \b(?:schulen|schult) (?:sie|ihr)\b|\b(?:show|teach|zeigt?|zeigen) (?:\w+ )?(?:my|our|me and my|meinen?|unseren?|unserem) (?:staff|team|people|leuten?|mitarbeitern?)\b|\b(?:schulung\w*|geschult|schult|einweisung|eingewiesen|staff training|(?:offer|provide|give|include) (?:any )?training|train (?:our|the|my|your) (?:staff|team|people|employees))\b
officeHours ^(?=.*\b(?:samstags?|sonntags?|wochenende|saturdays?|sundays?|weekends?)\b)(?=.*\b(?:an)?(?:rufen|ruft|anruf|call|phone|ring)\b)(?!.*\b(?:assist\w*|bot|ki|ai|kunden|customers)\b)
reply ^(?!.*\b(?:assist\w*|bot|ki|ai|thing|ding)\b).*\b(?:read|reply|answer|respond|lest|lesen|antworte[nt]?)\b.*\b(?:weekends?|wochenende|sundays?|saturdays?|sonntags?|samstags?)\b
needs \b(?:zuliefern|zuarbeiten|beisteuern|vorleistung\w*)\b
recipients ^(?:wer|who) (?:hostet|hosts)\b.*\b(?:webseite|website|seite|site)\b
references! ^(?:haben|habt|gibts?|do you have|are there|have you)\b.*\b(?:kunden|customers?|clients?)\b.*\b(?:anrufen|sprechen|reden|fragen|call|ring|talk to|speak (?:to|with)|ask)\b
needs \bzeit kostet (?:mich|uns)\b|\b(?:zeit|aufwand|time|effort)\b.*\b(?:meine|unsere|my|our)\b \b(?:leute|mitarbeiter|kollegen|team|people|staff)\b
contact \b(?:ohne|without)\b.*\b(?:formular|form)\b
gaps ^(?:can|does|will|kann|gibt|leitet)\b.*\b(?:assist\w*|bot|chatbot)\b.*\b(?:hand|pass|transfer|übergeben|weiterleiten|weiter)\b.*\b(?:person|human|people|team|colleagues?|staff|mensch\w*|kolleg\w*)\b|\b(?:assist\w*|bot)\b.*\bübergeben\b
gaps ^(?!.*\b(?:haft\w*|schuld|liab\w*|responsible|pays?)\b).*\b(?:assistent|bot|ki|assistant|ai)\b.*\b(?:fehler|irren|falsch\w*|mistakes?|wrong)\b
aiAct \b(?:ai act|ki verordnung|ki gesetz)\b
recording ^(?!.*\b(?:welche\w*|which|best\w*|taugt|kauf\w*|buy)\b).*\b(?:kamera|camera|webcam)\b
comparison \b(?:compared?|vergleich\w*|versus|vs)\b
regions ^(?!.*\b(?:daten|data|server|speicher\w*|stored?|host\w*|transfer\w*)\b)(?=.*\b(?:arbeite\w*|kunden?|firmen|unternehmen|betreu\w*|auch|und|in|work|serve|customers?|clients?|companies|and|too|about)\b)(?!.*\b(?:hauptstadt|capital|wetter|weather|urlaub|holiday|vacation)\b).*\b(?:italien|frankreich|niederlanden?|holland|belgien|spanien|polen|luxemburg|liechtenstein|england|südtirol|united kingdom|ireland|italy|france|netherlands|belgium|spain|poland|luxembourg)\b
cookies ^(?!.*\b(?:rezept|back\w*|recipe|bake)\b).*\b(?:cookies?|cockies|coockies|cookis|cookys)\b
dpa \b(?:av vertrag\w*|avv|auftragsverarbeitungsvertrag|dpa|data processing (?:agreement|contract))\b
reply ^(?=.*\b(?:form|formular)\b).*\b(?:angerufen|(?:call|phone|ring) (?:me|us))\b|\b(?:wann|when)\b.*\b(?:höre|hear)\b|\bbis (?:sie|ihr|jemand|man|wer)\b.*\b(?:antwort\w*|melde\w*)\b|\buntil (?:you|somebody|someone)\b.*\b(?:reply|answer|respond|get back)\b
price \b(?:bekomm\w*|krieg\w*|erhalt\w*|gibt es|get|receive)\b.*\b(?:angebot|kostenvoranschlag|quote|estimate)\b
trial \bfirst month (?:for )?free\b|\bersten monat (?:kostenlos|gratis|umsonst)\b|\bas a trial\b
gaps \b(?:bot|assistent|ki)\b.*\bnicht (?:mehr )?weiter\w*
training \b(?:it|he|bot|ai|assistant|er|sie|ki|assistent)\b.*\b(?:learns?|lernt|lernen)\b.*\b(?:our|my|unseren|meinen) (?:own |eigenen )?(?:data|daten)\b
gaps \b(?:bot|ai|assistant|ki|assistent)\b.*\b(?:rubbish|nonsense|mist|quatsch|unsinn|blödsinn|schmarrn)\b
ai \b(?:chat|assist\w*|bot)\b.*\b(?:runs?|läuft)\b.*\bbrowser\b
fit \b(?:type|kind|sort) of (?:customers?|clients?|company|companies|business(?:es)?)\b|\bwhich trades\b|\bwelche gewerke\b|\b(?:passen wir|passt das) zu (?:euch|ihnen|uns)\b
worth \b(?:how much less work|wie ?viel weniger arbeit)\b
team ^(?!.*\b(?:our|unser\w*|my|mein\w*|we|wir)\b).*\b(?:head ?count|mitarbeiterzahl)\b|\b(?:wie ?viele?|how many) (?:leut\w*|people|menschen|mitarbeiter) (?:schaff|arbeit|work)\w*
contract ^(?!.*\b(?:zahl\w*|kost\w*|pay|cost\w*|spen[dt]\w*|bezahl\w*|euro|euros)\b)(?=.*\b(?:vertr[aä]g\w*|contracts?|laufzeit)\b).*\b(?:mindest\w*|minimum)\b
languages \b(?:wie ?viele?n? sprachen|how many languages)\b
setup \b(?:wie schnell|how (?:quickly|fast|soon)) (?:könnt|könntet|können|könnten|can|could) (?:ihr|sie|you)\b.*\b(?:start\w*|loslegen|anfangen|anbinden|einrichten|live|begin|connect|set (?:it|this|us) up)\b
team \b(?:anteile?|aktien|shares?)\b.*\b(?:eurer|eure|ihrer|your|euch|you)\b
call \b(?:wann|when|how soon)\b.*\b(?:ich|wir|i|we)\b.*\b(?:termin|appointment|slot)\b|\bwann ruf(?:en|t) (?:sie|ihr) (?:mich |uns )?zurück\b|^(?:ich (?:möchte|will|hätte gerne?|brauche)|wir (?:möchten|wollen|hätten gerne?|brauchen)|kann ich|können wir|i (?:would|d) like|i want|(?:i|we) need|can (?:i|we) (?:get|have)) (?:bitte )?(?:einen?|a) (?:rückruf|anruf|telefonat|call ?(?:back)?)\b|\bwhen (?:do|will) you (?:call|ring) (?:me |us )?back\b
contract \bhow (?:far ahead|far in advance|much notice)\b|\bwie (?:lange|weit) (?:vorher|im voraus)\b.*\b(?:kündig\w*|raus|aussteig\w*)\b
samples ^(?!.*\b(?:are you|bist du|sind sie|assist\w*|bot|chat|ki|ai|werte?|zahl\w*|values?|figures?|numbers?)\b).*\b(?:is|are|ist|sind)\b.*\b(?:real|echte?[rsn]?)\b.*\b(?:clients?|customers?|kund\w+|firma|company)\b
code \b(?:wer richtet|who (?:will |would |does )?sets?)\b(?!.*\b(?:kriterien|regeln|criteria|rules)\b)|\b(?:wer|who)\b.*\b(?:einricht\w*|installier\w*|installs?)\b
reporting ^(?:was|wie|what|how)\b.*\b(?:misst|messt|messen|measured?)\b
dpo \b(?:unsere|our) it\b.*\b(?:fragen|questions?|wenden|turn to|contact)\b
directLine ^(?=.*\b(?:direkt\w*|durchwahl|nummer|directly|direct line|number|extension)\b).*\b(?:techni\w*|tech|cto|geschäftsführ\w+|managing directors?)\b
legal ^(?!.*\b(?:wohn\w*|lives?|alt|old|verdien\w*|earns?)\b).*\b(?:vertritt|represents|handelsregister\w*|geschäftsführ\w+|managing directors?|impressum|legal notice|ust id\w*|umsatzsteuer id\w*|vat (?:id|number))\b
hosting ^(?!.*\b(?:logs?|log\w*|protokoll\w*|website|seite)\b)(?=.*\b(?:wo|where|welche[mn]? land|which country)\b).*\b(?:servers?|rechenzentr\w*|data cent\w*)\b
payment \b(?:paypal|bitcoin|kreditkarte|credit card|lastschrift|direct debit|ratenzahlung|instal?lments)\b
newsletter \bnewsletter\w*\b
discount ^(?!.*\b(?:lieferando|amazon|zalando|ikea|bahn|flug\w*|flights?|hotels?)\b).*\b(?:rabatt\p{L}*|nachlass|skonto|discounts?)\b
rights \b(?:maschinenlesbar\w*|machine readable|portabilit\w+|datenübertragbarkeit)\b
directLine ^(?!.*\b(?:hilf\w*|help|support)\b).*\b(?:wer|wen|wem|who|whom|which|welche[rnm]?|nummer|number)\b.*\b(?:technik\w*|technische[rns]?|technical|cto|tech|technology|beratung|berät|consulting)\b
contact \b(?:whatsapp|telegram|sms|instagram|linkedin)\b.*\b(?:euch|ihnen|you)\b|\b(?:euch|ihnen|you)\b.*\b(?:per|über|on|via|by) (?:whatsapp|telegram|sms|instagram|linkedin)\b
call \b(?:kostenlose[nrs]?|free|gratis) (?:anruf|call|gespräch|erstgespräch|termin|appointment|consultation)\b
trial \b(?:wo|where|zeigt?|show|sehen|see)\b.*\b(?:beispiele?|demos?|examples?)\b|\b(?:beispiele?|demos?)\b.*\b(?:sehen|ansehen|anschauen)\b
call \b(?:intro|first|initial|erst)\w*(?: call| chat|gespräch)?\b.*\b(?:free|cost|kostenlos|gratis|umsonst|kostet|haken|catch)\b
retention \b(?:deleted?|erased?|gelöscht|löschen|weg haben)\b.*\b(?:sooner|earlier|früher|vorher|eher)\b|\b(?:früher|eher)\b.*\b(?:gelöscht|löschen|weg haben)\b
dpa \b(?:sub ?processors?|unterauftrag\w*|sub ?unternehm\w*|subdienstleister\w*)\b
dpa ^(?!.*\b(?:bot|ki|assistent\w*|ai|assistant)\b)(?=.*\b(?:vertr(?:ag|äge)\w*|avv|contract|agreement)\b).*\b(?:sehen|vorab|einsehen|ansehen|anschauen|durchlesen|lesen|see|read|review|look at|beforehand|upfront|in advance)\b
policy ^(?!(?:and |und )?(?:on (?:what|which) legal basis|auf welcher (?:rechts)?grundlage)$).*\b(?:rechtsgrundlagen?|legal bas[ie]s|lawful basis|berechtigte[sn]? interesse|legitimate interest)\b
rights \b(?:auskunftsersuchen|auskunftsanfrage\w*|auskunftsanspruch|subject access|access requests?|dsar|betroffenenanfrage\w*)\b
recording \b(?:mikro\w*|microphone|mic)\b
accessibility \b(?:bfsg|barrierefreiheitsstärkungsgesetz)\b
call ^(?:bitte )?ruf(?:en|t)? (?:sie |ihr )?(?:mich|uns)(?: (?:bitte|mal|doch|einfach|kurz|gleich|morgen|heute|jetzt|zurück|an))*$|^(?:please )?(?:(?:can|could) you )?(?:please )?(?:call|phone|ring) (?:me|us)(?: (?:please|back|now|today|tomorrow))*$
contact ^(?:(?:please|bitte|(?:können|könnten) sie|könnt ihr|can you|could you) )*(?:(?:schick|send)\w* (?:sie |ihr )?)?(?:mir|uns|me|us) (?:bitte |please |mal )*(?:ein|an?|das|the|your|ihr)? ?(?:angebot|quote|offer|quotation)(?: schicken| senden| machen)?(?: please| bitte)?$
worth ^(?:(?:das|es|that|it|this) ?(?:ist|is|s)|thats|its|sounds|klingt) (?:(?:mir|uns|viel|way|far|bit|a|etwas|einfach|just|doch|leider) )*(?:zu teuer|too expensive|too much money)(?: for (?:me|us))?$
references ^(?:und |and |but |aber )?(?:warum|wieso|why) (?:soll|sollte|sollten|sollen|should) (?:ich|wir|i|we) (?:(?:euch|ihnen|dir|das|das alles|dann|denn|then) )*(?:glauben|(?:ver)?trauen|believe|trust)(?: (?:you|that|this|it|then))*$
support~ ^(?:what|was)(?: ?s|nt| is| ist)? (?:not|nicht) (?:included|covered|enthalten|inbegriffen|dabei|drin)$|^(?:how|wie)\b.*\bupdates\b
payment~ \bpay later\b|\b(?:pay|zahlen|bezahlen)\b.*\b(?:half|hälfte|teilen)\b|\b(?:half|hälfte)\b.*\b(?:now|jetzt|zahlen|bezahlen)\b
channels~ ^whatsapp$|\b(?:teams|slack) (?:or|oder) \w+$
otherSystems~ ^(?:we|wir)\b.*\b(?:proalpha|jtl|navision|netsuite)\b
needs~ \b(?:jemanden einstellen|hire (?:somebody|someone|anyone))\b|\b(?:mein|unser|my|our) (?:team|people|leute)\b.*\b(?:tun|machen|to do)\b
customise~ \b(?:selbst|selber)\b.*\b(?:anpassen|ändern)\b|\bchange things ourselves\b|\b(?:tone|tonfall)\b
security~ \bpen(?:etration)? ?tests?\b|\biso 27001\b|\btoms\b|\brole based\b
liability~ \b(?:haftet|liable)\b.*\b(?:datenpanne|data breach)
contract~ \bcancell?ation\b|\bcontract (?:term|len\w+)$
business~ \bcharity\b|\btenders\b
thanks! ^(?:danke\p{L}*|vielen dank|thanks|thank you)(?: \p{L}+){0,2} (?:hilft|helps|geholfen|helpful)$
thanks~ \b(?:mir|uns) (?:sehr |echt )?(?:weiter)?geholfen$
worth~ \b(?:break ?even|ersparnis|savings?|saves?|sparen|spare)\b
firstYear~ \bjahrespreis\b|\b(?:annual|yearly) (?:plan|price)\b|^(?!.*\b(?:spar\w*|sav\w*)\b).*\b(?:erste[nms]?|first) (?:jahr|year)\b
gaps~ \b(?:make (?:things|stuff|it) up|made up|hallucinat\w*|halluzinier\w*|erfind\w*|errors?)\b
setup~ \b(?:how long (?:till?|until|before)|wie lange bis)\b
discount~ \b(?:\p{L}*förder\w*|bafa|zuschuss|zuschüsse|grants?|subsid\w+|funding)\b
leads~ \blead ?generator\w*
chat~ \b(?:ki )?chat ?assistent\w*|\b(?:ai )?chat assistant\b
crm \b(?:chuck|throw|bin|scrap)\b.*\b(?:software|systems?|crm)\b
crm~ \bcrm ?(?:integration|anbindung|abgleich)\b
call? \b(?:(?:erst)?(?:gespräch|anruf|telefonat|telefongespräch)(?:s|termins?)?|calls?|conversation)\b
rights? \bauskunft|\blöschantrag|\b(?:access|erasure|deletion) requests?\b|\bart(?:icle)? 1[5-7]\b
ipAddress? \b(?:(?:server|zugriffs?|web) ?)?(?:logs?|logfiles?|log ?dateien|protokolle)\b
process? \bmess(?:t|en|ung)\b|\bmeasur
`;

const subjects = list
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", ...words] = line.split(" ");
    const [, topic = "", facet, mark = ""] = /^(\w+)(?::(\w+))?([?~!]?)$/.exec(name) ?? [];
    return {
      topic,
      facet: facet as Facet | undefined,
      when: mark === "?" ? "asks" : mark === "~" ? "else" : "sure",
      rules: Boolean(facet) || mark === "!",
      words: wordsPattern(words.join(" ")),
    };
  });

/** @param said a question in small letters. @returns the subject that its words decide, or of which it asks something. */
export const subjectNamed = (said: string, named = "sure"): string | undefined =>
  subjects.find(({ when, words }) => when === named && words.test(said))?.topic;

/** @param said as above. @returns the subject that its words alone decide, and what they ask of it. */
export const ruleFor = (said: string) => subjects.find(({ rules, words }) => rules && words.test(said));
