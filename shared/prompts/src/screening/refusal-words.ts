import type { ErrorCode } from '@likeness/contracts/errors/catalogue';
import { FORM_ERRORS } from '@likeness/contracts/errors/form-errors';
import type { PromptRefusal } from './screen-prompt.js';

type RefusalWords = { readonly code: RefusalCode; readonly reason: string };
type RefusalCode = Extract<ErrorCode, 'PROMPT_UNSAFE' | 'PROMPT_UNREADABLE'>;

export const REFUSAL_WORDS: Readonly<Record<PromptRefusal, RefusalWords>> = {
  sexual: {
    code: 'PROMPT_UNSAFE',
    reason: 'We don’t make nude or sexual pictures. Please take that out of your prompt.',
  },
  minors: {
    code: 'PROMPT_UNSAFE',
    reason:
      'We never make revealing or sexual pictures of anyone under 18. Please write another prompt.',
  },
  violence: {
    code: 'PROMPT_UNSAFE',
    reason:
      'We don’t make pictures of graphic violence or self-harm. Please take that out of your prompt.',
  },
  hate: {
    code: 'PROMPT_UNSAFE',
    reason:
      'We don’t make pictures with hate symbols or slurs. Please take that out of your prompt.',
  },
  unreadable: { code: 'PROMPT_UNREADABLE', reason: FORM_ERRORS.PROMPT_UNREADABLE.message },
};
