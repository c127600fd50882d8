import type { PromptReading } from '@likeness/contracts/http/prompts';
import type { PhotosUse } from '../../tool-page/tool/photo-comparison-query.js';

/** Null while unknown, and when a model uses the references as a whole. */
export function photosUse(prompt: string, reading: PromptReading | undefined): PhotosUse | null {
  if (prompt.trim() === '') return { tool: 'kontextlens', lookImages: [] };
  if (reading?.reader !== 'studio') return null;
  return { tool: 'kontextlens', lookImages: reading.look_images };
}
