import * as text from '../messages.js';
import { pageFormat } from '../page-format.js';
import { site } from '../site.js';
import { addressOf, isTranslated, type Locale } from '../locale.js';

export type PageMeta = {
  description: string;
  keywords?: readonly string[];
  author?: string;
  card?: { type: 'website' | 'article'; title: string; image: string };
  structured?: Readonly<Record<string, unknown>>;
  isInOneLanguage?: boolean;
};

export type HeadTag =
  | { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> }
  | { tag: 'script'; attributes: Readonly<Record<string, string>>; text: string };

export const siteMeta: PageMeta = {
  description: pageFormat === 'meme' ? text.memeSiteDescription : text.portraitSiteDescription,
};

export const siteImage = `${site.publicUrl}/social-${pageFormat}.jpg`;

const ALTERNATES = [
  ['en', 'en'],
  ['de', 'de'],
  ['x-default', 'en'],
] as const;

type Page = { title: string; path: string; meta: PageMeta };

export function headTags({ title, path, meta }: Page): readonly HeadTag[] {
  const { description, keywords, author, card, isInOneLanguage = false } = meta;
  const plain = path === '/' ? '/' : path.replace(/\/+$/, '');
  const url = site.publicUrl + addressOf(plain);
  const structured = meta.structured ?? {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    description,
    url,
    isPartOf: { '@type': 'WebSite', name: 'Likeness', url: `${site.publicUrl}/` },
  };
  const named = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { [name.startsWith('og:') ? 'property' : 'name']: name, content },
  });
  const alternate = (hrefLang: string, language: Locale): HeadTag => ({
    tag: 'link',
    attributes: { hrefLang, rel: 'alternate', href: site.publicUrl + addressOf(plain, language) },
  });
  return [
    named('description', description),
    ...(keywords ? [named('keywords', keywords.join(', '))] : []),
    ...(author === undefined ? [] : [named('author', author)]),
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    ...(isTranslated(plain) && !isInOneLanguage
      ? ALTERNATES.map(([hrefLang, language]) => alternate(hrefLang, language))
      : []),
    named('og:site_name', 'Likeness'),
    named('og:type', card?.type ?? 'website'),
    named('og:url', url),
    named('og:title', card?.title ?? title),
    named('og:description', description),
    named('og:image', card?.image ?? siteImage),
    named('twitter:card', 'summary_large_image'),
    {
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(structured).replaceAll('<', '\\u003c'),
    },
  ];
}
