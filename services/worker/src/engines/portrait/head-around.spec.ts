import { headAround } from './head-around.js';

const FACE = { x: 300, y: 300, width: 200, height: 300 };
const PICTURE = { width: 1024, height: 1024 };

it('covers ears and, if unknown, an estimate of the hair', () => {
  expect(headAround(FACE, PICTURE)).toEqual({ x: 276, y: 165, width: 248, height: 435 });
});

it('covers known hair, except what is far beside the face', () => {
  const hair = { x: 270, y: 200, width: 400, height: 0 };
  expect(headAround(FACE, PICTURE, hair)).toEqual({ x: 270, y: 200, width: 274, height: 400 });
});

it('stays inside the picture', () => {
  const face = { x: 0, y: 10, width: 1024, height: 1010 };
  expect(headAround(face, PICTURE)).toEqual({ x: 0, y: 0, width: 1024, height: 1020 });
});
