/** Escapes malformed page paths, so that they get the 404 page instead of a router error. */
export function mendEscapes(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (path.startsWith('/api/') || isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
