import { mergeSmall } from './merge-small.js';

const SIDE = 8;

function labelsOf(rows: readonly string[]): Int8Array {
  return Int8Array.from(rows.join(''), (sign) => (sign === '.' ? -1 : Number(sign)));
}

describe('mergeSmall', () => {
  it('gives a small piece to the neighbour it touches most, and keeps large ones and the ground', () => {
    const labels = labelsOf([
      '........',
      '.222333.',
      '.222333.',
      '.224433.',
      '.222433.',
      '.222333.',
      '.222333.',
      '........',
    ]);

    mergeSmall(labels, SIDE, 6, 2);

    expect(labels).toEqual(
      labelsOf([
        '........',
        '.222333.',
        '.222333.',
        '.222233.',
        '.222233.',
        '.222333.',
        '.222333.',
        '........',
      ]),
    );
  });

  it('takes no pieces into the face', () => {
    const labels = labelsOf([
      '........',
      '.000000.',
      '.000000.',
      '.002200.',
      '.003333.',
      '.003333.',
      '.003333.',
      '........',
    ]);

    mergeSmall(labels, SIDE, 6, 2);

    expect(labels[3 * SIDE + 3]).toBe(3);
  });
});
