import type { PageFormat } from '../../../lib/page-format.js';

const FACTS = [
  'A contact sheet prints a whole roll of film at once, so that the best frame can be circled in grease pencil.',
  'The first photographs of people, around 1840, took about a minute of sitting still. Hence the serious faces.',
  'Rembrandt light leaves a small triangle of light on the darker cheek. Painters knew it long before studios did.',
  'A portrait lens is slightly long, 85 to 105 mm: it keeps a nose from looking larger than it is.',
  'Meme comes from the Greek mimema, something imitated. Richard Dawkins shortened it in 1976 to rhyme with gene.',
  'The catchlight is the reflection of the lamp in the eye. Without it a portrait looks asleep.',
  'Each portrait is measured against your own photo. One that doesn’t look enough like you is made again.',
  'White lettering with a black outline became the meme look because it can be read on any picture.',
  'A golden-hour sun stands six degrees or less above the horizon; its light crosses more air, which keeps the blue.',
  'Watercolour paper is made rough on one side, so that pigment settles in the hollows and shows its grain.',
] as const;

/** What is told while one waits; nothing of memes unless the page is about them. */
export function factsFor(format: PageFormat): readonly string[] {
  return format === 'meme' ? FACTS : FACTS.filter((fact) => !/meme/i.test(fact));
}
