import { v5 as nameBased } from 'uuid';

/** UUID version 5 (RFC 9562, 5.5) of the image index in the namespace of the generation. */
export function renderIdOf(generationId: string, imageIndex: number): string {
  return nameBased(String(imageIndex), generationId);
}
