import {
  isFinal,
  RENDER_STATES,
  type RenderState,
} from '@likeness/contracts/generation/render-state';
import { Render } from '../database/lenses.entities.js';
import { RENDERED } from '../testing/running-lenses.js';
import { MAX_ATTEMPTS, type RenderEvent, transition } from './render-transitions.js';

const NOW = new Date('2026-01-01T12:00:00Z');
const EARLIER = new Date(NOW.getTime() - 1);
const LATER = new Date(NOW.getTime() + 1);

const render = (facts: Partial<Render> = {}): Render =>
  Object.assign(new Render(), {
    state: 'rendering',
    rendered: null,
    deliveringUntil: null,
    attempt: 1,
    leases: 1,
    ...facts,
  });
const stored = { rendered: RENDERED };
const delivering = { ...stored, deliveringUntil: LATER };
const otherImage = { ...RENDERED, master_key: 'renders/x/2/master.jpg' };
const failure = { code: 'RENDER_FAILED' };

/** Event, render and next state; undefined if a guard rejects the event. */
const CASES: readonly [RenderEvent, Partial<Render>, RenderState | undefined][] = [
  [{ type: 'lease', attempt: 1 }, { state: 'queued' }, 'rendering'],
  [{ type: 'lease', attempt: 1 }, {}, 'rendering'],
  [{ type: 'lease', attempt: 1 }, { attempt: 2 }, undefined],
  [{ type: 'lease', attempt: 1 }, stored, undefined],
  [{ type: 'requeue', attempt: 1 }, {}, 'queued'],
  [{ type: 'requeue', attempt: 1 }, { attempt: 2 }, undefined],
  [{ type: 'requeue', attempt: 1 }, stored, undefined],
  [{ type: 'requeue', attempt: MAX_ATTEMPTS }, { attempt: MAX_ATTEMPTS }, undefined],
  [{ type: 'store', rendered: RENDERED }, { state: 'queued' }, 'queued'],
  [{ type: 'store', rendered: RENDERED }, { attempt: 2, leases: 2 }, 'rendering'],
  [{ type: 'store', rendered: RENDERED }, stored, 'rendering'],
  [{ type: 'store', rendered: otherImage }, stored, undefined],
  [{ type: 'startDelivery' }, {}, undefined],
  [{ type: 'startDelivery' }, stored, 'rendering'],
  [{ type: 'startDelivery' }, delivering, undefined],
  [{ type: 'startDelivery' }, { ...stored, deliveringUntil: EARLIER }, 'rendering'],
  [{ type: 'deliver' }, {}, undefined],
  [{ type: 'deliver' }, delivering, 'done'],
  [{ type: 'loseFiles' }, {}, undefined],
  [{ type: 'loseFiles' }, delivering, 'failed'],
  [{ type: 'loseHold' }, {}, undefined],
  [{ type: 'loseHold' }, delivering, 'expired'],
  [{ type: 'refuse', ...failure }, {}, 'refused'],
  [{ type: 'refuse', ...failure, lease: 1 }, {}, 'refused'],
  [{ type: 'refuse', ...failure, lease: 1 }, { leases: 2 }, undefined],
  [{ type: 'refuse', ...failure }, stored, undefined],
  [{ type: 'fail', ...failure }, { leases: 2 }, 'failed'],
  [{ type: 'fail', ...failure, lease: 1 }, { leases: 2 }, undefined],
  [{ type: 'fail', ...failure }, stored, undefined],
  [{ type: 'cancel' }, { state: 'queued' }, 'cancelled'],
  [{ type: 'cancel' }, {}, 'cancelled'],
  [{ type: 'cancel' }, stored, undefined],
  [{ type: 'expire' }, {}, 'expired'],
  [{ type: 'expire' }, stored, undefined],
  [{ type: 'erase' }, {}, 'cancelled'],
  [{ type: 'erase' }, stored, 'cancelled'],
  [{ type: 'erase' }, delivering, undefined],
];

const described = CASES.map(([event, facts, next]) => {
  const { type, ...more } = event;
  const about = (value: object) =>
    JSON.stringify(value, (key, each: unknown) =>
      key === 'rendered' && each !== null ? 'an image' : each,
    );
  return [type, about(more), about(facts), next ?? 'rejected', { event, facts, next }] as const;
});

describe('a render', () => {
  it.each(described)(
    'on %s %s of %s: %s',
    (_type, _event, _facts, _next, { event, facts, next }) => {
      const change = transition(event)(render(facts), NOW);
      expect(change?.state).toBe(next);
      const isEnd = next !== undefined && isFinal(next);
      expect(change?.finishedAt).toBe(isEnd ? NOW : undefined);
    },
  );

  it('does not change in a final state', () => {
    const events = new Map(CASES.map(([event]) => [event.type, event]));
    for (const state of RENDER_STATES.filter(isFinal)) {
      for (const event of events.values()) {
        for (const facts of [{}, stored]) {
          expect(transition(event)(render({ ...facts, state }), NOW)).toBeUndefined();
        }
      }
    }
  });

  it('numbers leases beyond the attempt, so that no two of them store in one folder', () => {
    const leasesAfter = (facts: Partial<Render>) =>
      transition({ type: 'lease', attempt: facts.attempt ?? 1 })(render(facts), NOW);
    expect(leasesAfter({ leases: 0 })).toMatchObject({ leases: 1, startedAt: NOW });
    expect(leasesAfter({ leases: 3 })?.leases).toBe(4);
    expect(leasesAfter({ leases: 0, attempt: 2 })?.leases).toBe(2);
  });

  it('keeps the code and the reason of a failure', () => {
    const refusal = { type: 'refuse', code: 'LIKENESS_NOT_REACHED', detail: 'No.' } as const;
    expect(transition(refusal)(render(), NOW)).toMatchObject({
      errorCode: 'LIKENESS_NOT_REACHED',
      errorDetail: 'No.',
    });
    const ends = [
      ['cancel', {}, 'RENDER_CANCELLED'],
      ['expire', {}, 'RENDER_EXPIRED'],
      ['erase', {}, 'RENDER_CANCELLED'],
      ['loseFiles', stored, 'RENDER_FAILED'],
      ['loseHold', stored, 'RENDER_EXPIRED'],
    ] as const;
    for (const [type, facts, code] of ends) {
      expect(transition({ type })(render(facts), NOW)?.errorCode).toBe(code);
    }
  });
});
