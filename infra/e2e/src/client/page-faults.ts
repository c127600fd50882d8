import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';

/** Of axe: what another theme can change. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits for animations, because fading elements have intermediate colors. */
export async function accessibilityFaults(
  page: Page,
  part?: string,
  { onlyColors = false } = {},
): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    // New elements start their animation in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // Otherwise axe opens a tab of its own, and this one then draws only one frame a second.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(onlyColors && { runOnly: COLOR_RULES }),
  });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** How many pixels the page can be scrolled sideways. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Words that are shown in more than one line. */
export function brokenWords(places: Locator): Promise<string[]> {
  return places.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) found.push(word);
        }
      }
      return found;
    }),
  );
}
