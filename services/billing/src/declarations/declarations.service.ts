import { createHmac } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { OpenDeclaration } from '@likeness/contracts/http/operator';
import type { Declaration, DeclarationRequest } from '@likeness/contracts/http/payments';
import type { Person } from '@likeness/contracts/identity/principal';
import { MailDispatchService } from '@likeness/service-kit/mail/mail-dispatch.service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DeclarationsRepository } from '../database/declarations.repository.js';
import { SubscriptionEndService } from '../subscriptions/subscription-end.service.js';

/** Each declaration mails the sender's words to an unverified address. */
const MAX_OF_EMAIL = 5;
const MAX_FROM_ADDRESS = 20;
const DAY_SECONDS = 24 * 3_600;
const WEEK_SECONDS = 7 * DAY_SECONDS;
const LISTED = 100;

export abstract class DeclarationSettings {
  abstract readonly publicUrl: string;
  abstract readonly secret: string;
}

/** Withdrawals (BGB §356a) and cancellations (BGB §312k). */
@Injectable()
export class DeclarationsService {
  constructor(
    private readonly declarations: DeclarationsRepository,
    private readonly mails: MailDispatchService,
    private readonly end: SubscriptionEndService,
    private readonly settings: DeclarationSettings,
  ) {}

  /** Without a login, the address must confirm by mail. @throws AppError TOO_MANY_REQUESTS */
  async take(request: DeclarationRequest, { owner, address }: Person): Promise<Declaration> {
    const from = createHmac('sha256', this.settings.secret)
      .update(`declaration:${address}`)
      .digest('hex');
    const assertFew = async (manager?: EntityManager) => {
      const counts = await this.declarations.countsOfDay(request.email, from, manager);
      if (counts.ofEmail >= MAX_OF_EMAIL || counts.fromAddress >= MAX_FROM_ADDRESS) {
        throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds: DAY_SECONDS });
      }
    };
    // A refused request ends nothing, and the receipt knows what has ended.
    await assertFew();
    const isConfirmed =
      owner.kind === 'user' && request.kind === 'cancellation' && (await this.#ended(owner.id));
    const row = await this.declarations.exclusively(request.email, from, async (manager) => {
      await assertFew(manager);
      const declaration = await this.declarations.insert(manager, request, {
        addressHash: from,
        isConfirmed,
      });
      await this.mails.order(manager, {
        kind: 'declaration',
        recipient: request.email,
        facts: { id: declaration.id, language: request.language },
        usefulSeconds: WEEK_SECONDS,
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
