import { eventually } from '@likeness/e2e/client/eventually';
import { Member } from '@likeness/e2e/client/member';
import { ended, type Visitor } from '@likeness/e2e/client/visitor';
import { personPhoto } from '@likeness/testing/photos/people';
import { createHash } from 'node:crypto';
import type { Image } from '@likeness/contracts/http/images';
import type { Health } from '@likeness/contracts/http/health';
import type { TestStack } from '@likeness/testing/test-stack';

export const RENDERED_MS = 600_000;
const CREDITS = 25;

/** A member with a purchase and a paid portrait. */
export async function customer(origin: string, email: string): Promise<Member> {
  const member = await Member.signUp(origin, email);
  await member.buy(CREDITS);
  await ended(member, await order(member), RENDERED_MS);
  return member;
}

/** @returns the id of the job */
export async function order(member: Member): Promise<string> {
  const { id } = await member.upload(await personPhoto());
  return member.order(id);
}

type Page = { images: Image[] };

/** One line for each picture, with the digest of its file. */
export async function picturesOf(person: Member | Visitor): Promise<string[]> {
  const { body } = await person.call<Page>('/api/images?page=1&limit=24');
  return Promise.all(
    body.images.map(async ({ id, name, created_at, url }) => {
      const file = await person.call<ArrayBuffer>(`/api/${url}`);
      const digest = createHash('sha256').update(Buffer.from(file.body)).digest('hex');
      return `${id} ${name} ${created_at} ${file.status} ${digest}`;
    }),
  );
}

const START_MS = 600_000;
/** Characters of a log to print on failure. */
const SHOWN = 4_000;

export async function startProduct(stack: TestStack): Promise<void> {
  stack.launch({ LOG_FORMAT: 'json' });
  try {
    await eventually(async () => {
      const answer = await fetch(`${stack.address}/api/health`).catch(() => undefined);
      return answer?.ok && ((await answer.json()) as Health).status === 'ok';
    }, START_MS);
  } catch {
    throw new Error(`the product did not start:\n${stack.output.slice(-SHOWN)}`);
  }
}

/** Called with each assertion and its result. */
export type Tell = (what: string, holds: boolean) => void;

/** Prints the assertions and sets the exit code. */
export async function runRehearsal(
  name: string,
  rehearse: (tell: Tell) => Promise<void>,
): Promise<void> {
  let failed = 0;
  const begun = Date.now();
  await rehearse((what, holds) => {
    if (!holds) failed += 1;
    console.log(`${holds ? '✓' : '✗'} ${what}`);
  });
  const seconds = Math.round((Date.now() - begun) / 1_000);
  console.log(`${name} ${failed === 0 ? 'passed' : 'failed'} after ${seconds} s`);
  process.exitCode = failed === 0 ? 0 : 1;
}
