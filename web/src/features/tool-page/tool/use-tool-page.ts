import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useId, useRef, useState } from 'react';
import { session } from '../../../lib/session/page-session.js';
import { useSession } from '../../../lib/session/use-session.js';
import { useStore } from '../../../lib/store/store.js';
import { knownReading, usePromptReading } from '../../prompt/prompt-reading-query.js';
import {
  invalidPhotos,
  isReading,
  noPhotos,
  usablePhotos,
} from '../../runs/photos/photos-state.js';
import { isBusy } from '../../runs/run/run-state.js';
import { useStartFrom } from './use-start-from.js';
import { type FormPart, leadTo } from './lead-to.js';
import type { CommonChoices, FormFault, PageTool } from './page-tool.js';
import { knownPhotoProblem, usePhotoComparison } from './photo-comparison-query.js';
import { orderOf } from './terms.js';
import { useQuickStart } from './use-quick-start.js';

export function useToolPage<Choices extends CommonChoices>(tool: PageTool<Choices>) {
  const root = useRef<HTMLDivElement>(null);
  const formId = useId();
  const state = useStore(tool.run);
  const choices = useStore(tool.form);
  const photos = useStore(tool.photos);
  const pose = useStore(tool.pose ?? tool.photos);
  const hasPhotos = usablePhotos(photos).length > 0;
  const asked = tool.askedPrompt(choices, hasPhotos);
  const { reading, isOfNow } = usePromptReading(asked);
  // The result of an earlier prompt says nothing about the price of this one.
  const order = orderOf(useSession(), choices, isOfNow ? reading : undefined);
  const { submit, faultOf, forget } = useSubmit(tool, root);
  const quickStart = useQuickStart(tool, submit);
  const comparison = usePhotoComparison(photos, tool.photosUse(choices, reading));
  const busy = isBusy(state);
  const isFilling = quickStart.step !== null;

  return {
    tool,
    root,
    formId,
    state,
    choices,
    photos,
    hasPhotos,
    comparison,
    asked,
    order,
    terms: tool.terms(order),
    submit,
    faultOf,
    quickStart,
    actions: useStartFrom(tool, root),
    isBusy: busy,
    isLocked: busy || isFilling,
    isBlocked:
      isFilling ||
      invalidPhotos(photos).length + invalidPhotos(pose).length > 0 ||
      isReading(photos) ||
      isReading(pose) ||
      tool.isIncomplete(choices),
    change(part: Partial<Choices>) {
      tool.form.dispatch(part);
      forget(Object.keys(part));
    },
  };
}

type Common = ReturnType<typeof useToolPage<CommonChoices>>;

export type ToolPageState<Choices extends CommonChoices = CommonChoices> = Omit<
  Common,
  'tool' | 'choices' | 'change'
> & {
  tool: Pick<
    PageTool<Choices>,
    'tool' | 'form' | 'photos' | 'pose' | 'intake' | 'run' | 'startOver' | 'words' | 'morePart'
  >;
  choices: Choices;
  change: (part: Partial<Choices>) => void;
};

type Submit = {
  /** False if the form has a fault. */
  submit: () => boolean;
  faultOf: (part: FormPart) => string | null;
  /** Clears the fault of changed choices. */
  forget: (parts: readonly string[]) => void;
};

function useSubmit<Choices extends CommonChoices>(
  tool: PageTool<Choices>,
  root: RefObject<HTMLElement | null>,
): Submit {
  const queryClient = useQueryClient();
  const [fault, setFault] = useState<FormFault | null>(null);

  const submit = useCallback(() => {
    const choices = tool.form.getState();
    const photos = tool.photos.getState();
    const asked = tool.askedPrompt(choices, usablePhotos(photos).length > 0);
    const reading = knownReading(queryClient, asked);
    const terms = tool.terms(orderOf(session.getState(), choices, reading));
    const result = tool.check({
      form: { ...choices, imageCount: terms.imageCount },
      photos,
      pose: tool.pose?.getState() ?? noPhotos,
      problem: knownPhotoProblem(queryClient, photos, tool.photosUse(choices, reading)),
      refusal: reading?.refusal?.reason ?? null,
      removesWatermark: terms.removesWatermark,
    });
    if ('plan' in result) {
      setFault(null);
      void tool.run.submit(result.plan);
      return true;
    }
    setFault(result.fault);
    leadTo(root.current, result.fault.part);
    return false;
  }, [tool, root, queryClient]);

  return {
    submit,
    faultOf: (part) => (fault?.part === part ? fault.message : null),
    forget: (parts) => setFault((last) => (last && parts.includes(last.part) ? null : last)),
  };
}
