import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { clampPlace, type LaidOutText, type Place, type Stage } from '../lettering/lay-out-text.js';
import * as text from '../messages.js';

const ARROWS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP = 1;
const LARGE_STEP = 5;
/** In px: finger movement that still counts as a tap. */
const SLIP = 5;
const TOUCHABLE = 44;

type TextHandleProps = {
  name: string;
  text: string;
  place: Place;
  stage: Stage;
  laidOut: LaidOutText | undefined;
  wasWritten: boolean;
  onMove: (place: Place) => void;
  onEdit: () => void;
};

type Drag = { readonly x: number; readonly y: number; readonly from: Place; isDrag: boolean };

export function TextHandle({
  name,
  text: written,
  place,
  stage,
  laidOut,
  wasWritten,
  onMove,
  onEdit,
}: TextHandleProps) {
  const button = useRef<HTMLButtonElement>(null);
  const drag = useRef<Drag>(null);
  const wasWrittenAtFirst = useRef(wasWritten);
  const [isMoving, setMoving] = useState(false);
  const width = Math.max(TOUCHABLE, laidOut?.width ?? stage.width * 0.6);
  const height = Math.max(TOUCHABLE, laidOut?.height ?? 0);
  const middle = laidOut
    ? { x: laidOut.left + laidOut.width / 2, y: laidOut.top + laidOut.height / 2 }
    : { x: (place.x / 100) * stage.width, y: (place.y / 100) * stage.height };

  useLayoutEffect(() => {
    const isFree = document.activeElement === document.body;
    if (wasWrittenAtFirst.current && isFree) button.current?.focus();
  }, []);

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // A text clamped to the picture moves from its visible position.
    const from = { x: (middle.x / stage.width) * 100, y: (middle.y / stage.height) * 100 };
    drag.current = { x: event.clientX, y: event.clientY, from, isDrag: false };
  }

  function onPointerMove({ clientX, clientY }: PointerEvent) {
    const { current } = drag;
    if (!current) return;
    const [x, y] = [clientX - current.x, clientY - current.y];
    if (!current.isDrag && Math.hypot(x, y) < SLIP) return;
    current.isDrag = true;
    setMoving(true);
    onMove({
      x: current.from.x + (x / stage.width) * 100,
      y: current.from.y + (y / stage.height) * 100,
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onMove({ x: place.x + arrow[0] * step, y: place.y + arrow[1] * step });
  }

  const { x, y } = clampPlace(place);
  return (
    <button
      ref={button}
      type="button"
      aria-label={
        written.trim() === ''
          ? text.noTextInPlace(name)
          : text.textInPlace(name, written.slice(0, 120))
      }
      aria-description={text.textPlace(Math.round(x), Math.round(y))}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => setMoving(false)}
      onPointerCancel={() => {
        drag.current = null;
        setMoving(false);
      }}
      onKeyDown={onKeyDown}
      onClick={() => {
        const wasDrag = drag.current?.isDrag ?? false;
        drag.current = null;
        if (!wasDrag) onEdit();
      }}
      className="absolute touch-none rounded-frame outline-offset-0 hover:outline-1 hover:outline-white focus-visible:outline-2 focus-visible:outline-white"
      style={{
        left: middle.x - width / 2,
        top: middle.y - height / 2,
        width,
        height,
        cursor: isMoving ? 'grabbing' : 'grab',
        boxShadow: isMoving ? '0 0 0 1px rgb(0 0 0 / 0.7)' : undefined,
      }}
    />
  );
}
