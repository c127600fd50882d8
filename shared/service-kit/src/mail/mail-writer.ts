import type { MailOrder } from './mail-order.entity.js';
import type { Mail } from './mailer.js';

export abstract class MailWriter {
  /** May run more than once per order. @returns undefined to skip the mail */
  abstract write(order: MailOrder): Promise<Mail | undefined>;
}
