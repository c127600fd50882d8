import path from 'node:path';
import type { Plugin } from 'vite';
import { readBlog } from './blog-folder.js';
import { feed, robots, sitemap } from './site-files.js';

const POST = /\/blog\/posts\/([^/]+)\.md\?(summary|post)$/;

/** Serves posts as `?summary` and `?post` modules. An invalid post fails the build. */
export function blog(web: string, origin: string, pages: readonly string[]): Plugin {
  let posts: ReturnType<typeof readBlog> = [];
  return {
    name: 'blog',
    buildStart() {
      posts = readBlog(web);
    },
    load(id) {
      const [, slug, part] = POST.exec(id) ?? [];
      if (slug === undefined) return null;
      this.addWatchFile(path.join(web, 'src/features/blog/posts', `${slug}.md`));
      const post = posts.find((each) => each.slug === slug);
      const { content, ...summary } = post ?? { content: undefined };
      const value = part === 'post' ? { ...summary, content } : summary;
      return { code: `export const ${part} = ${JSON.stringify(value)};`, moduleType: 'js' };
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source });
      emit('blog/feed.xml', feed(posts, origin));
      emit('sitemap.xml', sitemap(pages, posts, origin));
      emit('robots.txt', robots(origin));
    },
  };
}
