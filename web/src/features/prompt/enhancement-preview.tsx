import type { Tool } from '@likeness/contracts/generation/tool';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewEnhancement } from '../../lib/api/lenses-api.js';
import { useSettled } from '../../lib/use-settled.js';

const TYPING_MS = 400;

type EnhancementPreviewProps = { tool: Tool; kind: 'positive' | 'negative'; prompt: string };

export function EnhancementPreview({ tool, kind, prompt }: EnhancementPreviewProps) {
  const settled = useSettled(prompt.trim(), TYPING_MS);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['prompt-enhancement', tool, kind, settled],
    queryFn: () => previewEnhancement({ tool, kind, prompt: settled }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: 1,
  });
  return (
    <div role="status" className="grid gap-0.5 text-sm">
      <p className="font-semibold">Enhancing adds</p>
      {isError ? (
        <p className="text-ink-2">Preview unavailable. We’ll still enhance your prompt.</p>
      ) : !data ? (
        <p className="text-ink-3">Reading your prompt</p>
      ) : data.added.length === 0 ? (
        <p className="text-ink-2">Nothing to add.</p>
      ) : (
        <p className={isPlaceholderData ? 'text-ink-3' : 'text-ink-2'}>{data.added.join(', ')}</p>
      )}
    </div>
  );
}
