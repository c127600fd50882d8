import type { Image } from '@likeness/contracts/http/images';

/** An image whose choices another page is to begin from. */
type Handed = { image: Image; keepsSeed: boolean };

let handed: Handed | null = null;

/** Leaves an image for the page of the tool that made it. */
export function handImage(image: Image, keepsSeed: boolean): void {
  handed = { image, keepsSeed };
}

/** Takes what was left for this tool, once. */
export function takeHandedImage(tool: string): Handed | null {
  const left = handed?.image.creation_method_name === tool ? handed : null;
  if (left) handed = null;
  return left;
}
