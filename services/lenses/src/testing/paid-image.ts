import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import { imagesInternalCalls } from '@likeness/contracts/calls/images/internal.calls';
import type { Accepted, RenderJob } from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { portraitRenderJob } from '@likeness/contracts/jobs/renders.jobs';
import { portraitResultJob } from '@likeness/contracts/jobs/results.jobs';
import { until } from '@likeness/testing/until';
import { account, kontextForm, RENDERED, type RunningLenses } from './running-lenses.js';

export const CREDITS = 3;

/** The calls that deliver a paid image, in order. */
export const KEEP = imagesInternalCalls.keepPortrait.path;
export const CAPTURE = billingInternalCalls.captureHold.path;
export const REVEAL = imagesInternalCalls.revealPortrait.path;

export function peerOf(lenses: RunningLenses, path: string) {
  return path === CAPTURE ? lenses.billing : lenses.images;
}

export async function claimedImage(lenses: RunningLenses): Promise<{ person: Person; id: string }> {
  const person = account();
  lenses.billing.grant(person.owner.id, CREDITS);
  const response = await lenses.as(person, '/api/lenses/portrait-flux-kontext', {
    method: 'POST',
    body: kontextForm({ fields: { pro_generation: 'true' } }),
    headers: { prefer: 'respond-async' },
  });
  const { job_id: id } = (await response.json()) as Accepted;
  const attempt = { render_id: id, attempt: 1 };
  await until(() => lenses.sender.isAlive(portraitRenderJob, attempt));
  await lenses.sender.remove(portraitRenderJob, attempt);
  await lenses.claim(id, 1);
  return { person, id };
}

const resultOf = (id: string) => ({
  render_id: id,
  attempt: 1,
  outcome: { ...RENDERED, master_key: `renders/${id}/1/master.jpg` },
});

export async function tellRendered(lenses: RunningLenses, id: string): Promise<void> {
  await lenses.sender.add(portraitResultJob, resultOf(id));
}

/** Reports an image that does not follow its main wish. */
export async function tellDropped(lenses: RunningLenses, id: string): Promise<void> {
  const result = resultOf(id);
  const record = { ...result.outcome.record, mainUnmet: 'red dress' };
  const outcome = { ...result.outcome, record };
  await lenses.sender.add(portraitResultJob, { ...result, outcome });
}

/** Loses the result, so that only the sweep can deliver. */
export async function loseResult(lenses: RunningLenses, id: string): Promise<void> {
  await until(async () => {
    await lenses.sender.remove(portraitResultJob, resultOf(id)).catch(() => undefined);
    return !(await lenses.sender.isAlive(portraitResultJob, resultOf(id)));
  });
}

export async function jobOf(lenses: RunningLenses, person: Person, id: string): Promise<RenderJob> {
  return (await (await lenses.as(person, `/api/lenses/jobs/${id}`)).json()) as RenderJob;
}
