import { renderPage } from './entry-server.js';

const PAGES = [
  ['/', 'Portraits that still look like you', 'that still'],
  ['/pricing', 'Pricing', 'Pricing'],
  ['/about', 'About', 'Portraits that still look like you'],
  ['/faq', 'FAQ', 'Frequently Asked Questions'],
  ['/terms', 'Terms of Service', 'Terms of Service'],
  ['/privacy', 'Privacy Policy', 'Privacy Policy'],
] as const;

describe('a prerendered page', () => {
  it.each(PAGES)('%s carries its title, heading and description', async (path, title, heading) => {
    const page = await renderPage(path);
    expect(page.title.toLowerCase()).toContain(title.toLowerCase());
    expect(page.html.match(/<h1/g)).toHaveLength(1);
    expect(page.html).toContain(heading);
    const description = page.tags.find(({ attributes }) => attributes.name === 'description');
    expect(description?.attributes.content?.length).toBeGreaterThan(60);
    const canonical = page.tags.find(({ attributes }) => attributes.rel === 'canonical');
    expect(canonical?.attributes.href).toMatch(new RegExp(`^http://[^/]+${path}$`));
  });

  it('has a unique title and description', async () => {
    const pages = await Promise.all(PAGES.map(([path]) => renderPage(path)));
    expect(new Set(pages.map(({ title }) => title)).size).toBe(PAGES.length);
    const described = pages.map(({ tags }) => tags[0]?.attributes.content);
    expect(new Set(described).size).toBe(PAGES.length);
  });

  it('repeats the FAQ word for word in its structured data', async () => {
    const { html, tags } = await renderPage('/faq');
    const script = tags.find((tag) => tag.tag === 'script');
    const data = JSON.parse(script?.text ?? '') as {
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
