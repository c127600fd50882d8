import { type MemeJob, parsePairs, planBatch, runBatch, withPairs } from './meme-batch.js';

const pairs = [
  { topText: 'a', bottomText: 'b' },
  { topText: 'c', bottomText: 'd' },
];

it('repeats every meme on random pictures', () => {
  const jobs = planBatch(pairs, ['one', 'two', 'three'], 10);
  expect(jobs).toHaveLength(20);
  expect(jobs.filter(({ pair }) => pair === pairs[0])).toHaveLength(10);
  for (const { picture } of jobs) expect(['one', 'two', 'three']).toContain(picture);
  expect(planBatch(pairs, ['one', 'two'], 1, () => 0.99)[0]?.picture).toBe('two');
});

describe('a batch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start(make: (job: MemeJob<string>) => Promise<void> = () => Promise.resolve()) {
    const cancelling = new AbortController();
    const made: number[] = [];
    const jobs = planBatch(pairs, ['one'], 2);
    const end = runBatch({
      jobs,
      make,
      onMade: (count) => made.push(count),
      pauseMs: 1_000,
      signal: cancelling.signal,
    }).then(
      () => 'done',
      (error: unknown) => (error === cancelling.signal.reason ? 'cancelled' : 'failed'),
    );
    return { cancelling, made, end };
  }

  it('makes one meme at a time with a pause between them', async () => {
    const { made, end } = start();
    await vi.advanceTimersByTimeAsync(999);
    expect(made).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(made).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(made).toEqual([1, 2, 3, 4]);
    expect(await end).toBe('done');
  });

  it('ends immediately when cancelled during a pause', async () => {
    const { cancelling, made, end } = start();
    await vi.advanceTimersByTimeAsync(100);
    cancelling.abort();
    expect(await end).toBe('cancelled');
    expect(made).toEqual([1]);
  });

  it('doesn’t count a meme in progress when cancelled', async () => {
    const { cancelling, made, end } = start(() => new Promise((done) => setTimeout(done, 500)));
    await vi.advanceTimersByTimeAsync(100);
    cancelling.abort();
    await vi.advanceTimersByTimeAsync(400);
    expect(await end).toBe('cancelled');
    expect(made).toEqual([]);
  });

  it('ends with the first meme that fails', async () => {
    const { made, end } = start(() => Promise.reject(new Error('no picture')));
    expect(await end).toBe('failed');
    expect(made).toEqual([]);
  });
});

const pair = (topText: string, bottomText: string) => ({ topText, bottomText });

it.each([
  ['two lines make a meme, empty lines separate memes', 'a\nb\n\nc\r\nd\n'],
  ['spaces around lines and further empty lines do not matter', '\n\n  a \n\tb\n \n\n c\nd'],
  ['a third line begins the next meme', 'a\nb\nc\nd'],
  ['a line without its second one is left out', 'alone\n\na\nb\n\nc\nd\n\nlast'],
])('%s', (_, text) => {
  expect(parsePairs(text)).toEqual([pair('a', 'b'), pair('c', 'd')]);
});

it('added memes are read back as they were added', () => {
  const text = withPairs('a\nb\n', [pair('c', 'd'), pair('e', 'f')]);
  expect(parsePairs(text)).toEqual([pair('a', 'b'), pair('c', 'd'), pair('e', 'f')]);
  expect(parsePairs(withPairs('', [pair('c', 'd')]))).toEqual([pair('c', 'd')]);
});
