import type { DetectedFace } from '../../analysis/face-detection.js';
import { PhotoRefusedError } from './engine-errors.js';
import { findPerson, type KnownFace, type PhotoOfPeople } from './identity.js';

function face(who: number, width = 200): KnownFace {
  const box = { x: 0, y: 0, width, height: width };
  return {
    detected: {} as DetectedFace,
    mesh: { points: new Float32Array(), presence: 1, box },
    embedding: Float32Array.of(who, 0),
    sharpness: 0,
    sideContrast: 1,
    room: { above: 1, left: 1, right: 1 },
  };
}

function photos(...faces: KnownFace[][]): PhotoOfPeople[] {
  return faces.map((list, index) => ({ index, faces: list }));
}

function refusalOf(list: PhotoOfPeople[]): [string, string] {
  try {
    findPerson(list);
  } catch (error) {
    if (error instanceof PhotoRefusedError) return [error.code, error.detail];
  }
  throw new Error('nothing was refused');
}

const chosen = (list: PhotoOfPeople[]) => findPerson(list).map((it) => it.face.embedding[0]);

describe('findPerson', () => {
  it('takes the largest face of a single photo', () => {
    expect(chosen(photos([face(0, 300), face(5, 150)]))).toEqual([0]);
  });

  it('links photos of one person through each other', () => {
    expect(chosen(photos([face(0)], [face(0.9)], [face(0.45)]))).toHaveLength(3);
  });

  it.each([
    [[[face(0)], [face(0.1)], [face(3)]], 'Photo 3 shows someone else. Please remove it.'],
    [
      [[face(7)], [face(0)], [face(0.1)], [face(3)], [face(0.2)]],
      'Photos 1 and 4 show someone else. Please remove them.',
    ],
    [
      [[face(7)], [face(8)], [face(0)], [face(0.1)], [face(3)]],
      'Photos 1, 2 and 5 show someone else. Please remove them.',
    ],
    [
      [[face(0)], [face(3)]],
      'The two photos show different people. Please keep only photos of one person.',
    ],
    [
      [[face(0)], [face(3)], [face(6)]],
      'The photos show different people. Please keep only photos of one person.',
    ],
    [[[face(0)], [face(3), face(5)]], 'Photo 2 shows someone else. Please remove it.'],
  ])('names photos of somebody else', (list, detail) => {
    expect(refusalOf(photos(...list))).toEqual(['PHOTO_OTHER_PERSON', detail]);
  });

  it('knows from the other photos who is meant in one of several people', () => {
    expect(chosen(photos([face(3), face(0), face(6)], [face(0.2)]))).toEqual(
      [0, 0.2].map(Math.fround),
    );
    expect(chosen(photos([face(3, 400), face(0)], [face(0.2)], [face(0.3)]))[0]).toBe(0);
    expect(chosen(photos([face(3), face(0)], [face(0.2), face(9)]))).toEqual(
      [0, 0.2].map(Math.fround),
    );
  });

  it('lets a photo of several people decide between two', () => {
    const list = photos([face(0)], [face(3)], [face(5), face(0.1)]);
    expect(refusalOf(list)[1]).toBe('Photo 2 shows someone else. Please remove it.');
  });

  it('refuses photos of several people that leave it open who is meant', () => {
    const [code, detail] = refusalOf(photos([face(0), face(3)]));
    expect(code).toBe('PHOTO_SEVERAL_FACES');
    expect(detail).toMatch(/or add one that shows just you\.$/);
    expect(refusalOf(photos([face(0), face(3)], [face(0.1), face(3.1)]))[0]).toBe(code);
    expect(refusalOf(photos([face(0), face(3)], [face(5), face(7)]))[0]).toBe(code);
  });
});
