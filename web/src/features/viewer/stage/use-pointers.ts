import { type PointerEvent, useRef } from 'react';
import type { Zoom } from './use-zoom.js';
import type { Point } from './zoom.js';

export type Touch = { x: number; y: number; at: number };
export type Gesture = 'none' | 'tap' | 'double-tap' | 'swipe-left' | 'swipe-right';

const TAP_MS = 300;
const TAP_PX = 12;
const SWIPE_PX = 80;

/** Recognizes taps, double taps and swipes with one finger. A second finger cancels the gesture. */
export function createTouchReader() {
  let begin: Touch | null = null;
  let lastTap: Touch | null = null;

  return {
    begin(touch: Touch) {
      begin = touch;
    },
    spoil() {
      begin = null;
      lastTap = null;
    },
    end(touch: Touch): Gesture {
      const from = begin;
      begin = null;
      if (!from) return 'none';
      const x = touch.x - from.x;
      const y = touch.y - from.y;
      const before = lastTap;
      lastTap = null;
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) {
        return x < 0 ? 'swipe-left' : 'swipe-right';
      }
      if (touch.at - from.at >= TAP_MS || Math.hypot(x, y) > TAP_PX) return 'none';
      if (before && touch.at - before.at <= TAP_MS) return 'double-tap';
      lastTap = touch;
      return 'tap';
    },
  };
}

type PointerPorts = {
  zoom: Zoom;
  onSwipe: (step: 1 | -1) => void;
  onDoubleTap: () => void;
};

const between = ([a, b]: Point[]) =>
  a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 };
const distance = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1);

/** A double tap likes and never zooms; two fingers zoom and pan. */
export function usePointers({ zoom, onSwipe, onDoubleTap }: PointerPorts) {
  const points = useRef(new Map<number, Point>());
  const reader = useRef(createTouchReader());
  const lastType = useRef('');

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    lastType.current = event.pointerType;
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (points.current.size > 1) reader.current.spoil();
    else reader.current.begin({ x: event.clientX, y: event.clientY, at: event.timeStamp });
    // Capture only while zoomed: a drag may leave the stage, but a click must reach its target.
    if (zoom.isZoomed) event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const known = points.current;
    const from = known.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    const before = [...known.values()];
    known.set(event.pointerId, to);
    if (known.size === 2) {
      const after = [...known.values()];
      const middle = between(after);
      const last = between(before);
      zoom.zoom(distance(after) / Math.max(1, distance(before)), middle);
      zoom.pan({ x: middle.x - last.x, y: middle.y - last.y });
    } else if (known.size === 1 && zoom.isZoomed) {
      zoom.pan({ x: to.x - from.x, y: to.y - from.y });
    }
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!points.current.delete(event.pointerId)) return;
    // With a mouse, the browser detects double clicks at the speed in the user's settings.
    if (event.pointerType === 'mouse') return;
    const at = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    const gesture = reader.current.end(at);
    if (gesture === 'double-tap') onDoubleTap();
    else if (zoom.isZoomed) return;
    else if (gesture === 'swipe-left') onSwipe(1);
    else if (gesture === 'swipe-right') onSwipe(-1);
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>) {
    points.current.delete(event.pointerId);
    reader.current.spoil();
  }

  function onDoubleClick() {
    // Browsers also fire it for a double tap, which already counted.
    if (lastType.current === 'mouse') onDoubleTap();
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDoubleClick };
}
