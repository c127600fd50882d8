import type { ByLanguage, Language } from '@likeness/contracts/text/languages';
import { type Letter, letter, type LetterTexts } from '@likeness/service-kit/mail/letter';
import { asDay, asMoment } from '@likeness/service-kit/mail/moments';
import { unlinked } from '@likeness/service-kit/mail/safe-words';
import type { MailOrder } from '@likeness/service-kit/mail/mail-orders.repository';
import { type Mail, MailWriter } from '@likeness/service-kit/mail/mailer';
import { Injectable } from '@nestjs/common';
import { languageSchema } from '@likeness/contracts/http/fields';
import { z } from 'zod';
import {
  type DeclarationRow,
  DeclarationsRepository,
} from '../database/declarations.repository.js';
import { CancellationLinksService } from './cancellation-links.service.js';

/** BGB §356a (4) and §312k (4). Anyone may enter any address, so user text never becomes a link. */
function declarationReceipt(
  language: Language,
  declaration: DeclarationRow,
  { link, isOwn }: { readonly link: string | undefined; readonly isOwn: boolean },
): Letter {
  const { name, contract, reason, received_at, effective_on, confirmed_at } = declaration;
  const facts = {
    ...declaration,
    name: unlinked(name),
    contract: unlinked(contract),
    reason: reason && unlinked(reason),
    received: asMoment(received_at, language, 'medium'),
    effective: effective_on && asDay(effective_on, language),
    isEnding: isOwn && confirmed_at !== null,
    link,
  };
  return letter({ name, language }, TEXTS[language](facts));
}

type Facts = Pick<DeclarationRow, 'id' | 'kind' | 'name' | 'email' | 'contract' | 'reason'> & {
  readonly received: string;
  readonly effective: string | null;
  /** The owner of the address was logged in and ended the subscription. */
  readonly isEnding: boolean;
  readonly link: string | undefined;
};

const TEXTS: ByLanguage<(facts: Facts) => LetterTexts> = {
  en: ({ id, kind, name, email, contract, reason, received, effective, isEnding, link }) => ({
    subject: {
      withdrawal: 'We have received your withdrawal',
      cancellation: 'We have received your cancellation',
    }[kind],
    paragraphs: [
      {
        withdrawal: 'This is your receipt for your withdrawal. Please keep it.',
        cancellation: 'This is your receipt for your cancellation. Please keep it.',
      }[kind],
      ...(isEnding
        ? [
            'The sender was logged in, so the subscription of that account ends with its current period.',
          ]
        : []),
      ...(link === undefined
        ? []
        : [
            'This address has a subscription. Press the button to end it with its current period. We do not end it before you do, because anyone could have entered your address.',
          ]),
    ],
    action: link === undefined ? undefined : { label: 'End my subscription', link },
    figures: [
      ['Declaration', kind],
      ['Received', received],
      ['Name', name],
      ['Email address', email],
      ['Contract', contract],
      ...(kind === 'cancellation'
        ? [['Takes effect', effective ?? 'as early as possible'] as const]
        : []),
      ...(reason ? [['Reason', reason] as const] : []),
      ['Number', id],
    ],
    closing: isEnding
      ? ['If that is your account and you did not send this, please change your password.']
      : [
          {
            withdrawal:
              'We check your withdrawal and email you within 14 days, when we have refunded you or if we have a question.',
            cancellation:
              link === undefined
                ? 'We check your cancellation and email you the result. A subscription that it ends renews no more.'
                : 'If you do nothing, the subscription continues.',
          }[kind],
          'If you did not send this, please reply to this email.',
        ],
  }),
  de: ({ id, kind, name, email, contract, reason, received, effective, isEnding, link }) => ({
    subject: {
      withdrawal: 'Dein Widerruf ist eingegangen',
      cancellation: 'Deine Kündigung ist eingegangen',
    }[kind],
    paragraphs: [
      {
        withdrawal: 'das ist die Eingangsbestätigung für deinen Widerruf. Bitte bewahre sie auf.',
        cancellation: 'das ist die Eingangsbestätigung für deine Kündigung. Bitte bewahre sie auf.',
      }[kind],
      ...(isEnding
        ? [
            'Gesendet wurde sie aus einem angemeldeten Konto. Dessen Abo endet mit dem laufenden Zeitraum.',
          ]
        : []),
      ...(link === undefined
        ? []
        : [
            'Zu dieser Adresse gehört ein Abo. Mit dem Button beendest du es zum Ende des laufenden Zeitraums. Vorher beenden wir nichts, denn deine Adresse hätte auch jemand anderes eingeben können.',
          ]),
    ],
    action: link === undefined ? undefined : { label: 'Mein Abo beenden', link },
    figures: [
      ['Erklärung', { withdrawal: 'Widerruf', cancellation: 'Kündigung' }[kind]],
      ['Eingegangen', received],
      ['Name', name],
      ['E-Mail-Adresse', email],
      ['Vertrag', contract],
      ...(kind === 'cancellation'
        ? [['Wirksam ab', effective ?? 'so früh wie möglich'] as const]
        : []),
      ...(reason ? [['Grund', reason] as const] : []),
      ['Nummer', id],
    ],
    closing: isEnding
      ? ['Ist das dein Konto und du hast das nicht geschickt? Dann ändere bitte dein Passwort.']
      : [
          {
            withdrawal:
              'Wir prüfen deinen Widerruf und schreiben dir innerhalb von 14 Tagen, sobald wir dir das Geld erstattet haben oder falls wir eine Frage haben.',
            cancellation:
              link === undefined
                ? 'Wir prüfen deine Kündigung und schreiben dir das Ergebnis. Ein Abo, das sie beendet, verlängert sich nicht mehr.'
                : 'Wenn du nichts tust, läuft das Abo weiter.',
          }[kind],
          'Du hast das nicht geschickt? Dann antworte bitte auf diese E-Mail.',
        ],
  }),
};

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
