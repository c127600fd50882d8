import type { TextPair } from '../samples/sample-pairs.js';

export function parsePairs(text: string): TextPair[] {
  const pairs: TextPair[] = [];
  let topText: string | null = null;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const words = line.trim();
    if (words === '') {
      topText = null;
    } else if (topText === null) {
      topText = words;
    } else {
      pairs.push({ topText, bottomText: words });
      topText = null;
    }
  }
  return pairs;
}

export function withPairs(text: string, added: readonly TextPair[]): string {
  const blocks = added.map(({ topText, bottomText }) => `${topText}\n${bottomText}`);
  return [text.trimEnd(), ...blocks].filter((block) => block !== '').join('\n\n');
}
