import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  BUILT_PAGES_FILE,
  builtPagesSchema,
  type BuiltPages,
} from '../../../shared/contracts/src/pages/built-pages.js';
import type { Plugin, Rolldown } from 'vite';
import { readBlog } from '../../src/features/blog/build/blog-folder.js';
import { laterPagePaths } from '../../src/features/blog/blog-search.js';
import { addressOf, isTranslated, type Locale } from '../../src/lib/locale.js';
import { serviceWorkerOf } from '../../src/service-worker.js';
import { compressTexts } from './compress.js';
import { documentOf, offlineDocument, withHead } from './document.js';
import type { RenderedPage } from '../../src/entry-server.js';

type Chunks = readonly Rolldown.OutputChunk[];

type EntryServer = typeof import('../../src/entry-server.js');

const MISSING_SLUG = 'post-that-is-not-there';

type PrerenderOptions = {
  web: string;
  pages: readonly string[];
  locale: Locale;
};

/** Prerenders the public pages once both builds are done, then compresses all text files. */
export function prerender({ web, pages, locale }: PrerenderOptions): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error('the page is built for browsers and for rendering');
        const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
        const chunks = output.filter((file) => file.type === 'chunk');
        await builder.build(ssr);
        const built = path.join(web, client.config.build.outDir);
        const server = path.join(web, ssr.config.build.outDir);
        const paths = [...pages, ...blogPaths(web, locale)];
        const site = path.join(web, 'dist');
        const options = { built, site, server, chunks, paths, locale };
        if (locale === 'en') await writeSite(options);
        else await addLanguage(options);
        await rm(server, { recursive: true });
      },
    },
  };
}

function blogPaths(web: string, locale: Locale): string[] {
  const posts = readBlog(web, locale);
  return [...laterPagePaths(posts.length), ...posts.map(({ slug }) => `/blog/${slug}`)];
}

type WriteOptions = {
  /** Vite's output. */
  built: string;
  /** The folder that the gateway serves. */
  site: string;
  server: string;
  chunks: readonly Rolldown.OutputChunk[];
  paths: readonly string[];
  locale: Locale;
};

async function writeSite(options: WriteOptions): Promise<void> {
  const { site } = options;
  const { entry, template, style, write, logins, renderAll, writeInBrowser, writeMissing } =
    await pageWriter(options);
  const rendered = await renderAll();
  const built: BuiltPages = {
    rendered,
    inBrowser: [await writeInBrowser(rendered)],
    logins,
    missing: [await writeMissing()],
  };
  await write(BUILT_PAGES_FILE, JSON.stringify(built));
  await write(
    'service-worker.js',
    serviceWorkerOf(offlineDocument(template, style, entry.renderOfflinePage())),
  );
  await compressTexts(site);
}

/** Adds the pages and scripts of a further language to the site. */
async function addLanguage(options: WriteOptions): Promise<void> {
  const { built, site } = options;
  const { write, logins, renderAll, writeInBrowser, writeMissing } = await pageWriter(options);
  const rendered = await renderAll();
  const list = await readFile(path.join(site, BUILT_PAGES_FILE), 'utf8');
  const pages = builtPagesSchema.parse(JSON.parse(list));
  const all: BuiltPages = {
    ...pages,
    rendered: { ...pages.rendered, ...rendered },
    inBrowser: [...pages.inBrowser, await writeInBrowser(rendered)],
    logins: { ...pages.logins, ...logins },
    missing: [...pages.missing, await writeMissing()],
  };
  await write(BUILT_PAGES_FILE, JSON.stringify(all));
  const feed = path.join(options.locale, 'blog/feed.xml');
  await cp(path.join(built, feed), path.join(site, feed));
  // Equal files have equal names, so the languages share fonts and styles.
  const assets = path.join(built, 'assets');
  await compressTexts(assets);
  await compressTexts(site, `{${options.locale}.html,${BUILT_PAGES_FILE}}`);
  await compressTexts(path.join(site, options.locale));
  await cp(assets, path.join(site, 'assets'), { recursive: true });
  await rm(built, { recursive: true });
}

async function pageWriter({ built, site, server, chunks, paths, locale }: WriteOptions) {
  const code = pathToFileURL(path.join(server, 'entry-server.js')).href;
  const entry = (await import(code)) as EntryServer;
  const template = await readFile(path.join(built, 'index.html'), 'utf8');
  const style = await readStyle(built, template);
  const write = async (file: string, html: string) => {
    await mkdir(path.dirname(path.join(site, file)), { recursive: true });
    await writeFile(path.join(site, file), html);
    return file;
  };
  const render = async (address: string, file: string, isOne: boolean) => {
    const page = await entry.renderPage(address);
    const scripts = neededScripts(chunks, page);
    const path = isOne ? address : undefined;
    return write(file, documentOf({ template, style, scripts, page, path }));
  };
  const renderAll = async () => {
    const rendered: Record<string, string> = {};
    for (const page of paths) {
      const address = addressOf(page, locale);
      rendered[address] = await render(page, fileOf(address), true);
    }
    return rendered;
  };
  const writeMissing = async () => {
    const blog = addressOf('/blog', locale);
    const file = await render(`/blog/${MISSING_SLUG}`, `${blog.slice(1)}/missing.html`, false);
    return { under: `${blog}/`, file };
  };
  const isBuilt = (page: string) => locale === 'en' || isTranslated(page);
  const writeInBrowser = async (rendered: Readonly<Record<string, string>>) => ({
    file: await write(
      path.join(locale === 'en' ? '' : locale, 'in-browser.html'),
      withHead(template, entry.browserHead),
    ),
    paths: entry
      .knownPaths()
      .filter((known) => isBuilt(known) && !known.includes('$'))
      .map((known) => addressOf(known, locale))
      .filter((address) => !(address in rendered)),
  });
  const login = addressOf('/login', locale);
  const logins = Object.fromEntries(
    entry
      .memberPaths()
      .filter(isBuilt)
      .map((page) => [addressOf(page, locale), `${login}?redirect=${encodeURIComponent(page)}`]),
  );
  return { entry, write, template, style, logins, renderAll, writeInBrowser, writeMissing };
}

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

async function readStyle(dist: string, template: string): Promise<string> {
  const href = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(template)?.[1];
  if (href === undefined) throw new Error('index.html names no style sheet');
  return (await readFile(path.join(dist, href), 'utf8')).trim();
}

/** Preloads these, because a browser would discover them one by one. */
function neededScripts(chunks: Chunks, page: RenderedPage): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const first = new Set<string>();
  const add = (name: string, into: Set<string>) => {
    const chunk = byName.get(name);
    if (!chunk || into.has(name)) return;
    into.add(name);
    chunk.imports.forEach((imported) => add(imported, into));
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) add(fileName, first);
  for (const { fileName, moduleIds } of chunks) {
    if (moduleIds.some((id) => isOf(id, page))) add(fileName, found);
  }
  return [...found].filter((name) => !first.has(name)).map((name) => `/${name}`);
}

function isOf(moduleId: string, { routes, parameters }: RenderedPage): boolean {
  const isRoute = routes.some((route) => {
    const file = route === '/' ? 'index' : route.slice(1).replace(/\/$/, '/index');
    const name = `/routes/${file.replaceAll('/', '.')}`;
    return moduleId.includes(`${name}.lazy.tsx`) || moduleId.includes(`${name}.tsx?tsr-split`);
  });
  return (
    isRoute ||
    parameters.some((value) => moduleId.endsWith(`/posts/${value}.md?post`)) ||
    (routes.includes('/blog/$slug') && moduleId.endsWith('/blog/load-post.ts'))
  );
}
