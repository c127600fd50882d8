import type { EntityManager } from 'typeorm';
import type { MailOrder } from './mail-order.entity.js';
import type { Mail } from './mailer.js';

/** Turns a service's orders into mails, each at the moment it is sent. */
export abstract class MailWriter {
  /** @returns undefined when nobody is to be written to (any more) */
  abstract write(order: MailOrder, manager: EntityManager): Promise<Mail | undefined>;
}
