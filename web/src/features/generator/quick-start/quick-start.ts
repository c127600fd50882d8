import type { Gender } from '@likeness/contracts/http/generation';
import type { Image } from '@likeness/contracts/http/images';
import { QUICK_START_MAX } from '../choices/form-state.js';
import { NO_IMAGES } from '../../tool-page/tool/newest-images.js';
import { isSynthetic, type StyleOption } from '../choices/style-options.js';

export type QuickStartPorts = {
  fetchImages: () => Promise<readonly Image[]>;
  fetchStyles: () => Promise<readonly StyleOption[]>;
  random: () => number;
  wait: (ms: number) => Promise<void>;
  tell: (message: string) => void;
  takeImage: (image: Image) => Promise<void>;
  choose: (choice: { style?: string; gender?: Gender; maxCount?: number }) => void;
};

/** Each step shows for 500 to 800 ms, so that users can follow. Resolves with the fault, or null. */
export async function quickStart(ports: QuickStartPorts): Promise<string | null> {
  const { random, wait, tell } = ports;
  const pick = <Entry>(entries: readonly Entry[]) => entries[Math.floor(random() * entries.length)];

  tell('Loading your photos…');
  const [images] = await Promise.all([ports.fetchImages(), wait(800)]);
  tell('Picking one of your photos');
  const image = pick(images);
  if (!image) return NO_IMAGES;
  await Promise.all([ports.takeImage(image), wait(600)]);
  tell('Picking a style');
  const styles = (await ports.fetchStyles()).filter((style) => !isSynthetic(style));
  const style = pick(styles);
  if (!style) return 'No styles available. Please try again.';
  ports.choose({ style: style.value });
  await wait(600);
  const gender = pick(['woman', 'man'] as const);
  tell(`${style.label}, ${gender === 'man' ? 'man' : 'woman'}`);
  ports.choose({ gender: gender ?? 'woman' });
  await wait(500);
  tell(`Up to ${QUICK_START_MAX} portraits`);
  ports.choose({ maxCount: QUICK_START_MAX });
  await wait(500);
  return null;
}
