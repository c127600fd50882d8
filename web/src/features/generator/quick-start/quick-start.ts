import type { Gender } from '@likeness/contracts/http/generation';
import type { Image } from '@likeness/contracts/http/images';
import { QUICK_START_MAX } from '../choices/form-state.js';
import { NO_IMAGES } from '../../tool-page/tool/newest-images.js';
import { isSynthetic, type StyleOption } from '../choices/style-options.js';
import * as text from './messages/en.js';

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

  tell(text.loadingPhotos);
  const [images] = await Promise.all([ports.fetchImages(), wait(800)]);
  tell(text.pickingPhoto);
  const image = pick(images);
  if (!image) return NO_IMAGES;
  await Promise.all([ports.takeImage(image), wait(600)]);
  tell(text.pickingStyle);
  const styles = (await ports.fetchStyles()).filter((style) => !isSynthetic(style));
  const style = pick(styles);
  if (!style) return text.noStyles;
  ports.choose({ style: style.value });
  await wait(600);
  const gender = pick(['woman', 'man'] as const);
  tell(gender === 'man' ? text.styleForMan(style.label) : text.styleForWoman(style.label));
  ports.choose({ gender: gender ?? 'woman' });
  await wait(500);
  tell(text.upTo(QUICK_START_MAX));
  ports.choose({ maxCount: QUICK_START_MAX });
  await wait(500);
  return null;
}
