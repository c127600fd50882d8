import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Frame, type FrameProps } from './frame.js';
import { PickMark } from './pick-mark.js';

type RadioTileProps = Omit<FrameProps, 'name' | 'children' | 'className'> & {
  name: string;
  value: string;
  label: string;
  checked: boolean;
  onChoose: (value: string) => void;
  icon?: ReactNode;
  mark?: ReactNode;
};

/** A native radio button behind a picture: arrow keys, labels and forms work as usual. */
export function RadioTile({
  name,
  value,
  label,
  checked,
  onChoose,
  icon,
  mark,
  ...frame
}: RadioTileProps) {
  return (
    <label className="group relative block has-disabled:opacity-55">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={() => onChoose(value)}
        className="peer absolute inset-0 z-1 size-full cursor-[inherit] opacity-0"
      />
      <Frame
        {...frame}
        name={
          <>
            {checked && (
              <Check aria-hidden className="-my-1 size-4 text-accent-ink" strokeWidth={2.5} />
            )}
            <span>
              {label}
              {mark}
            </span>
          </>
        }
        className="rounded-frame outline-offset-8 outline-focus transition-[filter] peer-focus-visible:outline-2 group-hover:brightness-104"
      >
        {frame.src === undefined && (
          <span className="absolute inset-0 grid place-items-center text-ink-2 [&_svg]:size-7 [&_svg]:stroke-[1.5]">
            {icon}
          </span>
        )}
        <PickMark on={checked} />
      </Frame>
    </label>
  );
}
