import { PROMPT_MAX } from '@likeness/contracts/generation/prompt-limits';
import { type FormEvent, Suspense } from 'react';
import { Switch } from '../../../components/switch.js';
import { TextArea } from '../../../components/text-area.js';
import { lateComponent } from '../../../lib/late-component.js';
import { useStore } from '../../../lib/store/use-store.js';
import { EnhancementPreview } from '../../prompt/enhancement-preview.js';
import { promptForReferences, usePromptReading } from '../../prompt/prompt-reading-query.js';
import { SuggestionChips } from '../../prompt/suggestion-chips.js';
import { StepTitle } from '../../tool-page/form/step-title.js';
import { usePhotoProblem } from '../../tool-page/photos/photo-problem-query.js';
import { PhotoSection } from '../../tool-page/photos/photo-section.js';
import { canEnhance } from '../choices/kontext-form-state.js';
import { photosUse } from '../choices/photos-use.js';
import type { Kontext } from '../choices/kontext.js';
import { KONTEXT_WORDING } from './kontext-wording.js';
import { PROMPT_SUGGESTIONS } from './prompt-ideas.js';
import type { KontextSubmit } from './use-kontext-submit.js';

const MAX = PROMPT_MAX.kontextlens;

const PromptReadingView = lateComponent(
  async () => (await import('../../prompt/prompt-reading-view.js')).PromptReadingView,
);

type KontextFormProps = { id: string; kontext: Kontext; press: KontextSubmit; isLocked: boolean };

export function KontextForm({ id, kontext, press, isLocked }: KontextFormProps) {
  const { prompt, enhance } = useStore(kontext.form);
  const { photos } = useStore(kontext.photos);
  const asked = promptForReferences(prompt);
  const { reading } = usePromptReading(asked);
  const problem = usePhotoProblem(kontext.photos, photosUse(prompt, reading));
  const isLongEnough = canEnhance(prompt);

  function write(words: string) {
    kontext.form.dispatch({ prompt: words });
    press.forget('positive-prompt');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    press.submit();
  }

  return (
    <form
      id={id}
      noValidate
      aria-label="Image settings"
      onSubmit={submit}
      className="grid min-w-0 gap-y-7"
    >
      <div data-part="photos" className="min-w-0 border-t border-line pt-6">
        <PhotoSection
          photos={kontext.photos}
          isLocked={isLocked}
          error={photos.length > 0 ? null : press.faultOf('photos')}
          problem={problem}
          wording={KONTEXT_WORDING}
        />
      </div>
      <div data-part="positive-prompt" className="grid min-w-0 gap-4 border-t border-line pt-6">
        <StepTitle>Your prompt</StepTitle>
        <TextArea
          label="Prompt"
          placeholder="What do you want to see?"
          rows={5}
          max={MAX}
          warnAbove={MAX * 0.6}
          alarmAbove={MAX * 0.9}
          value={prompt}
          onChange={write}
          disabled={isLocked}
          error={press.faultOf('positive-prompt')}
          hint="Style, light, place, colours, framing. In English, German, French or Spanish."
        />
        {prompt.trim() !== '' && press.faultOf('positive-prompt') === null && (
          <Suspense>
            <PromptReadingView asked={asked} />
          </Suspense>
        )}
        <SuggestionChips
          suggestions={PROMPT_SUGGESTIONS}
          prompt={prompt}
          isLocked={isLocked}
          onChange={write}
        />
        <Switch
          label="Enhance prompt"
          hint={isLongEnough ? 'Shows what it adds before you create' : 'From 5 characters on'}
          checked={enhance}
          disabled={!isLongEnough || isLocked}
          onChange={(isOn) => kontext.form.dispatch({ enhance: isOn })}
        />
        {enhance && <EnhancementPreview tool="kontextlens" kind="positive" prompt={prompt} />}
      </div>
    </form>
  );
}
