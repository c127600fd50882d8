import { useQuery } from '@tanstack/react-query';
import { defaultPoseUrl } from '../../lib/api/image-url.js';
import type { PosePickerProps } from './gallery-pose-picker.js';
import { defaultHeadPosesQuery } from './picker-queries.js';
import { PickerEmpty, PickerFailed, PickerLoading } from './picker-states.js';
import { defaultPoseKey, inPoseOrder, POSE_MESSAGES, poseLabel } from './pose-choice.js';
import { PoseDialog, type PoseOption } from './pose-dialog.js';
import { PoseSign } from './pose-signs.js';

export function DefaultPosePicker({ open, ...rest }: PosePickerProps) {
  return open ? <OpenDefaultPosePicker {...rest} /> : null;
}

function optionOf(path: string): PoseOption {
  const key = defaultPoseKey(path);
  const previewUrl = defaultPoseUrl(path);
  const label = key === null ? 'Pose' : poseLabel(key);
  const choice = key === null ? null : ({ kind: 'default', key, label, previewUrl } as const);
  const sign = key !== null && <PoseSign poseKey={key} />;
  return { id: path, label, previewUrl, sign, choice };
}

function OpenDefaultPosePicker({ onClose, onPick }: Omit<PosePickerProps, 'open'>) {
  const { data, isError, error, refetch } = useQuery(defaultHeadPosesQuery);
  return (
    <PoseDialog
      title="Default poses"
      description="Your portraits follow the direction in which the head looks in this picture."
      options={data && inPoseOrder(data).map(optionOf)}
      unavailable={POSE_MESSAGES.defaultPicture}
      unusable={POSE_MESSAGES.defaultUnusable}
      onClose={onClose}
      onPick={onPick}
      instead={
        isError ? (
          <PickerFailed
            message={POSE_MESSAGES.defaultList}
            reason={error.message}
            onRetry={() => void refetch()}
          />
        ) : data ? (
          <PickerEmpty title="No default poses yet">
            They are there once the studio is set up. You can use a file or your gallery.
          </PickerEmpty>
        ) : (
          <PickerLoading />
        )
      }
    />
  );
}
