import type { ReactNode } from 'react';

type EmptyProps = { title: string; children?: ReactNode; action?: ReactNode };

/** Crop marks round the place where pictures will be, with one thing to do. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className="crop-marks grid justify-items-center gap-4 px-5 py-[clamp(2.5rem,6vw,4.5rem)] text-center">
      <h3 className="type-h3">{title}</h3>
      {children !== undefined && <p className="max-w-[40ch] text-ink-2">{children}</p>}
      {action}
    </div>
  );
}
