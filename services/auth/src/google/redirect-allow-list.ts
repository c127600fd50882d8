const CALLBACK_PATH = '/oauth-callback';

/** Exact URLs of our callback page. Development allows both names of the local host. */
export function redirectAllowList(env: {
  readonly NODE_ENV: string;
  readonly PUBLIC_URL: string;
}): ReadonlySet<string> {
  const site = new URL(env.PUBLIC_URL);
  const names = ['127.0.0.1', 'localhost'];
  const isLocal = env.NODE_ENV !== 'production' && names.includes(site.hostname);
  const port = site.port === '' ? '' : `:${site.port}`;
  const origins = isLocal ? names.map((name) => `${site.protocol}//${name}${port}`) : [site.origin];
  return new Set(origins.map((origin) => origin + CALLBACK_PATH));
}
