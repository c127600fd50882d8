import { PICTURE_HEAD_BYTES, sniffPictureType } from '@likeness/contracts/photos/picture-type';
import * as text from './messages/en.js';

export const PHOTO_KINDS = '.png,.jpg,.jpeg';

/** The bytes decide, not the name or the declared type. */
export async function checkPicture(file: Blob): Promise<string | null> {
  const head = await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer();
  const type = sniffPictureType(new Uint8Array(head));
  return type === 'image/png' || type === 'image/jpeg' ? null : text.wrongKind;
}
