import type { DetectedFace } from '../../analysis/face-detection.js';
import type { FaceMesh } from '../../analysis/face-landmarks.js';
import type { RgbImage } from '../../imaging/rgb-image.js';

/** The person to portray, found in one of the references. */
export type Subject = {
  readonly referenceIndex: number;
  readonly image: RgbImage;
  readonly mesh: FaceMesh;
  readonly embedding: Float32Array;
  /** Faces of other people in the photo. */
  readonly others: readonly DetectedFace[];
  /** The best of the person's other photos: nothing of the portrait comes from it. */
  readonly heldOut: HeldOut | null;
};

type HeldOut = { readonly referenceIndex: number; readonly embedding: Float32Array };
