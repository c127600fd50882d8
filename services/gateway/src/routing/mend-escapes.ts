/**
 * The address with percent signs that begin no escape taken for what they are, so that it leads to
 * the page of what is missing and not to an error of the router. Calls are left to be refused.
 */
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
