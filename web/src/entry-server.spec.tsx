import { renderPage } from './entry-server.js';

const PAGES = [
  ['/', 'Portraits that still look like you', 'that still'],
  ['/pricing', 'Pricing', 'Pricing'],
  ['/about', 'About', 'Portraits that still look like you'],
  ['/faq', 'FAQ', 'Frequently Asked Questions'],
  ['/terms', 'Terms of Service', 'Terms of Service'],
  ['/privacy', 'Privacy Policy', 'Privacy Policy'],
] as const;

const TITLE = /<title>(.+?)<\/title>/;
const DESCRIPTION = /<meta name="description" content="(.+?)">/;
const CANONICAL = /<link rel="canonical" href="(.+?)">/;
const STRUCTURED = /<script type="application\/ld\+json">(.+?)<\/script>/;
const part = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

describe('a prerendered page', () => {
  it.each(PAGES)('%s carries its title, heading and description', async (path, title, heading) => {
    const page = await renderPage(path);
    expect(part(page.head, TITLE).toLowerCase()).toContain(title.toLowerCase());
    expect(page.html.match(/<h1/g)).toHaveLength(1);
    expect(page.html).toContain(heading);
    expect(part(page.head, DESCRIPTION).length).toBeGreaterThan(60);
    expect(part(page.head, CANONICAL)).toMatch(new RegExp(`^http://[^/]+${path}$`));
    expect(page.head).toContain('<meta property="og:title" content="');
    expect(page.html).not.toMatch(/<title|<meta|<link/);
  });

  it('has a unique title and description', async () => {
    const pages = await Promise.all(PAGES.map(([path]) => renderPage(path)));
    expect(new Set(pages.map(({ head }) => part(head, TITLE))).size).toBe(PAGES.length);
    expect(new Set(pages.map(({ head }) => part(head, DESCRIPTION))).size).toBe(PAGES.length);
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

  it('has no element that a script would have to move', async () => {
    const { html } = await renderPage('/');
    expect(html).not.toMatch(/<template|<div hidden/);
  });

  it.each(['/contact', '/nowhere'])(
    'is refused where the address leads elsewhere (%s)',
    async (path) => {
      await expect(renderPage(path)).rejects.toThrow('it has no page of its own');
    },
  );
});
