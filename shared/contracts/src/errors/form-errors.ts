type Answers<Code extends string> = Readonly<
  Record<Code, { readonly status: number; readonly message: string }>
>;

export function answering<Code extends string>(
  status: number,
  messages: Readonly<Record<Code, string>>,
) {
  const entries = Object.entries<string>(messages);
  return Object.fromEntries(
    entries.map(([code, message]) => [code, { status, message }]),
  ) as Answers<Code>;
}

/** A separate file, so that the page doesn't load the whole catalogue. */
export const FORM_ERRORS = answering(422, {
  PHOTOS_REQUIRED: 'Please upload at least one valid photo to create your portrait.',
  PROMPT_REQUIRED: 'Please describe your ideal portrait in the prompt field.',
  PROMPT_TOO_SHORT: 'Please provide a more detailed description (at least 5 characters).',
  NEGATIVE_PROMPT_TOO_SHORT:
    'Please provide a more detailed negative prompt (at least 5 characters).',
  PROMPT_UNSAFE: 'We don’t make pictures of this kind. Please describe another portrait.',
  PROMPT_UNREADABLE:
    'We can’t read this prompt. Describe a style, a light or a place, for example “oil painting in warm light”.',
  PHOTO_TOO_MANY_PIXELS:
    'The image has too many pixels: at most 25 megapixels, 12 in CMYK, 100 as an ordinary JPEG. Please send a smaller version.',
});
