import type { PromptReading } from '@likeness/contracts/http/generation';
import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { readPrompt } from '../../lib/api/lenses-api.js';
import { useSettled } from './use-settled.js';

const TYPING_MS = 400;

const readingQuery = (prompt: string) =>
  queryOptions({
    queryKey: ['prompt-reading', prompt.trim()],
    queryFn: () => readPrompt({ prompt: prompt.trim() }),
    enabled: prompt.trim() !== '',
    // Who draws from the words may be another by then.
    staleTime: 60_000,
    retry: 1,
  });

/** The server's reading of a prompt while it is typed; `isOfNow` is false while an earlier one stands. */
export function usePromptReading(prompt: string): {
  reading: PromptReading | undefined;
  isOfNow: boolean;
  isError: boolean;
} {
  const settled = useSettled(prompt.trim(), TYPING_MS);
  const query = useQuery({ ...readingQuery(settled), placeholderData: keepPreviousData });
  const isOfNow = settled === prompt.trim() && !query.isPlaceholderData && query.isSuccess;
  return { reading: query.data, isOfNow, isError: query.isError };
}

/** What is known of a prompt: undefined while nothing is. */
export function knownReading(queryClient: QueryClient, prompt: string): PromptReading | undefined {
  return queryClient.getQueryData(readingQuery(prompt).queryKey);
}

/** The main wish that a prompt is known to ask for in vain; null where nothing is known of it. */
export function knownMainUnmet(queryClient: QueryClient, prompt: string): string | null {
  return knownReading(queryClient, prompt)?.main_unmet?.words ?? null;
}
