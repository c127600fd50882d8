import { personPhoto } from '@likeness/testing/photos/people';
import type { SamplePhoto } from '@likeness/testing/photos/sample-photo';
import { TestStack } from '@likeness/testing/test-stack';
import sharp from 'sharp';
import { memoryOf } from '@likeness/e2e/client/memory';
import { mutatedFiles } from './mutated-files.js';
import { Visitor } from '@likeness/e2e/client/visitor';

/** Set for other files. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** Deterministic files; set for more. */
const FILES = Number(process.env.FUZZ_FILES ?? 48);
const MOST_MS = FILES * 5_000 + 120_000;
const AT_ONCE = 4;
/** Interval of memory figures. */
const FILES_BETWEEN_FIGURES = 500;
const SIDE = 320;

describe('photos that were damaged in any way', () => {
  const stack = new TestStack({ port: 25800 });

  beforeAll(() => stack.start({ RATE_UPLOADS_PER_MINUTE: '0' }), 240_000);
  afterAll(() => stack.discard(), 60_000);

  it(
    'are taken or refused, and nothing dies of them',
    async () => {
      const files = mutatedFiles(await goodPhotos(), { seed: SEED, count: FILES });
      const pids = stack.pids();
      const before = memoryOf(pids);
      const answers = new Map<string, number>();
      const wrong: string[] = [];
      let decoded = 0;
      const left = files.entries();
      const sender = async () => {
        for (const [index, file] of left) {
          if (index > 0 && index % FILES_BETWEEN_FIGURES === 0)
            process.stdout.write(`${index} photos, MB ${memoryOf(pids)}\n`);
          if (await isDecoded(file.bytes)) decoded += 1;
          const { status, body } = await new Visitor(stack.address).upload(file);
          const answer = `${status} ${body.code ?? ''}`;
          answers.set(answer, (answers.get(answer) ?? 0) + 1);
          // A check may time out on a busy machine.
          if (![201, 422, 503].includes(status)) wrong.push(`${index} ${file.fileName}: ${answer}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sender));
      process.stdout.write(
        `${files.length} photos, ${decoded} with a header that decoders go on from\n` +
          `${JSON.stringify(Object.fromEntries(answers))}\nMB before ${before}\nMB after  ${memoryOf(pids)}\n`,
      );
      expect(wrong).toEqual([]);
      expect(decoded).toBeGreaterThan(files.length / 2);
      expect(stack.pids()).toEqual(pids);
      const good = await new Visitor(stack.address).upload(await personPhoto());
      expect(good.status).toBe(201);
    },
    MOST_MS,
  );
});

/** True if the file reaches the pixel decoder. */
async function isDecoded(bytes: Buffer): Promise<boolean> {
  try {
    await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
    return true;
  } catch {
    return false;
  }
}

/** One person in every accepted format. */
async function goodPhotos(): Promise<SamplePhoto[]> {
  const person = sharp((await personPhoto()).bytes).resize(SIDE);
  const photo = (type: string, bytes: Buffer): SamplePhoto => ({
    fileName: `photo.${type}`,
    contentType: `image/${type}`,
    bytes,
  });
  return [
    photo('jpeg', await person.clone().jpeg().toBuffer()),
    photo(
      'jpeg',
      await person.clone().jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer(),
    ),
    photo('png', await person.clone().png().toBuffer()),
    photo('png', await person.clone().png({ palette: true, progressive: true }).toBuffer()),
    photo('gif', await person.clone().gif().toBuffer()),
  ];
}
