import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';

async function wordsOfHomeIn(format: string): Promise<string> {
  vi.stubEnv('PAGE_FORMAT', format);
  vi.resetModules();
  const { App } = await import('./app.js');
  const { createAppRouter } = await import('./router.js');
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  const page = createElement(App, { router, queryClient: new QueryClient() });
  const { prelude } = await prerender(page, { progressiveChunkSize: Infinity });
  const html = await new Response(prelude).text();
  return html
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
