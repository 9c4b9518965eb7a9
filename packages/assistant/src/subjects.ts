import { outside } from "./judge.ts";

/** A subject by its words: they decide it, or only which subject a question asks something of. */
type Subject = readonly [topic: string, words: RegExp, asks?: "asks"];

/** Words of both languages that leave no doubt, whatever stands around them; `outside` is what nobody here answers. */
const subjects: readonly Subject[] = [
  [
    outside,
    /\b(?:parken|park(?:ing|platz|plätze|haus)|[su] bahn|straßenbahn|verheiratet|married|gehalt|salary|salaries|urlaubstage|gehackt|hacked|datenpannen?|datenlecks?|data (?:breach|leak)\w*)\b/u,
  ],
  [outside, /^(?!.*\b(?:firma|unternehmen|mainlicht|company|business|ihr|you)\b).*\b(?:wie alt|how old)\b/u],
  [
    outside,
    /^(?!.*\b(?:you|your|us|euch|ihr|ihnen|uns|lösung\w*|services?|way|weg|time)\b)(?:which|what|welche[nmrs]?|was)\b.*\b(?:best|cheapest|beste[nrs]?|billigste[nrs]?|günstigste[nrs]?)\b/u,
  ],
  [
    outside,
    /^(?!.*\b(?:ki|ai|bot|assistent\w*|assistant)\b)(?=.*\b(?:kündige\w*|entlass\w*|feuern|abmahn\w*|fire|dismiss|sack)\b).*\b(?:mitarbeiter\w*|angestellte\w*|employees?|somebody|someone|staff)\b/u,
  ],
  ["responseTimes", /\b(?:slas?|reaktionszeit\w*|re(?:sponse|action) times?)\b/u],
  [
    "volume",
    /\b(?:viele|limit|maxim\w+|unbegrenzt\w*|many|unlimited)\b.*\b(?:chats?|gespräche|nachrichten|anfragen|nutzer|conversations|messages|enquiries|users)\b.*\b(?:monat|preis|enthalten|drin|month|price|included)\b/u,
  ],
  [
    "hosting",
    /^(?!.*\b(?:meine|formular|my|form|website)\b).*(?:\b(?:drittl\w+|drittstaat\w*|third countr\w+)|\b(?:verlassen|leave)\b.*\beu(?:ropa|rope)?\b)/u,
  ],
  ["ipAddress", /\bip\b/u],
  ["price", /^(?:der |the )?(?:preis|price)$/u],
  [
    "price",
    /^(?:was kosten?|wie teuer (?:ist|sind)|how much (?:is|are|does)|what (?:does|do|would)(?=.* cost)) (?:(?:der|die|das|den|ein|eine|the|a|an|your|euer|ihr|one|each) )?(?:ki |ai )?(?:chat\w*|lead\w*|crm\w*|lösung|services?|solutions?|bot|assistent|assistant)(?: \w+){0,2}$/u,
  ],
  [
    "contract",
    /\b(?:mindestlaufzeit|kündigungsfrist|notice period|min(?:imum)? (?:contract|term|commitment)\w*)\b/u,
  ],
  [
    "support",
    /\b(?:schulung\w*|geschult|schult|einweisung|eingewiesen|staff training|(?:offer|provide|give|include) (?:any )?training|train (?:our|the|my|your) (?:staff|team|people|employees))\b/u,
  ],
  [
    "needs",
    /\b(?:zeit|aufwand|time|effort)\b.*\b(?:meine|unsere|my|our)\b \b(?:leute|mitarbeiter|kollegen|team|people|staff)\b/u,
  ],
  ["contact", /\b(?:ohne|without)\b.*\b(?:formular|form)\b/u],
  [
    "gaps",
    /^(?!.*\b(?:haft\w*|schuld|liab\w*|responsible|pays?)\b).*\b(?:assistent|bot|ki|assistant|ai)\b.*\b(?:fehler|irren|falsch\w*|mistakes?|wrong)\b/u,
  ],
  ["aiAct", /\b(?:ai act|ki verordnung|ki gesetz)\b/u],
  ["recording", /\b(?:kamera|camera|webcam)\b/u],
  ["comparison", /\b(?:compared?|vergleich\w*|versus|vs)\b/u],
  [
    "regions",
    /^(?!.*\b(?:daten|data|server|speicher\w*|stored?|host\w*|transfer\w*)\b)(?=.*\b(?:arbeite\w*|kunden?|firmen|unternehmen|betreu\w*|auch|und|in|work|serve|customers?|clients?|companies|and|too|about)\b)(?!.*\b(?:hauptstadt|capital|wetter|weather|urlaub|holiday|vacation)\b).*\b(?:italien|frankreich|niederlanden?|holland|belgien|spanien|polen|luxemburg|liechtenstein|england|südtirol|italy|france|netherlands|belgium|spain|poland|luxembourg)\b/u,
  ],
  ["cookies", /^(?!.*\b(?:rezept|back\w*|recipe|bake)\b).*\bcookies?\b/u],
  ["dpa", /\b(?:av vertrag\w*|avv|auftragsverarbeitungsvertrag|dpa|data processing agreement)\b/u],
  [
    "reply",
    /\b(?:wann|when)\b.*\b(?:höre|hear)\b|\bbis (?:sie|ihr|jemand|man|wer)\b.*\b(?:antwort\w*|melde\w*)\b|\buntil (?:you|somebody|someone)\b.*\b(?:reply|answer|respond|get back)\b/u,
  ],
  [
    "price",
    /\b(?:bekomm\w*|krieg\w*|erhalt\w*|gibt es|get|receive)\b.*\b(?:angebot|kostenvoranschlag|quote|estimate)\b/u,
  ],
  [
    "code",
    /\b(?:wer richtet|who sets)\b(?!.*\b(?:kriterien|regeln|criteria|rules)\b)|\b(?:wer|who)\b.*\b(?:einricht\w*|installier\w*|installs?)\b/u,
  ],
  ["reporting", /^(?:was|wie|what|how)\b.*\b(?:misst|messt|messen|measured?)\b/u],
  ["crm", /\b(?:echtzeit|real ?time)\b|\b(?:änderung\w*|changes)\b.*\b(?:übertragen|passed on|synced)\b/u],
  [
    "legal",
    /^(?!.*\b(?:wohn\w*|lives?|alt|old|verdien\w*|earns?)\b).*\b(?:vertritt|represents|handelsregister\w*|geschäftsführ\w+|managing directors?|impressum|legal notice|ust id\w*|umsatzsteuer id\w*|vat (?:id|number))\b/u,
  ],
  ["stored", /\b(?:was|what)\b.*\b(?:seite|website|page|site)\b.*\b(?:speichert|stores?|keeps?)\b/u],
  [
    "thirdParty",
    /\b(?:nutzungs)?profile?\b.*\b(?:von mir|of me|erstell\w*|build|create)\b|\b(?:build|create|erstell\w*)\b.*\bprofile?\b/u,
  ],
  [
    "retention",
    /\b(?:wer|who)\b.*\b(?:liest|reads?|sieht|sees?)\b.*\b(?:formular|anfrage|form|request|nachricht)\b|\b(?:entscheidet|decides?)\b.*\b(?:anfrage|request)\b/u,
  ],
  [
    "hosting",
    /^(?!.*\b(?:logs?|log\w*|protokoll\w*|website|seite)\b)(?=.*\b(?:wo|where|welche[mn]? land|which country)\b).*\b(?:servers?|rechenzentr\w*|data cent\w*)\b/u,
  ],
  ["call", /^(?:was bringt|wozu dient|what do i get|what is the point).*\b(?:gespräch|anruf|call)\b/u],
  ["call", /\b(?:gespräch|anruf|call)\b.*\b(?:verbindlich|verpflichtend|binding|obligation)\b/u],
  [
    "payment",
    /\b(?:paypal|bitcoin|kreditkarte|credit card|lastschrift|direct debit|ratenzahlung|instal?lments)\b/u,
  ],
  ["form", /\b(?:muss ich|do i have to|must i)\b.*\b(?:telefonnummer|phone number|handynummer)\b/u],
  ["newsletter", /\bnewsletter\w*\b/u],
  ["messages", /\b(?:chatverlauf|gesprächsverlauf|chat history)\b/u],
  [
    "discount",
    /^(?!.*\b(?:lieferando|amazon|zalando|ikea|bahn|flug\w*|flights?|hotels?)\b).*\b(?:rabatte?|nachlass|skonto|discounts?)\b/u,
  ],
  ["rights", /\b(?:maschinenlesbar\w*|machine readable|portabilit\w+|datenübertragbarkeit)\b/u],
  [
    "ai",
    /^(?:bist du|sind sie|seid ihr|are you|is this|ist das)(?: \p{L}+)? (?:chatgpt|gpt|openai|claude|copilot)$/u,
  ],
  [
    "directLine",
    /^(?!.*\b(?:hilf\w*|help|support)\b).*\b(?:wer|wen|wem|who|whom|which|welche[rnm]?|nummer|number)\b.*\b(?:technik\w*|cto|technology|beratung|berät|consulting)\b/u,
  ],
  [
    "contact",
    /\b(?:whatsapp|telegram|sms|instagram|linkedin)\b.*\b(?:euch|ihnen|you)\b|\b(?:euch|ihnen|you)\b.*\b(?:per|über|on|via|by) (?:whatsapp|telegram|sms|instagram|linkedin)\b/u,
  ],
  [
    "call",
    /\b(?:kostenlose[nrs]?|free|gratis) (?:anruf|call|gespräch|erstgespräch|termin|appointment|consultation)\b/u,
  ],
  [
    "trial",
    /\b(?:wo|where|zeigt?|show|sehen|see)\b.*\b(?:beispiele?|demos?|examples?)\b|\b(?:beispiele?|demos?)\b.*\b(?:sehen|ansehen|anschauen)\b/u,
  ],
  [
    "accessibility",
    /\b(?:(?:accessibility |report a )barriers?|barrieren?|keyboard|tastatur|screen ?reader)\b/u,
  ],
  [
    "call",
    /\b(?:(?:erst)?(?:gespräch|anruf|telefonat|telefongespräch)(?:s|termins?)?|calls?|conversation)\b/u,
    "asks",
  ],
  [
    "rights",
    /\bauskunft|\blöschantrag|\b(?:access|erasure|deletion) requests?\b|\bart(?:icle)? 1[5-7]\b/u,
    "asks",
  ],
  ["ipAddress", /\b(?:server ?)?(?:logs?|logfiles?|log ?dateien|protokolle)\b/u, "asks"],
  ["process", /\bmess(?:t|en|ung)\b|\bmeasur/u, "asks"],
  ["authority", /\bbeschwer|\bbehörde|\bcomplain|\bauthority\b/u, "asks"],
];

/** @param words of a question, in small letters. @returns the subject that they decide, or of which they ask something. */
export const subjectNamed = (words: string, asks?: "asks"): string | undefined =>
  subjects.find(([, pattern, only]) => only === asks && pattern.test(words))?.[0];
