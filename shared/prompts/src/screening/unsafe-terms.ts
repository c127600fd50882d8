/** Increase with every change to the tables in this folder: metrics name the version. */
export const SCREENING_VERSION = 4;

export type UnsafeKind = 'sexual' | 'minors' | 'violence' | 'hate';

/**
 * Comma-separated, lower case, no accents; whole words, `*` allows any ending. Each language lists
 * only additions to the ones above.
 */
type TermList = Readonly<Record<'en' | 'de' | 'fr' | 'es', string>>;

/** Ways to lose one's clothes that are no negations: "free nude pictures". */
const UNDRESSED = {
  en: `(free of|rid of|devoid of|bereft of|stripped of|lacking|took off|taken off|takes off|take off|taking off|pulled off|ripped off|removes|removed|removing|remove|sheds|shedding|shed|discards|discarded|drops|dropped|loses|lost|lose)
    (|any|all|every|the|her|his|my|their|all her|all his|all my|all their|all the|all of her|all of his|any of her|any of his) (clothes|clothing|garments|garment|attire|apparel|outfit|underwear),
    (clothes|clothing|garments|outfit|attire) (|are|is|were|all|have been|has been|being) (none|nil|zero|gone|missing|absent|removed|off|shed),
    (wearing|wears|wear|dressed in|clad in|clothed in) (only|just|nothing but|nothing except|merely) (a|her|his|their|my|) (smile|skin|bare skin|tan|perfume|body paint),
    as nature intended, au naturel, unclad, disrob*, starkers, skyclad, clothesless`,
  de: `(frei von|befreit von|entledigt) (jeder|jeglicher|aller|ihrer|seiner|) (kleidung|kleider|klamotten|bekleidung), (kleidung|kleider|klamotten) (keine|null|fehlen|fehlt|weg|abgelegt|abgestreift|entfernt),
    (tragt|tragen|trage|traegt|tragend) (gar|uberhaupt|rein gar|) nichts, nichts (am leib|am korper|als haut|ausser haut|weiter als haut),
    nur (mit|in) (haut|ihrer haut|seiner haut|nackter haut), nur (mit|in) (einem|ihrem|seinem) (lacheln|laecheln), wie gott (sie|ihn|mich) erschuf`,
  fr: `(depourvu|depourvue|libre|debarrasse|debarrassee) de (tout|ses|tous ses|) (vetement|vetements|habits), (vetements|habits) (aucun|zero), (porte|portent|porter|portant) (absolument|) rien,
    (enleve|enlever|enlevent|enlevant|retire|retirer|retirent|retirant|ote|oter) (|tous|tout) (ses|les|leurs|mes|) (vetements|habits),
    rien sur (elle|lui|le corps|le dos|la peau), (vetue|vetu|habillee|habille) (seulement|uniquement|juste|) (de sa peau|d un sourire), en (tenue|costume) d (eve|adam),
    dans le plus simple appareil, comme dieu l a (faite|fait|creee|cree)`,
  es: `(libre|despojada|despojado|carente) de (toda|su|sus|) (ropa|prendas|vestimenta), ropa (ninguna|cero|nada), (quita|quitar|quitado|quitarse|quitandose|quitarle|quitale|quitate|sacado) (|toda) (la|su) ropa, (no|) (lleva|llevan|llevar|llevando|viste|visten|vistiendo) (absolutamente|) nada,
    nada de ropa, (vestida|vestido) (solo|unicamente|) (con|de) (su piel|una sonrisa), solo lleva (la|su) piel, como dios (la|lo|me) trajo al mundo, como vino al mundo,
    en traje de (adan|eva), desvestid*, desvistiend*, despelotad*`,
};

