import type { TextPair } from '../samples/sample-pairs.js';

export type MemeJob<Picture> = { readonly pair: TextPair; readonly picture: Picture };

export function planBatch<Picture>(
  pairs: readonly TextPair[],
  pictures: readonly [Picture, ...Picture[]],
  repeat: number,
  random: () => number = Math.random,
): MemeJob<Picture>[] {
  return Array.from({ length: repeat }, () => pairs)
    .flat()
    .map((pair) => ({
      pair,
      picture: pictures[Math.floor(random() * pictures.length)] ?? pictures[0],
    }));
}

type BatchRun<Picture> = {
  readonly jobs: readonly MemeJob<Picture>[];
  readonly make: (job: MemeJob<Picture>, index: number) => Promise<void>;
  readonly onMade: (count: number) => void;
  readonly pauseMs: number;
  readonly signal: AbortSignal;
};

/** Pauses between memes, so that the browser accepts each download. Rejects on abort. */
export async function runBatch<Picture>({
  jobs,
  make,
  onMade,
  pauseMs,
  signal,
}: BatchRun<Picture>): Promise<void> {
  for (const [index, job] of jobs.entries()) {
    if (index > 0) await pause(pauseMs, signal);
    signal.throwIfAborted();
    await make(job, index);
    signal.throwIfAborted();
    onMade(index + 1);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

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
