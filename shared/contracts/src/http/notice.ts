import { z } from 'zod';

const MAX_NOTICE = 300;
const text = z.string().trim().min(1).max(MAX_NOTICE);

/** A plain-text message of the operator to everybody, such as planned maintenance. */
export const noticeSchema = z
  .object({ notice: z.object({ en: text, de: text }).nullable() })
  .meta({ id: 'SiteNotice' });
export type SiteNotice = z.infer<typeof noticeSchema>['notice'];
