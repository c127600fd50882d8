import type { LiveEvent } from '@likeness/contracts/events/live-events';
import type { RenderJob } from '@likeness/contracts/http/generation';
import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import type { ImageRequest } from '../../../lib/api/lenses-api.js';
import type { LiveListener } from '../../../lib/live/live-link.js';
import { createRunController } from './run-controller.js';
import type { RunPlan } from './run-plan.js';
import type { RunPhotos, RunPorts } from './run-ports.js';
import { GENERATION, makeDone, makeJob, uuid } from './run.fixtures.js';

export const PLAN: RunPlan = {
  style: 'oil',
  imageCount: 3,
  fields: { style: 'oil', gender: 'woman' },
};

export const PHOTO = { key: 'a', name: 'a.jpg', role: 'reference', uploadId: null } as const;

export const makePhotos = (part: Partial<RunPhotos> = {}): RunPhotos => ({
  count: () => 1,
  waiting: () => [PHOTO],
  keep: async () => {},
  letGo: async () => {},
  restore: () => Promise.resolve(0),
  uploadAll: () => Promise.resolve({ ids: [uuid(1)], fields: {}, refused: 0 }),
  forgetUploads: () => {},
  recall: () => {},
  ...part,
});

/** A server small enough to read: jobs by index, and a switch for the network. */
export function setUp(part: Partial<RunPorts> = {}) {
  const server = {
    isOnline: true,
    consentGiven: true,
    jobs: new Map<number, RenderJob>(),
    requests: [] as ImageRequest[],
    saved: null as string | null,
    listener: null as LiveListener | null,
    linksClosed: 0,
    settled: 0,
    forgotten: 0,
    person: null as string | null,
    isLockElsewhere: false,
    yieldLock: () => {},
    storageListener: () => {},
  };
  const answer = <T>(value: () => T) =>
    server.isOnline ? Promise.resolve().then(value) : Promise.reject(new ConnectionError());
  const byId = (id: string) => [...server.jobs.values()].find(({ job_id }) => job_id === id);
  const ports: RunPorts = {
    tool: 'lenszero',
    person: () => server.person,
    personKnown: () => Promise.resolve(),
    needsConsent: () => true,
    fetchConsent: () => answer(() => ({ given: server.consentGiven, given_at: null })),
    giveConsent: () => answer(() => undefined),
    requestImage: (request) =>
      answer(() => {
        server.requests.push(request);
        const job = server.jobs.get(request.imageIndex) ?? makeJob(request.imageIndex);
        server.jobs.set(request.imageIndex, job);
        return job;
      }),
    fetchActiveJobs: () =>
      answer(() => [...server.jobs.values()].filter(({ state }) => /queued|rendering/.test(state))),
    fetchJob: (id) =>
      answer(() => {
        const job = byId(id);
        if (!job) throw new ApiError(404, 'NOT_FOUND', 'Not Found');
        return job;
      }),
    cancelJob: (id) =>
      answer(() => {
        const job = byId(id);
        if (job?.state === 'done') throw new ApiError(409, null, 'Finished already.');
        if (job) server.jobs.set(job.image_index, { ...job, state: 'cancelled' });
      }),
    openLive: (listener) => {
      server.listener = listener;
      return { close: () => void (server.linksClosed += 1) };
    },
    photos: makePhotos({ forgetUploads: () => void (server.forgotten += 1) }),
    recallPlan: () => {},
    hasDraft: () => false,
    allowance: () => undefined,
    onAccountChanged: () => void (server.settled += 1),
    hasVisitor: () => false,
    record: {
      read: () => server.saved,
      write: (text) => void (server.saved = text),
      onChange: (listener) => void (server.storageListener = listener),
    },
    lock: {
      tryTake: () => Promise.resolve(!server.isLockElsewhere),
      waitFor: () => new Promise((resolve) => (server.yieldLock = resolve)),
      release: () => {},
    },
    newId: () => GENERATION,
    ...part,
  };
  const run = createRunController(ports);
  const finish = (index: number) => {
    server.jobs.set(index, makeDone(index));
    const event: LiveEvent = {
      type: 'render.finished',
      job_id: uuid(100 + index),
      generation_id: GENERATION,
      image_index: index,
      job: makeDone(index),
    };
    return event;
  };
  const states = () => run.getState().run?.slots.map(({ state }) => state);
  return { server, run, finish, states };
}
