import { draw, type Drawing, EXPORT_QUALITY, EXPORT_TYPE } from './drawing.js';
import { loadMemeFonts } from './meme-fonts.js';

export type DrawRequest = { readonly id: number; readonly drawing: Drawing };
export type DrawAnswer = { readonly id: number; readonly file: Blob | null };

type WorkerScope = {
  readonly fonts: FontFaceSet;
  onmessage: ((event: MessageEvent<DrawRequest>) => void) | null;
  postMessage: (answer: DrawAnswer) => void;
};
const scope = self as unknown as WorkerScope;

async function render(drawing: Drawing): Promise<Blob> {
  await loadMemeFonts(scope);
  const canvas = new OffscreenCanvas(drawing.width, drawing.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas has no context');
  await draw(context, drawing);
  return canvas.convertToBlob({ type: EXPORT_TYPE, quality: EXPORT_QUALITY });
}

scope.onmessage = ({ data: { id, drawing } }) => {
  render(drawing).then(
    (file) => scope.postMessage({ id, file }),
    () => scope.postMessage({ id, file: null }),
  );
};
