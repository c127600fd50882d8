import type { Rolldown } from 'vite';
import type { RenderedPage } from '../../src/entry-server.js';

type Chunks = readonly Rolldown.OutputChunk[];

/** Preloads these, because a browser would discover them one by one. */
export function neededScripts(chunks: Chunks, page: RenderedPage): string[] {
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
