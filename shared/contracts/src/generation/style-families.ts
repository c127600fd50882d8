type StyleFamily = {
  /** Search terms in several languages. */
  readonly words: string;
  readonly styles: readonly string[];
};

export const STYLE_FAMILIES: readonly StyleFamily[] = [
  {
    words:
      'photo photograph photography photographic realistic foto fotografie photographie fotografia',
    styles: [
      'studio headshot',
      'window light',
      'garden',
      'at the office',
      'golden hour',
      'low key',
      'high key',
      'black and white',
      'cinema',
      'vintage film',
      'instant photo',
      'library',
      'neon',
      'noir',
    ],
  },
  {
    words:
      'paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro',
    styles: [
      'oil painting',
      'impressionist',
      'palette knife',
      'night swirls',
      'watercolour',
      'ink wash',
      'pastel',
    ],
  },
  {
    words:
      'draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto',
    styles: [
      'pastel',
      'pencil',
      'charcoal',
      'red chalk',
      'chalkboard',
      'ink wash',
      'comic',
      'engraving',
    ],
  },
  {
    words:
      'print printed graphic poster druck grafik plakat imprimé affiche gravure impreso grabado cartel',
    styles: ['engraving', 'comic', 'pop art', 'campaign poster', 'duotone', 'screen print'],
  },
  {
    words: 'geometric shapes decorative geometrisch géométrique geométrico',
    styles: ['low poly', 'stained glass', 'campaign poster'],
  },
  {
    words:
      'monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc',
    styles: [
      'black and white',
      'noir',
      'pencil',
      'charcoal',
      'engraving',
      'ink wash',
      'chalkboard',
    ],
  },
  {
    words:
      'business corporate professional linkedin cv resume application job bewerbung entreprise empresa',
    styles: ['studio headshot', 'at the office', 'window light', 'high key'],
  },
  {
    words: 'movie film still kino cinéma cine película',
    styles: ['cinema', 'noir', 'vintage film', 'neon'],
  },
  {
    words: 'outdoor outside nature natur draußen extérieur exterior',
    styles: ['garden', 'golden hour', 'impressionist'],
  },
];

export const STYLE_SYNONYMS: Readonly<Record<string, string>> = {
  'studio headshot': 'portrait clean plain',
  'window light': 'daylight natural',
  garden: 'green leaves park garten jardin jardín',
  'at the office': 'büro bureau oficina work',
  'golden hour': 'sunset sun warm sonnenuntergang coucher atardecer',
  'low key': 'dark moody dramatic dunkel sombre oscuro',
  'high key': 'bright white airy hell clair claro fashion',
  'black and white': 'classic',
  cinema: 'cinematic teal night',
  'vintage film': 'retro analog analogue 70s old nostalgic faded',
  'instant photo': 'polaroid sofortbild',
  library: 'books bücher bibliothek bibliothèque biblioteca',
  neon: 'cyberpunk synthwave club futuristic',
  noir: 'detective crime krimi blinds',
  'oil painting': 'oil old master renaissance baroque öl ölgemälde huile óleo rembrandt',
  impressionist: 'impressionism monet renoir plein air',
  'palette knife': 'impasto acrylic acryl spachtel',
  'night swirls': 'van gogh starry night expressionist',
  watercolour: 'watercolor aquarell aquarelle acuarela',
  'ink wash': 'sumi-e tusche encre tinta',
  pastel: 'crayon soft chalk pastell',
  pencil: 'graphite bleistift crayon lápiz',
  charcoal: 'kohle fusain carboncillo',
  'red chalk': 'sanguine rötel sanguina',
  chalkboard: 'blackboard tafel ardoise pizarra',
  engraving: 'etching banknote woodcut gravur stich',
  comic: 'cartoon graphic novel manga anime superhero',
  'pop art': 'warhol popart',
  'campaign poster': 'hope propaganda election wahlplakat',
  duotone: 'two tone two-tone album cover zweifarbig',
  'screen print': 'silkscreen risograph riso halftone siebdruck sérigraphie serigrafía',
  'low poly': 'polygon polygonal triangles 3d',
  'stained glass': 'mosaic church window glasfenster vitrail vidriera',
};
