/**
 * Painting allocates hundreds of 4 MB planes. malloc keeps freed planes: the kernel zeroes pages.
 * Short-lived objects die in a large young generation. The old one is collected at once, because
 * incremental marking slows every store.
 */
export const PAINTING = {
  env: { MALLOC_MMAP_THRESHOLD_: '33554432', MALLOC_TRIM_THRESHOLD_: '33554432' },
  flags: ['--max-semi-space-size=16', '--no-incremental-marking'],
} as const;
