// @vitest-environment happy-dom
import { loadLate } from '../build/prerender/late-scripts.js';

it('starts the scripts when the pointer moves, not when it only rests on the page', () => {
  document.body.innerHTML = '<div id="root" data-entry="/entry.js" data-scripts="/page.js"></div>';
  const append = vi.spyOn(document.head, 'append').mockReturnValue();
  loadLate(60_000);
  const move = (movementX: number) =>
    window.dispatchEvent(new PointerEvent('pointermove', { movementX, movementY: 0 }));
  move(0);
  expect(append).not.toHaveBeenCalled();
  move(3);
  expect(append).toHaveBeenCalled();
  append.mockRestore();
});
