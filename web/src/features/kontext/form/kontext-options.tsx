import { IMAGE_COUNTS } from '@likeness/contracts/generation/portrait-count';
import { Slider } from '../../../components/slider.js';
import { Switch } from '../../../components/switch.js';
import { EnhancementPreview } from '../../prompt/enhancement-preview.js';
import { canEnhance, type KontextForm } from './kontext-form-state.js';
import type { KontextOrder, KontextTerms } from './kontext-terms.js';
import { watermarkHint } from './terms-words.js';

const COUNTS = IMAGE_COUNTS.kontextlens;

const images = (count: number) => (count === 1 ? '1 image' : `${count} images`);

type KontextOptionsProps = {
  form: KontextForm;
  order: KontextOrder;
  terms: KontextTerms;
  isLocked: boolean;
  onChange: (change: Partial<KontextForm>) => void;
};

/** How many images, with or without the watermark, with the prompt enhanced or as it is. */
export function KontextOptions({ form, order, terms, isLocked, onChange }: KontextOptionsProps) {
  const isLongEnough = canEnhance(form.prompt);
  return (
    <div className="grid gap-x-12 gap-y-5 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <Slider
        label="Number of images"
        value={form.imageCount}
        min={COUNTS.min}
        max={COUNTS.max}
        valueText={images(form.imageCount)}
        disabled={isLocked}
        onChange={(imageCount) => onChange({ imageCount })}
      />
      <div className="grid content-start gap-3">
        <Switch
          label="Watermark"
          hint={watermarkHint(order, terms)}
          checked={terms.isWatermarked}
          locked={terms.isLocked}
          disabled={isLocked}
          onChange={(watermark) => onChange({ watermark })}
        />
        <Switch
          label="Enhance prompt"
          hint={
            isLongEnough
              ? 'Adds light, background and finish where you say nothing of them'
              : 'From 5 characters on'
          }
          checked={form.enhance}
          disabled={!isLongEnough || isLocked}
          onChange={(enhance) => onChange({ enhance })}
        />
        {form.enhance && (
          <EnhancementPreview tool="kontextlens" kind="positive" prompt={form.prompt} />
        )}
      </div>
    </div>
  );
}
