import { z } from 'zod';

/** The file, beside the built pages, that tells which address is answered with which of them. */
export const BUILT_PAGES_FILE = 'pages.json';

export const builtPagesSchema = z.object({
  /** Files of pages that were rendered when the site was built, by their path. */
  rendered: z.record(z.string(), z.string()),
  /** Paths of pages that are put together in the browser, all from one file. */
  inBrowser: z.object({ file: z.string(), paths: z.array(z.string()) }),
  /** Files for what is missing: an address of one more segment below `under`. */
  missing: z.array(z.object({ under: z.string(), file: z.string() })),
});
export type BuiltPages = z.infer<typeof builtPagesSchema>;
