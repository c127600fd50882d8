import type { MailOrder } from './mail-order.entity.js';
import type { Mail } from './mailer.js';

export abstract class MailWriter {
  abstract write(order: MailOrder): Promise<Mail | undefined>;
}
