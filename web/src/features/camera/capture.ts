import * as text from './messages/en.js';

export class CaptureError extends Error {
  override readonly name = 'CaptureError';
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

export function captureName(at: Date): string {
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(twoDigits).join('');
  return `camera-${day}-${time}.png`;
}

/** Never mirrored, because only the preview is a mirror. Throws `CaptureError`. */
export async function capture(video: HTMLVideoElement | null, at: Date): Promise<File> {
  if (!video) throw new CaptureError(text.noVideo);
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0) throw new CaptureError(text.captureFailed);
  context.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new CaptureError(text.captureFailed);
  return new File([blob], captureName(at), { type: 'image/png', lastModified: at.getTime() });
}
