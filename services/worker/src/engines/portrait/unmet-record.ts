import type { Unmet } from '@likeness/contracts/generation/prompt-answers';
import type { EngineRecord } from '@likeness/contracts/http/recipe';
import { unmetInWords } from '@likeness/prompts/answers-in-words';

type UnmetRecord = Pick<EngineRecord, 'unmet' | 'unmetCodes'>;

/** English sentences and, for pages in other languages, their codes in the same order. */
export function unmetRecord(unmet: readonly Unmet[], further: UnmetRecord = {}): UnmetRecord {
  const codes = unmet.map((each) => ({
    code: each.code,
    words: 'words' in each ? each.words : undefined,
    values: each.values,
  }));
  return {
    unmet: [...unmet.map(unmetInWords), ...(further.unmet ?? [])],
    unmetCodes: [...codes, ...(further.unmetCodes ?? [])],
  };
}
