import type { PackSettings } from '../opened-pack.js';

export function packSettings(
  packsDir: string,
  cacheDir: string,
  own: Partial<PackSettings> = {},
): PackSettings {
  const usual = { named: [], providers: ['cpu'], card: '0', threads: 1 } as const;
  return { packsDir, cacheDir, ...usual, needsSafetyCheck: false, ...own };
}
