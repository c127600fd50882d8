async function wordsOfHomeIn(format: string): Promise<string> {
  vi.stubEnv('PAGE_FORMAT', format);
  vi.resetModules();
  const { renderPage } = await import('./entry-server.js');
  const { head, html } = await renderPage('/');
  return (head + html)
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

const missingIn = (words: string, wanted: readonly string[]) =>
  wanted.filter((each) => !words.includes(each));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the home page', () => {
  it('mentions only photos by default, and no unproven figures', async () => {
    const words = await wordsOfHomeIn('freefast');
    const wanted = [
      'Likeness: portraits that still look like you',
      'Portraits that still look like you.',
      'AI Portrait Generator',
      'No Sign Up Required',
      'How It Works',
      'Featured Photo Packs',
      'Powerful AI Features',
      'Illustrative examples',
      'Frequently Asked Questions',
      'No endorsement by NASA is implied.',
    ];
    expect(missingIn(words, wanted)).toEqual([]);
    expect(/meme/i.exec(words)).toBeNull();
    expect(words).not.toContain('Try Likeness free.');
    const claims = ['50K+', '10,000+', '1M+', '99.9%'];
    expect(missingIn(words, claims)).toEqual(claims);
  });

  it('mentions memes too in the meme format', async () => {
    const words = await wordsOfHomeIn('meme');
    const wanted = [
      'Likeness: portraits and memes that still look like you',
      'Memes that still look like you.',
      'AI Portrait &amp; Meme Generator',
      'Featured Meme Styles',
      'When they ask',
      'One face, every meme.',
      'Portraits and memes from your own photos',
      'Batch Memes',
    ];
    expect(missingIn(words, wanted)).toEqual([]);
    expect(words).not.toContain('Featured Photo Packs');
  });
});
