import { IMAGE_COUNTS } from '@likeness/contracts/generation/portrait-count';
import { Slider } from '../../../components/slider.js';
import { Switch } from '../../../components/switch.js';
import type { ToolPageState } from '../../tool-page/tool/use-tool-page.js';
import { watermarkHint } from '../choices/watermark-hint.js';
import * as text from '../messages/en.js';

export function KontextOptions({ page }: { page: ToolPageState }) {
  const { terms, order, isBusy, change } = page;
  const { imageCount, maxCount } = terms;
  return (
    <>
      <div className="w-full sm:w-52 lg:max-xl:w-40 lg:max-xl:flex-none">
        <Slider
          label={text.numberOfImages}
          value={imageCount}
          min={IMAGE_COUNTS.kontextlens.min}
          max={maxCount}
          valueText={text.images(imageCount)}
          disabled={isBusy}
          onChange={(count) => change({ imageCount: count })}
        />
      </div>
      <Switch
        className="max-sm:w-full sm:border-l sm:border-line sm:pl-6 lg:max-xl:pl-5"
        label={text.watermark}
        hint={watermarkHint(order, terms)}
        checked={terms.removesWatermark === false}
        locked={terms.isLocked}
        disabled={isBusy}
        onChange={(isKept) => change({ removesWatermark: !isKept })}
      />
    </>
  );
}
