import type { DetectedFace } from '../../analysis/face-detection.js';
import type { FaceMesh } from '../../analysis/face-landmarks.js';
import type { RgbImage } from '../../imaging/rgb-image.js';

export type Subject = {
  readonly referenceIndex: number;
  readonly image: RgbImage;
  readonly mesh: FaceMesh;
  readonly embedding: Float32Array;
  readonly others: readonly DetectedFace[];
  /** The person's best other photo, which is no input of the portrait. */
  readonly heldOut: HeldOut | null;
};

type HeldOut = { readonly referenceIndex: number; readonly embedding: Float32Array };
