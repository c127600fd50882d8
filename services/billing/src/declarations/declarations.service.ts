import { createHmac } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { OpenDeclaration } from '@likeness/contracts/http/operator';
import type { Declaration, DeclarationRequest } from '@likeness/contracts/http/payments';
import type { Person } from '@likeness/contracts/identity/principal';
import { MailDispatchService } from '@likeness/service-kit/mail/mail-dispatch.service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DeclarationsRepository } from '../database/declarations.repository.js';
import { SubscriptionEndService } from '../subscriptions/subscription-claims.service.js';
import { CancellationLinksService, DeclarationSettings } from './cancellation-links.service.js';

/** Each declaration mails the sender's words to an unverified address. A day. */
const MAX_OF_BOTH = 5;
const MAX_OF_SENDER = 20;
/** Further declarations of many senders for one address are kept for the operator without a mail. */
const MAX_MAILS = 20;
const DAY_SECONDS = 24 * 3_600;
const WEEK_SECONDS = 7 * DAY_SECONDS;
const LISTED = 100;

/** Withdrawals (BGB §356a) and cancellations (BGB §312k). */
@Injectable()
export class DeclarationsService {
  constructor(
    private readonly declarations: DeclarationsRepository,
    private readonly mails: MailDispatchService,
    private readonly links: CancellationLinksService,
    private readonly end: SubscriptionEndService,
    private readonly settings: DeclarationSettings,
  ) {}

  /**
   * Without a login, the address must confirm by mail. Counts by sender, so that nobody can use up
   * another person's declarations. @throws AppError TOO_MANY_REQUESTS, never to the owner
   */
  async take(request: DeclarationRequest, { owner, address }: Person): Promise<Declaration> {
    const { kind, email, language } = request;
    const isMember = owner.kind === 'user';
    const isOwn = isMember && (await this.links.ownerOf(email)) === owner.id;
    const sender = createHmac('sha256', this.settings.secret)
      .update(isMember ? `declaration of ${owner.id}` : `declaration:${address}`)
      .digest('hex');
    const counted = async (manager?: EntityManager) => {
      const counts = await this.declarations.countsOfDay(email, sender, manager);
      if (!isOwn && (counts.ofBoth >= MAX_OF_BOTH || counts.ofSender >= MAX_OF_SENDER)) {
        throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds: DAY_SECONDS });
      }
      return counts;
    };
    // A refused request ends nothing, and the receipt knows what has ended.
    await counted();
    const isConfirmed = isMember && kind === 'cancellation' && (await this.#ended(owner.id));
    const row = await this.declarations.exclusively(sender, async (manager) => {
      const { ofEmail } = await counted(manager);
      const declaration = await this.declarations.insert(manager, request, { sender, isConfirmed });
      if (!isOwn && ofEmail >= MAX_MAILS) return declaration;
      await this.mails.order(manager, {
        kind: 'declaration',
        recipient: email,
        facts: { id: declaration.id, language, isOwn },
        usefulSeconds: WEEK_SECONDS,
        mustArrive: true,
      });
      return declaration;
    });
    return { id: row.id, received_at: row.received_at.toISOString() };
  }

  /** Oldest first. */
  async open(): Promise<OpenDeclaration[]> {
    const rows = await this.declarations.open(LISTED);
    return rows.map(({ confirmed_at: _, ...row }) => ({
      ...row,
      received_at: row.received_at.toISOString(),
    }));
  }

  /** @returns false if it is unknown or settled */
  async settle(id: string): Promise<boolean> {
    return this.declarations.settle(id);
  }

  /** If Stripe fails, the person can still use the link in the receipt. */
  async #ended(userId: string): Promise<boolean> {
    try {
      await this.end.atPeriodEnd(userId);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}
