import { unmetInWords } from './answers-in-words.js';
import { readPrompt } from './read-prompt.js';

const photo = (positive: string, negative = '') => readPrompt({ positive, negative }, 'photo');
const drawing = (positive: string, negative = '') => readPrompt({ positive, negative }, 'drawing');
const unmet = (positive: string, negative = '') =>
  photo(positive, negative).unmet.map(unmetInWords);
const EXPRESSION_KEPT = 'the expression stays as in the photo';
const CLOTHES_KEPT = 'clothes stay as in the photo';

describe('readPrompt', () => {
  it.each([
    ['an oil painting in the colours of image 2', [2]],
    ['the light and the mood of the second picture', [2]],
    ['the person of image 1 in the style of image 3', [3]],
    ['im Stil von Bild 2', [2]],
    ['in the colours of image 1 and of image 2', [1, 2]],
    ['les couleurs de l’image 2', [2]],
    ['los colores de la imagen 2', [2]],
    ['the person of image 2', []],
    ['in a garden with 2 birds', []],
  ])('knows which pictures "%s" names for their look', (prompt, images) => {
    expect(photo(prompt).lookImages).toEqual(images);
    for (const image of images) {
      expect(photo(prompt).followed.map(({ as }) => as)).toContain(`the look of image ${image}`);
    }
  });

  it.each([
    ['soft dramatic lighting', { light: 'soft dramatic' }],
    ['vintage style', { style: 'Vintage film' }],
    ['warm golden tones', { tones: ['warm'], colours: ['#d0a03c'] }],
    ['artistic painterly', { style: 'Oil painting' }],
    ['natural lighting', { light: 'natural' }],
    ['serene mood', { light: 'soft' }],
    ['oil painting with warm light', { style: 'Oil painting', light: 'golden hour' }],
    ['close-up with a teal background', { framing: 'close', backdropColour: '#1f7f80' }],
    ['head-and-shoulders, rim light', { framing: 'head and shoulders', light: 'rim' }],
    ['by a window, in pastel colours', { scene: 'window room', tones: ['pastel'] }],
    ['black-and-white, plain dark background', { tones: ['black and white'] }],
    ['Please make me look like a comic book hero’s portrait', { style: 'Comic' }],
    ['a white background', { backdropColour: '#ffffff' }],
    ['a sunset', { scene: 'open country', hour: 'sunset' }],
    ['blurred beach with palms', { scene: 'beach' }],
    ['golden hour in the desert', { scene: 'desert', hour: 'sunset' }],
    ['neon in the rain', { weather: 'rain' }],
    ['sous la pluie, montagnes', { weather: 'rain', scene: 'mountains' }],
    ['Nebel im Wald', { weather: 'fog', scene: 'forest' }],
    ['nevando', { weather: 'snowfall' }],
    ['snow is falling, forest', { weather: 'snowfall', scene: 'forest' }],
    ['a café at night', { scene: 'café', light: 'low key' }],
    ['in a mountain hut', { scene: 'mountains' }],
    ['in an old library', { scene: 'library' }],
    ['pls can u put me on a beach, back ground', { scene: 'beach' }],
    ['Hintergrund hellgrau', { backdropColour: '#c5c7ca' }],
    ['pas de fond s’il vous plaît', { scene: 'transparent' }],
    ['neige qui tombe', { weather: 'snowfall' }],
    ['como si fuera una pintura', { style: 'Oil painting' }],
    ['foto para mi curriculum', { style: 'Studio headshot' }],
  ])('follows "%s"', (prompt, wishes) => {
    expect(photo(prompt).wishes).toMatchObject(wishes);
    expect(photo(prompt).mainUnmet).toBeNull();
  });

  it.each([
    ['riding a horse on the beach at sunset', ['riding', 'horse (one person is shown, alone)']],
    ['wearing a red dress and pearls', [`red dress (${CLOTHES_KEPT})`, 'pearls']],
    ['in front of the Eiffel Tower', ['Eiffel Tower']],
    ['two people shaking hands', ['two people (one person is shown, alone)', 'shaking hands']],
    ['confident expression', [`confident expression (${EXPRESSION_KEPT})`]],
    ['watercolour, pencil sketch', ['pencil sketch (“watercolour” came first)']],
    ['pencil sketch on a beach', ['beach (Pencil has no scenery)']],
    ['pencil, rain', ['rain (Pencil has no scenery)']],
    ['fog, transparent background', ['transparent background (“fog” came first)']],
    ['beach, white background', ['white background (“beach” came first)']],
    ['noir et blanc, tons rouges', ['rouges (“noir et blanc” came first)']],
    ['red tones, black and white', ['black and white (“red” came first)']],
    ['golden sunset in a city at night', ['at night (“sunset” came first)']],
    ['studio ghibli anime', ['studio ghibli anime (Comic instead)']],
    ['give me long blond hair', ['long blond hair (hair stays as in the photo)']],
    ['oil painting with warm light', []],
    ['use the colours of the second picture', []],
    ['constructor', ['constructor']],
    ['🌊🏖️', ['🌊🏖️']],
  ])('reports what "%s" asks for and a photo cannot give', (prompt, words) => {
    expect(unmet(prompt)).toEqual(words);
  });

  it.each([
    ['red dress on a beach', 'red dress'],
    ['asdf qwer zxcv', 'asdf qwer zxcv'],
    ['oil painting of me as a king', 'king'],
    ['on a beach with two people', 'two people'],
    ['wide shot in the mountains', null],
    ['oil painting, smiling', null],
    ['beach, white background', null],
    ['une robe rouge dans la forêt', 'robe rouge'],
    ['portrait', null],
  ])('takes for the main wish of "%s" who is shown, else what comes first', (prompt, words) => {
    expect(photo(prompt).mainUnmet?.words ?? null).toBe(words);
  });

  it.each(['in the style of Rembrandt', 'al estilo de Rembrandt'])(
    'takes of “%s” the light and the nearest style, and says whose style it is not',
    (prompt) => {
      const { wishes, mainUnmet, followed } = photo(prompt);
      expect(wishes).toMatchObject({ style: 'Oil painting', light: 'dramatic' });
      expect(unmetInWords(mainUnmet!)).toBe(
        'Rembrandt (not this painter’s style; Oil painting instead)',
      );
      expect(followed).toContainEqual({
        words: 'Rembrandt',
        as: 'dramatic light',
        code: 'light',
        values: ['dramatic'],
      });
    },
  );

  it('reads "Rembrandt lighting" as lighting, not as a style', () => {
    expect(photo('Rembrandt lighting')).toMatchObject({ mainUnmet: null, unmet: [] });
    expect(photo('Rembrandt lighting').wishes).toMatchObject({ light: 'dramatic' });
    expect(photo('Rembrandt lighting').wishes.style).toBeUndefined();
  });

  it('reports unsupported painters and keeps an earlier style', () => {
    expect(unmet('watercolour after Vermeer')).toEqual([
      'Vermeer (not this painter’s style; Watercolour instead)',
    ]);
    expect(photo('Dürer').wishes.style).toBe('Engraving');
    expect(photo('van Gogh')).toMatchObject({ mainUnmet: null, unmet: [] });
  });

  it('explains each wish in the user’s words', () => {
    expect(photo('Van Gogh at the Sea').followed).toEqual([
      {
        words: 'Van Gogh',
        as: 'the style Night swirls',
        code: 'style',
        values: ['Night swirls'],
      },
      { words: 'Sea', as: 'the sea behind you, out of focus', code: 'scene', values: ['sea'] },
    ]);
  });

  it.each([
    ['Oelgemaelde in warmem Licht', 'oil painting in warm light'],
    ['Hintergrund entfernen', 'remove the background'],
    ['Schwarz-weiß-Foto mit dramatischem Licht', 'black and white photo, dramatic light'],
    ['verschneiter Wald, ohne Neon', 'snowy forest, not neon'],
    ['sanftes dramatisches Licht', 'soft dramatic lighting'],
    ['ruhige Stimmung, gedämpfte Farben', 'calm mood, muted colours'],
    ['Stadt bei Nacht, wie gemalt', 'city at night, painted'],
    ['fond blanc', 'white background'],
    ['dessin au crayon', 'pencil drawing'],
    ["devant l'océan, de nuit", 'in front of the ocean at night'],
    ['fondo transparente', 'transparent background'],
    ['retrato de estudio, luz de ventana', 'studio portrait, window light'],
    ['retrato al óleo with a dark green Hintergrund', 'oil painting, dark green background'],
    ['foto tipo carnet con fondo blanco', 'passport photo with a white background'],
    ['keep the background white', 'white background'],
  ])('understands "%s" as "%s"', (prompt, english) => {
    expect(photo(prompt).wishes).toEqual(photo(english).wishes);
    expect(photo(prompt).unmet).toEqual([]);
  });

  it('reports unmet wishes in the prompt’s language', () => {
    expect(unmet('sin gafas en la playa')).toEqual(['gafas (glasses stay as in the photo)']);
    expect(photo('портрет на пляже').mainUnmet?.words).toBe('портрет на пляже');
  });

  it('prefers any other style over a professional look', () => {
    const { wishes } = photo('professional headshot, vintage style, artistic painterly');
    expect(wishes.style).toBe('Vintage film');
    expect(unmet('professional headshot, vintage style, artistic painterly')).toEqual([
      'professional headshot (“vintage style” came first)',
      'artistic painterly (“vintage style” came first)',
    ]);
  });

  it('reads a child next to an adult as another person', () => {
    const { wishes, unmet: refused } = drawing('a woman with a child');
    expect(wishes.person).toEqual({ gender: 'woman' });
    expect(refused.map(unmetInWords)).toEqual(['child (one person is shown, alone)']);
    expect(unmet('a child behind me')).toEqual(['child (one person is shown, alone)']);
  });

  it('reports that a photo keeps its age', () => {
    expect(unmet('make me look 20 years younger')).toEqual([
      '20 years younger (age stays as in the photo)',
    ]);
    expect(unmet('1980s film, 24 mm, 50 years of jazz').join()).not.toContain('age stays');
  });

  it('leaves out what is not wanted', () => {
    const { wishes, unmet: refused } = drawing(
      'a man without glasses or beard, no text, not neon',
      'smiling, hat, blurry, extra fingers',
    );
    expect(wishes.person).toEqual({
      gender: 'man',
      glasses: false,
      beard: false,
      noSmile: true,
      hat: false,
    });
    expect(wishes.avoidedStyles).toEqual(['Neon']);
    expect(refused).toEqual([]);
    expect(unmet('oil painting', 'glasses, people behind me')).toEqual([
      'glasses (glasses stay as in the photo)',
    ]);
  });

  it.each([
    ['Portrait of a black woman, studio', ['black woman']],
    ['gray hair, headshot', ['gray hair']],
    ['green eyes, film noir', ['green eyes']],
    ['gerader Blick, Nahaufnahme', ['gerader Blick']],
    ['un hombre con barba, acuarela', ['barba']],
    ['alter Mann mit Brille, Ölgemälde', ['alter Mann', 'Brille']],
    ['give me a beach, but keep my freckles', ['freckles']],
  ])('takes what “%s” says of the person as in the photo', (prompt, stays) => {
    expect(photo(prompt)).toMatchObject({ stays, unmet: [], mainUnmet: null });
  });

  it.each([
    ['make my skin lighter', 'lighter'],
    ['add a beard', 'beard'],
    ['fewer wrinkles', 'fewer wrinkles'],
  ])('reports the change that “%s” asks for', (prompt, words) => {
    expect(photo(prompt)).toMatchObject({ stays: [], mainUnmet: { words } });
  });

  it.each([
    ['neon, but not pink', 'pink (we can’t be sure to leave it out)'],
    ['no quiero sonreír', `sonreír (${EXPRESSION_KEPT})`],
    ['je ne souris pas', `souris (${EXPRESSION_KEPT})`],
    ['ich lächle nicht', `lächle (${EXPRESSION_KEPT})`],
    ['sin maquillaje', 'maquillaje'],
    ['Aquarell, Hintergrund nicht weiß', 'weiß (we can’t be sure to leave it out)'],
  ])('reports the negation of “%s”', (prompt, words) => {
    expect(unmet(prompt)).toContain(words);
  });

  it.each([
    ['background not white', { backdropColour: '#8b8f94' }],
    ['nicht zu dunkel', { tones: ['bright'] }],
    ['sans lumière dramatique', { light: 'soft' }],
  ])('follows the negation of “%s”', (prompt, wishes) => {
    expect(photo(prompt)).toMatchObject({ wishes, unmet: [], followed: [{ code: 'left-out' }] });
  });

  it.each([
    ['a rose in my hair', 'rose'],
    ['old money', 'old money'],
    ['star wars', 'star wars'],
    ['crystal water', 'crystal water'],
    ['parapluie rouge', 'parapluie rouge'],
    ['don’t change the background', 'don’t change the background'],
    ['garder le fond original', 'garder le fond original'],
    ['holding a rose', 'holding a rose'],
    ['holding flowers', 'holding flowers'],
    ['flores en el pelo', 'flores'],
    ['gold chain', 'gold chain'],
    ['chat with me', 'chat'],
    ['rot and decay', 'rot and decay'],
    ['fond of music', 'fond of music'],
    ['a brand new me', 'brand new'],
    ['make me look cool', 'cool'],
    ['old hollywood glamour, in color', 'old hollywood glamour'],
    ['street style', 'street'],
    ['beach wear', 'beach'],
    ['costume noir', 'costume noir'],
    ['robe orange', 'robe orange'],
    ['chapeau rouge', 'chapeau rouge'],
  ])('reads no wish into “%s”', (prompt, words) => {
    expect(photo(prompt)).toMatchObject({ followed: [], mainUnmet: { words } });
  });

  it.each([
    ['cadrage serré, Rome', { framing: 'close' }],
    ['Rom am Abend', { scene: 'city' }],
    ['on Mars', { scene: 'desert' }],
    ['1920s', { style: 'Black and white' }],
    ['colored pencils', { style: 'Pastel' }],
    ['stained glass in a café', { scene: 'café' }],
    ['pop art, dramatic light', { light: 'dramatic' }],
    ['engraving, teal tones', { style: 'Engraving' }],
    ['watercolour, at night', { hour: 'night' }],
    ['film noir, candle light', { light: 'candle' }],
    ['pencil, red background', { backdropColour: '#c0322f' }],
  ])('says that “%s” is followed in part', (prompt, wishes) => {
    const reading = photo(prompt);
    expect(reading).toMatchObject({ wishes, mainUnmet: null });
    expect(reading.followed.some(({ partly }) => partly)).toBe(true);
  });

  it('reads a word of two languages in the one that is spoken', () => {
    expect(unmet('chat and me')).toEqual(['chat']);
    expect(unmet('avec un chat')).toEqual(['chat (one person is shown, alone)']);
    expect(photo('Stern über mir').wishes.scene).toBe('space');
    expect(unmet('a stern look')).toEqual([`stern look (${EXPRESSION_KEPT})`]);
    expect(unmet('mit Hut')).toEqual(['Hut (headwear stays as in the photo)']);
  });

  it('reads each clause in its own language', () => {
    expect(photo('fondo negro y luz suave').wishes).toMatchObject({
      backdropColour: '#17181b',
      light: 'soft',
    });
    expect(photo('studio headshot, fondo azul, Hintergrund weiß').wishes.backdropColour).toBe(
      '#3465b0',
    );
  });

  it('says that a drawing without color has no red dress', () => {
    expect(drawing('red dress, pencil').unmet.map(unmetInWords)).toEqual([
      'red (not in the style Pencil)',
    ]);
  });

  it.each([
    ['woman with long black hair and a headscarf', ['long black hair (the headwear covers it)']],
    ['woman with a black afro and a hat', ['afro (the headwear covers it)']],
    ['woman with long black hair and a hat', []],
    ['bald man with a red beard and a turban', []],
    ['red dress and a hat', ['dress (with this headwear or hair clothes are plain)']],
  ])('says of “%s” what the headwear covers', (prompt, words) => {
    expect(drawing(prompt).unmet.map(unmetInWords)).toEqual(words);
  });
});
