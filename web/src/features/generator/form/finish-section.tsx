import { clsx } from 'clsx';
import { Check, Shuffle } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Switch } from '../../../components/switch.js';
import { StepTitle } from '../../../components/step-title.js';
import type { ToolPageState } from '../../tool-page/tool/use-tool-page.js';
import { finishOf } from '../choices/finish-of.js';
import type { FormState } from '../choices/form-state.js';
import * as text from '../messages/en.js';

const CHECKERED = 'repeating-conic-gradient(#d4d4d4 0 25%, #fff 0 50%) 0 0 / 0.75rem 0.75rem';

/** The middle of each paper in `finished-style.ts` of the worker. */
const PAPERS = [
  { value: null, label: text.surpriseMe, color: null },
  { value: 'white', label: text.white, color: '#fdfdfc' },
  { value: 'gray', label: text.gray, color: '#a9afb5' },
  { value: 'navy', label: text.navy, color: '#41597a' },
  { value: 'warm', label: text.warm, color: '#d8c2a8' },
  { value: 'transparent', label: text.transparent, color: CHECKERED },
] as const;
const FIRST_OWN = '#7c9a92';

type FinishSectionProps = { page: ToolPageState<FormState> };

/** Backdrop and retouch, for styles that have them. */
export function FinishSection({ page: { choices, change } }: FinishSectionProps) {
  const { hasBackdrop } = finishOf(choices.style);
  return (
    <div className="grid gap-5">
      {hasBackdrop && (
        <BackdropField value={choices.backdrop} onChoose={(backdrop) => change({ backdrop })} />
      )}
      <Switch
        label={text.lightRetouch}
        hint={text.lightRetouchHint}
        checked={choices.retouch === 'light'}
        onChange={(isOn) => change({ retouch: isOn ? 'light' : 'none' })}
      />
    </div>
  );
}

type BackdropFieldProps = { value: string | null; onChoose: (backdrop: string | null) => void };

function BackdropField({ value, onChoose }: BackdropFieldProps) {
  const id = useId();
  const own = value?.startsWith('#') ? value : null;
  return (
    <fieldset className="grid gap-3">
      <legend className="contents">
        <StepTitle>{text.backdrop}</StepTitle>
      </legend>
      <div className="flex flex-wrap gap-y-3">
        {PAPERS.map((paper) => (
          <Swatch
            key={paper.label}
            label={paper.label}
            color={paper.color}
            isChosen={value === paper.value}
          >
            <input
              type="radio"
              name={id}
              checked={value === paper.value}
              onChange={() => onChoose(paper.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </Swatch>
        ))}
        <Swatch label={text.yourColor} color={own ?? FIRST_OWN} isChosen={own !== null}>
          <input
            type="color"
            value={own ?? FIRST_OWN}
            onClick={() => onChoose(own ?? FIRST_OWN)}
            onChange={({ target }) => onChoose(target.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </Swatch>
      </div>
    </fieldset>
  );
}

type SwatchProps = {
  label: string;
  color: string | null;
  isChosen: boolean;
  children: ReactNode;
};

function Swatch({ label, color, isChosen, children }: SwatchProps) {
  return (
    <label className="relative grid w-20 content-start justify-items-center gap-1.5 text-center text-sm">
      {children}
      <span
        className={clsx(
          'grid size-11 place-items-center rounded-full border border-edge [:focus-visible+&]:outline-2 [:focus-visible+&]:outline-offset-2 [:focus-visible+&]:outline-focus',
          isChosen && 'ring-2 ring-ink ring-offset-2 ring-offset-paper',
        )}
        style={color === null ? undefined : { background: color }}
      >
        {color === null && !isChosen && <Shuffle aria-hidden className="size-4.5" />}
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
