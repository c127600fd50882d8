/** In face heights above the chin: what touches a side of the photo higher up is hair, or a hand. */
const ABOVE_CHIN = 0.25;

export function highestShoulder(chin: number, faceHeight: number): number {
  return chin - ABOVE_CHIN * faceHeight;
}
