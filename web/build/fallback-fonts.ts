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
export const FALLBACK_FACES = FONTS.flatMap(({ family, widths, ...files }) =>
  PLACES.map(({ weight, stretch, cut }, index) => {
    const width = widths[index] ?? 100;
    const src = files[cut].map((name) => `local(${name})`).join();
    const scaled = (metric: number) => `${((100 * metric) / width).toFixed(1)}%`;
    return `@font-face{font-family:${family};font-weight:${weight};font-stretch:${stretch};src:${src};size-adjust:${width}%;ascent-override:${scaled(ASCENT)};descent-override:${scaled(DESCENT)};line-gap-override:0%}`;
  }),
).join('');
