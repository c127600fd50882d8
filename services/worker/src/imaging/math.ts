/**
 * Math's functions as module constants. In the realm that specs run in, every look-up of a global
 * costs as much as a hundred multiplications, which pixel loops would pay millions of times.
 */
export const {
  abs,
  atan,
  atan2,
  cbrt,
  ceil,
  cos,
  exp,
  floor,
  fround,
  hypot,
  imul,
  log,
  max,
  min,
  PI,
  round,
  sin,
  sqrt,
  SQRT2,
  tan,
} = Math;
