// Generated from services/worker/src/engines/studio/styles by `npm run styles`.

export const STYLE_SEARCH_WORDS: Readonly<Record<string, string>> = {
  'studio headshot':
    'portrait clean plain Bewerbungsfoto Ein klares Foto mit weichem Studiolicht vor glattem Hintergrund. photo photograph photography photographic realistic foto fotografie photographie fotografia business corporate professional linkedin cv resume application job bewerbung beruf geschäftlich lebenslauf entreprise empresa',
  'window light':
    'daylight natural Fensterlicht Tageslicht, das seitlich durch ein hohes Fenster in einen stillen Raum fällt. photo photograph photography photographic realistic foto fotografie photographie fotografia business corporate professional linkedin cv resume application job bewerbung beruf geschäftlich lebenslauf entreprise empresa',
  garden:
    'green leaves park garten jardin jardín Garten Lichter Schatten zwischen Bäumen und Wiesen, weit in der Unschärfe. photo photograph photography photographic realistic foto fotografie photographie fotografia outdoor outside nature natur draußen extérieur exterior',
  'at the office':
    'büro bureau oficina work Im Büro Ein Businessporträt vor einem hellen Büro in der Unschärfe. photo photograph photography photographic realistic foto fotografie photographie fotografia business corporate professional linkedin cv resume application job bewerbung beruf geschäftlich lebenslauf entreprise empresa',
  'golden hour':
    'sunset sun warm sonnenuntergang coucher atardecer Goldene Stunde Die letzte warme Sonne über Feldern und Altstadt, weit in der Unschärfe. photo photograph photography photographic realistic foto fotografie photographie fotografia outdoor outside nature natur draußen extérieur exterior',
  'low key':
    'dark moody dramatic dunkel sombre oscuro Low Key Ein einziges Licht in einem dunklen Raum: ruhig, ernst, plastisch. photo photograph photography photographic realistic foto fotografie photographie fotografia',
  'high key':
    'bright white airy hell clair claro fashion High Key Hell und luftig, ganz in Weiß, wie auf einer Modeseite. photo photograph photography photographic realistic foto fotografie photographie fotografia business corporate professional linkedin cv resume application job bewerbung beruf geschäftlich lebenslauf entreprise empresa',
  'black and white':
    'classic Schwarz-Weiß Ein klassisches Porträt ohne Farbe, mit tiefem Schwarz und silbriger Haut. photo photograph photography photographic realistic foto fotografie photographie fotografia monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc',
  cinema:
    'cinematic teal night Kino Ein Filmbild in der Dämmerung: warme Haut vor blaugrünen Schatten und Lichtern. photo photograph photography photographic realistic foto fotografie photographie fotografia movie film still kino cinéma cine película',
  'vintage film':
    'retro analog analogue 70s old nostalgic faded Vintage-Film Verblasste Farben eines alten Negativs: weiches Schwarz, warmes Licht, sichtbares Korn. photo photograph photography photographic realistic foto fotografie photographie fotografia movie film still kino cinéma cine película',
  'instant photo':
    'polaroid sofortbild Sofortbild Ein kleiner quadratischer Abzug mit weißem Rand, Blitzlicht und leicht verschobenen Farben. photo photograph photography photographic realistic foto fotografie photographie fotografia',
  library:
    'books bücher bibliothek bibliothèque biblioteca Bibliothek Lampenlicht zwischen alten Büchern. photo photograph photography photographic realistic foto fotografie photographie fotografia',
  neon: 'cyberpunk synthwave club futuristic Neon Eine Nacht in der Stadt: zwei farbige Lichter, eine leuchtende Röhre und eine Straße in der Unschärfe. photo photograph photography photographic realistic foto fotografie photographie fotografia movie film still kino cinéma cine película',
  noir: 'detective crime krimi blinds Noir Ein Bild aus einem Krimi: hartes Licht und der Schatten einer Jalousie. photo photograph photography photographic realistic foto fotografie photographie fotografia monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc movie film still kino cinéma cine película',
  'oil painting':
    'oil old master renaissance baroque öl ölgemälde huile óleo rembrandt Ölgemälde Dicke, plastische Pinselstriche und warmes Licht von einer Seite, vor dem Hintergrund eines alten Meisters. paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro',
  impressionist:
    'impressionism monet renoir plein air Impressionismus Kurze Striche in gebrochenen Farben, im Freien und in der Sonne. paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro outdoor outside nature natur draußen extérieur exterior',
  'palette knife':
    'impasto acrylic acryl spachtel Spachteltechnik Breite Flächen aus dicker Farbe, mit dem Malmesser aufgetragen. paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro',
  'night swirls':
    'van gogh starry night expressionist Nachtwirbel Wirbelnde Striche in Blau und Gelb, wie in einer windigen Sommernacht. paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro',
  watercolour:
    'watercolor aquarell aquarelle acuarela Aquarell Durchscheinende Farben, die ins weiße Papier auslaufen. paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro',
  'ink wash':
    'sumi-e tusche encre tinta Tuschmalerei Ein Pinsel und verdünnte Tusche: Grautöne, die im Papier verlaufen. paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc',
  pastel:
    'crayon soft chalk pastell Pastell Weiche farbige Kreiden auf getöntem Papier. paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto',
  pencil:
    'graphite bleistift crayon lápiz Bleistift Eine Bleistiftzeichnung: feine Konturen, schraffierte Schatten, das Papier bleibt weiß. draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc',
  charcoal:
    'kohle fusain carboncillo Kohle Breite, verwischte Kohlestriche mit tiefem Schwarz auf rauem Papier. draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc',
  'red chalk':
    'sanguine rötel sanguina Rötel Rote Kreide auf warmem Papier, wie in Studien der Renaissance. draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto',
  chalkboard:
    'blackboard tafel ardoise pizarra Tafelkreide Weiße Kreide auf einer dunklen Tafel. draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc',
  engraving:
    'etching banknote woodcut gravur stich Kupferstich Linien, die an- und abschwellen, wie auf einem Geldschein. draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto print printed graphic poster druck grafik plakat imprimé affiche gravure impreso grabado cartel monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc',
  comic:
    'cartoon graphic novel manga anime superhero Comic Ein gedrucktes Comicbild: Farbflächen, Tuschekonturen und Rasterpunkte. draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto print printed graphic poster druck grafik plakat imprimé affiche gravure impreso grabado cartel',
  'pop art':
    'warhol popart Pop-Art Knallige Farbflächen, nach Helligkeit geschnitten, eine Farbe gegen die andere. print printed graphic poster druck grafik plakat imprimé affiche gravure impreso grabado cartel',
  'campaign poster':
    'hope propaganda election wahlplakat Wahlplakat Marineblau, Rot und Creme, aus Papier geschnitten. print printed graphic poster druck grafik plakat imprimé affiche gravure impreso grabado cartel geometric shapes decorative geometrisch géométrique geométrico',
  duotone:
    'two tone two-tone album cover zweifarbig Duoton Zwei Farben für alle Töne, wie auf einer Plattenhülle. print printed graphic poster druck grafik plakat imprimé affiche gravure impreso grabado cartel',
  'screen print':
    'silkscreen risograph riso halftone siebdruck sérigraphie serigrafía Siebdruck Zwei Druckfarben durch ein Punktraster, nicht ganz passgenau. print printed graphic poster druck grafik plakat imprimé affiche gravure impreso grabado cartel',
  'low poly':
    'polygon polygonal triangles 3d Low Poly Flache Dreiecke, die den Formen des Gesichts folgen. geometric shapes decorative geometrisch géométrique geométrico',
  'stained glass':
    'mosaic church window glasfenster vitrail vidriera Buntglas Leuchtende Scheiben in Blei gefasst, das Gesicht auf Glas gemalt. geometric shapes decorative geometrisch géométrique geométrico',
};
