import * as text from './messages/en.js';

export const PHOTO_KINDS = '.png,.jpg,.jpeg';

export function checkPicture(file: { name: string; type: string }): string | null {
  const isNamed = /\.(?:png|jpe?g)$/i.test(file.name);
  const isTyped = file.type === '' || /^image\/(?:png|jpeg)$/.test(file.type);
  return isNamed && isTyped ? null : text.wrongKind;
}
