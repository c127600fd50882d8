const PHOTO =
  'photo photograph photography photographic realistic foto fotografie photographie fotografia';
const PAINTING =
  'paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro';
const DRAWING =
  'draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto';
const PRINT =
  'print printed graphic poster druck grafik plakat imprimé affiche gravure impreso grabado cartel';
const GEOMETRIC = 'geometric shapes decorative geometrisch géométrique geométrico';
const MONOCHROME =
  'monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc';
const BUSINESS =
  'business corporate professional linkedin cv resume application job bewerbung beruf geschäftlich lebenslauf entreprise empresa';
const FILM = 'movie film still kino cinéma cine película';
const OUTDOORS = 'outdoor outside nature natur draußen extérieur exterior';

/** By id: words in several languages, and the German description. */
export const STYLE_SEARCH_WORDS: Readonly<Record<string, string>> = {
  'studio-headshot': `portrait clean plain Ein klares Foto mit weichem Studiolicht vor glattem Hintergrund. ${PHOTO} ${BUSINESS}`,
  'window-light': `daylight natural Tageslicht, das seitlich durch ein hohes Fenster in einen stillen Raum fällt. ${PHOTO} ${BUSINESS}`,
  garden: `green leaves park garten jardin jardín Lichter Schatten zwischen Bäumen und Wiesen, weit in der Unschärfe. ${PHOTO} ${OUTDOORS}`,
  'at-the-office': `büro bureau oficina work Ein Businessporträt vor einem hellen Büro in der Unschärfe. ${PHOTO} ${BUSINESS}`,
  'golden-hour': `sunset sun warm sonnenuntergang coucher atardecer Die letzte warme Sonne über Feldern und Altstadt, weit in der Unschärfe. ${PHOTO} ${OUTDOORS}`,
  'low-key': `dark moody dramatic dunkel sombre oscuro Ein einziges Licht in einem dunklen Raum: ruhig, ernst, plastisch. ${PHOTO}`,
  'high-key': `bright white airy hell clair claro fashion Hell und luftig, ganz in Weiß, wie auf einer Modeseite. ${PHOTO} ${BUSINESS}`,
  'black-and-white': `classic Ein klassisches Porträt ohne Farbe, mit tiefem Schwarz und silbriger Haut. ${PHOTO} ${MONOCHROME}`,
  cinema: `cinematic teal night Ein Filmbild in der Dämmerung: warme Haut vor blaugrünen Schatten und Lichtern. ${PHOTO} ${FILM}`,
  'vintage-film': `retro analog analogue 70s old nostalgic faded Verblasste Farben eines alten Negativs: weiches Schwarz, warmes Licht, sichtbares Korn. ${PHOTO} ${FILM}`,
  'instant-photo': `polaroid sofortbild Ein kleiner quadratischer Abzug mit weißem Rand, Blitzlicht und leicht verschobenen Farben. ${PHOTO}`,
  library: `books bücher bibliothek bibliothèque biblioteca Lampenlicht zwischen alten Büchern. ${PHOTO}`,
  neon: `cyberpunk synthwave club futuristic Eine Nacht in der Stadt: zwei farbige Lichter, eine leuchtende Röhre und eine Straße in der Unschärfe. ${PHOTO} ${FILM}`,
  noir: `detective crime krimi blinds Ein Bild aus einem Krimi: hartes Licht und der Schatten einer Jalousie. ${PHOTO} ${MONOCHROME} ${FILM}`,
  'oil-painting': `oil old master renaissance baroque öl ölgemälde huile óleo rembrandt Dicke, plastische Pinselstriche und warmes Licht von einer Seite, vor dem Hintergrund eines alten Meisters. ${PAINTING}`,
  impressionist: `impressionism monet renoir plein air Kurze Striche in gebrochenen Farben, im Freien und in der Sonne. ${PAINTING} ${OUTDOORS}`,
  'palette-knife': `impasto acrylic acryl spachtel Breite Flächen aus dicker Farbe, mit dem Malmesser aufgetragen. ${PAINTING}`,
  'night-swirls': `van gogh starry night expressionist Wirbelnde Striche in Blau und Gelb, wie in einer windigen Sommernacht. ${PAINTING}`,
  watercolour: `watercolor aquarell aquarelle acuarela Durchscheinende Farben, die ins weiße Papier auslaufen. ${PAINTING}`,
  'ink-wash': `sumi-e tusche encre tinta Ein Pinsel und verdünnte Tusche: Grautöne, die im Papier verlaufen. ${PAINTING} ${DRAWING} ${MONOCHROME}`,
  pastel: `crayon soft chalk pastell Weiche farbige Kreiden auf getöntem Papier. ${PAINTING} ${DRAWING}`,
  pencil: `graphite bleistift crayon lápiz Eine Bleistiftzeichnung: feine Konturen, schraffierte Schatten, das Papier bleibt weiß. ${DRAWING} ${MONOCHROME}`,
  charcoal: `kohle fusain carboncillo Breite, verwischte Kohlestriche mit tiefem Schwarz auf rauem Papier. ${DRAWING} ${MONOCHROME}`,
  'red-chalk': `sanguine rötel sanguina Rote Kreide auf warmem Papier, wie in Studien der Renaissance. ${DRAWING}`,
  chalkboard: `blackboard tafel ardoise pizarra Weiße Kreide auf einer dunklen Tafel. ${DRAWING} ${MONOCHROME}`,
  engraving: `etching banknote woodcut gravur stich Linien, die an- und abschwellen, wie auf einem Geldschein. ${DRAWING} ${PRINT} ${MONOCHROME}`,
  comic: `cartoon graphic novel manga anime superhero Ein gedrucktes Comicbild: Farbflächen, Tuschekonturen und Rasterpunkte. ${DRAWING} ${PRINT}`,
  'pop-art': `warhol popart Knallige Farbflächen, nach Helligkeit geschnitten, eine Farbe gegen die andere. ${PRINT}`,
  'campaign-poster': `hope propaganda election wahlplakat Marineblau, Rot und Creme, aus Papier geschnitten. ${PRINT} ${GEOMETRIC}`,
  duotone: `two tone two-tone album cover zweifarbig Zwei Farben für alle Töne, wie auf einer Plattenhülle. ${PRINT}`,
  'screen-print': `silkscreen risograph riso halftone siebdruck sérigraphie serigrafía Zwei Druckfarben durch ein Punktraster, nicht ganz passgenau. ${PRINT}`,
  'low-poly': `polygon polygonal triangles 3d Flache Dreiecke, die den Formen des Gesichts folgen. ${GEOMETRIC}`,
  'stained-glass': `mosaic church window glasfenster vitrail vidriera Leuchtende Scheiben in Blei gefasst, das Gesicht auf Glas gemalt. ${GEOMETRIC}`,
};
