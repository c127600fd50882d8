import * as fc from 'fast-check';
import type { Operation } from '@likeness/e2e/document/api-document';
import { type PersonName, PERSONS } from '@likeness/e2e/document/sent-request';

/** Operations that end the account or session. */
const FINAL = new Set(['changePassword', 'deleteMe', 'endSession', 'endSessions', 'logout']);

/** Usually a person with permission. */
export function personOf({ id, isOpen }: Operation): fc.Arbitrary<PersonName> {
  const usual = FINAL.has(id)
    ? (['leaver'] as const)
    : isOpen
      ? (['visitor', 'stranger', 'member', 'subscriber'] as const)
      : (['member', 'subscriber'] as const);
  const others = PERSONS.filter((name) => !FINAL.has(id) || !/^(member|subscriber)$/.test(name));
  return fc.oneof(
    { weight: FINAL.has(id) ? 1 : 4, arbitrary: fc.constantFrom(...usual) },
    { weight: 2, arbitrary: fc.constantFrom(...others.filter((name) => name !== 'leaver')) },
  );
}
