import { PageFinder } from './page-finder.js';

const finder = new PageFinder({
  rendered: { '/': 'index.html', '/pricing': 'pricing.html', '/blog/a-post': 'blog/a-post.html' },
  inBrowser: [
    { file: 'in-browser.html', paths: ['/login', '/newsletter/confirm'] },
    { file: 'de/in-browser.html', paths: ['/de/login'] },
  ],
  logins: {},
  missing: [{ under: '/blog/', file: 'blog/missing.html' }],
});

describe('the page of a path', () => {
  it.each([
    ['/', 'index.html'],
    ['/pricing', 'pricing.html'],
    ['/pricing/', 'pricing.html'],
    ['/%70ricing', 'pricing.html'],
    ['/blog/a-post', 'blog/a-post.html'],
    ['/login', 'in-browser.html'],
    ['/newsletter/confirm', 'in-browser.html'],
    ['/de/login', 'de/in-browser.html'],
  ])('%s is %s', (path, file) => {
    expect(finder.find(path)).toEqual({ file, status: 200 });
  });

  it.each([
    '/blog/none',
    '/blog/%E2%82%AC',
    '/blog/a%2Fb',
    '/blog/%zz',
    '/blog/x.y',
    '/blog/__proto__',
  ])('%s is the page of what is missing', (path) => {
    expect(finder.find(path)).toEqual({ file: 'blog/missing.html', status: 404 });
  });

  it('is found under its one spelling', () => {
    expect(finder.find('/Pricing')).toEqual({ moved: '/pricing' });
    expect(finder.find('/BLOG/A-Post')).toEqual({ moved: '/blog/a-post' });
  });

  it('is English where no German one exists', () => {
    const english = { inEnglish: '/newsletter/confirm' };
    expect(finder.find('/de/newsletter/confirm')).toEqual(english);
    expect(finder.find('/de/newsletter/confirm/')).toEqual(english);
    const german = new PageFinder({
      rendered: { '/faq': 'faq.html', '/de/faq': 'de/faq.html' },
      inBrowser: [],
      logins: {},
      missing: [],
    });
    expect(german.find('/de/faq')).toEqual({ file: 'de/faq.html', status: 200 });
  });

  it.each([
    '/nowhere',
    '/de/nowhere',
    '/de//pricing',
    '/deu/pricing',
    '/blog/a/b',
    '//pricing',
    '/toString',
    '/index.html',
    '/%zz',
    '/€',
  ])('%s is none', (path) => {
    expect(finder.find(path)).toBeUndefined();
  });
});
