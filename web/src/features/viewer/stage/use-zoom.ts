import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { fitted, panBy, WHOLE, zoomAt, type Point, type Size, type View } from './zoom.js';

export type Zoom = {
  view: View;
  isZoomed: boolean;
  zoom: (factor: number, at?: Point) => void;
  pan: (by: Point) => void;
  reset: () => void;
};

const STEP_PER_WHEEL_PX = 0.0022;
/** A touchpad pinch arrives as wheel events with Ctrl, in much smaller steps. */
const STEP_PER_PINCH_PX = 0.012;
const PX_PER_LINE = 18;

export function useZoom(stage: RefObject<HTMLElement | null>, picture: Size, key: string): Zoom {
  const [state, setState] = useState({ key, view: WHOLE });
  if (state.key !== key) setState({ key, view: WHOLE });
  const { width, height } = picture;

  function change(next: (view: View, shown: Size, room: DOMRect) => View) {
    const room = stage.current?.getBoundingClientRect();
    if (!room || room.width === 0) return;
    const shown = fitted({ width, height }, room);
    setState((now) => ({ ...now, view: next(now.view, shown, room) }));
  }
  function zoom(factor: number, at?: Point) {
    change((view, shown, room) => {
      const middle = { x: room.left + room.width / 2, y: room.top + room.height / 2 };
      const point = at ? { x: at.x - middle.x, y: at.y - middle.y } : { x: 0, y: 0 };
      return zoomAt(view, factor, point, shown, room);
    });
  }
  const pan = (by: Point) => change((view, shown, room) => panBy(view, by, shown, room));
  const reset = () => setState((now) => ({ ...now, view: WHOLE }));

  useWheel(stage, zoom);
  const view = state.key === key ? state.view : WHOLE;
  return { view, isZoomed: view.scale > 1, zoom, pan, reset };
}

function useWheel(stage: RefObject<HTMLElement | null>, zoom: Zoom['zoom']): void {
  const turn = useEffectEvent(({ ctrlKey, deltaMode, deltaY, clientX, clientY }: WheelEvent) => {
    const step = ctrlKey ? STEP_PER_PINCH_PX : STEP_PER_WHEEL_PX;
    const lines = deltaMode === WheelEvent.DOM_DELTA_LINE ? PX_PER_LINE : 1;
    zoom(Math.exp(-deltaY * lines * step), { x: clientX, y: clientY });
  });

  useEffect(() => {
    const element = stage.current;
    // React's wheel listener is passive, so it couldn't stop the page from zooming.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      turn(event);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage]);
}
