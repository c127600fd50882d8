/** A head pose chosen from one's gallery (`id`) or from those of the studio (`key`). */
export type PoseChoice =
  | { kind: 'gallery'; id: string; label: string; previewUrl: string }
  | { kind: 'default'; key: string; label: string; previewUrl: string };

export const POSE_MESSAGES = {
  defaultList: 'Failed to load default poses',
  defaultPicture: 'Failed to load default pose',
  defaultUnusable: 'Failed to process default pose',
  galleryPicture: 'Failed to load head pose image',
} as const;

/**
 * The key of a default pose, from the path of its picture: its file name without `default_` and
 * ending. Null for a path that isn't of that form.
 */
export function defaultPoseKey(path: string): string | null {
  return /(?:^|\/)default_([a-z0-9-]+)\.[a-z]{3,4}$/i.exec(path)?.[1] ?? null;
}

/** A key as a person reads it: `three-quarter-left` is "Three quarter left". */
export function poseLabel(key: string): string {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** From the plainest to the farthest from it, movements in pairs. */
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

/** Paths of default poses in the order to show them; what is not known comes last, as it came. */
export function inPoseOrder(paths: readonly string[]): string[] {
  const place = (path: string) => {
    const at = ORDER.indexOf(defaultPoseKey(path) ?? '');
    return at < 0 ? ORDER.length : at;
  };
  return paths.toSorted((one, other) => place(one) - place(other));
}
