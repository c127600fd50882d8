import type { Image } from '@likeness/contracts/http/images';

type Handed = { image: Image; keepsSeed: boolean };

let handed: Handed | null = null;

export function handImage(image: Image, keepsSeed: boolean): void {
  handed = { image, keepsSeed };
}

export function takeHandedImage(tool: string): Handed | null {
  const left = handed?.image.creation_method_name === tool ? handed : null;
  if (left) handed = null;
  return left;
}
