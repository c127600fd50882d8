import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstFont } from './build/first-font.js';
import { pageBudget } from './build/page-budget.js';
import { prerender } from './build/prerender/prerender-plugin.js';
import { PUBLIC_PAGES, RENDERED_PAGES } from './build/public-pages.js';
import { blog } from './src/features/blog/build/blog-plugin.js';
import { site } from './src/lib/site.js';

const pageFormat = process.env.PAGE_FORMAT ?? 'freefast';
if (pageFormat !== 'freefast' && pageFormat !== 'meme') {
  throw new Error(`PAGE_FORMAT is "${pageFormat}"; expected freefast or meme`);
}

const generationEndpoint = process.env.GENERATION_ENDPOINT ?? '/api/lenses/portrait';
if (!generationEndpoint.startsWith('/api/')) {
  throw new Error(`GENERATION_ENDPOINT is "${generationEndpoint}"; expected a path under /api/`);
}

/** Gzip-compressed, per page, before hydration. */
const MAX_SCRIPT_BYTES = 175_000;

/** React and its initialization. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/|\/web\/src\/lib\/react-root\.ts/;

/** Small shared modules; anything that imports more than the first page's code stays out. */
const SMALL_PARTS = [
  /\/lucide-react\/dist\/esm\/icons\//,
  /\/web\/src\/components\/(?:field-error|frame)\.tsx/,
  /\/web\/src\/lib\/(?:credit-words|photo-names|use-another-try|use-busy|use-once|use-timers)\.ts/,
  /\/web\/src\/lib\/api\/image-url\.ts/,
];
const isSmallPart = (id: string) => SMALL_PARTS.some((part) => part.test(id));

const pageNames = readdirSync(new URL('src/routes', import.meta.url)).map((file) =>
  file.replace(/\.tsx$/, ''),
);
const isPageScript = (file: string) =>
  pageNames.some((name) => path.basename(file).startsWith(`${name}-`));

const operatorSettings = [
  'PUBLIC_URL',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_REPRESENTATIVE',
  'OPERATOR_REGISTER',
  'OPERATOR_VAT_ID',
  'OPERATOR_PHONE',
  'SUPPORT_EMAIL',
  'LEGAL_EMAIL',
  'DISCORD_URL',
  'DISCORD_MEMBERS',
  'INSTAGRAM_URL',
  'SUPPORT_URL',
  'TIKTOK_URL',
  'YOUTUBE_URL',
] as const;
const settings = Object.fromEntries(
  operatorSettings.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
);
const folder = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ mode }) => {
  const locale = mode === 'de' ? 'de' : 'en';
  return {
    root: folder,
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        codeSplittingOptions: { defaultBehavior: [['component']] },
      }),
      react(),
      tailwindcss(),
      {
        name: 'page-language',
        transformIndexHtml: (html: string) =>
          html.replace('<html lang="en"', `<html lang="${locale}"`),
      },
      blog({ web: folder, origin: site.publicUrl, pages: PUBLIC_PAGES, locale }),
      firstFont(),
      pageBudget(MAX_SCRIPT_BYTES),
      prerender({
        web: folder,
        pages: RENDERED_PAGES,
        locale,
      }),
    ],
    define: {
      ...settings,
      'process.env.LOCALE': JSON.stringify(locale),
      EN: JSON.stringify(locale === 'en'),
      'process.env.PAGE_FORMAT': JSON.stringify(pageFormat),
      'process.env.GENERATION_ENDPOINT': JSON.stringify(generationEndpoint),
    },
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: {
      target: 'es2022',
      emptyOutDir: true,
      // The content policy refuses fonts in `data:` addresses.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      // Only for pages: the list of files to preload is a part of every page's first script.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, files) => (isPageScript(file) ? files : []),
      },
    },
    environments: {
      client: {
        build: {
          outDir: locale === 'en' ? 'dist' : '.german',
          copyPublicDir: locale === 'en',
          rolldownOptions: {
            // Puts each message where it is used, so that a page loads only its own.
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
            output: {
              // Two files with short tasks for the code of all pages, even if lazy pages share some.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: REACT,
                    priority: 2,
                  },
                  { name: 'page', tags: ['$initial'], priority: 1 },
                  // Icons and similar modules: a request for each would cost more than its bytes.
                  { name: 'parts', test: isSmallPart, minShareCount: 5 },
                ],
              },
            },
          },
        },
      },
      // Only prerenders the public pages during the build.
      ssr: {
        resolve: { conditions: ['source', 'module', 'node', 'production'] },
        build: {
          outDir: '.prerender',
          copyPublicDir: false,
          minify: false,
          rolldownOptions: { input: 'src/entry-server.tsx' },
        },
      },
    },
    builder: {},
    server: {
      host: '127.0.0.1',
      port: 5173,
      proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
    },
    preview: { host: '127.0.0.1', port: 4173 },
  };
});
