import { setTimeout as sleep } from 'node:timers/promises';
import type { Profile } from './profiles.js';
import type { World } from './world.js';

const PAUSE_AFTER_ERROR_MS = 1_000;

/**
 * Lets every virtual user repeat its journey until the world is over.
 * @returns what went wrong in journeys, by journey and message
 */
export async function runProfile(world: World, profile: Profile): Promise<Map<string, number>> {
  const faults = new Map<string, number>();
  const users = profile.flatMap(({ journey, users: count }) =>
    Array.from({ length: count }, async () => {
      const step = journey.begin(world);
      while (!world.isOver()) {
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
