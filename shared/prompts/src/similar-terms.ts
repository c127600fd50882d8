const similar = (words: string) => words.split('|');

/** What we don't have, by the nearest that we have. */
export const SIMILAR = {
  style: {
    'Studio headshot': similar(
      'corporate|cv photo|cv|resume|curriculum vitae|resume photo|magazine cover|fashion|vogue|beauty shot',
    ),
    'Black and white': similar(
      '1920s|20s|1930s|30s|1940s|40s|1950s|50s|hollywood glamour|hollywood glamor|old hollywood|glamour|' +
        'hollywood|ilford hp5|ilford|tri x|tintype|daguerreotype|wet plate|silent film|roaring twenties',
    ),
    'Vintage film': similar(
      '1960s|60s|kodak portra 400|kodak portra|portra 400|portra|kodak gold|kodak|fujifilm|fuji|35mm film|' +
        '35 mm film|35mm|film grain|grainy|light leak|victorian|super 8',
    ),
    'Instant photo': similar('1990s|90s|y2k|2000s|disposable camera'),
    Cinema: similar('cinestill 800t|cinestill'),
    Neon: similar('1980s|80s|retrowave|outrun'),
    'Oil painting': similar('medieval|fantasy|rococo|romanticism'),
    'Campaign poster': similar('art deco'),
    'Stained glass': similar('art nouveau|byzantine'),
    'Low poly': similar('pixel art|3d render|3d rendered|3d model|voxel'),
    'Ink wash': similar('ink drawing|ink sketch|pen and ink|ink illustration|ballpoint pen'),
    Pastel: similar('colored pencil|coloured pencil|colour pencil|color pencil'),
  },
  light: {
    soft: similar('cloudy|overcast|ring light|even lighting'),
    rim: similar('lens flare|sun flare'),
    'low key': similar('gothic|halloween|spooky'),
  },
  weather: {
    rain: similar('storm|stormy|thunderstorm|drizzle|thunder'),
    snowfall: similar('blizzard|snow storm|snowstorm'),
    fog: similar('haze|hazy|smoke|smoky'),
  },
  tone: {
    warm: similar('romantic|steampunk|summer'),
  },
  scene: {
    garden: similar(
      'plant|houseplant|cherry blossom|autumn leaf|autumn leaves|spring|springtime|blossom|japan',
    ),
    library: similar('old books|antique books'),
    café: similar('bar|pub|cocktail bar|kitchen'),
    'window room': similar('museum|gallery|living room|bedroom|home|loft'),
    city: similar(
      'new york|manhattan|paris|london|tokyo|rome|berlin|venice|los angeles|dubai|amsterdam|barcelona|madrid|vienna|hong kong|chicago|istanbul|lisbon|prague|las vegas|san francisco|munich|hamburg|seoul|italy|rooftop|harbor|harbour',
    ),
    'open country': similar('tuscany|scotland|ireland|village|farm|moor'),
    beach: similar('hawaii|bali|caribbean|maldives|california'),
    sea: similar('lake|water|river|greece|santorini|boat|pool'),
    mountains: similar('iceland|switzerland|norway|himalaya'),
    forest: similar('waterfall|pine forest|autumn forest'),
    snow: similar(
      'village in snow|snowy village|village in the snow|snowy cabin|snow covered village',
    ),
    meadow: similar(
      'wheat field|field of wheat|cornfield|corn field|lavender field|sunflower field|sunflower',
    ),
    desert: similar('morocco|egypt|mars|moon landscape'),
    space: similar('northern light|northern lights|aurora|aurora borealis|night sky'),
    bokeh: similar(
      'christmas|christmas tree|decorated christmas tree|christmas light|decorated tree|fairy light|firework',
    ),
    plain: similar('minimalist|minimal|minimalistic'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
