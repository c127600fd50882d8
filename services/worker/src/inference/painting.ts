/**
 * How a process that paints is started. Painting takes and gives back some hundred planes of 4 MB. The allocator keeps them for the
 * next ones, as each page that comes from the system is zeroed first, and objects that live for one pixel loop die in a
 * young generation of their own size. Every few planes the old generation is looked through for those that can be given back: it is
 * small, so that doing it at once costs less than marking beside the work, which makes every store to an object dearer.
 */
export const PAINTING = {
  env: { MALLOC_MMAP_THRESHOLD_: '33554432', MALLOC_TRIM_THRESHOLD_: '33554432' },
  flags: ['--max-semi-space-size=16', '--no-incremental-marking'],
} as const;
