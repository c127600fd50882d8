import { capitalized } from '../../../../lib/images/tool-names.js';

/** @param key is English words with hyphens */
export function pose(key: string): string {
  return capitalized(key.replaceAll('-', ' '));
}
