import { INDEXED_PAGES } from '../build/public-pages.js';
import { renderPage } from './entry-server.js';

/** Posts need a plugin of the build. */
const PAGES = INDEXED_PAGES.filter((path) => path !== '/blog');

const DESCRIPTION = /<meta name="description" content="(.+?)">/;
const STRUCTURED = /<script type="application\/ld\+json">(.+?)<\/script>/;
const part = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

describe('a prerendered page', () => {
  it('has a unique description and only page content outside its head', async () => {
    const pages = await Promise.all(PAGES.map(renderPage));
    expect(new Set(pages.map(({ head }) => part(head, DESCRIPTION))).size).toBe(PAGES.length);
    // The page's script would have to move such elements.
    const misplaced = /<title|<meta|<link|<template|<div hidden/;
    for (const { html } of pages) expect(html).not.toMatch(misplaced);
  });

  it('preloads its first pictures alone', async () => {
    const { preloads } = await renderPage('/');
    const tags = preloads.match(/<link[^>]+>/g) ?? [];
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(tag).toContain('fetchPriority="high"');
  });

  it('repeats the FAQ word for word in its structured data', async () => {
    const page = await renderPage('/faq');
    const html = page.html.replace(STRUCTURED, '');
    const data = JSON.parse(part(page.html, STRUCTURED)) as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    // The footer's `details` have no id.
    expect(data.mainEntity.length).toBe(html.match(/<details id=/g)?.length);
    const shown = html.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', "'");
    for (const { name, acceptedAnswer } of data.mainEntity) {
      expect(shown).toContain(name);
      expect(shown).toContain(acceptedAnswer.text);
    }
  });

  it.each(['/contact', '/nowhere'])(
    'is refused where the address leads elsewhere (%s)',
    async (path) => {
      await expect(renderPage(path)).rejects.toThrow('it has no page of its own');
    },
  );
});
