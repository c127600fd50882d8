import { clsx } from 'clsx';
import { Check, type LucideIcon, Shirt, Shuffle } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Switch } from '../../../components/switch.js';
import { StepTitle } from '../../../components/step-title.js';
import type { ToolPageState } from '../../tool-page/tool/use-tool-page.js';
import { finishOf } from '../choices/finish-of.js';
import type { FormState } from '../choices/form-state.js';
import * as text from '../messages.js';

const CHECKERED = 'repeating-conic-gradient(#d4d4d4 0 25%, #fff 0 50%) 0 0 / 0.75rem 0.75rem';

/** The middle of each paper in `finished-style.ts` of the worker. */
const PAPERS = [
  { value: null, label: text.surpriseMe, color: null, Icon: Shuffle },
  { value: 'white', label: text.white, color: '#fdfdfc' },
  { value: 'gray', label: text.gray, color: '#a9afb5' },
  { value: 'navy', label: text.navy, color: '#41597a' },
  { value: 'warm', label: text.warm, color: '#d8c2a8' },
  { value: 'transparent', label: text.transparent, color: CHECKERED },
] as const;
/** The dyes in `garment.ts` of the worker. */
const CLOTHES = [
  { value: null, label: text.asInPhoto, color: null, Icon: Shirt },
  { value: 'navy', label: text.navy, color: '#222e4a' },
  { value: 'black', label: text.black, color: '#1b1c1f' },
  { value: 'white', label: text.white, color: '#e6e6e4' },
] as const;
const FIRST_OWN = '#7c9a92';

type FinishSectionProps = { page: ToolPageState<FormState> };

/** Backdrop, clothes and retouch, for styles that have them, and what the photo cuts. */
export function FinishSection({ page: { choices, change, comparison } }: FinishSectionProps) {
  const { hasBackdrop, hasRetouch } = finishOf(choices.style);
  const own = choices.backdrop?.startsWith('#') ? choices.backdrop : null;
  return (
    <div className="grid gap-5">
      {hasBackdrop && (
        <ColorField
          title={text.backdrop}
          colors={PAPERS}
          value={choices.backdrop}
          onChoose={(backdrop) => change({ backdrop })}
        >
          <Swatch label={text.yourColor} color={own ?? FIRST_OWN} isChosen={own !== null}>
            <input
              type="color"
              value={own ?? FIRST_OWN}
              onClick={() => change({ backdrop: own ?? FIRST_OWN })}
              onChange={({ target }) => change({ backdrop: target.value })}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </Swatch>
        </ColorField>
      )}
      {hasRetouch && (
        <>
          <ColorField
            title={text.clothes}
            colors={CLOTHES}
            possible={comparison.clothes}
            value={choices.clothes}
            onChoose={(clothes) => change({ clothes })}
          />
          <Switch
            label={text.lightRetouch}
            hint={text.lightRetouchHint}
            checked={choices.retouch === 'light'}
            onChange={(isOn) => change({ retouch: isOn ? 'light' : 'none' })}
          />
        </>
      )}
      {comparison.cutsShoulders && (
        <Switch
          label={text.continuedShoulders}
          hint={text.continuedShouldersHint}
          checked={choices.continuesShoulders}
          onChange={(continuesShoulders) => change({ continuesShoulders })}
        />
      )}
    </div>
  );
}

type ColorFieldProps<T> = {
  title: string;
  colors: readonly { value: T; label: string; color: string | null; Icon?: LucideIcon }[];
  value: string | null;
  onChoose: (value: T) => void;
  /** Null: all. Without a color, always. */
  possible?: readonly T[] | null;
  children?: ReactNode;
};

function ColorField<T extends string | null>({
  title,
  colors,
  value,
  onChoose,
  possible = null,
  children,
}: ColorFieldProps<T>) {
  const id = useId();
  const isPossible = (each: string | null) =>
    each === null || possible === null || possible.some((one) => one === each);
  const shown = isPossible(value) ? value : null;
  return (
    <fieldset className="grid gap-3">
      <legend className="contents">
        <StepTitle>{title}</StepTitle>
      </legend>
      <div className="flex flex-wrap gap-y-3">
        {colors.map((each) => (
          <Swatch
            key={each.label}
            {...each}
            isChosen={shown === each.value}
            isDisabled={!isPossible(each.value)}
          >
            <input
              type="radio"
              name={id}
              checked={shown === each.value}
              disabled={!isPossible(each.value)}
              onChange={() => onChoose(each.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </Swatch>
        ))}
        <div className="contents">{children}</div>
      </div>
      {!colors.every((each) => isPossible(each.value)) && (
        <p className="text-sm text-ink-3">{text.clothesStay}</p>
      )}
    </fieldset>
  );
}

type SwatchProps = {
  label: string;
  color: string | null;
  Icon?: LucideIcon;
  isChosen: boolean;
  isDisabled?: boolean;
  children: ReactNode;
};

function Swatch({ label, color, Icon, isChosen, isDisabled, children }: SwatchProps) {
  return (
    <label
      className={clsx(
        'relative grid w-20 content-start justify-items-center gap-1.5 text-center text-sm',
        isDisabled && 'opacity-40',
      )}
    >
      {children}
      <span
        className={clsx(
          'grid size-11 place-items-center rounded-full border border-edge [:focus-visible+&]:outline-2 [:focus-visible+&]:outline-offset-2 [:focus-visible+&]:outline-focus',
          isChosen && 'ring-2 ring-ink ring-offset-2 ring-offset-paper',
        )}
        style={color === null ? undefined : { background: color }}
      >
        {Icon && !isChosen && <Icon aria-hidden className="size-4.5" />}
        {isChosen && (
          <span className="grid size-5 place-items-center rounded-full bg-ink text-page">
            <Check aria-hidden className="size-3.5" strokeWidth={2.5} />
          </span>
        )}
      </span>
      <span className={clsx(isChosen && 'font-semibold')}>{label}</span>
    </label>
  );
}
