import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { comparisonSizes, examplePicture, firstStyle } from './src/lib/examples.js';

const pageFormat = process.env.PAGE_FORMAT ?? 'freefast';
if (pageFormat !== 'freefast' && pageFormat !== 'meme') {
  throw new Error(`PAGE_FORMAT is "${pageFormat}"; expected freefast or meme`);
}

const generationEndpoint = process.env.GENERATION_ENDPOINT ?? '/api/lenses/portrait';
if (!generationEndpoint.startsWith('/api/')) {
  throw new Error(`GENERATION_ENDPOINT is "${generationEndpoint}"; expected a path under /api/`);
}

/**
 * Names what the first paint needs in the page's head: the Latin font, and the two pictures the home
 * page opens with, which the browser would otherwise meet only after the script has run.
 */
function preloadFirstPaint(): Plugin {
  const pictures = (['input', firstStyle] as const).map((id) => ({
    rel: 'preload',
    as: 'image',
    type: 'image/webp',
    imagesrcset: examplePicture(id).srcSet,
    imagesizes: comparisonSizes,
  }));
  return {
    name: 'preload-first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) =>
          /archivo-latin-wdth-normal.*\.woff2$/.test(name),
        );
        const font = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` };
        const hints = file ? [{ ...font, crossorigin: true }, ...pictures] : pictures;
        return hints.map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' }));
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
    preloadFirstPaint(),
  ],
  define: {
    'process.env.PAGE_FORMAT': JSON.stringify(pageFormat),
    'process.env.GENERATION_ENDPOINT': JSON.stringify(generationEndpoint),
  },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What every page needs comes as one file, though lazy pages share parts of it.
        codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  preview: { host: '127.0.0.1', port: 4173 },
});
