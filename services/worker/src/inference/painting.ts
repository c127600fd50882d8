/**
 * Process options for painting, which allocates and frees hundreds of 4 MB planes. malloc keeps
 * freed planes, because the kernel zeroes new pages. Short-lived objects die in a large young
 * generation. The small old generation is collected at once: incremental marking would slow every
 * store.
 */
export const PAINTING = {
  env: { MALLOC_MMAP_THRESHOLD_: '33554432', MALLOC_TRIM_THRESHOLD_: '33554432' },
  flags: ['--max-semi-space-size=16', '--no-incremental-marking'],
} as const;
