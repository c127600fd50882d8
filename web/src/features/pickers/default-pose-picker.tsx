import { useQuery } from '@tanstack/react-query';
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
import { resolveUrl } from '../../lib/api/image-url.js';
import type { PosePickerProps } from './gallery-pose-picker.js';
import * as text from './messages.js';
import { defaultHeadPosesQuery } from './picker-queries.js';
import { PickerState } from './picker-states.js';
import { defaultPoseKey, inPoseOrder, poseLabel } from './pose-choice.js';
import { PoseDialog, type PoseOption } from './pose-dialog.js';

function optionOf(path: string): PoseOption {
  const key = defaultPoseKey(path);
  const previewUrl = resolveUrl(path);
  const label = key === null ? text.anyPose : poseLabel(key);
  const choice = key === null ? null : ({ kind: 'default', key, label, previewUrl } as const);
  const sign = key !== null && <PoseSign poseKey={key} />;
  return { id: path, label, previewUrl, sign, choice };
}

export function DefaultPosePicker({ onClose, onPick }: PosePickerProps) {
  const query = useQuery(defaultHeadPosesQuery);
  return (
    <PoseDialog
      title={text.defaultPoses}
      description={text.poseDescription}
      options={query.data && inPoseOrder(query.data).map(optionOf)}
      unavailable={text.defaultPictureFailed}
      unusable={text.defaultUnusable}
      onClose={onClose}
      onPick={onPick}
      instead={
        <PickerState query={query} failed={text.defaultListFailed} title={text.noDefaultPoses}>
          {text.defaultPosesLater}
        </PickerState>
      }
    />
  );
}

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

function PoseSign({ poseKey }: { poseKey: string }) {
  if (!hasSign(poseKey)) return null;
  const Sign = SIGNS[poseKey];
  return <Sign aria-hidden className="size-4 text-ink" strokeWidth={2} />;
}
