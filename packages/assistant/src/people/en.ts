import { despairOf, oneOf, type Patterns } from "./pattern.ts";

/** Somebody of whom one speaks when something has happened to them. */
const relative =
  "(?:he|hes|she|shes|someone|dad|mum|mom|father|mother|grandma|grandpa|husband|wife|son|daughter|kid|child|baby|brother|sister|friend|colleague|coworker|neighbour|neighbor|boss)";

const someone = String.raw`(?:i|im|he|hes|she|shes|they|someone|somebody|(?:my|our|his|her) (?!crm|system|server|shop|process|support|sales|team|business|network|database|project|market)\w+)`;

export const en: Patterns = {
  despair: despairOf(
    "i|im|ive|id|ill|me|my|myself",
    String.raw`we|our|us|you|your|customers?|team|company|crm|excel|e?mails?|tickets?|website|site|page|form|contract|server|bot|ai|chat\w*|assistant|calls?|price|costs?|data|demo|trial|systems?|projects?|appointments?|list`,
    "to live|living(?! (?:in|will))|life|alive|die|died|dying|dead|death|exist|existed|(?<!would )disappear|wake up|hopeless|no hope|worthless|empty|burden|pain|without me|miss me|hurting|nothing left(?! (?:to|in))|bear (?:it|this)|be here|planet",
  ),
  crisis: oneOf(String.raw`
    (?:im going to|i will|ill|gonna|i want to) (?:kill|stab|shoot) (?:him|her|them|you|every\w+|(?:my|the|that) \w+)(?! (?:process|project|bot|app|server|task|ticket)s?)
    (?:bear|stand|face) (?:this|my) life
    (?:bull(?:y|ies|ied|ying)) me
    (?:cut|cutting|harm|harming|hang|hanging|kill|killing|drown|burn) (?:him|her|them)sel\w+
    nothing(?: is)? left for me(?= *$)
    (?:not going to|wont) be (?:here|around|alive) much longer
    enough of (?:life|living|my life|this life|everything)(?= *$)
    cry(?:ing)? (?:every (?:\w+ )?(?:morning|night|day|evening)|all (?:day|night)|myself to sleep)(?= *$)
    (?:sleep|asleep) forever
    (?:rather|better)(?: \w+)? not (?:to )?be (?:here|alive)
    tell my (?:mum|mom|mother|dad|father|wife|husband|kids?|children|family|sons?|daughters?|brother|sister|parents)(?: that)?(?: (?:i|im)) (?:love|loved|sorry)
    wish (?:that )?i (?:was|were|am|had|wasnt|werent|hadnt)(?: (?:never|not|been))* (?:born|alive|here)
    (?:better|better off) without me
    (?:on|off)(?: \w+){1,2} (?:bridge|roof|ledge|balcony)(?: \w+){0,4} jump\w*
    (?:dont|cant|do not) see (?:a|any|another) way out(?! of (?:the|this|that|our) )
    (?:swallowed|took|taken) all (?:of )?(?:my|the|his|her) (?:pills|tablets|meds|medication)
    (?:to|wanna|like|about|gonna|way of) (?:die|dying)(?! (?:to|for|on|of) )
    (?:hate|hating) (?:my|this) life
    why am i (?:even |still )*(?:alive|living|here)(?= *$| anymore| at all)
    i (?:feel|am|m) (?:so |just |completely |totally |all )*(?:hopeless|worthless|empty inside|alone in this world)
    im (?:so |just |completely |totally )*(?:hopeless|worthless)(?! (?:with|at) )
    (?:no way out|no other way out)(?= *$| for me| anymore)
    (?:a|such a|just a) burden (?:to|on) (?:everyone|everybody|my (?:family|parents|kids|children|friends|wife|husband|partner)|all|them|others)
    ending (?:things|everything)
    done with (?:everything|all of it|this world)
    i (?:just )?(?:want|wish|need) (?:it|everything|the pain|all of it|this)(?: all)?(?: to)? (?:be over|stop|end|was over|would stop|would end)(?= *$)
    (?:painless|easiest|quickest) way to (?:die|go)
    (?!suicide prev)suicid\w*
    kill(?:ing)? (?:my|him|her|them)sel(?:f|ves)(?! (?:with|over|by|trying|doing|answering) )
    (?:gonna|wanna|want to|going to|just) kms
    unalive\w*
    end(?:ing)? (?:my|his|her|their|this) (?:own )?li(?:fe|ves)
    (?:want|wanna|going|gonna|ready|wants|like|thinking about|thought about|about)(?: \w+)? (?:end|ending) it(?: all)?(?: now| today| tonight)?(?= *$)
    (?:end|ending) it all
    (?:dont|do not|didnt|doesnt|not|never)(?: \w+){0,2} (?:want|wanna|wanting|wants|wish)(?: to)? (?:(?:live(?! (?:chat|demo))|be alive|exist|wake up)(?: \w+)*|(?:go on|be here|be around)(?= *$| any ?more| any longer| like this| tomorrow))
    wish (?:that )?i (?:wouldnt|didnt|could|would|just|never|had|were|was)(?: \w+){0,2} (?:wake up|exist|disappear|vanish|be gone|died|dead|gone)
    (?:cant|cannot|dont|do not) see (?:a|any) (?:way (?:forward|on)|future(?: for (?:me|myself))?|hope)(?: any ?more| for (?:me|myself))?(?= *$)
    (?:think|thinking|thought|thoughts|dream\w*)(?: \w+){0,2} (?:about|of) (?:death|dying|my death)(?= *$| a lot| all| every| often| lately| constantly)
    (?:lost|no|without|losing)(?: \w+)? will to live
    (?:end|edge) of my (?:rope|tether)
    hate being alive
    (?:worth|reason|how|point of) (?:to live|living)(?= *$| any ?more| at all| like this)
    (?:hate myself|leave this world|let me die|live with (?:this|the) pain)
    (?:im|i am|i m)(?: \w+)? on (?:a|the) (?:bridge|roof|ledge|tracks|railing)
    (?:pills|tablets)(?: \w+){0,3} (?:in my hand|in front of me)
    i(?:m| am| feel like)(?: (?:just|only|such|nothing but|im|i am))* a burden
    (?:given|giving|give) up on (?:everything|life|myself)(?= *$| i | and )
    end(?:ing)? things (?:tonight|today|now)
    i(?:m|ll)?(?: (?:am|just|ready|want|wanna|will|could|to|be))* (?:go|leave|gone) forever
    (?:cant|cannot|should i|dont want to|can i|do i)(?: \w+){0,2} (?:keep|go on|continue) living
    (?:nobody|no one|noone)(?: \w+)? (?:needs|loves|wants|cares about) me(?= *$| any ?more| at all)
    make it through (?:the|this|another) (?:night|day)
    (?:goodbye|farewell|suicide) (?:letter|note)s?
    deserve to (?:live|be alive|exist)
    if i (?:(?:wasnt|werent|was not|were not|was no longer|were no longer) (?:here|around|alive|born)(?= *$| any ?more)|(?:was|were|just|simply)? ?(?:gone|dead|died|disappeared|didnt exist)(?= *$| any ?more| tomorrow| tonight))
    (?:everything|life|it all)(?: \w+)? (?:is|feels|seems|looks)(?: \w+)? (?:hopeless|pointless|meaningless|worthless)(?= *$| i | and | to me)
    (?:want|wanna|wants|wish|ready|rather|going)(?: to| i could| i would)*(?: just)? (?:die|be dead|disappear forever)
    (?:was|were|am|be) dead(?= *$| already| and)
    (?:could|want to|wanna)(?: just)? (?:disappear|vanish)(?! from)(?: forever)?
    never wake up
    better off (?:dead|without me|if i)
    (?:no|any|the|a) (?:reason|point|sense) (?:to|in|of|for me to) (?:live|living|being alive|life|go on|going on|be alive|exist|existing|keep going)(?! (?:a|an|the|with|to|in) )
    whats the point of (?:life|living|it all|anything|me)
    nothing(?: left)? to live for
    (?:life|living)(?: \w+){0,2} (?:isnt|is not|not|no longer|has no|hasnt|has lost)(?: \w+)? (?:worth|meaning|point|sense|purpose)
    my life is (?:over|meaningless|pointless|hell)
    (?:tired|sick|done) (?:of|with) (?:life|living|being alive|existing|it all)
    giv(?:e|ing) up on life
    self ?harm\w*
    (?:hurt|hurting|harm|harming|cut|cutting|hang|hanging|shoot|shooting) myself(?! (?:\w+ )?(?:on|with|in) (?:the|this|your|an? (?:\w+ )?(?:saw|chainsaw|grinder|machine|tin|can)) ?)
    tak(?:e|ing) (?:my|his|her|their) (?:own )?li(?:fe|ves)
    jump(?:ing)? (?:off|from|in front of)(?: \w+)? (?:bridge|roof|building|train|balcony|cliff)
    (?:nobody|no one|noone) (?:would|will|cares if i)(?: even)? (?:miss me|(?:notice|care)(?= *$| if (?:i|im)| that i| me)|die|live)
    i (?:just |really )?(?:cant|cannot|can not|dont want to) (?:just )?(?:go on|carry on|cope|do (?:this|it)|(?:take|bear|handle) (?:it|this|life)|live|live like this|keep going|continue|anymore)(?: like this)?(?: any ?more| any longer)?(?= *$)
    (?:no|lost all|without) hope(?= *$| left| anymore)
    goodbye (?:cruel )?world
    (?:and|have|ive)(?: already)? said (?:my |our )?goodbyes?(?= *$| to (?:every\w+|all|my (?:kids|family|mum|mom|children|wife|husband)))
  `),
  emergency: oneOf(String.raw`
    (?:workshop|warehouse|factory|office|machine|garage|hall|plant|lab|forklift|truck|house|building|room|kitchen)(?: \w+)? (?:on fire|burning|in flames)
    (?:electric shock|electrocut)\w*
    (?:hand|finger|arm|leg|foot)s?(?: \w+){0,4} (?:(?:stuck|trapped|caught) in|cut off|severed)
    (?:^|help )emergency(?= *$| help| please| i | we )
    ${relative}(?: \w+){0,6} (?:not moving|isnt moving|not responding|isnt responding|unresponsive|doesnt move|wont move|on the floor)
    (?:heart|arm|face)(?: \w+){0,3} (?:hurts|numb)
    (?:smell|smells like|smelling) gas
    gas leak
    (?:^|help )fire(?= *$| help)
    (?<!(?:nearly|almost|nearly had|almost had|nearly had a|almost had a|gave me a) )heart ?attack(?! (?:when|at|over|seeing) )
    cardiac arrest
    chest (?:pain\w*|hurts?|is tight|tight\w*|pressure)
    (?:pain\w*|pressure|tight(?:ness)?)(?: \w+)? (?:in|on) (?:my|his|her|the) chest
    tight chest
    (?:having|has|had|have|is it|its)(?: \w+)? stroke(?! of)
    (?:cant|cannot|can not|cant really|barely|hardly|struggling to|hard to|trouble)(?: \w+)? breath\w*
    (?:not|stopped|isnt|hardly|barely) breathing
    unconscious
    pass(?:ed|ing) out
    ${someone}(?: (?:just|has|have|is))* (?:collapsed|fainted)
    (?<!(?:reader|browser|computer|printer|laptop|system|server|phone|app|site|page) )chok(?:ing|es)(?! on (?:\w+ )?(?:tickets|emails?|requests|work|leads|calls))
    (?:call|calling|get|send|need)(?: \w+){0,2} (?:ambulance|911|999|112|police|paramedics?|fire brigade|fire department|doctor now)
    (?:911|999|112)
    medical emergency
    (?:man|guy|stranger|customer|somebody|someone|person|visitor|intruder) with an? (?:gun|knife|weapon|axe)
    (?:house|home|flat|apartment|kitchen|building|room|car|roof|bed|oven)(?: is|s)? on fire
    (?:theres|there is) (?:a |)fire
    fire in (?:my|the|our) \w+
    smoke(?: \w+){0,2} (?:coming|pouring|rising|out of|in (?:my|the|our))
    (?:bleeding|bleeds)(?: \w+)? (?:badly|heavily|a lot|out|everywhere|to death)
    (?:wont|doesnt|not) stop bleeding
    (?:swallowed|drank|drunk|eaten|ate)(?: \w+){0,3} (?:bleach|pills?|tablets?|poison|cleaner|batter(?:y|ies)|detergent|chemicals|medicine|coins?|magnets?)
    too many (?:pills|tablets)
    overdos\w*(?! (?:of|on) (?:tickets?|emails?|mails?|requests?|ads|information))
    (?:taken|took|swallowed|downed)(?: \w+){0,4} (?:paracetamol|ibuprofen|aspirin|tylenol|painkillers?|sleeping pills|tablets|pills)
    poison(?:ed|ing)
    seizures?
    anaphyla\w*
    (?:severe|bad)? ?allergic (?:reaction|shock)
    throat is (?:swelling|closing)
    accident(?: \w+){0,5} (?:hurt|injured|bleeding|trapped)
    (?:badly|seriously) (?:hurt|injured)
    (?:im|i am|hes|she is|shes|he is|think im|mum is|dad is) dying(?! to| for)
    (?<!i )wont wake up
    (?:cant|cannot|can not|couldnt) (?:get (?:him|her|them|my \w+)(?: \w+)? (?:to wake|awake)|wake (?:him|her|them|my \w+))(?: up)?
  `),
  violence: oneOf(String.raw`
    (?:did|does|doing) (?:\w+ )?(?:things|stuff|something) to me(?= *$| without| that| when| and| i)
    (?:somebody|someone|burglars?)(?: \w+){0,2} breaking in(?= *$| to| help)
    (?:has|with|got) a (?:gun|knife|weapon)
    (?:breaking|broke|broken) into (?:my|our|the) (?:house|home|flat|apartment|car)
    (?:burglar|intruder)s?(?: \w+)* (?:house|home|here)
    (?:is|he|she|they|keeps|boyfriend|husband|wife|father) (?:is )?(?:hitting|beating|attacking|stabbing|strangling|raping) (?:me|us|her|him|my \w+)
    (?:hits|beats|stabbed|attacked|punched|slapped|choked|strangled) me
    (?:husband|wife|boyfriend|girlfriend|partner|ex|father|dad|mother|mum|mom|he|she)(?: just)? (?:hit|beat|kicked) me(?! (?:to|up|on|with) )
    (?:being|been|getting|was) (?:attacked|raped|stabbed|beaten|followed home|shot)
    (?:boss|manager|colleague|coworker|supervisor|he|man|somebody|someone|uncle|(?:step)?(?:father|dad)|brother|cousin|grand\w+|teacher|coach|neighbou?r)(?: \w+){0,3} (?:touch(?:es|ing)|grop(?:es|ed|ing)|harass(?:es|ed|ing)?|molest\w*) (?:me|her)
    (?:break(?:s|ing)?|kick(?:s|ing)?|smash(?:es|ing)?)(?: (?:in|down|open))? (?:my|our|the) (?:front )?door(?: (?:in|open|down))?
  `),
  insult: oneOf(String.raw`
    you(?: are|re|r| were)(?: \w+)? (?:no (?:\w+ )?help(?: at all)?|not (?:\w+ )?help(?:ful|ing)|unhelpful)(?= *$)
    good for nothing
    (?:smash|punch|kick)\w* (?:your|ur) (?:\w+ )?(?:faces?|heads?|teeth|ass)
    (?:you|bunch of|pack of|lot of)(?: \w+){0,3} (?:crooks|scammers|liars|thieves|morons|idiots|clowns)
    brainless
    (?:bugger|piss|sod) off
    (?:you are|you re|youre|your) (?:\w+ ){0,3}useless
    you(?: are|re) (?:\w+ )?the (?:dumbest|stupidest|worst|most stupid) \w+
    (?:total|utter|absolute|complete|pure|load of) (?:garbage|rubbish|trash|crap)
    kiss my ass
    (?:bot|chatbot|ai|thing|site|company|assistant|this|it) sucks
    (?:this is|what|thats|such|utter) (?:bull ?shit|bollocks|crap)
    (?:crap|shit|trash|garbage|junk) ?(?:bot|chatbot|ai|machine|company|site)
    (?:dumb|jack)ass
    your (?:mom|mum|mother)
    fu+c?k+\w*(?: (?:you|u|off|this|it))?
    f\*+\w*(?: (?:you|u|off|this))?
    wtf is wrong with you
    ass ?hole\w*
    (?:piece|load) of (?:shit|crap|garbage|trash|junk)
    (?:is|are|youre|ur|this|such|total|absolute|pure|utter) (?:total |pure |absolute |complete )?(?:shit\w*|crap)
    (?:you|youre|ur|u|your) (?:are |re |is |r )?(?:all |so |such |just |really |a |an |the |fucking |bloody |absolute(?:ly)? |complete(?:ly)? |total(?:ly)? |pretty |very )*(?:stupid|dumb\w*|idiot\w*|moron\w*|useless|pathetic|worthless|trash|garbage|rubbish|scammers?|crooks?|liars?|joke|loser|clown|muppet|retard\w*|suck|ugly|shit)
    ^stupid (?:cow|idiot|moron)|are you (?:\w+ )?(?:stupid|dumb|retarded|braindead|an idiot|a moron)
    (?:stupid|dumb|useless|idiotic|worthless|pathetic|crappy|shitty|rubbish|lousy|damn) (?:\w+ )?(?:bot|chatbot|ai|machine|thing|robot|assistant|program|computer|piece)
    (?:bot|chatbot|ai|thing|robot|assistant) is (?:\w+ )?(?:useless|stupid|dumb|garbage|trash|crap|pathetic|worthless)
    shut (?:the \w+ )?up(?= *$| you| bot| stupid)
    (?:go to|rot in|burn in) hell
    screw (?:you|off)
    damn you
    (?:what an? |bloody |fucking |you |absolute )(?:\w+ )?(?:moron|idiot|loser|muppet|clown)
    (?:bitch|bastard|cunt|dickhead|wanker|twat|prick(?!l)|motherf\w+)\w*
    piss off
  `),
};
