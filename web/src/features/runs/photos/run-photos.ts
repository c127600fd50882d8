import type { KeptFiles } from '../../../lib/kept-files.js';
import type { RunPhotos } from '../run/run-ports.js';
import type { WaitingPhoto } from '../run/run-record.js';
import type { KeptPhoto, PhotoBox } from './photo-box.js';
import { usablePhotos, type Photo } from './photos-state.js';

type Boxes = {
  references: PhotoBox;
  /** Holds one picture whose head pose is followed; null in a tool without poses. */
  pose: PhotoBox | null;
};

const isUnsent = ({ uploadId }: Photo) => uploadId === null;

/** The pictures of a tool's form as its runs see them, kept in the browser until they are sent. */
export function createRunPhotos({ references, pose }: Boxes, files: KeptFiles): RunPhotos {
  const boxes = [
    { role: 'reference' as const, box: references },
    ...(pose ? [{ role: 'pose' as const, box: pose }] : []),
  ];
  const usable = () =>
    boxes.flatMap(({ role, box }) =>
      usablePhotos(box.getState()).map((photo) => ({ role, photo })),
    );

  async function takeKept({ key, name, uploadId }: WaitingPhoto): Promise<KeptPhoto> {
    if (uploadId !== null) return { key, name, uploadId, file: null };
    const file = await files.get(key).catch(() => undefined);
    return { key, name, uploadId, file: file ?? null };
  }

  return {
    count: () => usable().filter(({ photo }) => isUnsent(photo)).length,
    waiting: () =>
      usable().map(({ role, photo: { key, name, uploadId } }) => ({ key, name, role, uploadId })),
    async keep() {
      const unsent = usable().filter(({ photo }) => isUnsent(photo));
      await Promise.all(
        unsent.map(async ({ photo: { key, file } }) => {
          if (file) await files.put(key, file);
        }),
      );
    },
    letGo: () => files.clear(),
    async restore(waiting) {
      let lost = 0;
      for (const { role, box } of boxes) {
        const kept = await Promise.all(
          waiting.filter((photo) => photo.role === role).map(takeKept),
        );
        const found = kept.filter(({ uploadId, file }) => uploadId !== null || file !== null);
        lost += kept.length - found.length;
        const held = new Set(box.getState().photos.map(({ key }) => key));
        await box.restore(found.filter(({ key }) => !held.has(key)));
      }
      return lost;
    },
    async uploadAll(onStored, isWanted) {
      const stored = (key: string) => {
        onStored();
        // What is at the studio needs no second copy here.
        void files.remove(key).catch(() => {});
      };
      const sent = await references.uploadAll(stored, isWanted);
      const posed = await pose?.uploadAll(stored, isWanted);
      const [poseId] = posed?.ids ?? [];
      const fields: Record<string, string> = {};
      if (poseId !== undefined) fields.head_pose_gallery_id = poseId;
      return {
        ids: sent.ids,
        fields,
        refused: sent.refused + (posed?.refused ?? 0),
      };
    },
    forgetUploads() {
      for (const { box } of boxes) box.forgetUploads();
    },
    recall: references.recall,
  };
}
