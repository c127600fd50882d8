import { negatedIn } from './find-terms.js';
import { inEnglish } from './in-english.js';
import { phraseAt } from './phrases.js';
import { tokensOf } from './tokens.js';
import type { ReadPrompt } from './read-prompt.js';

/** What a prompt can ask for instead of what we can't do, by the words of the latter. */
const OFFERS: Readonly<Record<string, string>> = {
  'oil painting':
    'king queen prince princess emperor knight viking warrior samurai soldier castle throne crown cathedral dragon',
  'comic book': 'superhero super hero robot cyborg anime cartoon hologram linocut collage',
  'stained glass': 'church angel saint chapel',
  duotone: 'exposure',
  'film noir': 'vampire detective jacket zombie gangster',
  space: 'astronaut spaceship planet alien',
  sea: 'underwater pirate mermaid diver sail',
  office: 'doctor nurse lawyer pilot policeman teacher scientist engineer hacker',
  café: 'chef cook waiter restaurant coffee',
  stage: 'musician singer guitar dancer concert clown microphone',
  forest: 'elf witch wizard fairy wolf',
  desert: 'cowboy camel horse',
  bokeh: 'party confetti wedding balloon',
  'professional headshot': 'suit tie blazer business',
  'head and shoulders': 'body wide standing',
  'golden hour': 'firefighter',
  'warm colors': 'happy smile smiling laugh laughing friendly',
  'muted colors': 'sad melancholy lonely',
  'dramatic light': 'serious confident angry profile',
  'soft light': 'relaxed calm makeup wrinkle younger skin bags tired',
};

const BY_WORD = new Map(
  Object.entries(OFFERS).flatMap(([offer, words]) =>
    words.split(' ').map((word) => [word, offer] as const),
  ),
);

type UnmetWish = ReadPrompt['unmet'][number];

/** The unmet wishes, with words to ask for instead if the prompt has none of their kind. */
export function withOffers(
  positive: string,
  { unmet, wishes }: ReadPrompt,
): (UnmetWish & { nearest?: string })[] {
  const tokens = inEnglish(tokensOf(positive));
  const negated = negatedIn(tokens);
  const offers = tokens.map(({ word }, i) => {
    const offer = negated[i]
      ? undefined
      : (BY_WORD.get(word) ?? BY_WORD.get(word.replace(/s$/, '')));
    const aspect = offer && phraseAt(tokensOf(offer), 0)?.aspect;
    const isFree = aspect && !(aspect in wishes) && !(aspect === 'scene' && wishes.backdropColour);
    return isFree ? offer : undefined;
  });
  return unmet.map((wish) => {
    const from = positive.indexOf(wish.words);
    const to = from + wish.words.length;
    const nearest = offers.find(
      (offer, i) => offer && tokens[i]!.start >= from && tokens[i]!.end <= to,
    );
    return { ...wish, ...(nearest && { nearest }) };
  });
}
