import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, type RefObject } from 'react';
import { knownReading } from '../../prompt/prompt-reading-query.js';
import { leadTo, type FormPart } from '../../tool-page/form/lead-to.js';
import type { Generator } from '../choices/generator.js';
import { knownPhotoProblem } from '../../tool-page/photos/photo-problem-query.js';
import { checkSubmit, PORTRAIT_USE, type FormFault } from '../choices/submit-checks.js';
import { usablePhotos } from '../../runs/photos/photos-state.js';
import { askedPromptOf, orderOf } from './use-order.js';

export type Submit = {
  submit: () => boolean;
  faultOf: (part: FormPart) => string | null;
  forget: (part: FormPart) => void;
};

export function useSubmit(
  { form, photos, pose, run }: Generator,
  root: RefObject<HTMLElement | null>,
): Submit {
  const queryClient = useQueryClient();
  const [fault, setFault] = useState<FormFault | null>(null);

  const submit = useCallback(() => {
    const held = photos.getState();
    const asked = askedPromptOf(form.getState(), usablePhotos(held).length > 0);
    const reading = knownReading(queryClient, asked);
    const { terms } = orderOf(form.getState(), reading);
    const given = {
      form: { ...form.getState(), imageCount: terms.imageCount },
      photos: held,
      problem: knownPhotoProblem(queryClient, held, PORTRAIT_USE),
      refusal: reading?.refusal?.reason ?? null,
      pose: pose.getState(),
    };
    const result = checkSubmit(given, terms.removesWatermark);
    if ('plan' in result) {
      setFault(null);
      void run.submit(result.plan);
      return true;
    }
    setFault(result.fault);
    leadTo(root.current, result.fault.part);
    return false;
  }, [form, photos, pose, run, root, queryClient]);

  return {
    submit,
    faultOf: (part) => (fault?.part === part ? fault.message : null),
    forget: (part) => setFault((last) => (last?.part === part ? null : last)),
  };
}
