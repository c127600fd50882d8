import { logFault } from '../../../lib/log.js';
import { draw, type Drawing, EXPORT_QUALITY, EXPORT_TYPE } from './drawing.js';
import type { DrawAnswer, DrawRequest } from './meme.worker.js';
import { loadMemeFonts } from './meme-fonts.js';

type Waiting = { readonly resolve: (file: Blob) => void; readonly reject: (error: Error) => void };
type Workshop = { readonly worker: Worker; readonly waiting: Map<number, Waiting> };

/** Undefined before the first drawing; null when the browser's workers can't draw. */
let workshop: Workshop | null | undefined;
let nextId = 1;

function openWorkshop(): Workshop | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  const worker = new Worker(new URL('./meme.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  worker.onmessage = ({ data: { id, file } }: MessageEvent<DrawAnswer>) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (file) one?.resolve(file);
    else one?.reject(new Error('The worker could not draw'));
  };
  worker.onerror = () => {
    workshop = null;
    for (const { reject } of waiting.values()) reject(new Error('The worker has failed'));
    waiting.clear();
  };
  return { worker, waiting };
}

function inWorker({ worker, waiting }: Workshop, drawing: Drawing): Promise<Blob> {
  const id = nextId++;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, drawing } satisfies DrawRequest);
  });
}

async function inPage(drawing: Drawing): Promise<Blob> {
  await loadMemeFonts(document);
  const canvas = document.createElement('canvas');
  canvas.width = drawing.width;
  canvas.height = drawing.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas has no context');
  await draw(context, drawing);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('No file was made'))),
      EXPORT_TYPE,
      EXPORT_QUALITY,
    ),
  );
}

export async function renderDrawing(drawing: Drawing): Promise<Blob> {
  workshop ??= workshop === undefined ? openWorkshop() : null;
  if (!workshop) return inPage(drawing);
  try {
    return await inWorker(workshop, drawing);
  } catch (error) {
    logFault('A meme is drawn in the page', error);
    return inPage(drawing);
  }
}
