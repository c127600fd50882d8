import { v5 as nameBased } from 'uuid';

/**
 * Id of an image that is known before it is asked for: UUID version 5 (RFC 9562, 5.5) of its index
 * in the namespace of its generation.
 */
export function renderIdOf(generationId: string, imageIndex: number): string {
  return nameBased(String(imageIndex), generationId);
}
