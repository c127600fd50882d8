import type { Image, ImageFileQuery } from '@likeness/contracts/http/images';
import { fetchImageFile } from '../../lib/api/image-file.js';
import { logFault } from '../../lib/log.js';
import { saveFile } from '../../lib/save-file.js';
import { throughLogin } from '../../lib/session/through-login.js';

export async function downloadImage(
  image: Image,
  query: Pick<ImageFileQuery, 'format' | 'label'> = {},
): Promise<boolean> {
  const { format } = query;
  const ending = format === undefined ? '$&' : `-${format}$&`;
  try {
    const file = await throughLogin(() => fetchImageFile(image, query));
    saveFile(file, image.name.replace(/(?:\.\w+)?$/, ending));
    return true;
  } catch (error) {
    logFault('An image could not be downloaded', error);
    return false;
  }
}
