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
