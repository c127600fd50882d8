import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { faultsOf } from './check-posts.js';
import { readPost, type ReadPost } from './read-post.js';
import type { Locale } from '../../../lib/locale.js';
import type { Post } from '../post.js';

const ROUTE = /^([a-z-]+)(?:\.index)?\.tsx$/;

function pagesOf(web: string): string[] {
  return readdirSync(path.join(web, 'src/routes')).flatMap((file) => {
    const name = ROUTE.exec(file)?.[1];
    if (name === undefined) return [];
    return name === 'index' ? ['/'] : [`/${name}`];
  });
}

function filesOf(web: string): string[] {
  return globSync('**/*.*', { cwd: path.join(web, 'public') }).map((file) => `/${file}`);
}

/** @throws Error listing every fault in the posts */
export function readBlog(web: string, locale: Locale): Post[] {
  const blog = path.join(web, 'src/features/blog');
  const slugs = (folder: string) =>
    readdirSync(path.join(blog, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => file.slice(0, -3));
  const german = new Set(slugs('posts/de'));
  const inLanguage = (folder: string) =>
    path.join(blog, folder, ...(locale === 'en' ? [] : [locale]));
  const diagram = (name: string) =>
    readFileSync(path.join(inLanguage('diagrams'), `${name}.svg`), 'utf8');
  const posts = slugs('posts')
    .filter((slug) => locale === 'en' || german.has(slug))
    .map((slug) => {
      const source = readFileSync(path.join(inLanguage('posts'), `${slug}.md`), 'utf8');
      return readPost({ slug, source, diagram, locale });
    });
  const faults = faultsOf(posts, {
    slugs: new Set(slugs('posts')),
    pages: new Set([...pagesOf(web), '/blog/feed.xml']),
    files: new Set(filesOf(web)),
  });
  if (faults.length > 0) throw new Error(`The blog can't be published:\n${faults.join('\n')}`);
  return posts.toSorted(newestFirst).map(({ words: _, ...post }, index) => ({
    id: index + 1,
    isTranslated: german.has(post.slug),
    ...post,
  }));
}

const newestFirst = (a: ReadPost, b: ReadPost) =>
  b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
