export type Tensor = { readonly data: Float32Array; readonly shape: readonly number[] };

export function sizeOf(shape: readonly number[]): number {
  return shape.reduce((size, dimension) => size * dimension, 1);
}

/** `numpy.transpose(tensor, axes)`. */
export function transpose({ data, shape }: Tensor, axes: readonly number[]): Tensor {
  const strides = shape.map((_, axis) => sizeOf(shape.slice(axis + 1)));
  const resultShape = axes.map((axis) => shape[axis]);
  const resultStrides = axes.map((axis) => strides[axis]);
  const result = new Float32Array(data.length);
  const index = new Array<number>(axes.length).fill(0);
  let from = 0;
  for (let to = 0; to < result.length; to++) {
    result[to] = data[from];
    for (let axis = axes.length - 1; axis >= 0; axis--) {
      from += resultStrides[axis];
      if (++index[axis] < resultShape[axis]) break;
      from -= resultStrides[axis] * resultShape[axis];
      index[axis] = 0;
    }
  }
  return { data: result, shape: resultShape };
}
