import { clsx } from 'clsx';
import { Frame } from './frame.js';
import { SelectMark } from './select-mark.js';

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
        <SelectMark on={checked} className="outline-offset-2" />
      </Frame>
    </label>
  );
}
