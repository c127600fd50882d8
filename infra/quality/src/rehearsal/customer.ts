import { isFinal } from '@likeness/contracts/generation/render-state';
import type { RenderJob } from '@likeness/contracts/http/generation';
import { eventually } from '@likeness/e2e/client/eventually';
import { Member } from '@likeness/e2e/client/member';
import { numbered, type Visitor } from '@likeness/e2e/client/visitor';
import { personPhoto } from '@likeness/testing/photos/people';

const RENDERED_MS = 600_000;
const CREDITS = 25;

/** A member with a purchase and a paid portrait. */
export async function customer(origin: string, email: string): Promise<Member> {
  const member = await Member.signUp(origin, email);
  await member.buy(CREDITS);
  await finished(member, await order(member));
  return member;
}

/** @returns the id of the job */
export async function order(member: Member): Promise<string> {
  const { id } = await member.upload(await personPhoto());
  const { body } = await member.generate('portrait', {
    ...numbered(0, 1),
    style: 'neon',
    gender: 'woman',
    pro_generation: 'true',
    facial_feature_image_ids: JSON.stringify([id]),
  });
  return body.job_id;
}

export async function finished(person: Member | Visitor, job: string): Promise<RenderJob> {
  return eventually(async () => {
    const { body } = await person.call<RenderJob>(`/api/lenses/jobs/${job}`);
    return isFinal(body.state) && body;
  }, RENDERED_MS);
}
