import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { headPose } from '../../../analysis/head-pose.js';
import { locateFaces } from '../../../analysis/locate-faces.js';
import { decodeImage } from '../../../imaging/decode.js';
import { decoded, pictureOf, pngOf } from '../../../imaging/testing/pictures.js';
import { demoPerson } from '../../../testing/demo-people.js';
import { personPhoto } from '../../../testing/person-view.js';
import { renderPhotos } from '../../../testing/render-photos.js';
import type { PersonPortrait, Reference, WantedPose } from '../../portrait/portrait-engine.js';
import { analysePose } from './wanted-pose.js';
import { findStudioPose, STUDIO_POSES, studioPoseEntries } from './default-poses.js';
import { framingOf } from './framing.js';
import { landmarksOf } from '../../../analysis/landmarks.js';
import { analyserSuite, studioSuite } from '../../../testing/suites.js';

const SIZE = 256;
let astronaut: Reference;

const engine = studioSuite();
const analyser = analyserSuite();
beforeAll(async () => {
  const file = await readFile(new URL('../../../../assets/astronaut.png', import.meta.url));
  astronaut = { id: 'astronaut', image: await decodeImage(file) };
});

const render = (references: Reference[], headPose: WantedPose | null) =>
  renderPhotos(engine, references, { seed: 4, size: SIZE, headPose });

async function seen({ image }: PersonPortrait) {
  const [face] = await locateFaces(analyser, image);
  const landmarks = landmarksOf(face.mesh, (x, y) => ({ x, y }), 1);
  return { pose: headPose(face.mesh), framing: framingOf(landmarks, SIZE) };
}

async function leaning(degrees: number): Promise<Reference> {
  const { width, height, data } = astronaut.image;
  const tilted = sharp(Buffer.from(data), { raw: { width, height, channels: 3 } });
  const file = await tilted.rotate(degrees, { background: '#888' }).png().toBuffer();
  return { id: 'leaning', image: await decodeImage(file) };
}

const poseOf = (key: string) => findStudioPose(key) ?? null;
const straightBut = (roll: number) => ({ ...STUDIO_POSES['straight-ahead'], roll });

describe('head poses', () => {
  it('come with pictures of at most 40 kB and 512 px', async () => {
    const entries = studioPoseEntries();
    expect(entries.length).toBeGreaterThanOrEqual(8);
    for (const { key, picture } of entries) {
      expect(key).toMatch(/^[a-z0-9-]+$/);
      const file = await readFile(picture);
      expect(file.length).toBeLessThan(40 * 1024);
      expect(await sharp(file).metadata()).toMatchObject({
        format: 'webp',
        width: 512,
        height: 512,
      });
    }
    expect(findStudioPose('toString')).toBeUndefined();
  });

  it.each(Object.keys(STUDIO_POSES))('%s shows on the mannequin what it asks for', async (key) => {
    const entry = studioPoseEntries().find((pose) => pose.key === key)!;
    const read = await analysePose(analyser, await decodeImage(await readFile(entry.picture)));
    const { yaw, roll, framing } = STUDIO_POSES[key];
    expect(Math.abs(read.roll - roll)).toBeLessThan(5);
    expect(Math.abs(read.yaw - yaw)).toBeLessThan(9);
    expect(Math.abs(read.framing.x - framing.x)).toBeLessThan(0.04);
    expect(Math.abs(read.framing.y - framing.y)).toBeLessThan(0.04);
  });

  it.each([
    ['close-up', 0, 0],
    ['off-centre', 0, -12],
    ['step-back', 15, -12],
  ])('frames the face as %s does and tilts a head of %d° to %d°', async (key, own, roll) => {
    const { framing } = STUDIO_POSES[key];
    const photo = own === 0 ? astronaut : await leaning(own);
    const portrait = await render([photo], { ...straightBut(roll), framing });
    expect(portrait.record.unmet).toEqual([]);
    expect(portrait.likeness.euclid).toBeLessThan(0.4);
    const { pose, framing: shown } = await seen(portrait);
    expect(Math.abs(pose.roll - roll)).toBeLessThan(4);
    expect(Math.abs(shown.faceHeight / framing.faceHeight - 1)).toBeLessThan(0.15);
    expect(Math.abs(shown.x - framing.x)).toBeLessThan(0.07);
    expect(Math.abs(shown.y - framing.y)).toBeLessThan(0.07);
  });

  it('turns the head as far as that stays honest, and says how far', async () => {
    const straight = await seen(await render([astronaut], poseOf('close-up')));
    const turned = await render([astronaut], poseOf('turn-left'));
    expect((await seen(turned)).pose.yaw).toBeLessThan(straight.pose.yaw - 4);
    expect(turned.record.unmet).toEqual([
      expect.stringMatching(/^Head turned \d+° of the 1\d° asked for\.$/) as string,
    ]);
    expect(turned.record.unmetCodes).toMatchObject([{ code: 'turned' }]);
    expect(turned.likeness.euclid).toBeLessThanOrEqual(0.5);
  });

  it('starts from the photo that is nearest to the pose, and tilts it as asked', async () => {
    const photos = [astronaut, await leaning(22)];
    expect(await engine.photos.subjectOf(photos, { pose: null })).toMatchObject({
      referenceIndex: 0,
    });
    const portrait = await render(photos, straightBut(22));
    expect(portrait.record.referenceId).toBe('leaning');
    expect(Math.abs((await seen(portrait)).pose.roll - 22)).toBeLessThan(4);
  });

  it.each([-14, 20])('levels a head of %d° in a photo that the person fills', async (own) => {
    const turned = await pngOf(pictureOf(await personPhoto('person-33')).rotate(own));
    const { width } = await sharp(turned).metadata();
    const side = Math.floor(0.58 * width);
    const start = (width - side) >> 1;
    const image = await decoded(
      sharp(turned).extract({ left: start, top: start, width: side, height: side }),
    );
    const portrait = await render([{ id: 'leaning', image }], null);
    expect(Math.abs((await seen(portrait)).pose.roll)).toBeLessThan(4);
  });

  it('reads the pose of a photo, and refuses one without a face', async () => {
    const [group] = await demoPerson(3);
    const { yaw, framing } = await analysePose(analyser, group.image);
    expect(yaw).toBeLessThan(-8);
    expect(framing.faceHeight).toBeLessThan(0.3);
    const wall = { width: 300, height: 300, data: new Uint8Array(300 * 300 * 3).fill(120) };
    await expect(analysePose(analyser, wall)).rejects.toMatchObject({ code: 'POSE_NO_FACE' });
  });
});
