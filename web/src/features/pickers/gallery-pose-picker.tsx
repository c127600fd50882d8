import { useQuery } from '@tanstack/react-query';
import { displayUrl } from '../../lib/api/image-url.js';
import * as text from './messages.js';
import { headPosesQuery } from './picker-queries.js';
import { PickerState } from './picker-states.js';
import type { PoseChoice } from './pose-choice.js';
import { PoseDialog } from './pose-dialog.js';

export type PosePickerProps = {
  onClose: () => void;
  onPick: (choice: PoseChoice) => void;
};

export function GalleryPosePicker({ onClose, onPick }: PosePickerProps) {
  const query = useQuery(headPosesQuery);
  const options = query.data?.map((image) => {
    const previewUrl = displayUrl(image, 256);
    const { id, name: label } = image;
    return { id, label, previewUrl, choice: { kind: 'gallery', id, label, previewUrl } as const };
  });
  return (
    <PoseDialog
      title={text.poseFromGallery}
      description={text.poseDescription}
      options={options}
      unavailable={text.galleryPictureFailed}
      unusable={text.galleryPictureFailed}
      onClose={onClose}
      onPick={onPick}
      instead={
        <PickerState query={query} failed={text.imagesFailed} title={text.noFaces}>
          {text.facesAppearHere}
        </PickerState>
      }
    />
  );
}
