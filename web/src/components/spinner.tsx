import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';

/** A turning ring beside words that already say what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={clsx('animate-spin', className ?? 'size-4.5')} />;
}
