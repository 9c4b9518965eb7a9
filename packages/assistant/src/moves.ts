import type { Asked } from "./facets.ts";
import { wordsPattern } from "./words-pattern.ts";

/**
 * Where a question leads that leans on the subject before it: the subjects that it is asked after, then the topic that
 * answers it, with what it asks of that, and its words in both languages. Without a topic it is the subject itself. The
 * first that fits decides.
 */
const rooms: Readonly<Record<string, string>> = {
  law: "hosting gdpr dpa model training customerChats security worksCouncil exit access recipients backups onPremise aiAct",
  browser: "cookies thirdParty stored ipAddress policy messages",
  proof:
    "references results worth tickets reporting trial fit comparison process chat leads crm solutions availability people problems",
  company: "about team legal place directLine namedContact contact human officeHours partners jobs call",
  work: "setup process needs code support knowledge reporting gaps systems otherSystems crm languages hours chat leads customise trial",
};

const list = String.raw`
regions,languages,siteLanguage,price,references,team,worth,human setup ^(?:and |und )?(?:how long does (?:it|this|that) take|wie lange dauert (?:das|es))(?: denn| dann| then)?$
regions,languages,siteLanguage,price,setup,worth,human needs ^(?:and |und )?(?:what do (?:i|we) have to do|was (?:muss ich|müssen wir) (?:dafür |dazu )?(?:tun|machen))$
worksCouncil worksCouncil:place \b(?:austria\p{L}*|österreich\p{L}*|switzerland|swiss|schweiz\p{L}*)\b
directLine,legal,team directLine \b(?:what does|was macht) (?:the |der |die )(?:second|first|other|zweite|erste|andere)|\b(?:zuständig|verantwortlich|responsible|in charge|(?:what|was) (?:does|do|macht|machen) (?:he|she|they|der|die|er|sie))\b
worth,results,tickets worth \b(?:zweiten?|second|nächsten?|next|following) (?:jahr|year)|\b(?:folgejahr\p{L}*|years? after)\b
stored heroEmail \be ?mail\p{L}*\b.*\b(?:startseite|homepage|home page|front page|oben)\b
legal,team,directLine,namedContact directLine \b(?:nummer|number|durchwahl|extension)\b
solutions,chat,leads,crm,process,setup,price,support,call needs \bhow much work\b|\bwie ?viel (?:arbeit|aufwand)\b
ipAddress,backups retention:sooner \b(?:früher|eher|sooner|earlier)\b
worth,results worth:reason \b(?:wie vielen?|how many) (?:stunden|hours|anfragen|enquiries|requests|minuten|minutes)\b|\bbased on\b|\bbasiert\b
worth,results,tickets worth \b(?:spar\p{L}*|saved?|saves|saving\p{L}*)\b
rights,dpo,policy,retention authority \b(?:beschwer\p{L}*|complain\p{L}*)\b
contract,exit contract \b(?:kost\p{L}*|costs?)\b.*\b(?:dann|einrichtung|then|setup|insgesamt|total)\b
contact contact \b(?:(?:any|an)?other way|andere\p{L}* weg|wie sonst|how else)\b
recording,voice,messages messages ^(?:und |and )?(?:wann|when)\b.*\b(?:weg|gone|gelöscht|deleted)\b
contract,exit contract \b(?:that|das|bis dahin|by then)\b.*\b(?:cost|gekostet|kosten|paid|bezahlt)\b
call call:cost \b(?:sign|unterschr\p{L}*|unterzeichn\p{L}*)\b
call call \b(?:what (?:do|would) (?:i|we) get out of (?:it|that)|was (?:hab|habe|haben) (?:ich|wir) davon|was bringt (?:mir|uns) das$)
tickets,results,worth,process reporting \b(?:wann|when)\b.*\b(?:mein\p{L}*|unser\p{L}*|my|our)\b.*\b(?:wert\p{L}*|zahlen|values?|figures?|numbers?)\b|\b(?:wann|when)\b.*\b(?:measure\p{L}*|messt|misst|gemessen)\b
call call:when \b(?:bestätig\p{L}*|confirm\p{L}*|uhrzeit|what time|which time|(?:tell|confirm) (?:me |us )?the time)\b
price,firstYear price ^(?:and )?(?:is|are) (?:that|this|it|those|they) (?:(?:per|a|each|every) (?:month|year)|monthly|yearly|one off|once)$
price,firstYear,otherPrices support \b(?:kommt|kommen) (?:da|dann|noch|auch)\b.*\bdazu\b
price,firstYear support ^(?:und |and )?(?:whats|what is|was ist|was steckt) (?:in (?:that|it|there)|da|drin|dabei|alles)\b
tickets,results worth \b(?:in )?(?:euros?|geld|money)\b
trial,call call:cost \b(?:who|wer)\b.*\b(?:pays?|\p{L}*zahlt)\b
trial call:duration \b(?:how long|wie lang\p{L}*)\b
contact,officeHours,directLine directLine \bwer\b.*\b(?:geht|nimmt)\b.*\b(?:ran|ab)\b|\bwho\b.*\bpicks? up\b
recipients recipients \b(?:sitzen|sind|are) (?:die|they|those)\b.*\b(?:deutschland|germany|eu|europa|europe)\b
gaps gaps \b(?:an wen|to whom|who does it)\b
hours,chat,availability,channels languages \b(?:what|which|welche[nr]?) (?:languages?|sprachen?)\b
setup,process,support,needs code \b(?:code|program|programmier\p{L}*)\b
dpa dpa \b(?:have a look|see it|read it|look at it|reinschauen|ansehen|anschauen)\b
rights rights \b(?:e ?mail|mail)\b.*\b(?:enough|reicht|genügt|langt)\b
rights rights:duration \b(?:how long|wie lang\p{L}*)\b.*\b(?:answer|reply|respond|antwort\p{L}*|reagier\p{L}*)\b
retention,backups,ipAddress retention:duration ^(?:und |and )?(?:(?:what about|was ist mit) )?(?:die |den |the )?(?:e ?)?mails?(?: about (?:it|that)| dazu| darüber)?$
hours,availability,chat hours:others \b(?:your|eure?\p{L}*|ihre?\p{L}*) (?:own )?(?:staff|team|people|leute\p{L}*|mitarbeiter\p{L}*)\b
tickets,results,worth tickets ^(?:und |and )?(?:ist|is|sind|are|wurde|was) (?:das|es|it|that|die zahl)(?: denn| wirklich| really| actually)? (?:gemessen|measured)$
recipients recipients \b(?:wer|who)\b.*\b(?:kriegt|bekommt|gets?|receives?)\b
cookies,thirdParty stored \b(?:in|im|on) (?:my |the |meinem |dem )?browser\b
recording,voice messages \b(?:text ?chat|chat|getippt\p{L}*|geschrieben\p{L}*|typed)\b
price,firstYear price \b(?:tax|vat|steuer|mwst|mehrwertsteuer|umsatzsteuer)\b
retention retention:sooner \b(?:sooner|faster|earlier|früher|schneller|eher)\b
recipients recipients \b(?:where|wo)\b.*\b(?:they|those|located|based|sitzen|die)\b
tickets,results tickets \b(?:auf (?:die|diese|solche) (?:zahl|prozent\p{L}*)|(?:that|this) (?:number|figure|percentage))\b
tickets,results,worth reporting \b(?:who|wer)\b.*\b(?:checks?|measures?|prüft|misst|kontrolliert)\b
reminders,channels reminders:exception \b(?:agree\p{L}*|consent|permission|opt in|einwillig\p{L}*|zustimm\p{L}*|erlaub\p{L}*|einverstanden)\b
price,firstYear contract \b(?:wie lange|how long)\b.*\b(?:behalten|gebunden|keep|tied|commit\p{L}*)\b
officeHours,human,call,reply,form,trouble,retention contact \b(?:lieber|rather|prefer)\b.*\b(?:schreib\p{L}*|schriftlich|write|writing)\b
rights,retention rights \b(?:adresse|address|wohin|where)\b.*\b(?:schick\p{L}*|send|schreib\p{L}*|write)\b
contract contract \b(?:want out|get out|raus|leave)\b|\b(?:paid|gezahlt|bezahlt|gekostet|cost)\b.*\b(?:by (?:that|then)|bis dahin|insgesamt|in total)\b|\bbis dahin\b.*\b(?:gezahlt|bezahlt|gekostet)\b
worth worth:reason ^(?:und |and )?(?:why|warum|wieso|where does|woher|wie kommt)\b.*\d|\b(?:gerechnet|ausgerechnet|berechnet|calculated?|work(?:ed)? (?:that|it) out)\b
reply,form retention \b(?:how long|wie lange)\b.*\b(?:kept|keep|stored?|gespeichert|aufbewahrt|speicher\p{L}*)\b
call call \b(?:know|weiß|wissen|schlauer)\b.*\b(?:afterwards|danach|hinterher|nachher)\b|\b(?:learn|erfahr\p{L}*|lerne)\b
references,reporting,results,trial worth:exception \b(?:schlecht\p{L}*|bad|poor|mies\p{L}*)\b
scoring leads ^(?!.*\d).*\b(?:danach|afterwards|next|passiert|happens)\b
legal,team directLine \b(?:reach|phone|call|ring|erreich\p{L}*|anrufen)\b.*\b(?:first|second|him|her|ersten?|zweiten?|ihn)\b
law recipients \b(?:kontaktformular\p{L}*|contact form|your (?:own )?(?:web)?site|(?:eure|ihre)r? \p{L}*seite)\b
recipients retention:duration \b(?:wann|when|how long|wie lange)\b.*\b(?:\p{L}*lösch\p{L}*|erased?|deleted?|gone|kept|keep|stored|\p{L}*speicher\p{L}*)\b
chat,gaps,people,languages gaps \b(?:they|die|sie)\b.*\b(?:see|seh(?:en|t)|know|read|lesen)\b.*\b(?:said|gesagt|before|vorher|conversation|\p{L}*verlauf|history)\b|\b(?:team|leute|kolleg\p{L}*|staff|people|colleagues?)\b.*\b(?:sees?|seh(?:en|t)|sieht|know|reads?|lesen)\b
process setup \b(?:zweite[nr]?|second) (?:schritt|step)\b|^(?:und |and )?(?:der |the )?(?:zweite|second)(?: one)?$
officeHours,contact,directLine,human,call officeHours ^(?:und |and )?(?:bis (?:wann|wie viel uhr)|ab wann|from when|until when|till when)(?: \p{L}+){0,3}$
hours,languages,availability hours \b(?:tagsüber|daytime|during the day|by day)\b
reminders,channels,outreach gdpr \b(?:legal|erlaubt|allowed|lawful|rechtens|darf man das)\b
call call:who \b(?:wer|who)\b.*\b(?:macht|does|führt|leads|holds)\b
call,officeHours,contact officeHours \b(?:welchen? tag\p{L}*|which days?|what days?)\b
retention retention:who \b(?:by hand|manually|automatic\p{L}*|automatisch|von hand|von selbst|by itself|by themselves)\b
languages languages \b(?:wer|who)\b.*\b(?:fest|bestimmt|decides|sets|chooses|picks)\b|\bhow many (?:others|more)\b|\bwie viele (?:andere|weitere|noch)\b|\bknow which\b|\bwhich (?:one )?to use\b|\bweiß\b.*\bwelche\b
support,price,firstYear price ^(?:und |and )?(?:after that |danach |then |dann )?(?:(?:every|per|each|a|pro|jeden|im|je) (?:month|monat)|monatlich|monthly|laufend)\b
messages,recording,voice,chat,ai retention ^(?:und |and )?(?:what about|was ist mit|wie ist (?:es|das) mit) (?:dem |the )?(?:\p{L}*formular|form|contact form)\b
retention,form,reply reply ^(?:und |and )?(?:how (?:fast|quick\p{L}*|soon)|wie (?:schnell|rasch|bald))\b|\b(?:weekends?|wochenende)\b
setup,process,needs setup:who \b(?:wer|who)\b(?! do\b).*\b(?:macht|does|do|richtet|wir oder|us or)\b
references,samples references \b(?:überzeug\p{L}*|(?:ver)?trau\p{L}*|convince|trust)\b
approval,proof,work,law liability \b(?:haft(?:et|en|ung)?|liable|liability|schuld|fault|blame|versicher\p{L}*|insur\p{L}*|(?:falsch\p{L}*|wrong|fehler|mistakes?)\b.*\b(?:zahlt|pays?))\b
law dpa \b(?:vertraglich|schriftlich|festgehalten|in writing|written down)\b|\b(?:what|whats|was)\b.*\b(?:in|covers?|contains?|steht|regelt)\b.*\b(?:agreement|vertrag|contract|dpa)\b|\bbefore (?:we |i )?sign\w*|\b(?:den|ihn|it) (?:\p{L}+ )*(?:vorher|vorab|beforehand|in advance)\b|\bin (?:a|the|our|einem|dem|den|unserem) (?:contract|vertrag)\b|^(?:(?:und|and) )?(?:is there|gibt es|gibts|do we (?:get|sign|need)|(?:bekommen|kriegen|brauchen|schließen) wir)\b.*\b(?:contract|agreement|vertrag)\b
law dpa ^(?!(?:und |and )?(?:wer|who)\b)(?=.*\b(?:i|we|ich|wir|man|me|us|mir|uns)\b)(?!.*\b(?:daten|data)\b).*\b(?:sehen|seh|anschauen|ansehen|angucken|\p{L}*lesen|reinschauen|reingucken|\p{L}*schick(?:en|t)|zeigen|vorlegen|see|read|look|show|send|have a copy|get a copy)\b|\b(?:muster|vorlage|template|unterschreib\p{L}*|unterzeichn\p{L}*|signs?|signed|unterlagen|papiere?|paperwork|documents?|vertrag drüber|vereinbarung)\b
browser thirdParty \b(?:woran|erkenn\p{L}*|how (?:can|do) i (?:tell|know)|\p{L}*prüfen|nachprüfen|nachsehen|nachschauen|nachgucken|nachvollziehen|kontrollieren|verify|check|prove|beweis\p{L}*|see (?:that|it|this) (?:for )?myself)\b
retention,backups ipAddress:duration ^(?!.*\b(?:what|was)\b.*\b(?:steht|in)\b).*\b(?:logs?|protokolle?|checksums?|prüfsummen?|hash\p{L}*)\b
browser,law hosting \b(?:wo|where|wer|who)\b.*\b(?:server|servers|hostet|hosts?|hosted|hosting|rechenzentr\p{L}*|data cent\p{L}*)\b
browser stored \b(?:weg|los|\p{L}*lösch\p{L}*|entfern\p{L}*|rid|clear|delete|remove|wipe|erase)\b
cookies,thirdParty stored ^(?!.*\b(?:formular|anfrage\p{L}*|form|request|wie lange|how long)\b).*\b(?:\p{L}*speicher\p{L}*|legt ihr|merkt|keep|stores?|stored|save|saved)\b
browser,chat,ai,recording,voice messages:who \b(?:liest|lesen|mitlesen|mitliest|reads?|reading|see) (?:das |hier |das hier |da )*(?:mit|jemand|keiner|niemand|along|this|it|what)\b|\b(?:nobody|no one|anyone|anybody|niemand|keiner|jemand)\b.*\b(?:reads?|reading|sees?|watch\p{L}*|mit(?:liest|lesen)|mit)\b
proof worth:exception ^(?:and |und )?(?:what |was |who pays |wer zahlt |what happens |was passiert )?(?:if|wenn) (?:it|its|das|es|sie|not|nicht)(?: (?:doesnt|does not|isnt|nicht|not|(?:is |way |much |viel |deutlich )*(?:lower|less|weniger|niedriger|worse)(?: ist)?))?$|\b(?:wenn|falls|if|when|suppose)\b.*(?:\b(?:nichts?|nix|kein\p{L}*|schlecht\p{L}*|wenig|mies\p{L}*|enttäuschend|umsonst|not|nothing|doesnt|dont|isnt|wont|bad|poor|little|disappointing)\b.*\b(?:bring\p{L}*|lohn\p{L}*|funktionier\p{L}*|klappt|taug\p{L}*|rechne\p{L}*|ausf(?:ä|a)ll\p{L}*|works?|worth|pay|achieve\p{L}*|good)\b|\b(?:zahlen|ergebnisse?|werte|numbers|results|figures)\b.*\b(?:nicht|schlecht\p{L}*|mies\p{L}*|enttäusch\p{L}*|not|arent|bad|poor|disappoint\p{L}*)|\b(?:bring\p{L}*|lohn\p{L}*|funktionier\p{L}*|klappt|taug\p{L}*|rechne\p{L}*)\b.*\b(?:nichts?|nix|zu wenig)\b|\b(?:flop\p{L}*|useless|nutzlos|rubbish)\b)|\b(?:doch nicht|not worth it|nothing comes of it|nichts bringt|nix bringt)\b
reminders,outreach,channels reminders ^(?!.*\b(?:teams|slack)\b).*\bwhatsapp\b
contract,exit exit ^(?:und |and )?(?:was ist mit |what about )?(?:unseren?|meinen?|den|our|my|the) (?:daten|data)$
proof reporting ^(?:und |and )?wie merk\p{L}* (?:ich|wir|man) das\b|^(?:and |und |so )?(?:how (?:do|will|would) you|wie (?:prüft|messt|misst|überprüft) (?:ihr|man)|wie (?:prüfen|messen) sie)\b.*\b(?:check|measure|verify|das|es|dann|then|it|that)\b
proof,samples reporting \b(?:überzeug\p{L}*|(?:euch|ihnen|dem) (?:ver)?trauen|convinc\p{L}*|trust (?:you|that|it))\b|\b(?:woher (?:weiß|wissen)|wie (?:weiß|wissen|merk\p{L}*|sehe?|sehen|erkenne?|erkennen|erfahre?n?)|wie (?:kann|soll) (?:ich|man)|wie sollen wir|how should (?:i|we)|wie können wir|how (?:do|can|will|would|am|are) (?:i|we|you)|wie (?:findet|stellt|ermittelt|prüft|messt) ihr|wie (?:finden|stellen|ermitteln|messen) sie)\b.*\b(?:bringt|funktioniert|klappt|lohnt|taugt|wirkt|hilft|rechnet|sicher|wissen|works?|working|worth|helps?|any good|pays?|know|tell|sure|trust|find out|heraus|raus|fest)\b
call call:cost ^(?:und |and )?(?:kostet (?:der|das|es|mich das|uns das)(?: (?:was|etwas|geld))?|(?:does|is) (?:it|that) (?:cost (?:anything|something|money)|free))$
call call \b(?:wann|um wie ?viel uhr|uhrzeit|when|what time|exact time)\b.*\b(?:weiß|wissen|erfahr\p{L}*|know|losgeht|hear|told|gesagt|bestätig\p{L}*|confirm\p{L}*)\b
call,contact,officeHours,directLine,form,reply,human,retention call:who \b(?:wer|who(?:ll|s)?)\b.*\b(?:on the line|am apparat|dran|ruft|meldet|antwortet|calls?|calling|rings?|ringing|gets? back|answers?|phones?|replies)\b
dpa,hosting model \b(?:welche[snr]?|which|what)\b.*\b(?:ki|ai|modell?|model|llm)\b
dpa dpa \b(?:sehen|lesen|vorab|see|read|regelt|steht|drin|geregelt|covers?|contains?|in it|says?)\b
law dpo \b(?:zuständig\p{L}*|verantwortlich\p{L}*|ansprechpartner\p{L}*|kümmert sich|responsible|in charge|contact person)\b
company legal:who \b(?:chef\p{L}*|leitet|leitung|inhaber\p{L}*|boss|in charge|head of|owns?|owner|ceo|runs (?:it|that|things|the (?:place|company|show)))\b
place,about,legal,team,regions,partners,jobs team ^(?:und |and )?(?:seit wann|seit wie lange|since when|how long have you|wie lange (?:gibt|macht))\b|\b(?:wie viele (?:seid|sind|leute|menschen|mitarbeiter\p{L}*)|how many (?:of you|people|are you|staff|employees)|how big are|wie groß (?:seid|sind|ist))\b
company place \b(?:(?:genaue )?adresse|anschrift|straße|hausnummer|plz|postleitzahl|postal|address|street|post ?code|zip)\b(?!.*\b(?:mail|daten\w*)\b)
company directLine \b(?:technik\p{L}*|techni\p{L}*|techie|tech|entwickl\p{L}*|berat\p{L}*|consult\p{L}*)\b
directLine,legal,namedContact,retention,human,team directLine ^(?:what is|whats|and|und)? ?(?:her|his|the other ones|ihre|seine) (?:phone )?(?:number|nummer|telefonnummer|durchwahl)$|\b(?:erreich\p{L}*|anruf\p{L}*|ruf\p{L}*|sprechen|ring|reach|call|phone|get hold|talk|speak)\b.*\b(?:him|her|them|ihn|den|die|sie|er)\b|\b(?:ihn|den|die|sie|him|her|them)\b.*\b(?:erreich\p{L}*|anruf\p{L}*|ran|sprechen)\b
contract,price contract:when \b(?:when|wann|bis wann)\b.*\b(?:tell|say|let you know|sagen|bescheid|kündig\p{L}*)\b
contract contract:when \b(?:gefällt|gefallen|zufrieden|unzufrieden|like it|happy|unhappy)\b
contract contract:after ^(?:und |and )?(?:danach|after that|afterwards)\b
systems,otherSystems,crm,price price:reason ^(?:und |and )?(?:what )?(?:if|wenn) (?:we|wir|es|there)(?: \p{L}+)? (?:6|7|8|9|1\d|six|seven|eight|nine|ten|sechs|sieben|acht|neun|zehn)(?: \p{L}+)?$
contract contract:sooner \b(?:vorher|früher|eher|earlier|sooner|before)\b
crm,systems,otherSystems,calendars,code,setup,comparison,needs,solutions crm \b(?:wechsel\p{L}*|ersetz\p{L}*|umsteigen|umstell\p{L}*|behalten|switch\p{L}*|replac\p{L}*|keep|throw|migrat\p{L}*)\b|\b(?:widersprechen|widerspruch|unterschied\p{L}*|verschieden\p{L}*|was anderes|disagree|(?:dont|not) agree|uneinig|conflict\p{L}*|differ\p{L}*|contradict\p{L}*|(?:two|both) .*different|gewinnt|gilt|wins?)\b
work,price,call needs \b(?:aufbereit\p{L}*|vorbereit\p{L}*|prepar\p{L}*|bereitstell\p{L}*|liefern|provide|supply)\b|^(?!.*(?:programm|entwickl|develop)).*\b(?:brauch\p{L}*|benötig\p{L}*|need)\b.*\b(?:dafür|dazu|for (?:it|that|this))\b
crm,solutions systems ^(?:(?:und|and) )?(?:mit |with )?(?:which|what|welche[nmr]?)\b.*\b(?:systems?|systemen?|programme?n?|tools?|crms?)\b
dpo rights:duration \b(?:how long|wie lange|bis wann)\b
dpo,rights authority \b(?:nicht zufrieden|unzufrieden|not happy|unhappy|dont like|not satisfied|ablehn\p{L}*|weiger\p{L}*|refuse\p{L}*)\b
rights,dpo,policy,retention rights \b(?:(?:e ?)?mail|reicht|genügt|enough|begründ\p{L}*|grund|reason)\b
form,contact,reply,retention,rights,newsletter,heroEmail,recipients,policy,gdpr rights \b(?:das|es|die|alles|meine?|it|that|this|everything|my)\b.*\b(?:weg|gone|lösch\p{L}*|gelöscht|delet\p{L}*|remov\p{L}*|eras\p{L}*)\b(?!.*\b(?:früher|eher|sooner|earlier|wann|when)\b)|\b(?:widersprech\p{L}*|widersprich\p{L}*|widerruf\p{L}*|object|withdraw|opt out)\b
support,responseTimes,process,hours responseTimes \b(?:ausfällt|ausfall|kaputt|störung|breaks(?! in)|broken|fails?|down|outage|defekt)\b
place,regions,price,about regions \b(?:arbeite\p{L}*|work|serve)\b.*\b(?:da|dort|there)\b
channels,languages,hours,reminders,calendars,api,customise,chat,leads,scoring,voice,volume,human otherPrices \b(?:extra|extras|aufpreis|zusätzlich|zusatzkosten|obendrauf|on top|additional|surcharge|hidden|versteckt\p{L}*|(?:kostet|costs?) .*(?:mehr|more))\b
work,price,otherSystems,systems,crm support \b(?:extra|extras|aufpreis|zusätzlich|zusatzkosten|obendrauf|on top|additional|dazukommt|dazu kommt|surcharge|hidden|versteckt\p{L}*)\b|\b(?:wer|who)\b.*\b(?:zahlt|bezahlt|pays?)\b|\bpay for\b|\bzahl\p{L}* (?:ich|wir) (?:die|das|dafür|da)\b|\b(?:get|bekomme?n?|krieg\p{L}*) (?:ich |wir |i |we )*(?:dafür|for (?:it|that|this|the money))|^(?:was|what)\b.*\b(?:dabei|included)$
work support \b(?:kümmert|betreut|takes? care|looks? after|maintains?)\b|\b(?:schulung\p{L}*|lernen|learn|training|trained|teach|beibring\p{L}*|einweis\p{L}*|eingewiesen|erklär\p{L}* (?:ihr|sie|das)?)\b(?!.*\b(?:ki|ai|bot|model|daten|data)\b)
systems,otherSystems,crm,code,calendars,api code \b(?:wer|who)\b.*\b(?:anbind\p{L}*|anschließ\p{L}*|schließt|verbinde\p{L}*|einricht\p{L}*|macht|richtet|connect\p{L}*|sets?|setting|install\p{L}*|does|do)\b
proof,price,payment,contract,firstYear,exit,support contract \b(?:am i stuck|stuck (?:with|in) (?:it|you|the contract)|tied|locked|bound|gebunden|festgenagelt|sitze? ich|(?:komm\p{L}*|wieder|vorher) .*raus|rauskomm\p{L}*|aussteigen|get out|commit\p{L}*|verpflichtet)\b
accessibility accessibility \b(?:stoße?n?|trotzdem|problem\p{L}*|barriers?|hänge\p{L}*|stuck|fehlt|missing|hindernis\p{L}*|hürden?|limitations?|einschränkung\p{L}*|barrieren?|obstacles?|zuletzt|wann|last|when|haperts?|grenzen|limits?|behindert\p{L}*|disabilit\p{L}*|disabled|woher|how do you know|standard|norm|test\p{L}*|getestet|geprüft|prüf\p{L}*|check\p{L}*|audit\p{L}*|tell|report|write|schreib\p{L}*|wende|blocks?|blockier\p{L}*|hindert|melde\p{L}*|sage?|beschwer\p{L}*)\b
siteLanguage languages \b(?:assistent|bot|chatbot|assistant)\b|\bwie viele\b|\bhow many\b
gaps,chat,tickets,reporting,knowledge,people gaps ^(?:und |and )?(?:was |what )?(?:wenn|if)\b.*\b(?:falsch|wrong)\b(?!.*\b(?:zahlt|pays|haftet|liable)\b)|\b(?:dagegen|do about (?:it|that)|nachbesser\p{L}*|verbesser\p{L}*|korrigier\p{L}*|beheb\p{L}*|fix\p{L}*|improve\p{L}*|correct\p{L}*|adjust\p{L}*|retrain\p{L}*|merkt|bemerkt|notice\p{L}*)\b|\b(?:team|leute|kolleg\p{L}*|mitarbeiter\p{L}*|staff|people|colleagues|wir|we)\b.*\b(?:seh(?:en|t)|sieht|lesen|verlauf|vorher|history|sees?|read|said|context)\b
reply,form,contact,retention,trouble reply:exception \b(?:wenn|falls|if)\b.*\b(?:nix|nichts|keine[rs]?|niemand|nothing|no|nobody|dont|doesnt)\b
hosting,gdpr,dpa,model,training,customerChats,security,access,exit,onPremise hosting:exception \b(?:usa|us|amerika\p{L}*|america\p{L}*|china|ausland|abroad|drittl\p{L}+|third countr\p{L}+)\b
recipients,retention,policy recipients \b(?:usa?|amerika|america|china|ausland|abroad|drittl\p{L}+|third countr\p{L}+|außerhalb|outside (?:the )?eu)\b
human,ai,messages,about ai \b(?:make|makes|making) (?:things|stuff|it|answers) up\b|\b(?:denkst|denken) \p{L}+ .*\baus\b|\b(?:schreibt|formuliert|erfindet|texte|writes?|makes?)\b.*\b(?:selbst|selber|texte|himself|itself|texts?|answers)\b
messages,chat recording ^(?:und |and |what |was |not even |auch nicht )*(?:wenn|if|when) (?:ich|i) (?:\p{L}+ )?(?:spreche|rede|speak|talk|use voice)\b|^(?:und |and |what about )*(?:(?:by|per|mit|with) )?(?:voice|sprache|stimme)$
recording,voice recording \b(?:speech|sprache|stimme|voice|audio)\b.*\b(?:turned|converted|processed|text|verarbeitet|umgewandelt)\b|\bhör\p{L}*\b.*\b(?:zu|mit)\b|\b(?:listens?|listening|\p{L}*schickt|gesendet|übertragen|sent|transmitted|upload\p{L}*|landet)\b
crm crm \b(?:wie schnell|sofort|verzöger\p{L}*|how (?:quickly|fast|soon)|instantly|immediately|delay\p{L}*)\b
chat,gaps,actions,approval approval \b(?:allein\p{L}*|selbständig|selbstständig|von selbst|eigenmächtig|by itself|on its own|autonomous\p{L}*)\b
work,hours languages \b(?:auf|in) (?:englisch|deutsch|französisch|türkisch|polnisch|spanisch|italienisch|russisch|arabisch|english|german|french|turkish|polish|spanish|italian|russian|arabic)\b
place,about,regions,legal contact ^(?:(?:die|the|und|and) )*(?:telefon\p{L}*|nummer|phone|phone number|number)\b
trial,references,solutions,chat,leads,crm,samples samples \b(?:echt\p{L}*|real|wirklich|genuine|fake|erfunden|ausgedacht|made up|invented)\b
trial,references,solutions,chat,leads,crm,samples trial:place \b(?:wo|where)\b.*\b(?:beispiele?|demos?|examples?|sehe|finde|anschauen|see|find|look)\b
`;

/** Where a word begins or ends, with umlauts, too. */
const edge = String.raw`(?:(?<=\S)(?!\S)|(?<!\S)(?=\S))`;

const moves = list
  .trim()
  .split("\n")
  .map((line) => {
    const [from = "", to = "", ...words] = line.split(" ");
    const [topic = "", facet] = to.split(":") as [string?, Asked?];
    const subjects = from.split(",").flatMap((name) => (rooms[name] ?? name).split(" "));
    return {
      subjects,
      topic,
      facet,
      words: wordsPattern(words.join(" ").replaceAll(String.raw`\b`, edge)),
    };
  });

/** @param said a question in small letters. @returns the topic that it leads to, and what it asks of that. */
export function moveFrom(subject: string, said: string) {
  const move = moves.find(({ subjects, words }) => subjects.includes(subject) && words.test(said));
  return move && { ...move, topic: move.topic || subject };
}
