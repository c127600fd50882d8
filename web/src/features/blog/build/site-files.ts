import { LANGUAGES } from '@likeness/contracts/text/languages';
import { addressOf, type Locale } from '../../../lib/locale.js';
import type { PostSummary } from '../post.js';
import { BLOG_WORDS } from './blog-words.js';

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function feed(posts: readonly PostSummary[], origin: string, locale: Locale): string {
  const { feedTitle, feedDescription } = BLOG_WORDS[locale];
  const blog = origin + addressOf('/blog', locale);
  const items = posts.map(
    (post) => `    <item>
      <title>${escapeXml(post.title)}</title>
      <link>${blog}/${post.slug}</link>
      <guid>${blog}/${post.slug}</guid>
      <pubDate>${new Date(post.date).toUTCString()}</pubDate>
${post.categories.map((category) => `      <category>${escapeXml(category)}</category>`).join('\n')}
      <description>${escapeXml(post.excerpt)}</description>
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${feedTitle}</title>
    <link>${blog}</link>
    <description>${feedDescription}</description>
    <language>${locale}</language>
    <atom:link href="${blog}/feed.xml" rel="self" type="application/rss+xml" />
${items.join('\n')}
  </channel>
</rss>
`;
}

export function sitemap(
  pages: readonly string[],
  posts: readonly PostSummary[],
  origin: string,
): string {
  const urls = [
    ...pages.map((page) => `  <url><loc>${origin}${page}</loc></url>`),
    ...posts.flatMap(({ slug, lastModified, isTranslated }) =>
      LANGUAGES.filter((language) => language === 'en' || isTranslated).map((language) => {
        const address = origin + addressOf(`/blog/${slug}`, language);
        return `  <url><loc>${address}</loc><lastmod>${lastModified}</lastmod></url>`;
      }),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

export function robots(origin: string): string {
  const pages = ['/account', '/verify-email', '/reset-password', '/oauth-callback'];
  const closed = [
    '/api/',
    ...pages.flatMap((page) => LANGUAGES.map((language) => addressOf(page, language))),
  ];
  return `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${origin}/sitemap.xml
`;
}
