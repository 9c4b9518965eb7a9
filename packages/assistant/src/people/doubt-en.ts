import { type Doubt, signsOf } from "./doubt.ts";

export const doubt: Doubt = {
  emergency: signsOf(String.raw`
    4 (?:swalow\w*|took|taken|downed) (?:\w+ ){0,4}(?:paracetamol|ibuprofen|tablets|pils|painkil|aspirin|tylenol)|moan|shivers|drugged|(?<!(?:can|does|do|will|could|may|might|wont|to|it|ai|bot|bots|they|would|not) )hallucinat|fire alarm|sparks|had a fit|having a fit|isnt responsive|blurred vision|whimper|gas (?:bottle|cylinder|pipe|boiler)|run over\b|crushed|fire (?:broke|has broken)|(?:hit|beaten|punched) by (?:her|his|my|the)|body (?:floating|in the)|corpse|hit (?:someone|somebody|a (?:man|woman|child|pedestrian|cyclist))|saw blade|live wire|(?:need|get|call|fetch) (?:me |us )?an? doctor|burgl|groped|power line|short circuit|faint|armed\b|robbed|robbery|hospital|blood sugar|fell over|cave in|spiked|my drink|my glass|rescue|evacuat|crying for help|(?:he|she|someone|somebody)\w* (?:\w+ )?kill (?:me|us|her|him)\b|kill me(?! if)\b|killed\b|blue lips|lips are|breathing (?:funny|weird|strange)|unconscious|unresponsive|collaps|black(?:ed|ing)? out|pass(?:ed|ing) out|keeled|convuls|seizure|epilep|foaming|drown|went under|hypotherm|frostbit|heat ?stroke|concuss|cardiac|cpr\b|bleed|suffocat|strangl|electrocut|poison|anaphyla|overdos|miscarr|dying|paralys|paralyz|droop|slur|gibberish|waters broke|contractions|in labour|gas leak|carbon monoxide|flames|ablaze|caught fire|explo|avalanche|buried|run over\b|ran over|hit by (?:a|an)\b|(?:car|bus|train|plane|bike) crash|crashed into|overturn|shooter|shooting|gunshot|shots|gun\b|weapon|hostage|bomb|beat (?:me|her|him)|beats|beating|abus|rap(?:e|ed|es|ing)\b|molest|stalk|kidnap|stab|panic attack|panick|dizzy|ambulance|paramedic|asthma|inhaler|epipen|lifeless|motionless|domestic violence|gasp|wheez|chok|gagging|turning blue|scald|sepsis|mening|embolism|appendic
    3 fire\b|burning|burns?\b|smoking\b|smould|spark
    3 smoke\b
    2 hissing|smoulder|sparks
    1 house|flat\b|apartment|kitchen|roof|basement|garage|warehouse|hall\b|battery|socket|cable|pan\b|stove|oven|room|office|car\b|neighbo|next door|workshop|stairwell|building
    2 gas\b|chlorine|acid|petrol|chemical|ammonia|propane|toxic
    2 woozy|stars\b|freaking out|on drugs|pellets|wobbly|lungs?\b|kidney|artery|vein|banging|slumped|sick\b|strange|funny|weird|crooked|snor|nonsense|find words|doesnt answer|isnt answering|not answering|doesnt say|dropped|underneath|red line|swallow|shaky|shaking|tremb|shock|cold sweat|feel\w* (?:sick|faint|strange|funny|weird)
    2 smel|stink|reek|odou?r|leak|fumes|spill
    3 (?:not|isnt|wont|doesnt|cant|cannot|stopped|hardly|barely|wasnt) (?:\w+ )?(?:moving|move|wake|waking|up|respond\w*|react\w*|breath\w*|breathing|walk|talk|speak|see|stand|feel|lift|swallow|stop)\b|on the (?:floor|ground)|lying(?! (?:to|about))|shaking|trembling|rolled back|see\w* double|blurr\w*|going black|went black|pale\b|limp\b|blue\b(?! ticks)|hardly react|barely react
    3 confused|disorient|numb\b|tingling|mumbl|lopsided|speech
    3 breath|(?:enough|no|any|for) air|cough|vomit|throw\w* up
    3 blood|bled|wound|gash
    2 heart|pulse|chest|diabet|pregnan|fever|allerg|sugar
    2 racing|pounding|tight|pressure|stabbing|sweat|swell|swollen|throat|tongue|skin\b|blister
    3 fell (?:off|down|from|out|in|into|over)|fallen|had a fall|slipped|tumbled
    2 drank|drunk|swallow|ate\b|eaten|eating|licked|inhal|ingest|bitten|bit (?:me|him|her)|stung|sting|inject|took too much|in (?:my|his|her) eye|got into
    3 cleaner|detergent|washing up|bleach|batteries|coin|magnet|tablet|pill|meds|medicine|medication|berr|mushroom|antifreeze|drug|peanut|nuts?\b|wasp|bees?\b|snake|rat\b|heroin|cocaine|fentanyl
    3 nail\b|sawed|sawn|drill|pulled in|tipped over|dislocat|fractur|stitches|deep cut|hurt|injur|casualt|accident|severed|cut (?:his|her|my|off|him|her)|crush|trapped|stuck|jammed|pinned|(?:arm|leg|hip|neck|bone)s? (?:is )?broken|broken (?:arm|leg|hip|neck)|broke (?:my|his|her)|boiling|burn|splinter|lost a|knocked
    2 arms?\b|legs?\b|hand\b|hands\b|finger|foot|feet\b|head\b|eyes?\b|face\b|body\b|belly|stomach|nose\b|ear\b|mouth|bone|lips?\b|shoulder|neck\b|elbow|rib\b|ribs\b|thumb|toe\b|skull|cramp
    2 (?:the|a) saw\b|press\b|(?:the|a) machine|forklift|electric|live wire|high voltage|shock|digger|site\b|lorry|truck|cyclist|motorbike|motorway|tracks|train\b
    3 police|thief|thieves|robber|aggressive|stranger|rag(?:e|ing)\b|throwing things|scream|hurting|put something|danger|unsafe|masked|naked|holding me|threat|follow(?:s|ing|ed)? (?:me|her|us)|chas|prowl|intrud|burglar|break\w* in|get into|getting in|mugged|robbed|knife|axe\b|hits? me|hitting|punch|kick(?:s|ed|ing)? (?:me|him|her)|slap|grop|touched me|harass|assault|attack|violent|violence|locked|wont let me|elevator|lift\b
    1 scared|afraid|alone|outside|at night|my ex|a man\b|someone|terrified
    2 ice\b|water\b|pool|pond|bath\b|lake|river
    1 doctor|he+lp|quick|now\b|immediately|urgent|suddenly|all of a sudden|just\b|what (?:do|should|now)
    2 pain|hurts|ache|unbearable
    1 he\b|hes\b|she\b|shes\b|his\b|her\b|him\b|someone|somebody|person|man\b|woman|guy\b|kid|child|baby|toddler|boy\b|girl|little|son\b|daughter|mother|mum|mom\b|dad|father|grand|husband|wife|friend|brother|sister|col+e?ague|coworker|employee|apprentice|guest|customer|dog\b|cat\b|driver|cyclist|electrician|i\b|im\b|my\b|me\b
  `),
  crisis: signsOf(String.raw`
    4 (?:if|when) i (?:wasnt|werent|am not|was not) (?:there|here|around)|im no more|no reason (?:\w+ ){0,4}(?:stay|live|be here)|(?:did|doing|do|comit\w*) something (?:\w+ )?to myself|left a note|never get up|it just hurts|no one left|all for nothing|dont want to live|so lonely|stand myself|drowning and|(?:throw|thrown|throwing) myself|how id do it|how i do it|mourn|piece of dirt|cut (?:up )?(?:her|his|my) (?:arms?|legs?|wrists?)|not be here|lethal|no tomorrow|late (?:husband|wife|mother|father|son|daughter|mum|mom|dad)|never (?:going to |gonna |get )*(?:get )?better|dont want to survive|all (?:so )?(?:pointless|hopeless)|broken inside|insulin|valium|xanax|breaking me|(?:hears|sees|understands) me|whats it all for|putting an end|(?:i )?give up$|done with (?:the world|everything|it all|life)|a plan how|how to do it$|funeral|leaving today|suicid|last (?:day|mesage|leter|words|wish|godbye)|see me again|die without|(?:how|way) (?:do you|to) die|tie a|means anything|holding me|hurt (?:so much )?to (?:be alive|live)|it ends\b|sorted everything|do something to myself|how i would do it|over for me|scared of myself|noose|rope\b|my (?:own )?thoughts|my goodbye|whats the point of (?:it all|anything|living|life)|(?:why|point)(?: \w+){0,3} (?:go on|going on|keep going|carry on)|cant cope|ill be gone|kill(?:ing)? (?:my|him|her|them)sel|self ?harm|unaliv|slit|(?:cut|cutting|hang|hanging|harm|harming|hurt|hurting|shoot|drown|burn) (?:my|him|her|them)sel|cut (?:her|his|my) wrist|death wish|farewell|sleeping pills|been cutting|kms\b
    1 i\b|im\b|ive\b|ill\b|me\b|my\b|myself
    1 he\b|she\b|her\b|his\b|son\b|daughter|mother|father|mum|mom\b|dad\b|friend|girlfriend|boyfriend|brother|sister|husband|wife|col+eague|coworker|partner|student
    3 die\b|dies\b|died\b|dying|death|dead\b|grave|heaven|afterlife
    2 life|live\b|living|alive|exist|this world|the world|planet|born\b|wake up|waking up|asleep|get up|be here|being here
    1 not\b|dont|cant|cannot|wont|never|no\b|nothing|any ?more|no longer|without|isnt|nobody|shouldnt|doesnt|rather
    2 pointless|meaning|meaningles|makes? (?:no )?sense|whats the point|point\b|why (?:should|bother|even|am|do i)|go on|going on|carry on|keep going|empty|hopeless|hope\b|future|way out|other way|light\b|reason|purpose|bother|keeping me
    2 darkness|black\b|torture|survive|stand myself|miserable|let down|regret|broke up|left alone|begging|worth it|had enough|debt|bankrupt|losing my|lost my|left me|my head|downed|whole (?:box|pack|bottle)|painkil|pills|count|dream|give a damn|hate myself|emptin|feel (?:anything|nothing)|sorry|forgive|thanks for everything|leaving|for good|ending|handle|anymore\b|any more\b|deserve|car park|looking down|want out|out of this|cut\w* her|isnt answering|desperat|despair|lonely|alone|worthles|useles|failure|failed|hate|cry|crying|sob|depress|helpless|broken|at the end|rock bottom|strength|tired|exhaust|guilt|asham|unloved|lost\b|fall\w* apart|cope|bear\b|too much|any ?more$|take it|take this|voices|dont know (?:how|where|what|if|who|why)|dont no|dunno (?:how|what)|done with|im done|had enough|belong
    4 giv\w* (?:\w+ )?my (?:things|stuf|belongings)|i wont (?:be )?need\w* (?:them|it) (?:much|any)
    2 (?:screams|shouts|yells) at me|cry\b|crying|in tears|done in\b
    2 pain|suffer|agony|hurting|inside|thoughts|scared|afraid
    2 burden|nobody|no one|noone|miss me|need\w* me|love\w* me|notice\b(?! period)|better off|better without|without me|happier|relieved|listens?|everyone|family|care if|care whether|cares
    2 gone\b|disappear|vanish|fade|over\b|be over|end it|ending it|ends\b|end\b|everything to stop|to stop|finally stop|peace|forever|goodbye|good bye|last (?:message|words)|sorted|given away|mattered|whats the use|use of anything|leave this|give up|given up|giving up|tell my|take care
    3 bridge|overpass|railing|tracks|roof|ledge|cliff|balcony|razor|blade|pills|tablets|ibuprofen|paracetamol|meds\b|jump|lethal|into a (?:tree|wall)|in front of a|train\b|cut\b|cutting|wrist
    1 standing|sitting|waiting|on the\b
    1 tonight|tomorrow|today|soon\b
    1 want|wanna|wish|would\b|rather|just\b|hope\b|going to|gonna|about to|think|thought|every (?:day|night)|all the time|says|feel|(?<!why )should\b|how (?:many|i would)|do it\b
  `),
  helpless:
    /\bwhat (?:(?:should|can|do|must|shall) (?:i|we) do|to do|now)\b[ ?.!]*$|^(?:i )?(?:can|do|is|does|has|are)n?['’]?t\b/iu,
  business: signsOf(String.raw`
    4 tomato|sourdough|notice period|worst case|exercises?\b|stretch|(?:back|knee|neck|wrist|tooth)s? (?:hurts?|aches?) (?:when|if|after|from)|which (?:\w+ ){0,4}buy|is (?:coffee|tea|chocolate|sugar|salt) (?:good|bad)
    4 playwright|^how (?:do|can) (?:i|you) (?:tie (?:a|my) (?:tie|shoe|bow)|train|make a|cok|boil|bake|patch|fix|clean|grow|knit|play|draw)|(?:cat|dog|kiten|hamster)s? (?:\w+ ){0,3}(?:eat|snez|limp|bark|itch|scratch)
    4 agenc|vendor|calls\b|months?\b|answering|over and over|boss (?:thinks|says|wants)|time for (?:this|it|that)\b|where to (?:start|begin)|as before|^what if (?:i|we) (?:dont|no longer) (?:want|like|need) it|why should (?:i|we) (?:not )?(?:choose|wait (?:a|til|until|for)|do (?:this|it|that) myself)\b
    6 cope with (?:the|all the|our|so many|these) (?:calls|mails|emails|tickets|requests|enquir)
    2 (?:back|neck|tooth|muscle) ?(?:pain|ache)s?\b|tips?\b
    2 we\b(?! (?:have an? (?:injur|casual|acident)|cant get out|are (?:trap|stuck|being)))|weve|your
    1 our\b(?! (?:apren|col|neigh|guest|house|home|flat|child|kid|son|daugh|baby|dog|mother|father|ofice))|does the|will ai
    4 stuck with (?:it|you|this|them)\b|who takes over|program\w*|customers|client|leads?\b|tickets?|\w*e?mails?\b|crm|excel|\w*sheets?|support|sales|revenue|market|competit|server\b(?! (?:room|cabinet|rack))|data\b|website|homepage|form\b|newsletter|contracts?\b|subscri|bot\b|bots\b|\w*chat|ai\b|asistant|lumi|sytem|system|software|interface|api\b|project|team|staff|pric|cost|expensive|pay\b|euro|quote|appointment|demo|gdpr|cookie|duplicat|hotline|request|enquir|inbox|jobs\b|industry|budget|product(?!ion)|solution|service|sap\b|account|invoice|printer|outlook|windows|browser|attachment|excel|word\b|powerpoint|iphone|android|microsoft|netflix|router|screen|keyboard|laptop(?! (?:aku|batery|battery))|computer|app\b|pasword|file|internet|wifi|\w*list\b|pipeline|money|contacted|safari|deadline|typing|calling|management|capacity|cancel|practice|medication|firm\b
    4 ^(?:please |pls )?(?:write|tell me (?:a|the|about|who|what|when|where|why|how)|translate|recommend|show|give me|pretend|find me|list|sing|play|help me (?:write|with)|best|cheap)\b|holiday|phone me|call me|forms\b|ankle|this mess|burnt out|send button|click|keys?\b|snake game|code\b|python|employer|sick leave|puppy|kitten|tyre|bitcoin|weather|rain\b|recipe|lawyer|solicitor|(?:my|the|personal) details|pages?\b|contacting|barrier|captions?\b|motion\b|dark mode|light or dark|divorce|lock\b|entertain|weird noise|brak\w*|noise|chocolate|dose\b|dosage|homework|maths|parcel|amazon|washing machine|login|dashboard|meaning of|sore throat|recipe|cook|bake|weather|football|movie|film|book\b|joke|poem|song|stocks?|bitcoin|tax|capital
  `),
};
