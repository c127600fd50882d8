import { PORTRAIT_COUNT } from '@likeness/contracts/generation/portrait-count';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { Stepper } from '../../../components/stepper.js';
import { Switch } from '../../../components/switch.js';
import { AllowanceLine } from '../../tool-page/bar/allowance-line.js';
import { SeedChip } from '../../tool-page/bar/seed-chip.js';
import type { FormState } from '../choices/form-state.js';
import { costWords, watermarkHint } from '../choices/portrait-terms.js';
import type { Indefinite } from './use-indefinite.js';
import { useOrder } from './use-order.js';

const portraits = (count: number) => (count === 1 ? '1 portrait' : `${count} portraits`);

const NO_COUNT = 'Please select at least 1 image to generate.';

const setting =
  'w-full sm:max-lg:w-[calc(50%-0.75rem)] lg:w-auto xl:border-l xl:border-line xl:pl-6';

/** Visually hidden hints: the cost line gives the same information. */
const settings =
  'contents lg:max-xl:grid lg:max-xl:flex-none lg:max-xl:border-l lg:max-xl:border-line lg:max-xl:pl-5 lg:max-xl:[&_p]:sr-only';

type OptionsBarProps = {
  formId: string;
  form: FormState;
  hasPhotos: boolean;
  onChange: (change: Partial<FormState>) => void;
  indefinite: Indefinite;
  isBusy: boolean;
  isBlocked: boolean;
  children: ReactNode;
};

/** The user always sees the cost before the button. */
export function OptionsBar({
  formId,
  form,
  hasPhotos,
  onChange,
  indefinite,
  isBusy,
  isBlocked,
  children,
}: OptionsBarProps) {
  const { order, terms } = useOrder(form, hasPhotos);
  const { title, detail } = costWords(order, terms);
  const { imageCount, removesWatermark, isLocked, maxCount } = terms;
  return (
    <section aria-label="Options" data-part="submit" className="@container grid gap-4">
      <div
        className={clsx(
          'flex flex-wrap items-center gap-x-6 gap-y-4 lg:max-xl:gap-x-5',
          form.seed === null && 'lg:flex-nowrap',
        )}
      >
        <div
          data-part="count"
          className="flex items-center gap-3 max-lg:w-full max-lg:justify-between"
        >
          <span
            aria-hidden
            className={clsx('text-sm font-semibold', removesWatermark !== null && 'lg:max-xl:w-18')}
          >
            Number of images
          </span>
          <Stepper
            label="Number of images"
            value={imageCount}
            min={0}
            max={maxCount}
            onChange={(count) => onChange({ imageCount: count })}
          />
        </div>
        {removesWatermark !== null && (
          <div className={settings}>
            <Switch
              className={setting}
              label="Remove watermark"
              hint={watermarkHint(order, terms)}
              checked={removesWatermark}
              locked={isLocked}
              onChange={(wish) => onChange({ removesWatermark: wish })}
            />
            <Switch
              className={setting}
              label="Create Indefinitely"
              hint="Until you stop it"
              checked={indefinite.isOn}
              onChange={(isOn) => {
                // The same seed would only repeat the same pictures.
                if (isOn) onChange({ seed: null });
                indefinite.set(isOn);
              }}
            />
          </div>
        )}
        {form.seed !== null && (
          <SeedChip seed={form.seed} onClear={() => onChange({ seed: null })} />
        )}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-6 gap-y-3 lg:max-xl:gap-x-5 max-lg:w-full max-lg:justify-between lg:flex-nowrap">
          <div
            className="grid min-w-0 gap-0.5 max-sm:w-full lg:gap-0 lg:text-right"
            aria-live="polite"
          >
            <p className="font-semibold tabular-nums">{title}</p>
            {detail !== null && <p className="text-sm text-ink-2 tabular-nums">{detail}</p>}
            <AllowanceLine />
          </div>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size="lg"
            busy={isBusy}
            disabled={isBusy || isBlocked || imageCount < PORTRAIT_COUNT.min}
            className="max-sm:w-full lg:flex-none lg:max-xl:px-4"
          >
            {isBusy ? 'Creating' : 'Create'} {portraits(imageCount)}
          </Button>
        </div>
      </div>
      <div role="alert" className="empty:hidden">
        {imageCount < PORTRAIT_COUNT.min && <FieldError>{NO_COUNT}</FieldError>}
      </div>
      {children}
    </section>
  );
}