export const UNSAFE_TERMS: Readonly<Record<UnsafeKind, TermList>> = {
  sexual: {
    en: `${UNDRESSED.en}, (take off|takes off|taking off|took off|pull off|rip off|tear off|remove|removes|removing|lose) (the|her|his|my|their|all|all her|all his|) (shirt|dress|top|bra|blouse|skirt|pants|trousers|panties|bikini),
      (big|huge|hard|my|his|your) (dick|cock), (nice|big|fat|my|her|his|bare|naked) (ass|butt|bottom|buttocks),
      nude, nudes, nudity, nudist, nudism, naked, nakedness, nakid, noods, noodz, unclothed, undress*, topless,
      bottomless, braless, semi nude, birthday suit, in the buff, in the altogether, wearing nothing, wears nothing,
      wear nothing, nothing but skin, nothing on, nothing underneath, only skin, (not|without) a (stitch|thread), as god made (her|him|them),
      (anything|all|everything) but (clothed|dressed|covered), opposite of (clothed|dressed), (barely|hardly|scarcely|no longer) (clothed|dressed|covered),
      (clothes|clothing|garment|garments) free,
      (dress|shirt|bra|top|pants|skirt|panties) (removed|taken off|pulled off|ripped off), no (nudity|nsfw|sex|safety) (filter|filters|ban|rule|rules|restriction|restrictions), not wearing anything, no clothes, no clothing, no pants,
      no panties, no bra, no underwear, without clothes, without clothing, without any clothes, without any clothing,
      without her clothes, without his clothes, without my clothes, without pants, without panties, without a bra,
      without underwear, strip her,
      strip him, strip naked, stripper*, striptease, stripped naked, see through dress, see through shirt,
      see through clothes, see through clothing, transparent clothes, transparent dress, transparent shirt, x ray clothes,
      nudify, nudified, deepnude, deepfake porn, bare breast, bare breasts, bare chested woman, exposed breast, exposed breasts, exposed chest woman, exposed genitals,
      showing breasts, large breasts, big breasts, huge breasts, naked breast, breasts, boob, boobs, boobies, tits, titties,
      titty, nipple, nipples, areola, areolas, genital, genitals, genitalia, penis, penises, phallus, phallic, vagina,
      vaginal, vulva, labia, clitoris, testicles, scrotum, anus, anal, dick pic, dick pics, pussy, cunt, erection, erect member, porn*, pr0n, xxx, nsfw, hentai, ahegao, ecchi, rule34,
      rule 34, r34, smut, smutty, sex, sexual*, sexting, sexy, sexiest, sexier, sexualized, erotic*, erotica,
      eroticism, orgasm*, masturbat*, blowjob, blow job, handjob, hand job, cum, cumshot, creampie, deepthroat,
      fellatio, cunnilingus, doggy style, doggystyle, missionary position, gangbang, orgy, orgies, threesome, fuck, fucks,
      fucked, fucking, fucker, milf, dilf, horny, sexually aroused, upskirt, cameltoe, camel toe, spread legs, legs spread,
      spreading legs, spreading her legs, bdsm, bondage, dominatrix, fetish, fetishes, kinky, whore, slut, slutty, hooker,
      prostitut*, escort girl, onlyfans, playmate, centerfold, centrefold, lingerie, boudoir, thong, g string, panties,
      crotchless, wet t shirt, wet tshirt, rape, raped, raping, rapist, molest*, incest, incestuous, bestiality, zoophilia,
      necrophilia, upskirting, voyeur, voyeurism, peeping tom`,
    de: `${UNDRESSED.de}, nackt, nackte, nackten, nackter, nacktes, nackig, nackige, nackiger, nackedei, nacktheit, nacktfoto*, nacktbild*,
      nacktaufnahme*, nacktmodell*, splitternackt*, halbnackt*, splitterfasernackt*, oben ohne, unten ohne, unbekleidet*,
      hullenlos*, entblosst*, entblost*, entblosste, entkleidet*, entkleiden, ausgezogen, ausziehen, zieh sie aus, zieh ihn aus,
      zieh mich aus, ohne kleidung, ohne kleider, ohne klamotten, ohne anziehsachen, ohne unterwasche, ohne hose,
      ohne bh, ohne slip, ohne was an, ohne etwas an, nichts an, keine kleidung, keine kleider, keine klamotten,
      kleidung entfernen, kleider entfernen, kleidung weg, kleider weg, evakostum, adamskostum, wie gott sie schuf,
      wie gott ihn schuf, wie gott mich schuf, aktfoto*, aktbild*, aktmalerei, aktmodell*, aktaufnahme*, aktportrat*,
      aktzeichnung, weiblicher akt, mannlicher akt, maennlicher akt, busen, bruste, brueste, titten, nippel, brustwarze*,
      muschi, fotze, penis, vagina, genitalien, geschlechtsteil*,
      geschlechtsverkehr, porno, pornos, erotik, erotisch*, sexuell*, sexbombe, sexszene, orgasmus, wichsen, wichst,
      masturbier*, ficken, fickt, gefickt, fick, vogeln lassen, aufgegeilt, dessous, strapse, reizwasche, reizwaesche,
      tanga, fetisch*, domina, hure, huren, nutte, nutten, schlampe, schlampen, vergewaltig*, missbrauch*, inzest`,
    fr: `${UNDRESSED.fr}, nu, nue, nus, nues, nudite, nudites, denude*, deshabill*, devetu*, sans vetement, sans vetements, sans habit,
      sans habits, sans culotte, sans soutien gorge, a poil, topless, seins,
      seins nus, nichons, tetons, mamelons, fesses, cul, penis, bite en erection, grosse bite, vagin, chatte mouillee,
      sexe, sexes, sexuel*, sexuelle*, erotique*, erotisme, porno, pornographi*, orgasme, masturb*, fellation, sodomie, sodomis*,
      levrette, baise, baisent, baisee, enculer, encule, partouze, pute, putes, salope, salopes, prostituee*, lingerie,
      string ficelle, viol, violer, violee, violeur, inceste`,
    es: `${UNDRESSED.es}, desnud*, desnuda, desnudo, desnudez, encuerad*, en cueros, en pelotas, en bolas, sin ropa, sin ropas, sin nada puesto, sin nada encima,
      sin sujetador, sin sosten, sin bragas, sin calzones, sin ropa interior, semidesnud*, tetas, pechos, pezon, pezones, senos,
      culo, culos, nalgas, pene, penes, vagina, polla dura, verga, chocha, sexo, sexual, sexuales, sexi, erotic*, erotismo,
      porno, pornografi*, orgasmo, masturb*, follar, follando, mamada, cachonda, cachondo, orgia, puta, putas, ramera,
      prostitut*, lenceria, tanga, bragas, violacion, violada, violar, violador, incesto`,
  },
  minors: {
    en: `loli, lolis, lolicon, lolita, shota, shotacon, jailbait, pedo, pedos, pedophil*, paedophil*, child porn, child porno,
      kiddie porn, kiddy porn, underage girl, underage girls, underage boy, barely legal, csam`,
    de: `kinderporno*, padophil*, paedophil*, minderjahrige nackt`,
    fr: `pedophil*, pedopornographi*, pedoporno*`,
    es: `pedofil*, pederast*, pornografia infantil`,
  },
  violence: {
    en: `(public|brutal|prisoner|victim) execution, execution scene, being executed, beaten up (child|woman|girl|man|wife), gore, gory, guro, blood, bloody, bloodied, bloodstained, blood stained, bloodbath, bloodshed, bleeding, entrails, intestines,
      guts out, guts spilling, spilled guts, brains out, eviscerat*, disembowel*, decapitat*, behead*, beheaded, headless corpse,
      severed, dismember*, mutilat*, maimed, gouged, flayed, skinned alive, impaled, crucified victim, corpse, corpses,
      cadaver, cadavers, dead body, dead bodies, dead child, dead baby, torture, tortured, torturing, murder, murdered,
      murdering, murders, kill, kills, killed, killing, slaughter*, massacre*, slit throat, throat slit, cut throat,
      throat cut, slit wrists, slitting wrists, cutting wrists, cutting myself, cutting herself, cutting himself, cut wrists,
      stab, stabbed, stabbing, stabs, strangl*, gunshot wound, gunshot wounds, bullet wound, bullet wounds, shot dead,
      shot in the head, shot in the face, shooting someone, shooting people, shooting myself, shoot him, shoot her, shoot them,
      shoot myself, shoot someone, gun to my head, gun to his head, gun to her head, gun in mouth, school shooting, mass shooting,
      mass shooter, hanged, hanging from a noose, noose, lynching, lynched, suicide, suicidal,
      self harm, selfharm, self mutilation, open wound, open wounds, gaping wound, wounds, burned alive, burning alive,
      burned body, burnt body, charred body, cannibal*, snuff film, beaten to death, beating her, beating him, domestic violence, terrorist attack, suicide bomber, suicide vest, animal abuse`,
    de: `blut, blutig*, blutend*, blutet, bluten, blutuberstromt*, blutueberstroemt*, blutverschmiert*, blutbad, bluttriefend*, blutspritzer, gemetzel, enthaupt*,
      gekopft, gekoepft, koepfen, zerstuckel*, zerstueckel*, verstummel*, verstuemmel*, abgetrennt*, ausgeweidet, eingeweide,
      gedarme, leiche, leichen, leichnam, ermord*, mord, umbringen, umgebracht, getotet, getoetet, folter*, gefoltert*,
      erschoss*, erschiess*, erstochen, erstechen, erdrossel*, erwurg*, erhangt*, erhaengt*, gehangt, hinricht*, hingericht*,
      abgeschlacht*, massaker, selbstmord*, suizid*, selbstverletz*, ritzt sich, sich ritzen, pulsadern,
      amoklauf*, amoklaufer, kopfschuss, einschussloch, offene wunde, offene wunden, verprugel*, verpruegel*,
      zusammengeschlagen, tote kinder, totes kind, haeusliche gewalt, hausliche gewalt`,
    fr: `sang, sanglant*, ensanglant*, saignant, saigne, saigner, gore, eventre*, eviscer*, entrailles, boyaux, decapit*, demembr*, mutil*,
      egorg*, etrangl*, cadavre, cadavres, meurtre, meurtres, tuer, tue par balle, assassinat, assassine, assassiner, massacr*,
      tortur*, poignard*, suicide, suicider, pendu, pendue, pendaison, scarification, automutilation, fusillade,
      plaie ouverte, plaies, tete coupee, gorge tranchee, violence conjugale`,
    es: `sangre, sangrient*, sangrando, sangrante, ensangrentad*, gore, destripad*, eviscer*, visceras, tripas, decapit*,
      desmembr*, descuartiz*, mutil*, degoll*, estrangul*, cadaver, cadaveres, asesinato, asesinad*, asesinar, asesinando, matar,
      matando, masacre, masacrad*, tortur*, apunal*, suicid*, ahorcad*, autolesion*, tiroteo, herida abierta, heridas, cabeza cortada, violencia domestica`,
  },
  hate: {
    en: `nazi, nazis, nazism, neonazi, neonazis, neo nazi, hitler, adolf hitler, himmler, goebbels, swastika, swastikas, sieg heil,
      heil hitler, third reich, ss uniform, ss officer, waffen ss, kkk, ku klux klan, klansman, klansmen, white power,
      white supremac*, white pride, race war, gas the jews, holocaust denial, blackface, black face makeup, ethnic cleansing,
      genocide, subhuman, subhumans, nigger*, nigga*, faggot*, fag, fags, kike, kikes, chink, chinks, gook, gooks, wetback*, raghead*,
      towelhead*, sand nigger, spic, spics, tranny, trannies, shemale, shemales, retard, retards, retarded, isis flag, isis fighter,
      i hate jews, i hate muslims, i hate blacks, i hate gays, dirty jew, dirty jews, dirty immigrants, monkey black man`,
    de: `hakenkreuz*, hitlergruss*, hitlerbart, ss uniform, reichsadler, drittes reich, neonazi*, untermensch*, judensau, scheissjude*, drecksjude*,
      neger, negerin, nigger, kanake, kanaken, schwuchtel*, kummeltur*, auslander raus, auslaender raus, juden raus, volksverhetz*, herrenrasse`,
    fr: `croix gammee, croix gammees, negre, negresse, bougnoul*, youpin*, sale arabe, sale juif, sale noir, sales arabes, sales juifs,
      bicot, bicots, tarlouze*, suprematie blanche, nazisme, sous homme`,
    es: `esvastica, esvasticas, cruz gamada, sudaca*, maricon, maricones, negrata*, moro de mierda, judio de mierda, supremacia blanca,
      nazismo`,
  },
};

