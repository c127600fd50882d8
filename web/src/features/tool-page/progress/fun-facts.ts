import type { PageFormat } from '../../../lib/page-format.js';

const FACTS = [
  'A contact sheet prints a whole roll of film at once, so the best frame can be circled in grease pencil.',
  'For the first portrait photos, around 1840, people sat still for about a minute. Hence the serious faces.',
  'Rembrandt light leaves a small triangle of light on the darker cheek. Painters knew it long before studios did.',
  'A portrait lens is slightly long, 85 to 105 mm: it keeps a nose from looking larger than it is.',
  'Meme comes from the Greek mimema, something imitated. Richard Dawkins shortened it in 1976 to rhyme with gene.',
  'The catchlight is the reflection of a light in the eye. Without it, a portrait looks lifeless.',
  'We measure each portrait against your photo. If one doesn’t look enough like you, we remake it.',
  'White letters with a black outline became the meme look because they’re readable on any picture.',
  'At golden hour, the sun is six degrees or less above the horizon. Its light crosses more air, which filters out the blue.',
  'Watercolor paper is rough on one side, so pigment settles in the hollows and shows its grain.',
] as const;

/** Facts to read while waiting. Facts about memes appear only in the meme format. */
export function factsFor(format: PageFormat): readonly string[] {
  return format === 'meme' ? FACTS : FACTS.filter((fact) => !/meme/i.test(fact));
}
