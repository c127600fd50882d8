import type { MailOrder } from './mail-order.entity.js';
import type { Mail } from './mailer.js';

/** Turns a service's orders into mails, each at the moment it is sent. */
export abstract class MailWriter {
  /**
   * What the mail needs to be there is committed when this returns. An order may be written more
   * than once.
   * @returns undefined when nobody is to be written to (any more)
   */
  abstract write(order: MailOrder): Promise<Mail | undefined>;
}
