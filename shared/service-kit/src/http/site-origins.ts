const LOCAL = ['127.0.0.1', 'localhost'];

export type Site = { readonly NODE_ENV: string; readonly PUBLIC_URL: string };

/** The origins of this site's pages: in development, under both names of the local host. */
export function siteOrigins({ NODE_ENV, PUBLIC_URL }: Site): readonly string[] {
  const site = new URL(PUBLIC_URL);
  if (NODE_ENV === 'production' || !LOCAL.includes(site.hostname)) return [site.origin];
  const port = site.port === '' ? '' : `:${site.port}`;
  return LOCAL.map((name) => `${site.protocol}//${name}${port}`);
}
