import { pageAt } from '../../../lib/translated-pages.js';
import type { ReadPost } from './read-post.js';

const MIN_WORDS = 600;
const MAX_WORDS = 1500;

/** Features that the product lacks: a post that names one promises too much. */
const NOT_OFFERED = [
  /\b(?:our|the) (?:mobile|android|ios|desktop) app\b/i,
  /\bteam (?:account|plan|workspace)s? (?:lets|gives|shares)\b/i,
  /\b(?:api key|webhook)s? (?:from|in) your account\b/i,
  /\byou can (?:change|swap) (?:your )?(?:clothes|outfits?|hair)\b/i,
  /\/templates\/|["(]\/tech\b/,
];

type Known = {
  slugs: ReadonlySet<string>;
  pages: ReadonlySet<string>;
  files: ReadonlySet<string>;
};

export function faultsOf(posts: readonly ReadPost[], known: Known): string[] {
  const titles = new Set(posts.map(({ title }) => title.toLowerCase()));
  const repeated = titles.size < posts.length ? ['two posts have one title'] : [];
  return [...repeated, ...posts.flatMap((post) => faultsOfPost(post, known))];
}

function faultsOfPost(post: ReadPost, { slugs, pages, files }: Known) {
  const faults: string[] = [];
  const fault = (words: string) => faults.push(`${post.slug}: ${words}`);

  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(post.slug)) fault('the file name is no slug');
  if (post.words < MIN_WORDS || post.words > MAX_WORDS) fault(`has ${post.words} words`);
  if (post.lastModified < post.date) fault('was modified before it was written');

  for (const block of post.content) {
    if (block.type === 'image') {
      if (!files.has(block.src)) fault(`shows ${block.src}, which is no file`);
      if (block.alt.length < 10) fault(`says nothing of ${block.src}`);
    }
    if (block.type !== 'text') continue;
    for (const [, href = ''] of block.content.matchAll(/href="([^"]*)"/g)) {
      if (!leadsSomewhere(href, pages, slugs)) fault(`links to ${href}, which leads nowhere`);
    }
    for (const words of NOT_OFFERED) {
      const [found] = words.exec(block.content) ?? [];
      if (found !== undefined) fault(`names what there is not: ${found}`);
    }
    if (/<h1|<script|<iframe|\son\w+=/i.test(block.content))
      fault('has HTML that it must not have');
  }
  return faults;
}

function leadsSomewhere(href: string, pages: ReadonlySet<string>, slugs: ReadonlySet<string>) {
  if (href.startsWith('https://')) return true;
  const [address = ''] = href.split(/[#?]/);
  const path = pageAt(address);
  const [, slug] = /^\/blog\/(.+)$/.exec(path) ?? [];
  return slug === undefined ? pages.has(path) : slugs.has(slug);
}
