import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const pageFormat = process.env.PAGE_FORMAT ?? 'freefast';
if (pageFormat !== 'freefast' && pageFormat !== 'meme') {
  throw new Error(`PAGE_FORMAT is "${pageFormat}"; expected freefast or meme`);
}

/** The Latin font file is named in the page's head, so that text never waits for the style sheet. */
function preloadLatinFont(): Plugin {
  return {
    name: 'preload-latin-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) =>
          /archivo-latin-wdth-normal.*\.woff2$/.test(file),
        );
        if (!font) return [];
        return [
          {
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${font}`,
              crossorigin: true,
            },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // The home page is where people arrive: it comes with the first file, not after it.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (routeId === '/' ? [] : [['component']]),
      },
    }),
    react(),
    tailwindcss(),
    preloadLatinFont(),
  ],
  define: { 'process.env.PAGE_FORMAT': JSON.stringify(pageFormat) },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  preview: { host: '127.0.0.1', port: 4173 },
});
