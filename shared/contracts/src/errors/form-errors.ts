/** A separate file, so that the page doesn't load the whole catalogue. */
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
  PROMPT_UNSAFE: {
    status: 422,
    message: 'We don’t make pictures of this kind. Please describe another portrait.',
  },
  PROMPT_UNREADABLE: {
    status: 422,
    message:
      'We can’t read this prompt. Describe a style, a light or a place, for example “oil painting in warm light”.',
  },
  PHOTO_TOO_MANY_PIXELS: {
    status: 422,
    message:
      'The image has too many pixels: at most 25 megapixels, 12 in CMYK, 100 as an ordinary JPEG. Please send a smaller version.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorEntry = { readonly status: number; readonly message: string };
