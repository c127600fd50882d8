import type { MailOrder } from '@likeness/service-kit/mail/mail-order.entity';
import { MailWriter } from '@likeness/service-kit/mail/mail-writer';
import type { Mail } from '@likeness/service-kit/mail/mailer';
import { Injectable } from '@nestjs/common';
import { languageSchema } from '@likeness/contracts/http/language';
import { z } from 'zod';
import { DeclarationsRepository } from '../database/declarations.repository.js';
import { CancellationLinksService } from './cancellation-links.service.js';
import { declarationReceipt } from './declaration-receipt.js';

const factsSchema = z.object({
  id: z.uuid(),
  language: languageSchema.default('en'),
  /** The sender was logged in and gave the account's address. */
  isOwn: z.boolean().default(false),
});

@Injectable()
export class DeclarationMailsService extends MailWriter {
  constructor(
    private readonly declarations: DeclarationsRepository,
    private readonly links: CancellationLinksService,
  ) {
    super();
  }

  async write({ facts, recipient: to }: MailOrder): Promise<Mail | undefined> {
    const { id, language, isOwn } = factsSchema.parse(facts);
    const declaration = await this.declarations.find(id);
    if (!declaration) return undefined;
    const isOpen = declaration.confirmed_at === null;
    const link = isOpen ? await this.links.make(declaration, language) : undefined;
    return { to, ...declarationReceipt(language, declaration, { link, isOwn }) };
  }
}
