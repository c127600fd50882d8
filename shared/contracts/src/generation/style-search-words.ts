// Generated from services/worker/src/engines/studio/styles by `npm run styles`.

export const STYLE_SEARCH_WORDS: Readonly<Record<string, string>> = {
  'studio headshot':
    'portrait clean plain photo photograph photography photographic realistic foto fotografie photographie fotografia business corporate professional linkedin cv resume application job bewerbung entreprise empresa',
  'window light':
    'daylight natural photo photograph photography photographic realistic foto fotografie photographie fotografia business corporate professional linkedin cv resume application job bewerbung entreprise empresa',
  garden:
    'green leaves park garten jardin jardín photo photograph photography photographic realistic foto fotografie photographie fotografia outdoor outside nature natur draußen extérieur exterior',
  'at the office':
    'büro bureau oficina work photo photograph photography photographic realistic foto fotografie photographie fotografia business corporate professional linkedin cv resume application job bewerbung entreprise empresa',
  'golden hour':
    'sunset sun warm sonnenuntergang coucher atardecer photo photograph photography photographic realistic foto fotografie photographie fotografia outdoor outside nature natur draußen extérieur exterior',
  'low key':
    'dark moody dramatic dunkel sombre oscuro photo photograph photography photographic realistic foto fotografie photographie fotografia',
  'high key':
    'bright white airy hell clair claro fashion photo photograph photography photographic realistic foto fotografie photographie fotografia business corporate professional linkedin cv resume application job bewerbung entreprise empresa',
  'black and white':
    'classic photo photograph photography photographic realistic foto fotografie photographie fotografia monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc',
  cinema:
    'cinematic teal night photo photograph photography photographic realistic foto fotografie photographie fotografia movie film still kino cinéma cine película',
  'vintage film':
    'retro analog analogue 70s old nostalgic faded photo photograph photography photographic realistic foto fotografie photographie fotografia movie film still kino cinéma cine película',
  'instant photo':
    'polaroid sofortbild photo photograph photography photographic realistic foto fotografie photographie fotografia',
  library:
    'books bücher bibliothek bibliothèque biblioteca photo photograph photography photographic realistic foto fotografie photographie fotografia',
  neon: 'cyberpunk synthwave club futuristic photo photograph photography photographic realistic foto fotografie photographie fotografia movie film still kino cinéma cine película',
  noir: 'detective crime krimi blinds photo photograph photography photographic realistic foto fotografie photographie fotografia monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc movie film still kino cinéma cine película',
  'oil painting':
    'oil old master renaissance baroque öl ölgemälde huile óleo rembrandt paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro',
  impressionist:
    'impressionism monet renoir plein air paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro outdoor outside nature natur draußen extérieur exterior',
  'palette knife':
    'impasto acrylic acryl spachtel paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro',
  'night swirls':
    'van gogh starry night expressionist paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro',
  watercolour:
    'watercolor aquarell aquarelle acuarela paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro',
  'ink wash':
    'sumi-e tusche encre tinta paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc',
  pastel:
    'crayon soft chalk pastell paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto',
  pencil:
    'graphite bleistift crayon lápiz draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc',
  charcoal:
    'kohle fusain carboncillo draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc',
  'red chalk':
    'sanguine rötel sanguina draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto',
  chalkboard:
    'blackboard tafel ardoise pizarra draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc',
  engraving:
    'etching banknote woodcut gravur stich draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto print printed graphic poster druck grafik plakat imprimé affiche gravure impreso grabado cartel monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc',
  comic:
    'cartoon graphic novel manga anime superhero draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto print printed graphic poster druck grafik plakat imprimé affiche gravure impreso grabado cartel',
  'pop art':
    'warhol popart print printed graphic poster druck grafik plakat imprimé affiche gravure impreso grabado cartel',
  'campaign poster':
    'hope propaganda election wahlplakat print printed graphic poster druck grafik plakat imprimé affiche gravure impreso grabado cartel geometric shapes decorative geometrisch géométrique geométrico',
  duotone:
    'two tone two-tone album cover zweifarbig print printed graphic poster druck grafik plakat imprimé affiche gravure impreso grabado cartel',
  'screen print':
    'silkscreen risograph riso halftone siebdruck sérigraphie serigrafía print printed graphic poster druck grafik plakat imprimé affiche gravure impreso grabado cartel',
  'low poly':
    'polygon polygonal triangles 3d geometric shapes decorative geometrisch géométrique geométrico',
  'stained glass':
    'mosaic church window glasfenster vitrail vidriera geometric shapes decorative geometrisch géométrique geométrico',
};
