import {
  ArrowDown,
  ArrowDownLeft,
  ArrowDownRight,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  MoveHorizontal,
  RotateCcw,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';

/** Direction of the head, because the pictures differ by only a few degrees. */
const SIGNS = {
  'turn-left': ArrowLeft,
  'turn-right': ArrowRight,
  'chin-up': ArrowUp,
  'chin-down': ArrowDown,
  'tilt-left': RotateCcw,
  'tilt-right': RotateCw,
  'easy-left': ArrowDownLeft,
  'easy-right': ArrowDownRight,
  'close-up': ZoomIn,
  'step-back': ZoomOut,
  'off-centre': MoveHorizontal,
};

const hasSign = (key: string): key is keyof typeof SIGNS => Object.hasOwn(SIGNS, key);

export function PoseSign({ poseKey }: { poseKey: string }) {
  if (!hasSign(poseKey)) return null;
  const Sign = SIGNS[poseKey];
  return <Sign aria-hidden className="size-4 text-ink" strokeWidth={2} />;
}