/** Allowed for adults, refused with a child. */
export const SUGGESTIVE_TERMS: TermList = {
  en: `seductive, seductively, sensual, suggestive pose, provocative, provocatively, flirty, flirting, bikini, underwear, bra, shirtless, bare chest, bare chested, half dressed, cleavage, naughty, pin up, pinup,
    playboy, hot body, skimpy, revealing, tight dress, mini skirt, miniskirt, lap dance, see through`,
  de: `verfuhrerisch*, verfuehrerisch*, sinnlich*, aufreizend*, freizugig*, freizuegig*, unterwasche, unterwaesche, freier oberkorper,
    dekollete, knapp bekleidet, minirock`,
  fr: `coquin*, sensuel*, seduisant*, provocant*, aguich*, sous vetement, sous vetements, torse nu, decollete,
    mini jupe, culotte`,
  es: `sensual, sensuales, seductor*, provocativ*, provocador*, ropa interior, escote, minifalda`,
};

const choice = (words: string) => `(${words.split(/\s+/).join('|')})`;
const DIGITS = '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17';
const TENS = {
  en: choice('twenty thirty forty fifty sixty seventy eighty ninety'),
  fr: choice('vingt trente quarante cinquante soixante'),
  es: choice('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
};
const AGES = {
  en: choice(
    `${DIGITS} one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen`,
  ),
  de: choice(
    `${DIGITS} ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn`,
  ),
  fr: choice(
    `${DIGITS} un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize`,
  ),
  es: choice(
    `${DIGITS} un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete`,
  ),
};
/** Without numbers that other words often follow: "a girl, two dogs". */
const OVER_NINE = {
  en: choice(`${DIGITS} ten eleven twelve thirteen fourteen fifteen sixteen seventeen`),
  de: choice(`${DIGITS} zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn`),
  fr: choice(`${DIGITS} dix onze douze treize quatorze quinze seize`),
  es: choice(`${DIGITS} diez once doce trece catorce quince dieciseis diecisiete`),
};
/** Children until 2028. */
const BIRTH_YEARS = choice(Array.from({ length: 20 }, (_, at) => 2010 + at).join(' '));
const YEARS = '(year|years|yr|yrs|yo|y o|month|months)';
const GRADES = choice(
  'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th',
);

export const MINOR_TERMS: TermList = {
  en: `${AGES.en} ${YEARS}, ${choice(DIGITS)}(yo|yr|yrs|year|years|y), (age|aged) (of|) ${AGES.en}, (she is|he is|who is|shes|hes|turning|turned|girl|boy|lass|lad) ${OVER_NINE.en}, sweet sixteen, born (in|) ${BIRTH_YEARS},
    (first|1st) (grader|graders), ${GRADES} (grade|grader|graders), (grade|primary|elementary|middle|high|junior high|secondary) school (girl|girls|boy|boys|student|students|pupil|pupils|age|aged|kid|kids|),
    child, children, kid, kids, toddler, toddlers, infant, infants, baby girl, baby boy, newborn, preteen*, pre teen, preschool*,
    tween, tweens, teen, teens, teenage, teenaged, teenager, teenagers, adolescent, adolescents, adolescence, juvenile, juveniles, underage, underaged, minor girl, minor boy, (a|the|nude|naked|topless|sexy) minor, minors, schoolgirl*, school girl, school girls,
    schoolboy*, schoolkid*, schoolchild*, school boy, school boys, little girl, little girls, little boy, little boys, young girl, young girls, young boy, young boys, small girl, small boy,
    youngster*, kindergart*, middle schooler*, high schooler*, elementary schooler*, girl scout*, boy scout*, cub scout*, daughter, my son, prepubescent, prepubertal, pubescent, childlike body, under (18|eighteen)`,
  de: `${AGES.de} (jahr|jahre|jahren|jahrig*|jaehrig*|monate), ${AGES.de}(jahrig*|jaehrig*), alter (von|) ${AGES.de}, (sie ist|er ist|madchen|maedchen|madel|maedel|junge|bub|bursche) ${OVER_NINE.de}, (geboren|jahrgang) (in|im jahr|) ${BIRTH_YEARS},
    (2|3|4|5|6|7|8|9|10|11|12|zweite|zweiten|dritte|dritten|vierte|vierten|funfte|funften|sechste|sechsten|siebte|siebten|achte|achten|neunte|neunten|zehnte|zehnten) klasse,
    (erst|zweit|dritt|viert|funft|sechst|siebt|acht|neunt|zehnt)klassler*, grundschul*, gymnasiast*, vorschul*, schulkind*,
    (ein|das|mein|kleines|nacktes|dieses) kind, kinder, kleinkind*, baby, saugling, minderjahrig*, minderjaehrig*, jugendliche, jugendlicher, jugendlichen, heranwachsend*, pubertier*, teenie,
    schulmadchen, schulmaedchen, schuler, schulerin, schuelerin, schuljunge, kleines madchen, kleines maedchen, kleine madchen,
    junges madchen, junges maedchen, kleiner junge, tochter`,
  fr: `${AGES.fr} (an|ans|mois), (elle a|il a|fille|garcon) ${OVER_NINE.fr}, (nee|ne) en ${BIRTH_YEARS}, (en|de) (cp|ce1|ce2|cm1|cm2|sixieme|cinquieme|quatrieme), (eleve|eleves) (de|du|en) (primaire|college|lycee), ecole (primaire|maternelle),
    enfant, enfants, gamin, gamine, gosse, gosses, bambin*, nourrisson, bebe, mineur, mineure, ado, ados, adolescent, adolescente, adolescents, adolescentes, prepubere, ecoliere, ecolier,
    lyceen, lyceenne, collegien, collegienne, fillette, petite fille, petites filles, jeune fille, petit garcon, jeune garcon, ma fille`,
  es: `${AGES.es} (ano|anos|mes|meses), edad (de|) ${AGES.es}, (nina|nino|chica|chico) ${OVER_NINE.es}, (nacida|nacido) en ${BIRTH_YEARS}, (alumno|alumna|alumnos|alumnas|estudiante|estudiantes|nina|nino|escuela) (de|) (primaria|secundaria|instituto), (segundo|tercero|cuarto|quinto|sexto) de (primaria|secundaria|eso),
    (un|el|una|la|mi|este|esta|pequeno|pequena) (nino|nina), (nino|nina) (desnudo|desnuda|sexy|sensual|erotica), ninos, ninas, bebe, menor de edad, (un|una) menor, menores, adolescente, adolescentes, infantil, preadolescente*, colegiala*, escolar, escolares, quinceanera,
    chiquill*, jovencita*, jovencito*, hija, hijo`,
};

/** They allow only the term inside, not the rest of the prompt. */
export const ALLOWED_PHRASES: TermList = {
  en: `${TENS.en} ${AGES.en} ${YEARS}, ${AGES.en} ${YEARS} (ago|later|anniversary), high school reunion, (nudity|blood|gore|violence) free, nude lipstick, nude lipsticks, nude lip, nude lips, nude lip gloss, nude gloss, nude makeup, nude make up, nude eyeshadow,
    nude nails, nude nail polish, nude manicure, nude heels, nude pumps, nude shoes, nude tights, nude tone, nude tones, nude toned,
    nude shade, nude shades, nude palette, nude colour, nude color, nude colours, nude colors, nude coloured, nude colored, nude hues,
    nude beige, nude pink, nude matte, nude background, nude backdrop, nude dress, naked eye, naked cake, naked truth, naked mole rat, naked trees, naked tree,
    naked branches, bottomless pit, bottomless brunch, bottomless well, breast pocket, anal retentive,
    pussy willow, pussy willows, pussy cat, pussy riot, puss in boots, same sex, opposite sex, sex female, sex male, female sex,
    male sex, sex and the city, sex pistols, sex education, fucking awesome, fucking cool, fucking amazing, fucking great, fucking good,
    fucking beautiful, fucking epic, jack ass, kick ass, bad ass, rape field, rape seed, rape blossom, rape flowers,
    gothic lolita, sweet lolita, classic lolita, lolita fashion, lolita dress, lolita style, cum laude, blood orange, blood oranges, blood moon, blood red, blood type, blood group, blood donor, blood donation, blood pressure, blood sugar,
    blue blood, royal blood, half blood, flesh and blood, red blood cell, red blood cells, dragon blood, blood sweat and tears, cold blood, new blood, young blood,
    baby (blue|pink|yellow|grand), kid (gloves|leather), inner child, in my blood, bloody mary, bloody good, bloody brilliant, bloody marvellous, bloody beautiful, bloody hell, bleeding heart,
    bleeding hearts, bleeding ink, bleeding paint, bleeding colours, bleeding colors, bleeding edges, bleeding edge, bleeding watercolour,
    bleeding watercolor, bleeding into, ink bleeding, paint bleeding, colour bleeding, color bleeding, colours bleeding,
    colors bleeding, edges bleeding, watercolour bleeding, watercolor bleeding, light bleeding, corpse bride, murder mystery, murder she wrote,
    murder on the orient express, murder of crows, dressed to kill, killing it, killing eve, kill bill, killing time, to kill a mockingbird,
    license to kill, licence to kill, a view to a kill, buzz kill, kill them with kindness, cut throat razor, suicide squad, hanged man tarot, the hanged man, gore tex, gore vidal, al gore, gore verbinski, hannibal lecter, breathe life, kill the lights, kill the background,
    soup nazi, chink in the armour, chink in the armor, spic and span, black face mask, sexual education`,
  de: `(herr|herrn|familie|dr) fick, nackte schultern, nackten schultern, nackte schulter, nackter schulter, nackte fusse, nackte fuesse, nackten fussen, nackte arme, nackten armen, nackte wand, nackte wande,
    nackten wand, nackter wand, nackter fels, nackter beton, nackte wahrheit, nackte baume, nackten baumen, nackte haut am arm, nacktes auge, nackten auge,
    mit dem nackten auge, blaues blut, blut orange, blut mond,
    blut und wasser, halbblut, mord im orient express, mord im orientexpress, folterkammer museum, sex und die stadt`,
  fr: `pieds nus, pied nu, tete nue, bras nus, bras nu, epaule nue, epaules nues, mains nues, jambes nues, dos nu, cou nu, oeil nu, torse nu, mur nu,
    murs nus, arbre nu, arbres nus, verite nue, nu metal, nu disco, nu jazz, robe dos nu, a poil long, a poils longs, a poil court, a poil ras,
    a poil dur, a poil doux, sexe feminin, sexe masculin, sexe oppose, du meme sexe, meme sexe, beau sexe, cul de sac, cul de bouteille,
    ${TENS.fr} ${AGES.fr} ans, ${TENS.fr} et un ans, sang froid, pur sang, demi sang, sang bleu, rouge sang, orange sanguine, de sang royal, cadavre exquis, tuer le temps`,
  es: `hombros desnudos, hombro desnudo, pies desnudos, pie desnudo, brazos desnudos, brazo desnudo, arbol desnudo, arboles desnudos,
    pared desnuda, paredes desnudas, ojo desnudo, verdad desnuda, ramas desnudas, espalda desnuda, sexo femenino, sexo masculino, sexo opuesto,
    mismo sexo, naranja sangre, rojo sangre, sangre azul, sangre fria, pura sangre, de sangre real, luna de sangre, matar el tiempo,
    tripas corazon, orgia de colores,
    orgia de color, ${TENS.es} y ${AGES.es} anos, hace ${AGES.es} anos`,
};

/** Clothes whose exclusion undresses the person. Only whole entries count. */
export const CLOTHING_LEFT_OUT: TermList = {
  en: `clothes, clothing, clothed, dressed, clothes on, garment, garments, apparel, attire, outfit, outfits, textiles, bra, bras, underwear, panties, sfw,
    safe for work, censored, censorship, censor bar, censor bars, fully clothed, fully dressed, shirt and pants`,
  de: `kleidung, kleider, klamotten, bekleidet, bekleidung, angezogen, unterwasche, unterwaesche, bh, zensur, zensiert, zensurbalken`,
  fr: `vetement, vetements, habits, habille, habillee, habilles, sous vetements, soutien gorge, censure`,
  es: `ropa, ropas, vestimenta, prendas, ropa interior, sujetador, sosten, vestida, vestidos, censura, censurado`,
};

/** Two of these undress the person, too. */
export const GARMENTS_LEFT_OUT = `dress, shirt, shirts, blouse, skirt, pants, trousers, jeans, hemd, hose, rock, chemise, jupe, pantalon, camisa, falda`;

/** Words around clothes in an entry of a negative prompt. */
export const AROUND_CLOTHES = `wearing wear wears worn on her his their body person woman women man men girl girls people figure anyone fully completely
  covered covering covers cover clothes all any every no with in and or some
  tragen tragt getragen am korper frau mann vollstandig ganz jede jegliche
  portant porte sur femme homme corps entierement tout tous toute con puesta puesto mujer hombre cuerpo toda todo`;

/** Adults, whose exclusion leaves children. */
export const ADULTS_LEFT_OUT = `adult, adults, adulthood, grown up, grown ups, grownup, grownups, grown (woman|man|women|men), (older|mature) (woman|man|women|men|people), over 18, erwachsen*, adulte, adultes, adulto, adulta, adultos`;

/** No two ordinary words of the four languages form one of these. */
export const PARTED_TERMS = `nude, nudes, nudity, naked, topless, unclothed, undressed, porn, erotic, hentai, nipples, boobs, vagina, blowjob,
  masturbate, orgasm, clothes, clothing, clothed, dressed, garments, underwear, kleidung, bekleidet, vetements, nackt, nackte, nackter, nacktheit, titten, desnuda, desnudo, desnudez, tetas, nudite, fellation, beheaded, decapitated,
  mutilated, hitler, swastika, hakenkreuz, lolicon, nigger, faggot`;

/** Further terms that are found in one word with others: "sexscene". */
export const GLUED_TERMS = `sex, sexy, nue, nues, nudes, porno, erotik, erotisch, busen, bruste, breasts, seins, desnudas, desnudos`;

/** Words beside such a term in one word: "nakedwoman". */
export const GLUED_WORDS = `woman women man men girl girls boy boys lady ladies guy wife sister body bodies model models pose posing selfie shot pic pics
  picture pictures photo photos image portrait art star stars scene show people person celebrity beach bed bedroom shower pool young hot sexy big full totally
  child children kid kids teen teens schoolgirl toddler baby frau frauen mann manner madchen junge kind kinder bild foto femme homme fille enfant mujer hombre
  chica nina nino fully totally completely partly half entirely totalmente totalement without zero ganz vollig halb ohne keine tout toute completement sans todo toda completamente sin
  tape video film scene szene shop toy`;

/** Ordinary words that swapped letters of such a term give. */
export const NOT_SWAPPED = `bobos, teats`;
