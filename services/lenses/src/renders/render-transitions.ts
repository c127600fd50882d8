import type { ErrorCode } from '@likeness/contracts/errors/catalogue';
import { isFinal, type RenderState } from '@likeness/contracts/generation/render-state';
import type { Render, Rendered } from '../database/lenses.entities.js';

/** Losses of a job before the render fails. */
export const MAX_ATTEMPTS = 3;
/** Enough for several calls to images and billing. */
const DELIVERY_LEASE_MS = 30_000;

/** Without `lease`, applies to every attempt. */
type Failure = {
  readonly code: string;
  readonly detail?: string;
  readonly lease?: number | undefined;
};

type Events = {
  lease: { readonly attempt: number };
  requeue: { readonly attempt: number };
  store: { readonly rendered: Rendered };
  startDelivery: object;
  deliver: object;
  loseFiles: object;
  loseHold: object;
  refuse: Failure;
  fail: Failure;
  cancel: object;
  expire: object;
  erase: object;
};
type EventType = keyof Events;
export type RenderEvent = { [T in EventType]: { readonly type: T } & Events[T] }[EventType];
export type EndEvent = Exclude<
  RenderEvent,
  { readonly type: 'lease' | 'requeue' | 'store' | 'startDelivery' }
>;

type Transition<E> = {
  /** Undefined keeps the state. */
  readonly to?: RenderState;
  readonly guard: (render: Render, event: E, now: Date) => boolean;
  readonly set: (render: Render, event: E, now: Date) => Partial<Render>;
};

const hasImage = ({ rendered }: Render) => rendered !== null;
const hasNoImage = ({ rendered }: Render) => rendered === null;
const isLeased = ({ deliveringUntil }: Render, now: Date) =>
  deliveringUntil !== null && deliveringUntil > now;
/** An earlier attempt may report late. */
const canFail = (render: Render, { lease }: Failure) =>
  hasNoImage(render) && (lease === undefined || lease >= render.leases);
const withError = (errorCode: ErrorCode) => () => ({ errorCode });
const withFailure = (_: Render, { code, detail }: Failure) => ({
  errorCode: code,
  errorDetail: detail ?? null,
});

/**
 * All start from `queued` or `rendering`; other states are final. With a stored image, a render can
 * only be delivered, lose its files or its hold, or be erased.
 */
const TRANSITIONS: { readonly [T in EventType]: Transition<Events[T]> } = {
  /** `leases` numbers the folder of the worker's files. */
  lease: {
    to: 'rendering',
    guard: (render, { attempt }) => hasNoImage(render) && render.attempt === attempt,
    set: ({ leases, attempt }, _, now) => ({
      leases: Math.max(leases + 1, attempt),
      startedAt: now,
    }),
  },
  /** The queue lost the job of this attempt. */
  requeue: {
    to: 'queued',
    guard: (render, { attempt }) =>
      hasNoImage(render) && render.attempt === attempt && attempt < MAX_ATTEMPTS,
    set: ({ attempt }) => ({ attempt: attempt + 1 }),
  },
  /** Any attempt may report the image, more than once; the first one counts. */
  store: {
    guard: (render, { rendered }) =>
      hasNoImage(render) || render.rendered?.master_key === rendered.master_key,
    set: (_, { rendered }) => ({ rendered }),
  },
  startDelivery: {
    guard: (render, _, now) => hasImage(render) && !isLeased(render, now),
    set: (_render, _event, now) => ({
      deliveringUntil: new Date(now.getTime() + DELIVERY_LEASE_MS),
    }),
  },
  deliver: { to: 'done', guard: hasImage, set: () => ({}) },
  loseFiles: { to: 'failed', guard: hasImage, set: withError('RENDER_FAILED') },
  loseHold: { to: 'expired', guard: hasImage, set: withError('RENDER_EXPIRED') },
  refuse: { to: 'refused', guard: canFail, set: withFailure },
  fail: { to: 'failed', guard: canFail, set: withFailure },
  cancel: { to: 'cancelled', guard: hasNoImage, set: withError('RENDER_CANCELLED') },
  expire: { to: 'expired', guard: hasNoImage, set: withError('RENDER_EXPIRED') },
  /** An erased account loses stored images, except those in delivery. */
  erase: {
    to: 'cancelled',
    guard: (render, _, now) => !isLeased(render, now),
    set: withError('RENDER_CANCELLED'),
  },
};

/** The changed fields; undefined if a guard rejects the event. */
export const transition = (event: RenderEvent) => (render: Render, now: Date) => {
  if (isFinal(render.state)) return undefined;
  const { to = render.state, guard, set } = TRANSITIONS[event.type] as Transition<RenderEvent>;
  if (!guard(render, event, now)) return undefined;
  return { state: to, ...(isFinal(to) && { finishedAt: now }), ...set(render, event, now) };
};
