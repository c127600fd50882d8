import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import * as text from '../messages/en.js';

/** The pictures on the clipboard, as files. Throws when the browser or the person refuses. */
export async function readClipboardPhotos(): Promise<File[]> {
  const items = await navigator.clipboard.read();
  const files = items.map(async (item) => {
    const type = item.types.find((candidate) => candidate.startsWith('image/'));
    if (!type) return null;
    const isKnown = (PHOTO_LIMITS.contentTypes as readonly string[]).includes(type);
    const name = `${text.pastedName}.${isKnown ? type.slice(6) : 'image'}`;
    return new File([await item.getType(type)], name, { type });
  });
  return (await Promise.all(files)).filter((file) => file !== null);
}
