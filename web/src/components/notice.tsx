import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type Tone = 'success' | 'error' | 'warning' | 'info';

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };
const colours: Record<Tone, string> = {
  success: 'text-success',
  error: 'text-danger',
  warning: 'text-warning',
  info: 'text-info',
};

export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone];
  return (
    <Icon aria-hidden strokeWidth={1.75} className={clsx('size-5 flex-none', colours[tone])} />
  );
}

type NoticeProps = {
  tone: Tone;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
};

export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={clsx(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-control border px-4 py-3.5',
        tone === 'error' ? 'border-danger bg-danger-soft' : 'border-line bg-paper',
      )}
    >
      <span className="pt-0.5">
        <ToneIcon tone={tone} />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{title}</p>
        {children !== undefined && <div className="text-sm text-ink-2">{children}</div>}
      </div>
      {action}
    </div>
  );
}
