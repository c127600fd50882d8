import { useEffect, useRef, type PointerEvent } from 'react';

const LONG_MS = 500;
/** In px: a finger that moves further scrolls. */
const STILL_PX = 10;

type Touch = { x: number; y: number; timer: ReturnType<typeof setTimeout> };

export function useLongPress(onLongPress: () => void) {
  const touch = useRef<Touch>(undefined);
  const wasLong = useRef(false);

  function cancel() {
    clearTimeout(touch.current?.timer);
    touch.current = undefined;
  }
  useEffect(() => cancel, []);

  return {
    /** True once, for the click event after a long press. */
    takeLong: () => {
      const was = wasLong.current;
      wasLong.current = false;
      return was;
    },
    handlers: {
      onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
        wasLong.current = false;
        if (pointerType !== 'touch') return;
        const timer = setTimeout(() => {
          wasLong.current = true;
          onLongPress();
        }, LONG_MS);
        touch.current = { x: clientX, y: clientY, timer };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (!touch.current) return;
        const { x, y } = touch.current;
        if (Math.hypot(clientX - x, clientY - y) > STILL_PX) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
    },
  };
}
