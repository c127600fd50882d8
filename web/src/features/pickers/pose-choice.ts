import * as text from './poses-messages.js';

export type PoseChoice =
  | { kind: 'gallery'; id: string; label: string; previewUrl: string }
  | { kind: 'default'; key: string; label: string; previewUrl: string };

/** The file name without `default_` and extension; null for other paths. */
export function defaultPoseKey(path: string): string | null {
  return /(?:^|\/)default_([a-z0-9-]+)\.[a-z]{3,4}$/i.exec(path)?.[1] ?? null;
}

export const poseLabel = (key: string) => text.pose(key);

const ORDER = [
  'straight-ahead',
  'turn-left',
  'turn-right',
  'chin-up',
  'chin-down',
  'tilt-left',
  'tilt-right',
  'easy-left',
  'easy-right',
  'close-up',
  'step-back',
  'off-centre',
];

export function inPoseOrder(paths: readonly string[]): string[] {
  const place = (path: string) => {
    const at = ORDER.indexOf(defaultPoseKey(path) ?? '');
    return at < 0 ? ORDER.length : at;
  };
  return paths.toSorted((one, other) => place(one) - place(other));
}
