import { createHash } from 'node:crypto';

/** Claims of the userinfo endpoint (OpenID Connect Core, 5.1). */
export type GooglePerson = {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
  name: string;
};

export function person(
  given: string,
  family: string,
  email: string,
  verified = true,
): GooglePerson {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return {
    // Google's ids have 21 digits; the same email address always gets the same id.
    sub: BigInt(`0x${digest.slice(0, 16)}`)
      .toString()
      .padStart(21, '1'),
    email,
    email_verified: verified,
    given_name: given,
    family_name: family,
    name: `${given} ${family}`,
  };
}

export const people: readonly GooglePerson[] = [
  person('Ada', 'Example', 'ada@example.com'),
  person('Grace', 'Example', 'grace@example.com'),
  person('مريم', 'Example', 'maryam@example.com'),
  person('Una', 'Unverified', 'una@example.com', false),
];
