import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  BUILT_PAGES_FILE,
  type BuiltPages,
} from '../../../shared/contracts/src/pages/built-pages.js';
import type { Plugin, Rolldown } from 'vite';
import { readBlog } from '../../src/features/blog/build/blog-folder.js';
import { laterPagePaths } from '../../src/features/blog/list-pages.js';
import { serviceWorkerOf } from '../../src/service-worker.js';
import { compressTexts } from './compress.js';
import { documentOf, offlineDocument, withHead } from './document.js';
import { neededScripts } from './needed-scripts.js';

type EntryServer = typeof import('../../src/entry-server.js');

const MISSING_POST = '/blog/post-that-is-not-there';

type PrerenderOptions = {
  web: string;
  pages: readonly string[];
};

/** Prerenders the public pages once both builds are done, then compresses all text files. */
export function prerender({ web, pages }: PrerenderOptions): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error('the page is built for browsers and for rendering');
        const built = (await builder.build(client)) as Rolldown.RolldownOutput;
        const chunks = built.output.filter((file) => file.type === 'chunk');
        await builder.build(ssr);
        const dist = path.join(web, client.config.build.outDir);
        const server = path.join(web, ssr.config.build.outDir);
        await writePages({ dist, server, chunks, paths: [...pages, ...blogPaths(web)] });
        await rm(server, { recursive: true });
        await compressTexts(dist);
      },
    },
  };
}

function blogPaths(web: string): string[] {
  const posts = readBlog(web);
  return [...laterPagePaths(posts.length), ...posts.map(({ slug }) => `/blog/${slug}`)];
}

type WriteOptions = {
  dist: string;
  server: string;
  chunks: readonly Rolldown.OutputChunk[];
  paths: readonly string[];
};

async function writePages({ dist, server, chunks, paths }: WriteOptions): Promise<void> {
  const entry = pathToFileURL(path.join(server, 'entry-server.js')).href;
  const { renderPage, renderOfflinePage, knownPaths, browserHead } = (await import(
    entry
  )) as EntryServer;
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const style = await readStyle(dist, template);
  const write = async (file: string, html: string) => {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), html);
    return file;
  };
  const render = async (address: string, file: string, isOne: boolean) => {
    const page = await renderPage(address);
    const scripts = neededScripts(chunks, page);
    const path = isOne ? address : undefined;
    return write(file, documentOf({ template, style, scripts, page, path }));
  };

  const rendered: Record<string, string> = {};
  for (const address of paths) rendered[address] = await render(address, fileOf(address), true);
  const built: BuiltPages = {
    rendered,
    inBrowser: {
      file: await write('in-browser.html', withHead(template, browserHead)),
      paths: knownPaths().filter((known) => !(known in rendered) && !known.includes('$')),
    },
    missing: [{ under: '/blog/', file: await render(MISSING_POST, 'blog/missing.html', false) }],
  };
  await writeFile(path.join(dist, BUILT_PAGES_FILE), JSON.stringify(built));
  await write(
    'service-worker.js',
    serviceWorkerOf(offlineDocument(template, style, renderOfflinePage())),
  );
}

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

async function readStyle(dist: string, template: string): Promise<string> {
  const href = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(template)?.[1];
  if (href === undefined) throw new Error('index.html names no style sheet');
  return (await readFile(path.join(dist, href), 'utf8')).trim();
}
