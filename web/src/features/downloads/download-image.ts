import type { Image } from '@likeness/contracts/http/images';
import { fetchImageFile } from '../../lib/api/image-file.js';
import { logFault } from '../../lib/log.js';
import { saveFile } from '../../lib/save-file.js';
import { throughLogin } from '../../lib/session/through-login.js';

export async function downloadImage(image: Image): Promise<boolean> {
  try {
    saveFile(await throughLogin(() => fetchImageFile(image)), image.name);
    return true;
  } catch (error) {
    logFault('An image could not be downloaded', error);
    return false;
  }
}
