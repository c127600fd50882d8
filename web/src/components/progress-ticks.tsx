import type { CSSProperties } from 'react';

type ProgressTicksProps = {
  label: string;
  /** 0 to 100 percent of the sixty seconds. */
  percent: number;
  /** The status in words, read instead of the bare number. */
  valueText?: string;
};

/** Sixty ticks for sixty seconds, tall where the status text changes. */
export function ProgressTicks({ label, percent, valueText }: ProgressTicksProps) {
  const style = { '--progress': `${percent}%` } as CSSProperties;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
      style={style}
      className="progress-ticks h-5"
    />
  );
}
