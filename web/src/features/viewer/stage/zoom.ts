/** `x` and `y` are the distances of the picture's centre from the stage's, in px. */
export type View = { scale: number; x: number; y: number };
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 6;

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

function within(view: View, picture: Size, stage: Size): View {
  if (view.scale <= 1) return WHOLE;
  const room = (length: number, visible: number) =>
    Math.max(0, (length * view.scale - visible) / 2);
  return {
    scale: view.scale,
    x: clamp(view.x, room(picture.width, stage.width)),
    y: clamp(view.y, room(picture.height, stage.height)),
  };
}

/** Keeps the picture under `point` in place. @param point relative to the center of the stage */
export function zoomAt(view: View, factor: number, point: Point, picture: Size, stage: Size): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  const x = point.x - (point.x - view.x) * ratio;
  const y = point.y - (point.y - view.y) * ratio;
  return within({ scale, x, y }, picture, stage);
}

export function panBy(view: View, by: Point, picture: Size, stage: Size): View {
  return within({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, picture, stage);
}

export function fitted(picture: Size, stage: Size): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}
