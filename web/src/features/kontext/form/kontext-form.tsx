import { PROMPT_MAX } from '@likeness/contracts/generation/prompt-limits';
import { clsx } from 'clsx';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { TextArea } from '../../../components/text-area.js';
import { UNKNOWN_ERROR } from '../../../lib/api/api-error.js';
import { useStore } from '../../../lib/store/use-store.js';
import { ConsentLine } from '../../generator/form/consent-line.js';
import { leadTo } from '../../generator/form/lead-to.js';
import { StepTitle } from '../../generator/form/step-title.js';
import { PhotoSection } from '../../generator/photos/photo-section.js';
import { invalidPhotos, isReading, usablePhotos } from '../../generator/photos/photos-state.js';
import { isBusy } from '../../generator/run/run-state.js';
import { SuggestionChips } from '../../prompt/suggestion-chips.js';
import type { Kontext } from '../kontext.js';
import { QuickStartRow } from '../quick-start/quick-start-row.js';
import { useQuickStart } from '../quick-start/use-quick-start.js';
import { checkKontext, type KontextFault, type KontextPart } from './kontext-checks.js';
import type { KontextForm as FormState } from './kontext-form-state.js';
import { KontextOptions } from './kontext-options.js';
import { kontextPlan } from './kontext-plan.js';
import { KONTEXT_WORDING } from './kontext-wording.js';
import { PROMPT_SUGGESTIONS } from './prompt-ideas.js';
import { costWords, type Cost } from './terms-words.js';
import { useKontextOrder } from './use-kontext-order.js';

const images = (count: number) => (count === 1 ? '1 image' : `${count} images`);

/** This tool's last words for an error that says nothing of itself. */
const UNKNOWN = 'An unexpected error occurred';

/** The settings of a generation from several references and a prompt, up to the press. */
export function KontextForm({ kontext }: { kontext: Kontext }) {
  const form = useStore(kontext.form);
  const photos = useStore(kontext.photos);
  const run = useStore(kontext.run);
  const { order, terms } = useKontextOrder(form);
  const [fault, setFault] = useState<KontextFault | null>(null);
  /** What the run under way was said to cost; the balance has changed since. */
  const [agreed, setAgreed] = useState<Cost | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const quickStart = useQuickStart(kontext, submit);
  const busy = isBusy(run);
  const isLocked = busy || quickStart.step !== null;
  const messageFor = (part: KontextPart) => (fault?.part === part ? fault.message : null);

  function change(part: Partial<FormState>) {
    kontext.form.dispatch(part);
    if (part.prompt !== undefined && fault?.part === 'positive-prompt') setFault(null);
  }

  function submit() {
    // Quick Start has just filled the form, which this rendering doesn't know of yet.
    const { prompt, imageCount, enhance } = kontext.form.getState();
    const held = kontext.photos.getState();
    const found = checkKontext({
      usable: usablePhotos(held).length,
      invalid: invalidPhotos(held).length,
      prompt,
    });
    setFault(found);
    if (found) {
      leadTo(element.current, found.part);
      return;
    }
    setAgreed(costWords(order, terms));
    const { isWatermarked } = terms;
    void kontext.run.submit(kontextPlan({ prompt, imageCount, enhance, isWatermarked }));
  }

  const cost = busy ? agreed : costWords(order, terms);
  return (
    <form
      ref={element}
      noValidate
      aria-label="Image settings"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-8"
    >
      <QuickStartRow quickStart={quickStart} isBusy={busy} />
      <div className="grid gap-x-[clamp(1.75rem,4vw,4rem)] gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div data-part="photos" className={clsx('min-w-0', photos.photos.length === 0 && 'grid')}>
          <PhotoSection
            photos={kontext.photos}
            isLocked={isLocked}
            error={photos.photos.length > 0 ? null : messageFor('photos')}
            step={1}
            wording={KONTEXT_WORDING}
          />
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <div data-part="positive-prompt" className="grid gap-4">
            <StepTitle step={2}>Your words</StepTitle>
            <TextArea
              label="Prompt"
              value={form.prompt}
              onChange={(prompt) => change({ prompt })}
              max={PROMPT_MAX.kontextlens}
              warnAbove={PROMPT_MAX.kontextlens * 0.8}
              placeholder="What do you want to see?"
              rows={5}
              disabled={isLocked}
              error={messageFor('positive-prompt')}
              hint="Style, light, place, framing: words that can’t be honoured are named with the result."
            />
            <SuggestionChips
              suggestions={PROMPT_SUGGESTIONS}
              prompt={form.prompt}
              isLocked={isLocked}
              onChange={(prompt) => change({ prompt })}
            />
          </div>
          <div className="grid gap-4">
            <StepTitle step={3}>Options</StepTitle>
            <KontextOptions
              form={form}
              order={order}
              terms={terms}
              isLocked={isLocked}
              onChange={change}
            />
          </div>
          <div data-part="submit" className="grid gap-5 border-t border-line pt-6">
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
              <div className="grid gap-0.5" aria-live="polite">
                <p className="font-semibold">{cost?.title}</p>
                <p className="text-sm text-ink-2">{cost?.detail}</p>
              </div>
              <Button
                type="submit"
                variant="primary"
                size="lg"
                busy={busy}
                disabled={
                  isLocked ||
                  form.prompt.trim() === '' ||
                  invalidPhotos(photos).length > 0 ||
                  isReading(photos)
                }
                className="max-sm:w-full"
              >
                {busy ? 'Creating' : 'Create'} {images(form.imageCount)}
              </Button>
            </div>
            {run.problem?.kind === 'box' && (
              <Notice
                tone="error"
                title={run.problem.detail === UNKNOWN_ERROR ? UNKNOWN : run.problem.detail}
                action={
                  <Button size="sm" variant="quiet" onClick={kontext.run.dismissProblem}>
                    Dismiss
                  </Button>
                }
              />
            )}
            <ConsentLine isLocked={isLocked} onWithdrawn={kontext.photos.forgetUploads} />
          </div>
        </div>
      </div>
    </form>
  );
}
