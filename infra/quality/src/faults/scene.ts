import type { Database } from '@likeness/e2e/client/database';
import type { TestStack } from '@likeness/testing/test-stack';
import type { World } from '../world.js';
import type { Activity } from './activity.js';
import type { Clocks } from './clocks.js';
import type { Links } from './links.js';

/** A stack under load, and access to its data. */
export type Scene = {
  readonly stack: TestStack;
  readonly world: World;
  readonly activity: Activity;
  /** Folder of the object store. */
  readonly objects: string;
  readonly clocks: Clocks;
  readonly links: Links;
  readonly database: Database;
};
