import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Frame } from './frame.js';

type CheckboxTileProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  src?: string;
  name?: string;
  disabled?: boolean;
};

export function CheckboxTile({ label, checked, onChange, src, name, disabled }: CheckboxTileProps) {
  return (
    <label className="group relative block has-disabled:opacity-55">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 z-1 size-full cursor-[inherit] opacity-0"
      />
      <Frame
        src={src}
        ratio="square"
        name={name}
        className={clsx(
          'rounded-frame outline-offset-4 outline-focus transition-[filter,scale] peer-focus-visible:outline-2 group-hover:brightness-104',
          checked && 'scale-95',
        )}
      >
        <span
          aria-hidden
          className={clsx(
            'absolute inset-0 rounded-frame outline-3 outline-offset-2 outline-mark',
            checked ? 'opacity-100' : 'opacity-0',
          )}
        />
        <span
          aria-hidden
          className={clsx(
            'absolute top-2 left-2 grid size-7 place-items-center rounded-full border-2 ring-1 ring-[rgb(0_0_0/0.25)]',
            checked
              ? 'border-accent bg-accent text-on-accent'
              : 'border-[#fff] bg-[rgb(20_17_15/0.55)]',
          )}
        >
          {checked && <Check className="size-4" strokeWidth={3} />}
        </span>
      </Frame>
    </label>
  );
}
