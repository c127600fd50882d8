type ProgressTicksProps = {
  label: string;
  percent: number;
  valueText: string;
};

const ticks = Array.from({ length: 61 }, (_, second) =>
  second % 15 === 0 ? `M${second * 10} 0V20` : `M${second * 10} 8V20`,
).join('');

function Ticks({ className, clip }: { className: string; clip?: string }) {
  return (
    <path
      d={ticks}
      vectorEffect="non-scaling-stroke"
      strokeWidth={2}
      className={className}
      style={{ clipPath: clip }}
    />
  );
}

export function ProgressTicks({ label, percent, valueText }: ProgressTicksProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
      className="px-px"
    >
      <svg
        aria-hidden
        viewBox="0 0 600 20"
        preserveAspectRatio="none"
        className="h-5 w-full overflow-visible"
      >
        <Ticks className="stroke-edge" />
        <Ticks
          className="stroke-mark transition-[clip-path] duration-[220ms]"
          clip={`inset(-1px ${100 - percent}% -1px -1px)`}
        />
      </svg>
    </div>
  );
}
