import type { PromptReading, PromptReadingRequest } from '@likeness/contracts/http/prompts';
import type { Tool } from '@likeness/contracts/generation/tool';
import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/request.js';
import { locale } from '../../lib/locale.js';
import { useSettled } from '../../lib/use-timers.js';

const TYPING_MS = 400;

export type AskedPrompt = {
  readonly tool: Tool;
  readonly prompt: string;
  readonly negative: string;
  /** Without photos, the prompt draws a character. */
  readonly hasPhotos: boolean;
};

export function promptForReferences(prompt: string): AskedPrompt {
  return { tool: 'kontextlens', prompt, negative: '', hasPhotos: true };
}

function requestOf({ tool, prompt, negative, hasPhotos }: AskedPrompt): PromptReadingRequest {
  return {
    tool,
    prompt: prompt.trim(),
    negative_prompt: negative.trim(),
    has_photos: hasPhotos,
  };
}

const keyOf = (asked: AskedPrompt) => JSON.stringify(requestOf(asked));

const readingQuery = (key: string) => {
  const body = JSON.parse(key) as PromptReadingRequest;
  return queryOptions({
    queryKey: ['prompt-reading', key],
    queryFn: async () => {
      const answer = await call('POST /api/lenses/prompt-readings', { body });
      if (locale === 'en') return answer;
      // Late, because it is large.
      const text = await import('../../lib/prompt-answers/messages.js');
      return text.reading(answer);
    },
    enabled: body.prompt !== '',
    // The engine that reads prompts may change.
    staleTime: 60_000,
    retry: 1,
  });
};

/** `isOfNow` is false while an earlier reading is shown. */
export function usePromptReading(asked: AskedPrompt): {
  reading: PromptReading | undefined;
  isOfNow: boolean;
  isError: boolean;
} {
  const settled = useSettled(keyOf(asked), TYPING_MS);
  const query = useQuery({ ...readingQuery(settled), placeholderData: keepPreviousData });
  const isOfNow = settled === keyOf(asked) && !query.isPlaceholderData && query.isSuccess;
  return { reading: query.data, isOfNow, isError: query.isError };
}

export function knownReading(
  queryClient: QueryClient,
  asked: AskedPrompt,
): PromptReading | undefined {
  return queryClient.getQueryData(readingQuery(keyOf(asked)).queryKey);
}
