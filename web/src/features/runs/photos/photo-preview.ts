export type Dimensions = { width: number; height: number };

/**
 * Reads the size of a picture in px. The browser decodes no pixels for it, so that a pixel flood is
 * refused before it costs memory. Throws when the browser can't read the picture.
 */
export async function measurePicture(picture: Blob): Promise<Dimensions> {
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** The shorter side: a photo by itself is shown some 500 px wide. */
const PREVIEW_PX = 640;

/**
 * Decodes a photo, upright, and gives the object URL of a small preview, so that fifteen large
 * photos don't stay in memory at full size. Throws when the browser can't read the photo.
 */
export async function makePreview(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, PREVIEW_PX / Math.min(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return URL.createObjectURL(file);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp'));
    return URL.createObjectURL(blob ?? file);
  } finally {
    bitmap.close();
  }
}
