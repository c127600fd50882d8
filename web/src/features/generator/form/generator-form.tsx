import { PORTRAIT_COUNT } from '@likeness/contracts/generation/portrait-count';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { Notice } from '../../../components/notice.js';
import { Segmented } from '../../../components/segmented.js';
import { Stepper } from '../../../components/stepper.js';
import { useStore } from '../../../lib/store/use-store.js';
import type { Generator } from '../generator.js';
import { PhotoSection } from '../photos/photo-section.js';
import { invalidPhotos, isReading } from '../photos/photos-state.js';
import { isBusy } from '../run/run-state.js';
import { StylePicker } from '../styles/style-picker.js';
import { AllowanceLine } from './allowance-line.js';
import { ConsentLine } from './consent-line.js';
import { leadTo } from './lead-to.js';
import { StepTitle } from './step-title.js';
import { checkSubmit, type FormFault, type FormPart } from './submit-checks.js';

const GENDERS = [
  { value: 'woman', label: 'Woman' },
  { value: 'man', label: 'Man' },
] as const;

const portraits = (count: number) => (count === 1 ? '1 portrait' : `${count} portraits`);

/** The settings of a generation, from the photos to the press. */
export function GeneratorForm({ generator }: { generator: Generator }) {
  const form = useStore(generator.form);
  const photos = useStore(generator.photos);
  const run = useStore(generator.run);
  const [fault, setFault] = useState<FormFault | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const id = useId();
  const busy = isBusy(run);
  const messageFor = (part: FormPart) => (fault?.part === part ? fault.message : null);

  function choose(change: Partial<typeof form>, part: FormPart) {
    generator.form.dispatch(change);
    if (fault?.part === part) setFault(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const result = checkSubmit({ form, photos, pose: generator.pose.getState() }, null);
    if ('plan' in result) {
      setFault(null);
      void generator.run.submit(result.plan);
    } else {
      setFault(result.fault);
      leadTo(element.current, result.fault.part);
    }
  }

  const photoFault = photos.photos.length > 0 ? null : messageFor('photos');
  return (
    <form
      ref={element}
      noValidate
      aria-label="Portrait settings"
      onSubmit={submit}
      className="grid gap-[clamp(1.75rem,4vw,4rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div data-part="photos" className="grid min-w-0">
        <PhotoSection step={1} photos={generator.photos} isLocked={busy} error={photoFault} />
      </div>
      <div className="grid min-w-0 content-start gap-8">
        <div data-part="style" className="min-w-0">
          <StylePicker
            value={form.style}
            onChoose={(style) => choose({ style }, 'style')}
            error={messageFor('style')}
          />
        </div>
        <div className="flex flex-wrap gap-x-12 gap-y-8">
          <div data-part="gender" className="grid w-64 content-start gap-3">
            <StepTitle step={3}>Gender</StepTitle>
            <Segmented
              name={`${id}-gender`}
              label="Gender"
              options={GENDERS}
              value={form.gender ?? undefined}
              onChoose={(gender) => choose({ gender }, 'gender')}
              describedBy={messageFor('gender') === null ? undefined : `${id}-gender-fault`}
              invalid={messageFor('gender') !== null}
            />
            <div role="alert">
              {messageFor('gender') !== null && (
                <FieldError id={`${id}-gender-fault`}>{messageFor('gender')}</FieldError>
              )}
            </div>
          </div>
          <div data-part="count" className="grid content-start justify-items-start gap-3">
            <StepTitle step={4}>Number of images</StepTitle>
            <Stepper
              label="Number of images"
              value={form.imageCount}
              min={PORTRAIT_COUNT.min}
              max={PORTRAIT_COUNT.max}
              onChange={(imageCount) => choose({ imageCount }, 'count')}
            />
            <div role="alert">
              {messageFor('count') !== null && <FieldError>{messageFor('count')}</FieldError>}
            </div>
          </div>
        </div>
        <div data-part="submit" className="grid gap-5 border-t border-line pt-6">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <AllowanceLine />
            <Button
              type="submit"
              variant="primary"
              size="lg"
              busy={busy}
              disabled={
                busy || form.imageCount < 1 || invalidPhotos(photos).length > 0 || isReading(photos)
              }
              className="max-sm:w-full"
            >
              {busy ? 'Creating' : 'Create'} {portraits(form.imageCount)}
            </Button>
          </div>
          {run.problem?.kind === 'box' && (
            <Notice
              tone="error"
              title={run.problem.detail}
              action={
                <Button size="sm" variant="quiet" onClick={generator.run.dismissProblem}>
                  Dismiss
                </Button>
              }
            />
          )}
          <ConsentLine isLocked={busy} onWithdrawn={generator.photos.forgetUploads} />
        </div>
      </div>
    </form>
  );
}
