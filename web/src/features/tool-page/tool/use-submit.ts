import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, type RefObject } from 'react';
import { session } from '../../../lib/session/page-session.js';
import { knownReading } from '../../prompt/prompt-reading-query.js';
import { noPhotos, usablePhotos } from '../../runs/photos/photos-state.js';
import { orderOf } from './terms.js';
import type { CommonChoices, FormFault, PageTool } from './page-tool.js';
import { knownPhotoProblem } from './photo-comparison-query.js';
import { leadTo, type FormPart } from './lead-to.js';

export type Submit = {
  /** False if the form has a fault. */
  submit: () => boolean;
  faultOf: (part: FormPart) => string | null;
  /** Clears the fault of changed choices. */
  forget: (parts: readonly string[]) => void;
};

export function useSubmit<Choices extends CommonChoices>(
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
