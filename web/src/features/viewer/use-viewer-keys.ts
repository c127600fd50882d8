import { useWindowEvents } from '../../lib/use-window-events.js';

type KeyPorts = {
  turn: (step: 1 | -1) => void;
  like?: () => void;
  dislike?: () => void;
  zoom: (factor: number) => void;
  pan: (by: { x: number; y: number }) => void;
  reset: () => void;
};

const ZOOM_STEP = 1.4;
const PAN_PX = 80;

/** Text fields, sliders and overlays handle keys themselves. */
const ownsKeys = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;

export function useViewerKeys(isOn: boolean, ports: KeyPorts): void {
  function press({ key, shiftKey, repeat }: KeyboardEvent): boolean {
    const pans: Record<string, { x: number; y: number }> = {
      ArrowLeft: { x: PAN_PX, y: 0 },
      ArrowRight: { x: -PAN_PX, y: 0 },
      ArrowUp: { x: 0, y: PAN_PX },
      ArrowDown: { x: 0, y: -PAN_PX },
    };
    const pan = pans[key];
    if (shiftKey && pan) ports.pan(pan);
    else if (key === 'ArrowLeft') ports.turn(-1);
    else if (key === 'ArrowRight') ports.turn(1);
    else if (key === '+' || key === '=') ports.zoom(ZOOM_STEP);
    else if (key === '-') ports.zoom(1 / ZOOM_STEP);
    else if (key === '0') ports.reset();
    else if (repeat) return false;
    else if (key.toLowerCase() === 'l' && ports.like) ports.like();
    else if (key.toLowerCase() === 'd' && ports.dislike) ports.dislike();
    else return false;
    return true;
  }

  function keydown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (ownsKeys(event.target)) return;
    if (press(event)) event.preventDefault();
  }
  useWindowEvents({ keydown }, isOn);
}
