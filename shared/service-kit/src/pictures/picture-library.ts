import sharp from 'sharp';

const LOADERS = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadNsgif',
  'VipsForeignLoadWebp',
];

// Blocks all loaders first, including those of future versions. A small SVG can render for hours.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);

/** sharp with unsafe loaders disabled. All decoding must import it from here. */
export { sharp };
