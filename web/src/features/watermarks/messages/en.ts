import { plural } from '../../../lib/plural.js';

export const title = 'Remove Watermark';
export const ok = 'OK';
export const deselectAndContinue = 'Deselect those and continue';
export const cancel = 'Cancel';
export const remove = 'Remove';
export const removing = 'Removing...';
export const getCredits = 'Get credits or a subscription';
export const onlyVisible =
  'Only the visible word goes. The signed data and the hidden AI mark stay in the picture.';
export const removingWatermarks = 'Removing watermarks';
export const progress = (removed: number, count: number) => `${removed} of ${count}`;

export const question = (count: number) =>
  plural(count, { one: 'Remove the watermark?', other: `Remove ${count} watermarks?` });
export const free = 'Free with your subscription.';
export const price = (credits: string, left: number) => `${credits}. You will have ${left} left.`;
export const notEnough = (credits: string, balance: number) =>
  `${credits} needed, you have ${balance}.`;
export const removed = (count: number) =>
  plural(count, { one: 'Watermark removed', other: `${count} watermarks removed` });
export const paid = (credits: string) => `${credits} paid.`;
export const partlyRemoved = (removed: number, count: number) =>
  `${removed} of ${count} watermarks removed.`;
export const partlyPaid = (removed: number, count: number, credits: string) =>
  `${removed} of ${count} watermarks removed, ${credits} paid.`;

export const failed = 'Failed to remove watermark';
export const failedBecause = (reason: string) => `Failed to remove watermark. ${reason}`;
export const creditsRequired = 'Credits or subscription required.';
export const unavailable =
  'Removing a watermark is not available for the photo you selected; please pick a newer photo.';
export const someUnavailable =
  'Removing watermarks is not available for some of the photos you selected; please choose newer photos.';
export const alreadyRemoved =
  "The photo you selected already doesn't have a watermark; please deselect it.";
export const someAlreadyRemoved =
  "Some of the photos you selected already don't have watermarks; please deselect those.";
