import type { ReactNode } from 'react';
import { SkeletonFrame } from '../../components/skeleton-frame.js';
import * as text from './messages/en.js';

export const pickerGrid =
  'grid grid-cols-3 gap-x-4 gap-y-3 sm:grid-cols-4 md:grid-cols-6 p-1.5 -m-1.5';

export function PickerLoading() {
  return (
    <div role="status" aria-label={text.loading} className={pickerGrid}>
      {Array.from({ length: 12 }, (_, index) => (
        <SkeletonFrame key={index} ratio="square" />
      ))}
    </div>
  );
}

export function PickerEmpty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="crop-marks grid min-h-64 content-center justify-items-center gap-2 px-6 py-10 text-center">
      <p className="type-h3">{title}</p>
      <p className="max-w-[40ch] text-ink-2">{children}</p>
    </div>
  );
}
