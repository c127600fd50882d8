import { headTags } from './head-tags.js';

const meta = { description: 'A page about "light" & lamps.' };

describe('the tags of a page’s head', () => {
  it('default the card to the page’s own title and description', () => {
    const tags = headTags({ title: 'Lamps · Likeness', path: '/lamps/', meta });
    const content = (name: string) =>
      tags.find(({ attributes }) => attributes.property === name)?.attributes.content;
    expect(content('og:title')).toBe('Lamps · Likeness');
    expect(content('og:description')).toBe(meta.description);
    expect(content('og:type')).toBe('website');
    expect(content('og:url')).toMatch(/\/lamps$/);
  });

  it('escape structured data', () => {
    const structured = { headline: '</script><script>alert(1)</script>' };
    const tags = headTags({ title: 'x', path: '/', meta: { ...meta, structured } });
    const [script] = tags.flatMap((tag) => ('text' in tag ? [tag.text] : []));
    expect(script).not.toContain('<');
    expect(JSON.parse(script ?? '')).toEqual(structured);
  });
});
