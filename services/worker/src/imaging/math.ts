/**
 * Math's functions as module constants: in the realm of specs, each global look-up costs as much as
 * a hundred multiplications.
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
