import type { Person } from '@likeness/contracts/identity/principal';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { Injectable } from '@nestjs/common';
import type { UpstreamName } from '../routing/routes.js';

/** A token lives 60 s; used this long, it still has time for its way to the service. */
const REUSE_MS = 20_000;
const MAX_KEPT = 10_000;

type Kept = { readonly token: Promise<string>; readonly until: number };

/**
 * Tokens that vouch for a person to a service. A page asks for dozens of pictures at once, and
 * signing is the dearest part of passing a request on.
 */
@Injectable()
export class PersonTokens {
  readonly #kept = new Map<string, Kept>();

  constructor(private readonly tokens: InternalTokens) {}

  async for(person: Person, service: UpstreamName): Promise<string> {
    const key = JSON.stringify([service, person]);
    const known = this.#kept.get(key);
    if (known && known.until > performance.now()) return known.token;
    const token = this.tokens.sign(person, service);
    this.#kept.delete(key);
    this.#kept.set(key, { token, until: performance.now() + REUSE_MS });
    if (this.#kept.size > MAX_KEPT) this.#dropOldest();
    return token;
  }

  #dropOldest(): void {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}
