import type { Image } from '@likeness/contracts/http/images';
import type { CodedUnmet } from '@likeness/contracts/http/recipe';
import * as text from './messages.js';

export function unmetOf({ creation_method_config }: Image): string[] {
  const { unmet, unmetCodes }: { unmet?: unknown; unmetCodes?: readonly CodedUnmet[] } =
    creation_method_config ?? {};
  if (!Array.isArray(unmet)) return [];
  return unmet.flatMap((words: unknown, i) =>
    typeof words === 'string' && words !== '' ? text.unmet(words, unmetCodes?.[i]) : [],
  );
}
