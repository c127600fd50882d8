import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import type { Rect } from './grid-layout.js';

/** In px: a press that moves less is a click. */
const STILL_PX = 6;
/** In px: a drag this close to the window's edge scrolls the page. */
const EDGE_PX = 56;
const SCROLL_STEP_PX = 14;

type Point = { x: number; y: number };

type DragOptions = {
  grid: { readonly current: HTMLElement | null };
  onBegin: (isAdding: boolean) => void;
  onMove: (rect: Rect) => void;
  onEnd: () => void;
};

const rectOf = (from: Point, to: Point): Rect => ({
  left: Math.min(from.x, to.x),
  top: Math.min(from.y, to.y),
  right: Math.max(from.x, to.x),
  bottom: Math.max(from.y, to.y),
});

/** The click event after a drag must not reach the tile below. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

export function useDragSelect(options: DragOptions) {
  const [frame, setFrame] = useState<Rect | null>(null);
  const ending = useRef<AbortController>(undefined);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => ending.current?.abort(), []);

  function follow(start: Point, isAdding: boolean) {
    const control = new AbortController();
    const { signal } = control;
    ending.current = control;
    let isDragging = false;
    let pointer: Point = { x: 0, y: 0 };
    let from: Point = { x: 0, y: 0 };
    let loop = 0;

    const inGrid = ({ x, y }: Point): Point => {
      const box = latest.current.grid.current?.getBoundingClientRect();
      return { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0) };
    };
    from = inGrid(start);
    const draw = () => {
      const rect = rectOf(from, inGrid(pointer));
      setFrame(rect);
      latest.current.onMove(rect);
    };
    const scroll = () => {
      const below = pointer.y > window.innerHeight - EDGE_PX;
      if (below || pointer.y < EDGE_PX) {
        window.scrollBy({ top: below ? SCROLL_STEP_PX : -SCROLL_STEP_PX, behavior: 'instant' });
        draw();
      }
      loop = requestAnimationFrame(scroll);
    };
    signal.addEventListener('abort', () => {
      cancelAnimationFrame(loop);
      setFrame(null);
    });

    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        pointer = { x: clientX, y: clientY };
        if (!isDragging) {
          if (Math.hypot(clientX - start.x, clientY - start.y) < STILL_PX) return;
          isDragging = true;
          latest.current.onBegin(isAdding);
          loop = requestAnimationFrame(scroll);
        }
        draw();
      },
      { signal },
    );
    const finish = () => {
      control.abort();
      if (!isDragging) return;
      swallowClick();
      latest.current.onEnd();
    };
    window.addEventListener('pointerup', finish, { signal });
    window.addEventListener('pointercancel', finish, { signal });
  }

  return {
    frame,
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      const isAdding = event.shiftKey || event.ctrlKey || event.metaKey;
      follow({ x: event.clientX, y: event.clientY }, isAdding);
    },
  };
}
