import { ScanFace } from 'lucide-react';
import * as text from './messages.js';

export function LikenessBadge({ percent }: { percent: number }) {
  return (
    <span className="inline-flex items-center gap-1 font-bold whitespace-nowrap text-ink">
      <ScanFace aria-hidden className="size-4" strokeWidth={1.75} />
      <span className="sr-only">{text.likeness} </span>
      {percent}
      {text.percent}
    </span>
  );
}
