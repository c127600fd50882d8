import { answering, FORM_ERRORS } from './form-errors.js';

export const ERRORS = {
  ...answering(400, {
    BAD_REQUEST: 'The request could not be understood.',
    MULTIPART_BROKEN: 'The form arrived incomplete. Please send it again.',
    ORIGIN_NOT_ALLOWED: 'This call must come from the site itself.',
    PRICE_UNKNOWN: 'This price does not exist.',
    PRICE_KIND: 'This price is not for this kind of purchase.',
    CURRENCY_UNAVAILABLE: 'This price isn’t available in that currency.',
    QUANTITY_WRONG: 'The quantity must be the number of credits of the pack.',
    RETURN_URL_FOREIGN: 'The return address must be on this site.',
    WEBHOOK_INVALID: 'The event could not be verified.',
  }),
  ...answering(401, {
    UNAUTHORIZED: 'Unauthorized',
  }),
  ...answering(402, {
    CREDITS_REQUIRED: 'Removing the watermark needs credits or a subscription.',
  }),
  ...answering(404, {
    NOT_FOUND: 'Not Found',
    PHOTO_UNKNOWN: 'We can’t find one of the photos any more. Please upload it again.',
  }),
  ...answering(405, {
    METHOD_NOT_ALLOWED: 'Method Not Allowed',
  }),
  ...answering(408, {
    REQUEST_TOO_SLOW:
      'The request took too long to arrive. Please check your connection and try again.',
  }),
  ...answering(409, {
    STYLE_UNAVAILABLE:
      'This style is unavailable right now. Please choose another one, or try again later.',
    GENERATION_CONFLICT: 'This set was started with other settings. Please start a new one.',
    HOLD_GONE: 'The credits for this image are no longer held.',
    ALREADY_SUBSCRIBED: 'You already have a subscription.',
    NOT_SUBSCRIBED: 'There is no subscription to cancel.',
    PAYMENT_PROCESSING:
      'Your bank is still processing your payment. Please wait until it has decided.',
    RENDER_CANCELLED: 'The portrait was cancelled.',
  }),
  ...answering(410, {
    PORTRAIT_FILES_GONE: 'The files of this portrait have been removed.',
    PORTRAIT_GONE: 'This portrait has been removed.',
  }),
  ...answering(413, {
    BODY_TOO_LARGE: 'The upload is too large. Please send fewer or smaller photos.',
  }),
  ...answering(415, {
    MEDIA_TYPE_UNSUPPORTED: 'This call does not take a body of this type.',
  }),
  ...answering(416, {
    RANGE_OUTSIDE: 'The range lies outside the file.',
  }),
  ...answering(422, {
    ENLARGEMENT_UNLIKE:
      'The larger version didn’t look enough like this portrait. You weren’t charged.',
    FORMAT_UNAVAILABLE: 'This image isn’t available in this size. Please choose another one.',
    FIELD_INVALID: 'One of the fields is not valid.',
    CALL_INVALID: 'The other service does not understand this call.',
    FACE_CONSENT_REQUIRED: 'Please agree to the face analysis before uploading photos.',
    STYLE_UNKNOWN: 'This style does not exist. Please choose another one.',
    PHOTOS_TOO_MANY: 'Please send no more than 15 photos.',
    PHOTO_OTHER_PERSON: 'Some photos show a different person. Please remove them.',
    PHOTOS_OF_SEVERAL_PEOPLE:
      'Your images show different people. Please keep only images of one person.',
    POSE_UNKNOWN: 'This head pose does not exist. Please choose another one.',
    POSE_NO_FACE: 'No face was found in the head pose picture. Please choose another one.',
    PHOTO_EMPTY: 'The file is empty.',
    PHOTO_TOO_LARGE: 'File exceeds the 10MB size limit.',
    PHOTO_TYPE_UNSUPPORTED: 'Unsupported file type.',
    PHOTO_UNREADABLE: 'Corrupted or invalid image.',
    PHOTO_NO_FACE: 'No face was found in this photo. Please use one that shows the face clearly.',
    PHOTO_FACE_TOO_SMALL:
      'The face in this photo is too small. Please use one taken from closer up.',
    PHOTO_FACE_CUT_OFF:
      'The face is cut off at the edge. Please use a photo that shows the whole face.',
    PHOTO_SEVERAL_FACES: 'We found more than one face. Please use a photo of just one person.',
    PHOTO_TOO_DARK: 'The photo is too dark to see the face. Please use one with more light.',
    PHOTO_TOO_BLURRED: 'The face in this photo is too blurred. Please use a sharper one.',
    PHOTO_NUDITY:
      'This photo seems to show nudity, which our terms don’t allow. Please use another one.',
    LIKENESS_NOT_REACHED:
      'The portrait didn’t look enough like you, so we didn’t deliver it. A sharper photo taken from the front helps.',
    PICTURE_UNSAFE:
      'We don’t deliver pictures like this one. It didn’t count against your limit. Please try another prompt.',
    PHOTO_UNDER_AGE:
      'Someone in these photos may be under 18. We draw only adults from prompts; please use other photos.',
    IDEMPOTENCY_KEY_REUSED: 'The idempotency key was sent with another request before.',
    WATERMARK_NOT_THERE: 'Some of the images have no watermark to remove.',
    LETTERING_INVALID:
      'Saved memes can show Latin letters and emoji only. Remove other characters, or download the meme instead.',
    LETTERING_TOO_DENSE:
      'The text hides too much of the image to be saved. Use less text or fewer emoji, or download the meme instead.',
    MEME_OF_MEME:
      'A meme is made from a portrait. Open the original portrait to write another meme.',
    MEME_ORIGIN_UNSIGNED: 'Only memes of images that were made here can be saved to your gallery.',
  }),
  ...FORM_ERRORS,
  ...answering(429, {
    ANONYMOUS_ALLOWANCE:
      'Your free sets for today are used up. Please try again later or create a free account.',
    ADDRESS_ALLOWANCE: 'Too many free sets came from this network today. Please try again later.',
    TOO_MANY_UNFINISHED:
      'You can have 10 images in progress at once. Please wait until some are finished.',
    ADDRESS_BUSY:
      'Too many free images are being made for this network. Please try again when some are finished.',
    HOURLY_LIMIT: 'You have reached the number of images your plan makes in an hour.',
    TOO_MANY_REQUESTS: 'Too many requests. Please try again in a minute.',
    DOWNLOADS_RUNNING:
      'Your other downloads are still running. Please wait until one of them has finished.',
  }),
  ...answering(431, {
    HEADERS_TOO_LARGE: 'The address or the headers of the request are too long.',
  }),
  ...answering(500, {
    RENDER_FAILED:
      'We couldn’t make this portrait because of a fault on our side. It didn’t count against your limit.',
    INTERNAL: 'Something went wrong on our side. Please try again.',
  }),
  ...answering(503, {
    QUEUE_FULL: 'We’re very busy right now. Please try again in a few minutes.',
    ENGINE_UNAVAILABLE:
      'Our picture engine is unavailable right now. Please try again in a minute.',
    SERVICE_UNAVAILABLE: 'This service is unavailable right now. Please try again in a minute.',
    VERSION_MISMATCH: 'The studio is being updated. Please try again in a minute.',
    UPLOAD_LOST: 'The photo was deleted while we were checking it. Please upload it again.',
    ERASURE_UNFINISHED: 'We couldn’t delete everything yet. Please try again.',
    STORAGE_UNAVAILABLE: 'We can’t load pictures right now. Please try again in a minute.',
    SERVICE_BUSY: 'We are very busy at the moment. Please try again in a few seconds.',
    RENDER_EXPIRED: 'This portrait timed out. It didn’t count against your limit.',
    PAYMENTS_UNAVAILABLE: 'Payments are not available at the moment. Please try again in a minute.',
    PAYMENTS_REFUSED: 'We can’t take payments right now. We have been told and are working on it.',
  }),
};

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}
