export function repeated(values: Float32Array, count: number): Float32Array {
  const all = new Float32Array(values.length * count);
  for (let i = 0; i < count; i++) all.set(values, i * values.length);
  return all;
}

export function joined(first: Float32Array, second: Float32Array): Float32Array {
  const all = new Float32Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

export function parted(values: Float32Array, count: number): Float32Array[] {
  const length = values.length / count;
  return Array.from({ length: count }, (_, i) => values.subarray(i * length, (i + 1) * length));
}

export function sideBySide(
  first: Float32Array,
  a: number,
  second: Float32Array,
  b: number,
): Float32Array {
  const rows = first.length / a;
  const all = new Float32Array(first.length + second.length);
  for (let row = 0; row < rows; row++) {
    all.set(first.subarray(row * a, (row + 1) * a), row * (a + b));
    all.set(second.subarray(row * b, (row + 1) * b), row * (a + b) + a);
  }
  return all;
}

export function isFinite(values: Float32Array): boolean {
  return values.every((value) => Number.isFinite(value));
}
