export type TextPair = { readonly topText: string; readonly bottomText: string };

const pair = (topText: string, bottomText: string): TextPair => ({ topText, bottomText });

export const SAMPLE_PAIRS: readonly TextPair[] = [
  pair('I will just rest my eyes', 'It is Thursday now'),
  pair('Said I would be there in five', 'Still looking for my keys'),
  pair('Bought a plant', 'We both need water'),
  pair('My face when the meeting', 'could have been an email'),
  pair('Opened the fridge', 'Nothing has changed since last time'),
  pair('Told the barber just a trim', 'We do not speak of it'),
  pair('Read the instructions', 'After the second attempt'),
  pair('New diet starts on Monday', 'Nobody said which Monday'),
  pair('I am not lost', 'I am collecting streets'),
  pair('One more episode', 'said at four in the morning'),
  pair('Waved back at someone', 'They meant the person behind me'),
  pair('Cooked from scratch', 'Scratch won'),
  pair('Group photo', 'Eyes closed in all twelve'),
  pair('Said hello to the neighbor', 'It was a coat on a hook'),
  pair('Went in for milk', 'Came out with a tent'),
  pair('My phone is at two percent', 'and so am I'),
  pair('Practiced my speech in the shower', 'The shampoo was moved to tears'),
  pair('Set five alarms', 'Slept through a concert'),
  pair('I do my own stunts', 'Mostly on stairs'),
  pair('Assembled the shelf', 'Three screws left for luck'),
  pair('Joined the gym', 'They miss me already'),
  pair('Asked the cat for advice', 'Now I sit on the keyboard too'),
  pair('Packed for one weekend', 'Ready for four seasons'),
  pair('My camera roll', 'Nine hundred photos of lunch'),
  pair('Guess who found the remote', 'It was in my hand'),
  pair('Parallel parked on the first try', 'Nobody was watching'),
  pair('Turned it off and on again', 'Please call me an engineer'),
  pair('Sent the message', 'Saw the typo'),
  pair('I came for the view', 'I stayed for the snacks'),
  pair('Started a new hobby', 'It is buying things for hobbies'),
];

export function randomPairs(count: number, random: () => number = Math.random): TextPair[] {
  const left = [...SAMPLE_PAIRS];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
