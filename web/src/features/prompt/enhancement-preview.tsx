import type { Tool } from '@likeness/contracts/generation/tool';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/request.js';
import * as answers from '../../lib/prompt-answers/messages.js';
import { useSettled } from '../../lib/use-timers.js';
import * as text from './messages.js';

const TYPING_MS = 400;

type EnhancementPreviewProps = { tool: Tool; kind: 'positive' | 'negative'; prompt: string };

export function EnhancementPreview({ tool, kind, prompt }: EnhancementPreviewProps) {
  const settled = useSettled(prompt.trim(), TYPING_MS);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['prompt-enhancement', tool, kind, settled],
    queryFn: async () => {
      const body = { tool, kind, prompt: settled };
      const { added } = await call('POST /api/lenses/prompt-enhancements', { body });
      // The prompt keeps English words, which every model knows.
      return added.map(answers.added);
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: 1,
  });
  return (
    <div role="status" className="grid gap-0.5 text-sm">
      <p className="font-semibold">{text.enhancingAdds}</p>
      {isError ? (
        <p className="text-ink-2">{text.noPreview}</p>
      ) : !data ? (
        <p className="text-ink-3">{text.readingPrompt}</p>
      ) : data.length === 0 ? (
        <p className="text-ink-2">{text.nothingToAdd}</p>
      ) : (
        <p className={isPlaceholderData ? 'text-ink-3' : 'text-ink-2'}>{data.join(', ')}</p>
      )}
    </div>
  );
}
