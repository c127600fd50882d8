import { clsx } from 'clsx';
import { Stepper } from '../../../components/stepper.js';
import { Switch } from '../../../components/switch.js';
import type { ToolPageState } from '../../tool-page/tool/use-tool-page.js';
import type { FormState } from '../choices/form-state.js';
import { watermarkHint } from '../choices/portrait-terms.js';
import type { Indefinite } from './use-indefinite.js';
import * as text from '../messages/en.js';

const setting =
  'w-full sm:max-lg:w-[calc(50%-0.75rem)] lg:w-auto xl:border-l xl:border-line xl:pl-6';

/** Visually hidden hints: the cost line gives the same information. */
const settings =
  'contents lg:max-xl:grid lg:max-xl:flex-none lg:max-xl:border-l lg:max-xl:border-line lg:max-xl:pl-5 lg:max-xl:[&_p]:sr-only';

type PortraitOptionsProps = { page: ToolPageState<FormState>; indefinite: Indefinite };

export function PortraitOptions({ page, indefinite }: PortraitOptionsProps) {
  const { order, terms, change } = page;
  const { imageCount, removesWatermark, isLocked, maxCount } = terms;
  return (
    <>
      <div
        data-part="imageCount"
        className="flex items-center gap-3 max-lg:w-full max-lg:flex-wrap max-lg:justify-between"
      >
        <span
          aria-hidden
          className={clsx('text-sm font-semibold', removesWatermark !== null && 'lg:max-xl:w-18')}
        >
          {text.imageCount}
        </span>
        <Stepper
          label={text.imageCount}
          value={imageCount}
          min={0}
          max={maxCount}
          onChange={(count) => change({ imageCount: count })}
        />
      </div>
      {removesWatermark !== null && (
        <div className={settings}>
          <Switch
            className={setting}
            label={text.removeWatermark}
            hint={watermarkHint(order, terms)}
            checked={removesWatermark}
            locked={isLocked}
            onChange={(wish) => change({ removesWatermark: wish })}
          />
          <Switch
            className={setting}
            label={text.createIndefinitely}
            hint={text.untilYouStop}
            checked={indefinite.isOn}
            onChange={(isOn) => {
              // The same seed would only repeat the same pictures.
              if (isOn) change({ seed: null });
              indefinite.set(isOn);
            }}
          />
        </div>
      )}
    </>
  );
}
