import path from 'node:path';
import type { Plugin } from 'vite';
import { addressOf, type Locale } from '../../../lib/locale.js';
import type { Post, PostSummary } from '../post.js';
import { readBlog } from './blog-folder.js';
import { feed, robots, sitemap } from './site-files.js';

const POST = /\/blog\/posts\/([^/]+)\.md\?(summary|post)$/;

const summaryOf = ({ content: _, ...summary }: Post): PostSummary => summary;

type BlogOptions = { web: string; origin: string; pages: readonly string[]; locale: Locale };

/** Serves posts as `?summary` and `?post` modules. An invalid post fails the build. */
export function blog({ web, origin, pages, locale }: BlogOptions): Plugin {
  const folder = locale === 'en' ? 'posts' : `posts/${locale}`;
  let posts: ReturnType<typeof readBlog> = [];
  return {
    name: 'blog',
    buildStart() {
      posts = readBlog(web, locale);
    },
    load(id) {
      const [, slug, part] = POST.exec(id) ?? [];
      if (slug === undefined) return null;
      this.addWatchFile(path.join(web, 'src/features/blog', folder, `${slug}.md`));
      const post = posts.find((each) => each.slug === slug);
      const value = part === 'post' || !post ? post : summaryOf(post);
      // Null where the post isn't translated.
      const json = JSON.stringify(value ?? null);
      return { code: `export const ${part} = ${json};`, moduleType: 'js' };
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source });
      emit(`${addressOf('/blog', locale).slice(1)}/feed.xml`, feed(posts, origin, locale));
      if (locale !== 'en') return;
      emit('sitemap.xml', sitemap(pages, posts, origin));
      emit('robots.txt', robots(origin));
    },
  };
}
