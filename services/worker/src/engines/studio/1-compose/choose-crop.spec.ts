import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { decodeImage } from '../../../imaging/decode.js';
import { chooseSubject, sightPerson } from '../../portrait/intake.js';
import { boundsOf, landmarksOf } from '../../../analysis/landmarks.js';
import { analyserSuite } from '../../../testing/suites.js';
import { chooseCrop } from './choose-crop.js';

const PHOTO = new URL('../../../../fixtures/people/person-31.jpg', import.meta.url);

const analyser = analyserSuite();

async function framed(photo: Buffer, wanted?: Parameters<typeof chooseCrop>[3]) {
  const image = await decodeImage(photo);
  const subject = chooseSubject(await sightPerson(analyser, [{ id: 'photo', image }]));
  const landmarks = landmarksOf(subject.mesh, (x, y) => ({ x, y }), 1);
  const face = boundsOf(landmarks);
  return { image, face, crop: await chooseCrop(analyser, subject, landmarks, wanted) };
}

test.each(['left', 'right'] as const)(
  'shows no shoulder that the photo cuts on the %s',
  async (side) => {
    const whole = await framed(await readFile(PHOTO));
    const { face } = whole;
    const middle = face.x + face.width / 2;
    const beside = Math.round(0.75 * face.width);
    const [left, right] =
      side === 'left'
        ? [Math.round(middle) - beside, whole.image.width]
        : [0, Math.round(middle) + beside];
    const cut = await sharp(await readFile(PHOTO))
      .extract({ left, top: 0, width: right - left, height: whole.image.height })
      .toBuffer();
    const { image, crop, face: shown } = await framed(cut);
    if (side === 'left') expect(crop.x).toBeGreaterThan(-0.01 * crop.side);
    else expect(crop.x + crop.side).toBeLessThan(image.width + 0.01 * crop.side);
    const offset = (shown.x + shown.width / 2 - crop.x) / crop.side - 0.5;
    expect(Math.abs(offset)).toBeLessThan(0.2);
    // Less so if the shoulder goes on beyond it.
    const { crop: wide } = await framed(cut, { continues: true });
    const own = (shown.x + shown.width / 2 - wide.x) / wide.side - 0.5;
    expect(Math.abs(own)).toBeLessThan(Math.abs(offset) - 0.03);
  },
);

test.each(['left', 'right'] as const)(
  'ends where the photo cuts the face on the %s',
  async (side) => {
    const { face, image } = await framed(await readFile(PHOTO));
    const [left, right] =
      side === 'left'
        ? [Math.round(face.x + 0.3 * face.width), image.width]
        : [0, Math.round(face.x + 0.7 * face.width)];
    const { crop } = await framed(
      await sharp(await readFile(PHOTO))
        .extract({ left, top: 0, width: right - left, height: image.height })
        .toBuffer(),
    );
    expect(side === 'left' ? crop.x : right - crop.x - crop.side).toBeCloseTo(0, 5);
  },
);

test('leaves no room above a head that a close photo cuts', async () => {
  const { face } = await framed(await readFile(PHOTO));
  const close = await sharp(await readFile(PHOTO))
    .extract({
      left: Math.round(face.x - 0.35 * face.width),
      top: Math.round(face.y - 0.15 * face.height),
      width: Math.round(1.7 * face.width),
      height: Math.round(1.3 * face.height),
    })
    .toBuffer();
  const { image, crop } = await framed(close);
  expect(crop.y).toBeGreaterThanOrEqual(0);
  expect(crop.y + crop.side).toBeLessThanOrEqual(image.height);
  const top = 0.05 * image.height;
  const edges = { left: 0, top, right: image.width, bottom: image.height };
  const { crop: leveled } = await framed(close, { edges });
  expect(leveled.y).toBeGreaterThanOrEqual(top);
  expect(leveled.y + leveled.side).toBeLessThanOrEqual(image.height);
});
