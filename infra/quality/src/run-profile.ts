import { setTimeout as sleep } from 'node:timers/promises';
import type { Journey, World } from './world.js';
import { cancellingGuest, guest, uploader } from './journeys/guests.js';
import { member } from './journeys/members.js';
import { provenanceChecker } from './journeys/provenance-checker.js';
import { reader } from './journeys/reader.js';

/** Concurrent virtual users by journey. */
export type Profile = readonly { readonly journey: Journey; readonly users: number }[];

export const PROFILES: Readonly<Record<string, Profile>> = {
  mixed: [
    { journey: guest, users: 4 },
    { journey: member, users: 6 },
    { journey: cancellingGuest, users: 2 },
    { journey: uploader, users: 2 },
    { journey: reader, users: 3 },
    { journey: provenanceChecker, users: 1 },
  ],
};

const PAUSE_AFTER_ERROR_MS = 1_000;
const MOMENT_MS = 1_000;

/** @param pauseMs average rest after a journey @returns failures by journey and message */
export async function runProfile(
  world: World,
  profile: Profile,
  pauseMs = 0,
): Promise<Map<string, number>> {
  const faults = new Map<string, number>();
  const users = profile.flatMap(({ journey, users: count }) =>
    Array.from({ length: count }, async () => {
      const step = journey.begin(world);
      while (!world.isOver()) {
        await rest(world, 2 * pauseMs * Math.random());
        if (world.isOver()) return;
        try {
          await step();
        } catch (error) {
          const fault = `${journey.name}: ${error instanceof Error ? error.message : 'unknown'}`;
          faults.set(fault, (faults.get(fault) ?? 0) + 1);
          await sleep(PAUSE_AFTER_ERROR_MS);
        }
      }
    }),
  );
  await Promise.all(users);
  return faults;
}

/** Ends early when the world is over. */
async function rest(world: World, ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until && !world.isOver()) {
    await sleep(Math.max(0, Math.min(MOMENT_MS, until - performance.now())));
  }
}
