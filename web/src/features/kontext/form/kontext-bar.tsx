import { IMAGE_COUNTS } from '@likeness/contracts/generation/portrait-count';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/button.js';
import { Slider } from '../../../components/slider.js';
import { Switch } from '../../../components/switch.js';
import { AllowanceLine } from '../../tool-page/bar/allowance-line.js';
import { SeedChip } from '../../tool-page/bar/seed-chip.js';
import type { KontextChoices } from '../choices/kontext-form-state.js';
import { costWords, watermarkHint, type Cost } from '../choices/terms-words.js';
import { useKontextOrder } from './use-kontext-order.js';

const COUNTS = IMAGE_COUNTS.kontextlens;

const images = (count: number) => (count === 1 ? '1 image' : `${count} images`);

type KontextBarProps = {
  formId: string;
  choices: KontextChoices;
  onChange: (change: Partial<KontextChoices>) => void;
  isBusy: boolean;
  isBlocked: boolean;
  children: ReactNode;
};

export function KontextBar({
  formId,
  choices,
  onChange,
  isBusy,
  isBlocked,
  children,
}: KontextBarProps) {
  const { order, terms } = useKontextOrder(choices);
  // Keeps the announced cost during a run, because the balance has changed since.
  const [agreed, setAgreed] = useState<Cost | null>(null);
  const cost = isBusy ? agreed : costWords(order, terms);
  return (
    <section aria-label="Options" data-part="submit" className="grid gap-4">
      <div
        className={clsx(
          'flex flex-wrap items-center gap-x-6 gap-y-4 lg:max-xl:gap-x-5',
          choices.seed === null && 'lg:flex-nowrap',
        )}
      >
        <div className="w-full sm:w-52 lg:max-xl:w-40 lg:max-xl:flex-none">
          <Slider
            label="Number of images"
            value={choices.imageCount}
            min={COUNTS.min}
            max={COUNTS.max}
            valueText={images(choices.imageCount)}
            disabled={isBusy}
            onChange={(imageCount) => onChange({ imageCount })}
          />
        </div>
        <Switch
          className="max-sm:w-full sm:border-l sm:border-line sm:pl-6 lg:max-xl:pl-5"
          label="Watermark"
          hint={watermarkHint(order, terms)}
          checked={terms.isWatermarked}
          locked={terms.isLocked}
          disabled={isBusy}
          onChange={(watermark) => onChange({ watermark })}
        />
        {choices.seed !== null && (
          <SeedChip seed={choices.seed} onClear={() => onChange({ seed: null })} />
        )}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-6 gap-y-3 max-sm:w-full lg:flex-nowrap lg:max-xl:gap-x-5">
          <div className="grid gap-0.5 max-sm:w-full sm:text-right lg:gap-0" aria-live="polite">
            {cost && <p className="font-semibold tabular-nums">{cost.title}</p>}
            {cost && <p className="text-sm text-ink-2 tabular-nums">{cost.detail}</p>}
            <AllowanceLine />
          </div>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size="lg"
            busy={isBusy}
            disabled={isBusy || isBlocked}
            className="max-sm:w-full lg:flex-none lg:max-xl:px-4"
            onClick={() => setAgreed(cost)}
          >
            {isBusy ? 'Creating' : 'Create'} {images(choices.imageCount)}
          </Button>
        </div>
      </div>
      {children}
    </section>
  );
}
