import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, type RefObject } from 'react';
import { session } from '../../../lib/session/page-session.js';
import { tierOf } from '../../../lib/session/tier-of.js';
import { knownReading, promptForReferences } from '../../prompt/prompt-reading-query.js';
import { leadTo } from '../../tool-page/form/lead-to.js';
import { knownPhotoProblem } from '../../tool-page/photos/photo-problem-query.js';
import { invalidPhotos, usablePhotos } from '../../runs/photos/photos-state.js';
import { checkKontext, type KontextFault, type KontextPart } from '../choices/kontext-checks.js';
import { kontextPlan } from '../choices/kontext-plan.js';
import { kontextTerms } from '../choices/kontext-terms.js';
import { photosUse } from '../choices/photos-use.js';
import type { Kontext } from '../choices/kontext.js';

export type KontextSubmit = {
  submit: () => void;
  faultOf: (part: KontextPart) => string | null;
  forget: (part: KontextPart) => void;
};

export function useKontextSubmit(
  { form, photos, run }: Kontext,
  root: RefObject<HTMLElement | null>,
): KontextSubmit {
  const queryClient = useQueryClient();
  const [fault, setFault] = useState<KontextFault | null>(null);

  const submit = useCallback(() => {
    const choices = form.getState();
    const held = photos.getState();
    const reading = knownReading(queryClient, promptForReferences(choices.prompt));
    const use = photosUse(choices.prompt, reading);
    const found = checkKontext({
      usable: usablePhotos(held).length,
      invalid: invalidPhotos(held).length,
      problem: knownPhotoProblem(queryClient, held, use),
      prompt: choices.prompt,
      refusal: reading?.refusal?.reason ?? null,
    });
    setFault(found);
    if (found) {
      leadTo(root.current, found.part);
      return;
    }
    const { user } = session.getState();
    const { isWatermarked } = kontextTerms({
      ...choices,
      tier: user ? tierOf(user) : 'member',
      credits: user?.credits ?? 0,
      mainUnmet: reading?.main_unmet?.words ?? null,
    });
    void run.submit(kontextPlan({ ...choices, isWatermarked }));
  }, [form, photos, run, root, queryClient]);

  return {
    submit,
    faultOf: (part) => (fault?.part === part ? fault.message : null),
    forget: (part) => fault?.part === part && setFault(null),
  };
}
