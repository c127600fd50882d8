import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The router plugin's module name for a lazy route component. */
const LAZY_ROUTE = /\/routes\/([^?]+)\.tsx\?tsr-split=component/;

/** Fails the build when the initial script of a route exceeds `maxBytes`, gzip-compressed. */
export function pageBudget(maxBytes: number): Plugin {
  return {
    name: 'page-budget',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Last, because Vite adds the list of files to preload to the entry.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks: Chunks = new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file] as const] : [],
          ),
        );
        const pages = pagesOf(chunks);
        if (pages.length === 0) this.error('no entry was found whose weight could be told');
        for (const { page, files } of pages) {
          const weights = [...files].map((file) => ({ file, bytes: weightOf(chunks.get(file)) }));
          const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
          if (total > maxBytes) {
            const parts = weights.map(({ file, bytes }) => `${bytes} ${file}`).join('\n');
            this.error(`${page} loads ${total} bytes of script; ${maxBytes} are allowed\n${parts}`);
          }
        }
      },
    },
  };
}

function pagesOf(chunks: Chunks): { page: string; files: ReadonlySet<string> }[] {
  const all = [...chunks.values()];
  const entries = all.filter(({ isEntry }) => isEntry);
  return entries.flatMap((entry) => {
    const first = withImports(entry, chunks);
    const routes = all.flatMap((chunk) => {
      const route = chunk.moduleIds.map((id) => LAZY_ROUTE.exec(id)?.[1]).find(Boolean);
      return route !== undefined
        ? [{ page: route, files: new Set([...first, ...withImports(chunk, chunks)]) }]
        : [];
    });
    return [{ page: 'every page', files: first }, ...routes];
  });
}

function withImports(
  { fileName, imports }: Rolldown.OutputChunk,
  chunks: Chunks,
  files = new Set<string>(),
): Set<string> {
  if (files.has(fileName)) return files;
  files.add(fileName);
  for (const name of imports) {
    const imported = chunks.get(name);
    if (imported) withImports(imported, chunks, files);
  }
  return files;
}

function weightOf(chunk: Rolldown.OutputChunk | undefined): number {
  return chunk ? gzipSync(chunk.code).length : 0;
}
