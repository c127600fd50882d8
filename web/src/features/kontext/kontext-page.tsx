import { IMAGE_COUNTS } from '@likeness/contracts/generation/portrait-count';
import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { useQueryClient } from '@tanstack/react-query';
import { Slider } from '../../components/slider.js';
import { StepTitle } from '../../components/step-title.js';
import { Switch } from '../../components/switch.js';
import { titleOf } from '../../lib/page-format.js';
import { toolName } from '../../lib/images/tool-names.js';
import { CreateBar } from '../tool-page/bar/create-bar.js';
import { PromptField } from '../tool-page/form/prompt-field.js';
import { block, ToolForm } from '../tool-page/form/tool-form.js';
import type { PhotoWording } from '../tool-page/photos/photo-wording.js';
import { ToolPage } from '../tool-page/tool-page.js';
import { type ToolPageState, useToolPage } from '../tool-page/tool/use-tool-page.js';
import { priceWithoutWords, watermarkHint } from './choices/kontext-rules.js';
import { PROMPT_SUGGESTIONS } from './form/prompt-ideas.js';
import { kontextOf } from './kontext.js';
import * as text from './messages.js';

const HINTS = { short: text.fromFive, enough: text.showsFirst };

const KONTEXT_WORDING: PhotoWording = {
  title: text.yourImages,
  empty: text.dropImages,
  emptyOnPhone: text.addImages,
  advice: text.goodImages(PHOTO_LIMITS.maxFiles),
  reminder: text.onePerson,
  invalid: text.invalidFiles,
};

function KontextForm({ page }: { page: ToolPageState }) {
  return (
    <ToolForm page={page} label={text.imageSettings} wording={KONTEXT_WORDING}>
      <div data-part="positivePrompt" className={`grid gap-4 ${block}`}>
        <StepTitle>{text.yourPrompt}</StepTitle>
        <PromptField
          page={page}
          label={text.prompt}
          placeholder={text.whatToSee}
          rows={5}
          hint={text.promptHint}
          suggestions={PROMPT_SUGGESTIONS}
          hints={HINTS}
          isLocked={page.isLocked}
        />
      </div>
    </ToolForm>
  );
}

export function KontextPage() {
  return (
    <>
      <title>{titleOf(toolName('kontextlens'))}</title>
      <KontextSection />
    </>
  );
}

function KontextSection() {
  const page = useToolPage(kontextOf(useQueryClient()));
  return (
    <ToolPage
      page={page}
      head={
        <>
          <div className="grid gap-3">
            <h1 className="type-h2">{toolName('kontextlens')}</h1>
            <p className="text-lead text-ink-2">{text.intro}</p>
          </div>
          <h2 className="sr-only">{text.makeImages}</h2>
        </>
      }
      bar={
        <CreateBar
          page={page}
          submitLabel={(page.isBusy ? text.creating : text.create)(page.terms.imageCount)}
          ifFree={priceWithoutWords(page.order)}
        >
          <KontextOptions page={page} />
        </CreateBar>
      }
    >
      <KontextForm page={page} />
    </ToolPage>
  );
}

function KontextOptions({ page }: { page: ToolPageState }) {
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
