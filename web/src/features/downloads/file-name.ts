const FALLBACK = 'download.zip';

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** File name from `Content-Disposition`; prefers the extended form (`filename*`). */
export function fileNameOf(disposition: string | null): string {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '');
  const name = (extended && decoded(extended.trim())) ?? plain?.[1] ?? plain?.[2];
  // Strip directories, so that the name can't choose the folder.
  return name?.replaceAll(/\\(.)/g, '$1').split(/[/\\]/).at(-1) || FALLBACK;
}
