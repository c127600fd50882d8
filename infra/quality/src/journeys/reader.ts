import { setTimeout as sleep } from 'node:timers/promises';
import { type Journey, newVisitor } from '../world.js';

const PATHS = [
  '/',
  '/pricing',
  '/api/images/all-styles',
  '/api/images/default-headposes',
  '/api/payments/prices',
  '/api/lenses/allowance',
  '/api/lenses/jobs?state=active',
  '/api/images?page=1&limit=12',
  '/api/health',
  '/api/docs',
];
const PAUSE_MS = 400;

export const reader: Journey = {
  name: 'reader',
  begin: (world) => async () => {
    const visitor = newVisitor(world);
    for (const path of PATHS) {
      if (world.isOver()) return;
      await visitor.call(path);
      await sleep(PAUSE_MS);
    }
  },
};
