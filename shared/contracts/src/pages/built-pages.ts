import { z } from 'zod';

export const BUILT_PAGES_FILE = 'pages.json';

export const builtPagesSchema = z.object({
  rendered: z.record(z.string(), z.string()),
  inBrowser: z.array(z.object({ file: z.string(), paths: z.array(z.string()) })),
  /** For each page that needs a login, the login page that leads back to it. */
  logins: z.record(z.string(), z.string()),
  missing: z.array(z.object({ under: z.string(), file: z.string() })),
});
export type BuiltPages = z.infer<typeof builtPagesSchema>;
