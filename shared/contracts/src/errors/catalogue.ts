import { type ErrorEntry, FORM_ERRORS } from './form-errors.js';

export const ERRORS = {
  BAD_REQUEST: { status: 400, message: 'The request could not be understood.' },
  BODY_TOO_LARGE: {
    status: 413,
    message: 'The upload is too large. Please send fewer or smaller photos.',
  },
  REQUEST_TOO_SLOW: {
    status: 408,
    message: 'The request took too long to arrive. Please check your connection and try again.',
  },
  MULTIPART_BROKEN: { status: 400, message: 'The form arrived incomplete. Please send it again.' },
  HEADERS_TOO_LARGE: {
    status: 431,
    message: 'The address or the headers of the request are too long.',
  },
  MEDIA_TYPE_UNSUPPORTED: {
    status: 415,
    message: 'This call does not take a body of this type.',
  },
  RANGE_OUTSIDE: { status: 416, message: 'The range lies outside the file.' },
  ENLARGEMENT_UNLIKE: {
    status: 422,
    message: 'The larger version didn’t look enough like this portrait. You weren’t charged.',
  },
  FORMAT_UNAVAILABLE: {
    status: 422,
    message: 'This image isn’t available in this size. Please choose another one.',
  },
  FIELD_INVALID: { status: 422, message: 'One of the fields is not valid.' },
  CALL_INVALID: { status: 422, message: 'The other service does not understand this call.' },
  NOT_FOUND: { status: 404, message: 'Not Found' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Method Not Allowed' },
  UNAUTHORIZED: { status: 401, message: 'Unauthorized' },
  ORIGIN_NOT_ALLOWED: { status: 400, message: 'This call must come from the site itself.' },
  CREDITS_REQUIRED: {
    status: 402,
    message: 'Removing the watermark needs credits or a subscription.',
  },
  FACE_CONSENT_REQUIRED: {
    status: 422,
    message: 'Please agree to the face analysis before uploading photos.',
  },
  ...FORM_ERRORS,
  STYLE_UNKNOWN: { status: 422, message: 'This style does not exist. Please choose another one.' },
  STYLE_UNAVAILABLE: {
    status: 409,
    message: 'This style is unavailable right now. Please choose another one, or try again later.',
  },
  PHOTOS_TOO_MANY: { status: 422, message: 'Please send no more than 15 photos.' },
  PHOTO_UNKNOWN: {
    status: 404,
    message: 'We can’t find one of the photos any more. Please upload it again.',
  },
  PHOTO_OTHER_PERSON: {
    status: 422,
    message: 'Some photos show a different person. Please remove them.',
  },
  PHOTOS_OF_SEVERAL_PEOPLE: {
    status: 422,
    message: 'Your images show different people. Please keep only images of one person.',
  },
  POSE_UNKNOWN: {
    status: 422,
    message: 'This head pose does not exist. Please choose another one.',
  },
  POSE_NO_FACE: {
    status: 422,
    message: 'No face was found in the head pose picture. Please choose another one.',
  },
  PHOTO_EMPTY: { status: 422, message: 'The file is empty.' },
  PHOTO_TOO_LARGE: { status: 422, message: 'File exceeds the 10MB size limit.' },
  PHOTO_TYPE_UNSUPPORTED: { status: 422, message: 'Unsupported file type.' },
  PHOTO_UNREADABLE: { status: 422, message: 'Corrupted or invalid image.' },
  PHOTO_NO_FACE: {
    status: 422,
    message: 'No face was found in this photo. Please use one that shows the face clearly.',
  },
  PHOTO_FACE_TOO_SMALL: {
    status: 422,
    message: 'The face in this photo is too small. Please use one taken from closer up.',
  },
  PHOTO_FACE_CUT_OFF: {
    status: 422,
    message: 'The face is cut off at the edge. Please use a photo that shows the whole face.',
  },
  PHOTO_SEVERAL_FACES: {
    status: 422,
    message: 'We found more than one face. Please use a photo of just one person.',
  },
  PHOTO_TOO_DARK: {
    status: 422,
    message: 'The photo is too dark to see the face. Please use one with more light.',
  },
  PHOTO_TOO_BLURRED: {
    status: 422,
    message: 'The face in this photo is too blurred. Please use a sharper one.',
  },
  PHOTO_NUDITY: {
    status: 422,
    message:
      'This photo seems to show nudity, which our terms don’t allow. Please use another one.',
  },
  LIKENESS_NOT_REACHED: {
    status: 422,
    message:
      'The portrait didn’t look enough like you, so we didn’t deliver it. A sharper photo taken from the front helps.',
  },
  PICTURE_UNSAFE: {
    status: 422,
    message:
      'We don’t deliver pictures like this one. It didn’t count against your limit. Please try another prompt.',
  },
  PHOTO_UNDER_AGE: {
    status: 422,
    message:
      'Someone in these photos may be under 18. We draw only adults from prompts; please use other photos.',
  },
  GENERATION_CONFLICT: {
    status: 409,
    message: 'This set was started with other settings. Please start a new one.',
  },
  ANONYMOUS_ALLOWANCE: {
    status: 429,
    message:
      'Your free sets for today are used up. Please try again later or create a free account.',
  },
  ADDRESS_ALLOWANCE: {
    status: 429,
    message: 'Too many free sets came from this network today. Please try again later.',
  },
  TOO_MANY_UNFINISHED: {
    status: 429,
    message: 'You can have 10 images in progress at once. Please wait until some are finished.',
  },
  ADDRESS_BUSY: {
    status: 429,
    message:
      'Too many free images are being made for this network. Please try again when some are finished.',
  },
  HOURLY_LIMIT: {
    status: 429,
    message: 'You have reached the number of images your plan makes in an hour.',
  },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please try again in a minute.' },
  DOWNLOADS_RUNNING: {
    status: 429,
    message: 'Your other downloads are still running. Please wait until one of them has finished.',
  },
  QUEUE_FULL: {
    status: 503,
    message: 'We’re very busy right now. Please try again in a few minutes.',
  },
  ENGINE_UNAVAILABLE: {
    status: 503,
    message: 'Our picture engine is unavailable right now. Please try again in a minute.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'This service is unavailable right now. Please try again in a minute.',
  },
  VERSION_MISMATCH: {
    status: 503,
    message: 'The studio is being updated. Please try again in a minute.',
  },
  UPLOAD_LOST: {
    status: 503,
    message: 'The photo was deleted while we were checking it. Please upload it again.',
  },
  ERASURE_UNFINISHED: {
    status: 503,
    message: 'We couldn’t delete everything yet. Please try again.',
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    message: 'We can’t load pictures right now. Please try again in a minute.',
  },
  SERVICE_BUSY: {
    status: 503,
    message: 'We are very busy at the moment. Please try again in a few seconds.',
  },
  RENDER_FAILED: {
    status: 500,
    message:
      'We couldn’t make this portrait because of a fault on our side. It didn’t count against your limit.',
  },
  RENDER_EXPIRED: {
    status: 503,
    message: 'This portrait timed out. It didn’t count against your limit.',
  },
  PORTRAIT_FILES_GONE: { status: 410, message: 'The files of this portrait have been removed.' },
  PORTRAIT_GONE: { status: 410, message: 'This portrait has been removed.' },
  HOLD_GONE: { status: 409, message: 'The credits for this image are no longer held.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: 'The idempotency key was sent with another request before.',
  },
  PRICE_UNKNOWN: { status: 400, message: 'This price does not exist.' },
  PRICE_KIND: { status: 400, message: 'This price is not for this kind of purchase.' },
  CURRENCY_UNAVAILABLE: {
    status: 400,
    message: 'This price isn’t available in that currency.',
  },
  QUANTITY_WRONG: {
    status: 400,
    message: 'The quantity must be the number of credits of the pack.',
  },
  RETURN_URL_FOREIGN: { status: 400, message: 'The return address must be on this site.' },
  ALREADY_SUBSCRIBED: { status: 409, message: 'You already have a subscription.' },
  NOT_SUBSCRIBED: { status: 409, message: 'There is no subscription to cancel.' },
  WEBHOOK_INVALID: { status: 400, message: 'The event could not be verified.' },
  PAYMENTS_UNAVAILABLE: {
    status: 503,
    message: 'Payments are not available at the moment. Please try again in a minute.',
  },
  PAYMENTS_REFUSED: {
    status: 503,
    message: 'We can’t take payments right now. We have been told and are working on it.',
  },
  PAYMENT_PROCESSING: {
    status: 409,
    message: 'Your bank is still processing your payment. Please wait until it has decided.',
  },
  WATERMARK_NOT_THERE: {
    status: 422,
    message: 'Some of the images have no watermark to remove.',
  },
  LETTERING_INVALID: {
    status: 422,
    message:
      'Saved memes can show Latin letters and emoji only. Remove other characters, or download the meme instead.',
  },
  LETTERING_TOO_DENSE: {
    status: 422,
    message:
      'The text hides too much of the image to be saved. Use less text or fewer emoji, or download the meme instead.',
  },
  MEME_OF_MEME: {
    status: 422,
    message: 'A meme is made from a portrait. Open the original portrait to write another meme.',
  },
  MEME_ORIGIN_UNSIGNED: {
    status: 422,
    message: 'Only memes of images that were made here can be saved to your gallery.',
  },
  RENDER_CANCELLED: { status: 409, message: 'The portrait was cancelled.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}
