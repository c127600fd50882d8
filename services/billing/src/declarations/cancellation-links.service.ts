import { randomBytes } from 'node:crypto';
import { hashToken } from '@likeness/service-kit/identity/secret-token';
import { authInternalCalls } from '@likeness/contracts/calls/auth/internal.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import { isRenewed } from '@likeness/contracts/identity/halted-plan';
import type { Language } from '@likeness/contracts/text/languages';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { Injectable } from '@nestjs/common';
import {
  type DeclarationRow,
  DeclarationsRepository,
} from '../database/declarations.repository.js';
import { SubscriptionsRepository } from '../database/subscriptions.repository.js';
import { SubscriptionEndService } from '../subscriptions/subscription-claims.service.js';

export abstract class DeclarationSettings {
  abstract readonly publicUrl: string;
  abstract readonly secret: string;
}

const LIFETIME_SECONDS = 30 * 24 * 3_600;
const CONFIRMATION_PATH = '/api/payments/declarations/confirmation';

type Confirmation = { readonly kind: 'ended' | 'nothing' | 'old'; readonly on?: Date | null };

@Injectable()
export class CancellationLinksService {
  constructor(
    private readonly declarations: DeclarationsRepository,
    private readonly subscriptions: SubscriptionsRepository,
    @ServiceClient('auth') private readonly auth: InternalClient,
    private readonly end: SubscriptionEndService,
    private readonly settings: DeclarationSettings,
  ) {}

  /**
   * @returns undefined when the address has no subscription to cancel
   * @throws AppError SERVICE_UNAVAILABLE
   */
  async make(
    { id: declarationId, kind, email }: DeclarationRow,
    language: Language,
  ): Promise<string | undefined> {
    if (kind !== 'cancellation') return undefined;
    const userId = await this.#accountOf(email);
    if (userId === null) return undefined;
    const all = await this.subscriptions.of(userId);
    if (!all.some(({ status }) => isRenewed(status))) return undefined;
    const token = randomBytes(32).toString('base64url');
    await this.declarations.addConfirmation({
      tokenHash: hashToken(token),
      declarationId,
      userId,
      lifetimeSeconds: LIFETIME_SECONDS,
    });
    const link = new URL(CONFIRMATION_PATH, this.settings.publicUrl);
    link.searchParams.set('token', token);
    if (language !== 'en') link.searchParams.set('language', language);
    return link.href;
  }

  /** @returns null for an unknown address, and while auth is away */
  async ownerOf(email: string): Promise<string | null> {
    return this.#accountOf(email).catch(() => null);
  }

  async isGood(token: string): Promise<boolean> {
    return (await this.declarations.confirmation(hashToken(token))) !== undefined;
  }

  /** @returns `old` for an unknown or expired token @throws AppError PAYMENTS_UNAVAILABLE */
  async follow(token: string): Promise<Confirmation> {
    const confirmation = await this.declarations.confirmation(hashToken(token));
    if (!confirmation) return { kind: 'old' };
    const { userId, declarationId } = confirmation;
    try {
      await this.end.atPeriodEnd(userId);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'NOT_SUBSCRIBED')) throw error;
      return { kind: 'nothing' };
    }
    await this.declarations.confirm(declarationId);
    const ending = (await this.subscriptions.of(userId)).find(
      ({ status }) => status === 'canceling',
    );
    return { kind: 'ended', on: ending?.ends_at ?? null };
  }

  /** Finds only verified addresses. */
  async #accountOf(email: string): Promise<string | null> {
    return (await this.auth.call(authInternalCalls.findAccountByEmail, { body: { email } }))
      .user_id;
  }
}
