import { useCallback, useState, type RefObject } from 'react';
import { session } from '../../../lib/session/page-session.js';
import { tierOf } from '../../../lib/session/tier-of.js';
import { leadTo } from '../../generator/form/lead-to.js';
import { invalidPhotos, usablePhotos } from '../../generator/photos/photos-state.js';
import type { Kontext } from '../kontext.js';
import { checkKontext, type KontextFault, type KontextPart } from './kontext-checks.js';
import { kontextPlan } from './kontext-plan.js';
import { kontextTerms } from './kontext-terms.js';

export type KontextSubmit = {
  submit: () => void;
  faultOf: (part: KontextPart) => string | null;
  /** The part was changed, so that what was wrong with it no longer holds. */
  forget: (part: KontextPart) => void;
};

/** The press: checks what the form holds at that moment, says what is missing, or begins. */
export function useKontextSubmit(
  { form, photos, run }: Kontext,
  root: RefObject<HTMLElement | null>,
): KontextSubmit {
  const [fault, setFault] = useState<KontextFault | null>(null);

  const submit = useCallback(() => {
    const choices = form.getState();
    const held = photos.getState();
    const found = checkKontext({
      usable: usablePhotos(held).length,
      invalid: invalidPhotos(held).length,
      prompt: choices.prompt,
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
    });
    void run.submit(kontextPlan({ ...choices, isWatermarked }));
  }, [form, photos, run, root]);

  return {
    submit,
    faultOf: (part) => (fault?.part === part ? fault.message : null),
    forget: (part) => fault?.part === part && setFault(null),
  };
}
