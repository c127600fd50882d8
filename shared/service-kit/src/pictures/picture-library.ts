import sharp from 'sharp';

/** Loaders of libvips for what PICTURE_TYPES names. */
const LOADERS = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadNsgif',
  'VipsForeignLoadWebp',
];

// All loaders first, so that one which a new version brings is blocked too. SVG can be made to
// calculate for hours in a few hundred bytes; TIFF, PDF, HEIF and the rest nobody needs here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
// Every picture is another person's; keeping one for the next has no use.
sharp.cache(false);

/**
 * The image library with what may never run switched off, once for each process. Everything that
 * decodes takes it from here.
 */
export { sharp };
