import type { RunPhotos } from '../run/run-ports.js';
import type { PhotoBox } from './photo-box.js';
import { usablePhotos } from './photos-state.js';

/**
 * The photos of a tool's form as its runs see them.
 * @param pose holds one photo; null in a tool without poses
 */
export function createRunPhotos(references: PhotoBox, pose: PhotoBox | null): RunPhotos {
  const boxes = pose ? [references, pose] : [references];
  return {
    references: () => usablePhotos(references.getState()).length,
    unsent: () =>
      boxes
        .flatMap((box) => usablePhotos(box.getState()))
        .filter(({ uploadId }) => uploadId === null).length,
    async uploadAll(onStored, isWanted) {
      const sent = await references.uploadAll(onStored, isWanted);
      const posed = await pose?.uploadAll(onStored, isWanted);
      const fields: Record<string, string> = {};
      const poseId = posed?.ids[0];
      if (poseId !== undefined) fields.head_pose_gallery_id = poseId;
      return {
        ids: sent.ids,
        fields,
        refused: sent.refused + (posed?.refused ?? 0),
      };
    },
    forgetUploads() {
      for (const box of boxes) box.forgetUploads();
    },
  };
}
