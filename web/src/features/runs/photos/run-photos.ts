import type { PhotoBox } from './photo-box.js';
import { usablePhotos } from './photos-state.js';

/** The photos that an order sends: references, and a head pose where the tool has one. */
export type RunPhotos = {
  /** Usable reference photos. */
  references: () => number;
  /** Usable photos that are not uploaded yet. */
  unsent: () => number;
  /**
   * Uploads the rest while `isWanted`. Gives the ids of the references, the form fields that other
   * photos add, and the number of photos refused. Throws when the server or the connection fails.
   */
  uploadAll: (
    onStored: () => void,
    isWanted: () => boolean,
  ) => Promise<{
    ids: string[];
    fields: Readonly<Record<string, string>>;
    refused: number;
  }>;
  forgetUploads: () => void;
};

/** @param pose holds one photo; null in a tool without poses */
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
