import { AppError } from '@likeness/contracts/errors/app-error';
import type { ErrorCode } from '@likeness/contracts/errors/catalogue';
import type { Person, Principal } from '@likeness/contracts/identity/principal';
import { CLOCK_ALONE } from '@likeness/testing/clock-alone';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { InternalTokens } from './internal-token.js';
import { MembersOnly, PrincipalGuard, Public, ServicesOnly } from './principal.guard.js';

const SECRET = 'secret-of-more-than-thirty-two-characters';
const visitor: Person = {
  kind: 'person',
  owner: { kind: 'visitor', id: 'f'.repeat(64) },
  tier: 'guest',
  address: '198.51.100.7',
};
const member: Person = {
  ...visitor,
  owner: { kind: 'user', id: '3f0c9b1e-5d1f-4c54-9f6e-0b7c6f5b7a11' },
  tier: 'member',
};
const lenses: Principal = { kind: 'service', service: 'lenses' };
const billing: Principal = { kind: 'service', service: 'billing' };

class People {
  anybody() {}
  @MembersOnly()
  members() {}
  @Public()
  health() {}
  @ServicesOnly('lenses')
  internal() {}
}
@ServicesOnly('lenses')
class Internal {
  call() {}
}

describe('PrincipalGuard', () => {
  const tokens = new InternalTokens(SECRET);
  const guard = new PrincipalGuard(new Reflector(), tokens, 'images');

  type Request = { headers: { authorization?: string }; principal?: Principal };
  async function ask(
    handler: () => void,
    authorization?: string,
    place: object = People,
    refusal: ErrorCode = 'UNAUTHORIZED',
  ) {
    const request: Request = { headers: { authorization } };
    const context = {
      getHandler: () => handler,
      getClass: () => place,
      switchToHttp: () => ({ getRequest: () => request }),
    } as unknown as ExecutionContext;
    const isLetIn = await guard.canActivate(context).catch((error: unknown) => {
      expect(error).toMatchObject(new AppError(refusal));
      return false;
    });
    return { isLetIn, principal: request.principal };
  }
  const by = (principal: Principal, audience = 'images') =>
    `Bearer ${tokens.sign(principal, audience)}`;
  const { anybody, members, health, internal } = People.prototype;

  afterEach(() => jest.useRealTimers());

  it('admits persons by default and stores the principal', async () => {
    expect(await ask(anybody, by(visitor))).toEqual({ isLetIn: true, principal: visitor });
    expect(await ask(anybody, by(member))).toEqual({ isLetIn: true, principal: member });
  });

  it('separates routes of persons and services', async () => {
    const closed = { isLetIn: false, principal: undefined };
    expect(await ask(anybody, by(lenses))).toEqual(closed);
    expect(await ask(internal, by(member))).toEqual(closed);
    expect(await ask(Internal.prototype.call, by(member), Internal)).toEqual(closed);
    expect(await ask(internal, by(lenses))).toEqual({ isLetIn: true, principal: lenses });
    const { isLetIn } = await ask(Internal.prototype.call, by(lenses), Internal);
    expect(isLetIn).toBe(true);
  });

  it('admits only the named services', async () => {
    expect((await ask(internal, by(billing))).isLetIn).toBe(false);
    const { isLetIn } = await ask(Internal.prototype.call, by(billing), Internal);
    expect(isLetIn).toBe(false);
  });

  it('admits only members on member routes', async () => {
    expect((await ask(members, by(visitor))).isLetIn).toBe(false);
    expect((await ask(members, by(member))).isLetIn).toBe(true);
  });

  it('needs no token on public routes', async () => {
    expect(await ask(health)).toEqual({ isLetIn: true, principal: undefined });
  });

  it.each<[string, string | undefined]>([
    ['no token', undefined],
    ['a token of another scheme', by(visitor).replace('Bearer', 'Basic')],
    ['a token for another service', by(visitor, 'billing')],
    ['nonsense', 'Bearer x.y.z'],
    [
      'a token of somebody who can not be',
      by({ ...visitor, tier: 'owner' } as unknown as Principal),
    ],
  ])('is closed to %s', async (_what, authorization) => {
    expect((await ask(anybody, authorization)).isLetIn).toBe(false);
  });

  it('treats an expired token as a late call, not as unauthorized', async () => {
    const token = by(visitor);
    jest.useFakeTimers({ now: Date.now() + 61_000, doNotFake: [...CLOCK_ALONE] });
    const { isLetIn } = await ask(anybody, token, People, 'SERVICE_UNAVAILABLE');
    expect(isLetIn).toBe(false);
  });
});
