import type { ErrorEntry } from './error-entry.js';

/** What the page finds out itself before it sends a form; apart from the rest, so that it loads no more than that. */
export const FORM_ERRORS = {
  PHOTOS_REQUIRED: {
    status: 422,
    message: 'Please upload at least one valid photo to create your portrait.',
  },
  PROMPT_REQUIRED: {
    status: 422,
    message: 'Please describe your ideal portrait in the prompt field.',
  },
  PROMPT_TOO_SHORT: {
    status: 422,
    message: 'Please provide a more detailed description (at least 5 characters).',
  },
  NEGATIVE_PROMPT_TOO_SHORT: {
    status: 422,
    message: 'Please provide a more detailed negative prompt (at least 5 characters).',
  },
  PHOTO_TOO_MANY_PIXELS: {
    status: 422,
    message: 'The image has more than 100 megapixels. Please send a smaller version.',
  },
} as const satisfies Record<string, ErrorEntry>;
