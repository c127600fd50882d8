import type { Image } from '@likeness/contracts/http/images';

/** Portraits and memes are PNG files where nothing is behind the person; all others are JPEG. */
export const isClear = ({ name }: Pick<Image, 'name'>) => name.endsWith('.png');
