/** Each method rejects when the browser lacks the API or the permission. */
export type SharingBrowser = {
  readonly canShareFiles: (files: readonly File[]) => boolean;
  readonly shareFiles: (files: readonly File[]) => Promise<void>;
  readonly copyImage: (image: Blob) => Promise<void>;
  readonly toPng: (image: Blob) => Promise<Blob>;
  readonly copyText: (text: string) => Promise<void>;
  readonly copyTextAsBefore: (text: string) => boolean;
};

async function toPng(image: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(image);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('No PNG was made')))),
  );
}

/** Copies through a selected text field, for browsers without the clipboard API. */
function copyTextAsBefore(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  // A dialog pulls the focus back from elements outside it.
  (before?.closest('[role="dialog"]') ?? document.body).append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

export const thisBrowser: SharingBrowser = {
  canShareFiles: (files) =>
    typeof navigator.canShare === 'function' && navigator.canShare({ files: [...files] }),
  shareFiles: (files) => navigator.share({ files: [...files] }),
  copyImage: async (image) =>
    navigator.clipboard.write([new ClipboardItem({ [image.type]: image })]),
  toPng,
  copyText: async (text) => navigator.clipboard.writeText(text),
  copyTextAsBefore,
};
