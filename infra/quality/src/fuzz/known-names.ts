/** Names of the world's values, by field. */
export const KNOWN: Readonly<Record<string, readonly string[]>> = {
  id: ['{{image}}', '{{job}}', '{{otherImage}}', '{{checkout}}'],
  userId: ['{{userId}}', '{{otherUserId}}'],
  image_ids: ['{{image}}', '{{otherImage}}', '{{spareImage}}'],
  around: ['{{image}}'],
  before: ['{{ledgerEntry}}'],
  email: ['{{email}}', '{{otherEmail}}'],
  username: ['{{email}}', '{{otherEmail}}'],
  password: ['{{password}}', 'short', 'Winter2026!'],
  token: ['{{usedToken}}'],
  price_id: ['{{packPrice}}', '{{planPrice}}'],
  quantity: ['{{packCredits}}'],
  success_url: ['{{origin}}/pricing'],
  cancel_url: ['{{origin}}/pricing'],
  redirect_uri: ['{{origin}}/oauth-callback'],
  file: ['default_front.webp', '{{pictureFile}}'],
  style: ['neon', 'random', 'prompt-only'],
  facial_feature_image_ids: ['["{{photo}}"]', '["{{photo}}","{{photo}}"]', '[]', '["x"]', '[[[['],
  head_pose_gallery_id: ['{{photo}}'],
  profile_picture_url: [''],
  if_none_match: ['*', '"x"'],
};
/** Deletions use only these, because other requests need the rest of the world. */
export const SPARED: Readonly<Record<string, readonly string[]>> = {
  deleteImage: ['{{spareImage}}', '{{otherImage}}'],
  deleteImages: ['{{spareImage}}', '{{otherImage}}'],
  cancelJob: ['{{otherJob}}', '{{job}}'],
};
