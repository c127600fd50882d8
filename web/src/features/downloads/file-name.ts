const FALLBACK = 'download.zip';

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** The name that a `Content-Disposition` gives a file; the extended form before the plain one. */
export function fileNameOf(disposition: string | null): string {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '');
  const name = (extended && decoded(extended.trim())) ?? plain?.[1] ?? plain?.[2];
  // A path in a name would be taken for a place to save to.
  return name?.replaceAll(/\\(.)/g, '$1').split(/[/\\]/).at(-1) || FALLBACK;
}
