import { useQuery } from '@tanstack/react-query';
import { displayUrl } from '../../lib/api/image-url.js';
import { headPosesQuery } from './picker-queries.js';
import { PickerEmpty, PickerFailed, PickerLoading } from './picker-states.js';
import { POSE_MESSAGES, type PoseChoice } from './pose-choice.js';
import { PoseDialog } from './pose-dialog.js';

export type PosePickerProps = {
  open: boolean;
  onClose: () => void;
  onPick: (choice: PoseChoice) => void;
};

export function GalleryPosePicker({ open, ...rest }: PosePickerProps) {
  return open ? <OpenGalleryPosePicker {...rest} /> : null;
}

function OpenGalleryPosePicker({ onClose, onPick }: Omit<PosePickerProps, 'open'>) {
  const { data, isError, error, refetch } = useQuery(headPosesQuery);
  const options = data?.map((image) => {
    const previewUrl = displayUrl(image, 256);
    const { id, name: label } = image;
    return { id, label, previewUrl, choice: { kind: 'gallery', id, label, previewUrl } as const };
  });
  return (
    <PoseDialog
      title="Head pose from your gallery"
      description="Your portraits follow the direction in which the head looks in this picture."
      options={options}
      unavailable={POSE_MESSAGES.galleryPicture}
      unusable={POSE_MESSAGES.galleryPicture}
      onClose={onClose}
      onPick={onPick}
      instead={
        isError ? (
          <PickerFailed
            message="We couldn’t load your images."
            reason={error.message}
            onRetry={() => void refetch()}
          />
        ) : data ? (
          <PickerEmpty title="No images with a face yet">
            The photos you upload and the portraits you make appear here.
          </PickerEmpty>
        ) : (
          <PickerLoading />
        )
      }
    />
  );
}
