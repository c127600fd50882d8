import { sampleAffine, squareCrop } from '../raster/affine.js';
import type { RgbImage } from '../raster/rgb-image.js';
import { featureCentres } from './face-landmarks.js';
import type { FaceMesh } from './face-mesh.js';
import { distance } from './geometry.js';
import type { ModelSession } from './model-session.js';

/** face-api's alignment: mean distance of the eyes from the mouth, as a share of the crop. */
const EYE_TO_MOUTH_SHARE = 0.45;
/** Where the mean of eyes and mouth lies in the crop. */
const FEATURES_AT = { x: 0.5, y: 0.43 };

/**
 * The 128 numbers that stand for a person. The crop is aligned as face-api aligns it
 * (`FaceLandmarks.alignDlib`), because the distances are calibrated to that alignment.
 */
export async function embedFace(
  model: ModelSession,
  image: RgbImage,
  mesh: FaceMesh,
): Promise<Float32Array> {
  const { rightEye, leftEye, mouth } = featureCentres(mesh);
  const eyeToMouth = (distance(rightEye, mouth) + distance(leftEye, mouth)) / 2;
  const side = Math.floor(eyeToMouth / EYE_TO_MOUTH_SHARE);
  const featuresX = (rightEye[0] + leftEye[0] + mouth[0]) / 3;
  const featuresY = (rightEye[1] + leftEye[1] + mouth[1]) / 3;
  const region = {
    centreX: featuresX + (0.5 - FEATURES_AT.x) * side,
    centreY: featuresY + (0.5 - FEATURES_AT.y) * side,
    side,
    angle: 0,
  };
  const size = model.inputSize;
  const pixels = sampleAffine(image, squareCrop(region, size), size, size, 'edge');
  const { descriptor } = await model.run(pixels);
  return descriptor;
}
