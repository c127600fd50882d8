import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import type { Plugin, Rolldown } from 'vite';

/** Of Archivo, in percent. */
const ASCENT = 87.8;
const DESCENT = 21;

/** Archivo's own places: running text, strong text, headings, figures of data. */
const PLACES = [
  { weight: '100 559', stretch: '100%', cut: 'regular' },
  { weight: '560 900', stretch: '100%', cut: 'bold' },
  { weight: '100 900', stretch: '104% 125%', cut: 'bold' },
  { weight: '100 900', stretch: '75% 90%', cut: 'regular' },
] as const;

/** Widths in percent, by place: the mean advance over the text of the home, pricing and FAQ pages; Arimo for Arial. */
const FONTS = [
  {
    family: 'Arial like Archivo',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'],
    bold: [
      ...['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
      'Arimo Bold',
    ],
    widths: [98.9, 95.3, 101.4, 88.1],
  },
  {
    family: 'Roboto like Archivo',
    regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widths: [99.5, 101.4, 107.8, 88.6],
  },
  {
    family: 'DejaVu like Archivo',
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    widths: [87.1, 79.8, 84.9, 77.6],
  },
];

/** Fonts of the system that take Archivo's place until it has loaded, so that nothing moves then. */
const FALLBACK_FACES = FONTS.flatMap(({ family, widths, ...files }) =>
  PLACES.map(({ weight, stretch, cut }, index) => {
    const width = widths[index] ?? 100;
    const src = files[cut].map((name) => `local(${name})`).join();
    const scaled = (metric: number) => `${((100 * metric) / width).toFixed(1)}%`;
    return `@font-face{font-family:${family};font-weight:${weight};font-stretch:${stretch};src:${src};size-adjust:${width}%;ascent-override:${scaled(ASCENT)};descent-override:${scaled(DESCENT)};line-gap-override:0%}`;
  }),
).join('');

const FONT = /archivo-latin-wdth-normal.*\.woff2$/;

/** Axis ranges that the design uses: styles in `src/styles` must stay within them. */
const AXES = { wght: { min: 450, max: 640 }, wdth: { min: 78, max: 106 } };

/** Subsets the Latin font, which saves a third of its bytes, preloads it on every page, and adds its fallbacks. */
export function firstFont(): Plugin {
  return {
    name: 'first-font',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Runs before prerendering, which needs the font's file name.
      order: 'pre',
      async handler(_options, bundle) {
        const font = fontOf(bundle);
        const styles = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
        const face = styles
          .map((style) => faceOf(textOf(style), font.fileName))
          .find((found) => found !== undefined);
        if (face === undefined) this.error(`no style names ${font.fileName}`);
        const source = await subsetFont(Buffer.from(font.source), charactersOf(face), {
          targetFormat: 'woff2',
          variationAxes: AXES,
        });
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = font.fileName.replace(/-[\w-]{8}\.woff2$/, `-${hash}.woff2`);
        delete bundle[font.fileName];
        this.emitFile({ type: 'asset', fileName, source });
        for (const style of styles) {
          if (style.type !== 'asset' || !textOf(style).includes(font.fileName)) continue;
          style.source = textOf(style).replaceAll(font.fileName, fileName) + FALLBACK_FACES;
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return [];
        const href = `/${fontOf(bundle).fileName}`;
        const font = { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true };
        return [{ tag: 'link', attrs: font, injectTo: 'head' }];
      },
    },
  };
}

function fontOf(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const font = Object.values(bundle).find(({ fileName }) => FONT.test(fileName));
  if (font?.type !== 'asset') throw new Error('the font of the first paint is not in the bundle');
  return font;
}

const textOf = (file: Rolldown.OutputBundle[string]) =>
  file.type === 'asset' ? Buffer.from(file.source).toString() : '';

const faceOf = (style: string, fileName: string) =>
  style.match(/@font-face\s*\{[^}]*\}/g)?.find((face) => face.includes(fileName));

function charactersOf(face: string): string {
  const ranges = [...face.matchAll(/U\+([0-9A-F?]+)(?:-([0-9A-F]+))?/gi)];
  return ranges
    .flatMap(([, first = '', last = first]) => {
      const from = parseInt(first.replaceAll('?', '0'), 16);
      const to = parseInt(last.replaceAll('?', 'F'), 16);
      return Array.from({ length: to - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    })
    .join('');
}
