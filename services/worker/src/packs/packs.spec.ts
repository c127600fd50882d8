import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorName } from '../pack-commands/answer.js';
import { answerCommand } from '../pack-commands/pack-commands.js';
import { firstCard } from './memory-fit.js';
import { PackLibrary } from './pack-library.js';
import {
  decoder,
  outlierSample,
  step,
  STEP_WEIGHTS,
  type WrittenManifest,
  writeSmallPack,
} from './testing/small-pack.js';
import { writeSmallCheck } from './testing/small-network.js';
import { writeSafetensors } from './testing/write-safetensors.js';
import { packSettings } from './testing/pack-settings.js';
import { type PackSettings } from './opened-pack.js';

const GB = 1024 ** 3;
const CLOSED = {
  name: 'face model',
  source: 'somewhere',
  licence: 'research only',
  url: 'https://example.org/licence',
  commercial: false,
  restrictions: ['Not for sale.'],
};

let packsDir: string;
let cacheDir: string;

beforeEach(() => {
  packsDir = mkdtempSync(join(tmpdir(), 'likeness-packs-'));
  cacheDir = mkdtempSync(join(tmpdir(), 'likeness-packs-cache-'));
});
afterEach(() => {
  rmSync(packsDir, { recursive: true, force: true });
  rmSync(cacheDir, { recursive: true });
});

type Conditions = Partial<PackSettings> & { readonly free?: number };

function libraryWith({ free = GB, ...own }: Conditions = {}): PackLibrary {
  return new PackLibrary(packSettings(packsDir, cacheDir, own), () => Promise.resolve(free));
}

async function run(command: string, conditions: Conditions = {}) {
  const context = { library: libraryWith(conditions), packsDir, threads: 1, user: 'the operator' };
  return answerCommand(command.split(' '), context);
}

const at = (...path: string[]) => join(packsDir, ...path);

it('uses a complete pack for its task', async () => {
  writeSmallPack(at('small'));
  const { text, exitCode } = await run('verify');
  expect(text).toMatch(/small +small 1\.0\.0 +ok +usable on cpu \(fp32\)/);
  expect(text).toMatch(/small 1\.0\.0 +step +0\.0e\+0 +0\.0e\+0 +1\.0e-4 +\d+\.\d +\d+ +- +-$/m);
  expect(text).toMatch(/small 1\.0\.0 +vae_encoder +- +- +- +\d+\.\d +\d+ +- +-$/m);
  expect(exitCode).toBe(0);
  expect((await run('list')).text).toMatch(/flux2-klein +multi-reference +to be used on cpu/);
});

it('says in a sentence why a folder cannot be filled', async () => {
  expect(await run('fill /nowhere/some-folder')).toEqual({
    text: expect.stringMatching(/^some-folder has no pack\.json, so it is no model pack/),
    exitCode: 1,
  });
  writeSmallPack(at('small'));
  expect(await run(`fill ${at('small')}`)).toEqual({
    text: expect.stringMatching(/^small has no seeded\.json/),
    exitCode: 1,
  });
  truncateSync(at('small/pack.json'), 40);
  expect((await run(`fill ${at('small')}`)).text).toMatch(/^small\/pack\.json is not JSON/);
  rmSync(packsDir, { recursive: true });
  expect(await run('list')).toEqual({
    text: expect.stringMatching(/^ENOENT: no such file or directory/),
    exitCode: 1,
  });
});

type BadPack = {
  readonly of: string;
  readonly fault: string;
  readonly says: string;
  readonly change?: Parameters<typeof writeSmallPack>[1];
  readonly spoil?: () => void;
  readonly conditions?: Conditions;
};

const BAD_PACKS: readonly BadPack[] = [
  {
    of: 'without a manifest',
    fault: 'manifest-missing',
    says: 'small has no pack.json, so it is no model pack: copy the whole pack, or move the folder out of MODEL_PACKS_DIR.',
    spoil: () => rmSync(at('small/pack.json')),
  },
  {
    of: 'of another schema',
    fault: 'schema-unknown',
    says: 'small/pack.json has schema 2, and this version reads schema 1: export the pack with the tools of this version.',
    change: (manifest) => ((manifest as { schema: number }).schema = 2),
  },
  {
    of: 'with wrong fields',
    fault: 'manifest-invalid',
    says: 'small/pack.json is not valid (variants.cpu.graphs has no vae_encoder, which flux2-klein needs; vram.peak is less than vram.weights): export the pack again, or correct these fields.',
    change: (manifest) => {
      manifest.vram.peak = 1;
      delete cpuOf(manifest).graphs.vae_encoder;
    },
  },
  {
    of: 'of a size that its model cannot draw',
    fault: 'manifest-invalid',
    says: 'size needs multiples of 16 for flux2-klein',
    change: (manifest) => (manifest.size.width = 72),
  },
  {
    of: 'with a path that leads out of it',
    fault: 'manifest-invalid',
    says: 'variants.cpu.graphs.step: expected a path inside the pack',
    change: (manifest) => (cpuOf(manifest).graphs.step = '../elsewhere/step.onnx'),
  },
  {
    of: 'with a wrong hash',
    fault: 'file-hash-differs',
    says: 'small/graphs/step.bin has another SHA-256 than pack.json says, so it was changed or damaged: copy the file again from where the pack comes from.',
    spoil: () =>
      writeFileSync(at('small/graphs/step.bin'), Buffer.alloc(STEP_WEIGHTS.byteLength, 1)),
  },
  {
    of: 'with truncated external data',
    fault: 'file-size-differs',
    says: 'small/graphs/step.bin has 32 bytes instead of 64, so its copy broke off: copy the file again.',
    spoil: () => truncateSync(at('small/graphs/step.bin'), 32),
  },
  {
    of: 'without a file',
    fault: 'file-missing',
    says: 'small/graphs/step.bin is missing: copy the file again.',
    spoil: () => rmSync(at('small/graphs/step.bin')),
  },
  {
    of: 'that reads a file without a hash',
    fault: 'file-unlisted',
    says: 'small/graphs/step.onnx reads step.bin, which pack.json does not list: export the pack again, so that every file has its hash.',
    change: (manifest) => {
      const cpu = cpuOf(manifest);
      cpu.files = cpu.files.filter(({ path }) => path !== 'graphs/step.bin');
    },
  },
  {
    of: 'without its tokenizer',
    fault: 'tokenizer-missing',
    says: "small/tokenizers/text_encoder/tokenizer.json is missing, so prompts can't be read for text_encoder: copy the folder tokenizers/text_encoder again.",
    spoil: () => rmSync(at('small/tokenizers'), { recursive: true }),
  },
  {
    of: 'whose graph has other names',
    fault: 'graph-differs',
    says: 'small/graphs/step.onnx is no step of flux2-klein: output out is missing (it has noise). Export it with the tools of this version.',
    change: (_, write) => write('graphs/step.onnx', step('noise')),
  },
  {
    of: 'whose graph has other shapes',
    fault: 'graph-differs',
    says: 'small/graphs/vae_decoder.onnx is no vae_decoder of flux2-klein: output image is [1, 3, 8, 8] instead of [B, 3, 8h, 8w] with B = 1, h = 2, w = 2. Export it',
    change: (_, write) => write('graphs/vae_decoder.onnx', decoder(4)),
  },
  {
    of: 'whose graph takes and gives 16-bit numbers',
    fault: 'graph-differs',
    says: 'small/graphs/vae_decoder.onnx is no vae_decoder of flux2-klein: input latent is float16 instead of float32; output image is float16 instead of float32. Export it',
    change: (_, write) => write('graphs/vae_decoder.onnx', decoder(8, 'float16')),
  },
  {
    of: 'whose graph is no graph',
    fault: 'graph-unreadable',
    says: 'small/graphs/step.onnx',
    change: (_, write) => write('graphs/step.onnx', 'no protocol buffer at all'),
  },
  {
    of: 'in fp16 for the CPU',
    fault: 'dtype-unsupported',
    says: 'The cpu variant of small is fp16, and the CPU has no kernels for parts of it: export the cpu variant as fp32.',
    change: (manifest) => (cpuOf(manifest).dtype = 'fp16'),
  },
  {
    of: 'for a card that is not there',
    fault: 'variant-missing',
    says: 'small has only the variant cuda (fp16), and this worker runs on cpu: export a variant for it, or set ORT_PROVIDERS on a machine that has what the pack needs.',
    change: (manifest) => {
      manifest.variants = { cuda: { ...cpuOf(manifest), dtype: 'fp16' } };
    },
  },
  {
    of: 'that does not fit into memory',
    fault: 'memory-short',
    says: 'small needs 24.0 GB in memory for its weights and one picture, and 1.0 GB are free: free some, raise the limit of the container, or use a smaller pack.',
    change: (manifest) => (manifest.vram.peak = 24 * GB),
  },
  {
    of: 'that is not for commercial use',
    fault: 'licence-not-accepted',
    says: 'small has parts that are not for commercial use: face model (research only). Read them with `npm run packs -- licences`, then accept them by `npm run packs -- accept small`, or use another pack.',
    change: (manifest) => manifest.components.push(CLOSED),
  },
  {
    of: 'that computes something else than where it was made',
    fault: 'self-test-failed',
    says: 'small computes something else here than where it was made: step.out differs by 0.50 (norm) and 0.50 (greatest), and 0.0001 is allowed.',
    change: (_, write) =>
      write('graphs/step.bin', Buffer.from(STEP_WEIGHTS.map((weight) => weight / 2).buffer)),
  },
  {
    of: 'that differs on the CPU by less than its own tolerance for 16 bits',
    fault: 'self-test-failed',
    says: 'step.out differs by 0.010 (norm) and 0.010 (greatest), and 0.001 is allowed.',
    change: (manifest, write) => {
      manifest.selfTest.tolerance = 0.05;
      write('graphs/step.bin', Buffer.from(STEP_WEIGHTS.map((weight) => weight * 0.99).buffer));
    },
  },
  {
    of: 'whose sample has an outlier that would hide the difference',
    fault: 'self-test-failed',
    says: 'small computes something else here than where it was made: step.out differs by 0.45 (norm) and 5.0e-7 (greatest), and 0.0001 is allowed.',
    change: (_, write) => {
      const weights = STEP_WEIGHTS.map((weight, at) => (at === 0 ? weight : weight / 2));
      write('graphs/step.bin', Buffer.from(weights.buffer));
      const { inputs, outputs } = outlierSample();
      write('self-test/inputs.safetensors', writeSafetensors(inputs));
      write('self-test/outputs.safetensors', writeSafetensors(outputs));
    },
  },
  {
    of: 'whose sample can’t be run',
    fault: 'self-test-failed',
    says: "step of small can't be run on its sample",
    change: (_, write) => {
      const noText = { 'step.hidden': { shape: [1, 1], data: new Float32Array(1) } };
      write('self-test/inputs.safetensors', writeSafetensors(noText));
    },
  },
];

function cpuOf({ variants }: WrittenManifest) {
  if (!variants.cpu) throw new Error('the small pack runs on the CPU');
  return variants.cpu;
}

it.each(BAD_PACKS)('rejects a pack $of with a remedy', async (bad) => {
  writeSmallPack(at('small'), bad.change);
  bad.spoil?.();
  const { text, exitCode } = await run('verify', bad.conditions);
  expect(text).toContain(bad.says);
  expect(text).toContain(`[${bad.fault}]`);
  expect(exitCode).toBe(1);
});

it('runs the CPU variant without a GPU and reports it', async () => {
  const forCard = (isForBoth: boolean) => (manifest: WrittenManifest) => {
    const cpu = cpuOf(manifest);
    manifest.variants = isForBoth ? { cpu, cuda: cpu } : { cuda: cpu };
  };
  writeSmallPack(at('small'), forCard(true));
  const { text } = await run('verify', { providers: ['cuda'] });
  expect(text).toMatch(/ ok +usable on cpu \(fp32\): cuda is not there/);
  writeSmallPack(at('small'), forCard(false));
  const refused = await run('verify', { providers: ['cuda', 'cpu'] });
  expect(refused.text).toMatch(/small is for cuda, which is not there \(.+\): start .+ or give /);
  expect(refused.text).toContain('[provider-missing]');
});

it('stores accepted licences with date and hash of the terms', async () => {
  writeSmallPack(at('small'), ({ components }) => components.push(CLOSED));
  expect((await run('licences')).text).toContain('not for commercial use, refused until');
  expect((await run('accept other')).text).toBe(
    'There is no pack other in MODEL_PACKS_DIR; there are small.',
  );
  expect((await run('accept small')).text).toMatch(
    /^small 1\.0\.0: accepted by the operator at .+: face model \(research only\)/,
  );
  const kept = JSON.parse(readFileSync(at('accepted-licences.json'), 'utf8')) as unknown;
  expect(kept).toEqual({
    accepted: [
      {
        pack: 'small',
        licences_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        accepted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        accepted_by: 'the operator',
      },
    ],
  });
  expect((await run('verify')).exitCode).toBe(0);
  expect((await run('licences')).text).toContain('accepted by the operator on 2');
  const stricter = { ...CLOSED, restrictions: ['Not for sale.', 'Not at all.'] };
  writeSmallPack(at('small'), ({ components }) => components.push(stricter));
  expect((await run('verify')).text).toContain('[licence-not-accepted]');
});

it('uses the pack that the setting names', async () => {
  writeSmallPack(at('one'), (manifest) => (manifest.id = 'one'));
  writeSmallPack(at('two'), (manifest) => (manifest.id = 'two'));
  const undecided = await libraryWith().choose();
  expect(undecided.packs).toEqual({});
  expect(undecided.refusals.map(({ refused }) => refused.message)).toEqual([
    'one and two do the same task (multi-reference), and MODEL_PACKS names none of them: set MODEL_PACKS to the one to use.',
  ]);
  const { packs } = await libraryWith({ named: ['two'] }).choose();
  expect(packs['multi-reference']?.manifest.id).toBe('two');
});

it('uses the newest valid version and supports replaced folders', async () => {
  const ofVersion = (version: string) => (manifest: WrittenManifest) => {
    manifest.version = version;
  };
  const used = async () =>
    (await libraryWith().choose()).packs['multi-reference']?.manifest.version;
  writeSmallPack(at('nine'), ofVersion('1.9.0'));
  writeSmallPack(at('.ten'), ofVersion('1.10.0'));
  expect(await used()).toBe('1.9.0');
  renameSync(at('.ten'), at('ten'));
  expect(await used()).toBe('1.10.0');
  truncateSync(at('ten/graphs/step.bin'), 8);
  const { packs, refusals } = await libraryWith().choose();
  expect(packs['multi-reference']?.manifest.version).toBe('1.9.0');
  expect(refusals).toMatchObject([{ pack: 'ten', refused: { fault: 'file-size-differs' } }]);
  cpSync(at('nine'), at('again'), { recursive: true });
  expect((await libraryWith().choose()).refusals).toContainEqual(
    expect.objectContaining({
      refused: expect.objectContaining({ fault: 'pack-ambiguous' }) as unknown,
    }),
  );
});

it('offers a pack that draws only with a safety check, unless the operator says otherwise', async () => {
  writeSmallPack(at('small'));
  const needsSafetyCheck = true;
  const chosen = () => libraryWith({ needsSafetyCheck, providers: ['cuda', 'cpu'] }).choose();
  const refused = await chosen();
  expect(refused.packs).toEqual({});
  expect(refused.refusals.map(({ refused: { fault } }) => fault)).toEqual(['safety-check-missing']);
  expect((await run('list', { needsSafetyCheck })).text).toContain('PACK_SAFETY_CHECK=off');
  writeSmallCheck(at('age'), 'age', { mostRed: 0.5 });
  expect((await chosen()).packs).toEqual({});
  writeSmallCheck(at('safety'), 'safety', { mostRed: 0.5 });
  const { packs, refusals } = await chosen();
  const small = packs['multi-reference'];
  expect(refusals).toEqual([]);
  expect(small?.checks?.map(({ manifest, providers }) => [manifest.id, providers])).toEqual([
    ['small-safety', ['cpu']],
    ['small-age', ['cpu']],
  ]);
  const again = await libraryWith({ needsSafetyCheck }).choose(small && [small]);
  expect(again.packs['multi-reference']).toBe(small);
  writeSmallCheck(at('newer'), 'safety', { version: '1.1.0', mostRed: 0.4 });
  const changed = await libraryWith({ needsSafetyCheck }).choose(small && [small]);
  expect(changed.packs['multi-reference']?.checks?.[0]?.manifest.version).toBe('1.1.0');
  expect((await run('verify')).text).toMatch(/safety +small-safety 1\.0\.0 +ok +usable on cpu/);
});

/** The user of the worker image, which has no passwd entry. Tests as root switch to it. */
const IMAGE_USER = 10_001;

async function asImageUser<T>(act: () => Promise<T>): Promise<T> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(IMAGE_USER);
  try {
    return await act();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

it('rejects only the pack that the worker can’t read', async () => {
  chmodSync(packsDir, 0o755);
  writeSmallPack(at('one'), (manifest) => (manifest.version = '1.0.0'));
  writeSmallPack(at('two'), (manifest) => (manifest.version = '2.0.0'));
  chmodSync(at('two/self-test/inputs.safetensors'), 0);
  const { packs, refusals } = await asImageUser(() => libraryWith().choose());
  expect(packs['multi-reference']?.manifest.version).toBe('1.0.0');
  expect(refusals).toMatchObject([
    {
      pack: 'two',
      refused: {
        fault: 'file-unreadable',
        message:
          "two/self-test/inputs.safetensors can't be read (EACCES): let the worker's user read the file (chmod a+r).",
      },
    },
  ]);
  expect((await asImageUser(() => run('list'))).text).toMatch(/to be used on cpu/);
});

it('names a user without a passwd entry', async () => {
  await asImageUser(async () => expect(operatorName()).toMatch(/\S/));
});

it('counts the memory of the chosen variant; packs share the GPU', async () => {
  const taking = (peak: number, task: WrittenManifest['task']) => (manifest: WrittenManifest) => {
    manifest.id = task;
    manifest.task = task;
    manifest.vram.peak = 24 * GB;
    cpuOf(manifest).vram = { weights: peak, peak };
  };
  writeSmallPack(at('portrait'), taking(Math.round(0.6 * GB), 'portrait'));
  writeSmallPack(at('multi-reference'), taking(Math.round(0.6 * GB), 'multi-reference'));
  const chosen = async (free: number) => Object.keys((await libraryWith({ free }).choose()).packs);
  expect(await chosen(0.5 * GB)).toEqual([]);
  expect(await chosen(GB)).toEqual(['portrait']);
  expect(await chosen(1.5 * GB)).toEqual(['portrait', 'multi-reference']);
});

it.each([
  ['', '0'],
  ['2,0', '2'],
  ['GPU-8932f937-d72c-4106-c12f-20bd9faed9f6', 'GPU-8932f937-d72c-4106-c12f-20bd9faed9f6'],
])('with CUDA_VISIBLE_DEVICES %j queries the memory of GPU %s', (visible, card) => {
  expect(firstCard(visible)).toBe(card);
});

it('rehashes a file only if size, time or inode changes', async () => {
  writeSmallPack(at('small'));
  const file = at('small/graphs/step.bin');
  const begun = new Date('2026-01-02T03:04:05Z');
  utimesSync(file, begun, begun);
  expect((await run('verify')).exitCode).toBe(0);
  writeFileSync(file, Buffer.alloc(STEP_WEIGHTS.byteLength));
  utimesSync(file, begun, begun);
  expect((await run('verify')).text).not.toContain('[file-hash-differs]');
  utimesSync(file, begun, new Date(begun.getTime() + 1));
  expect((await run('verify')).text).toContain('[file-hash-differs]');
  writeFileSync(join(cacheDir, 'pack-hashes.json'), 'nonsense');
  expect((await run('verify')).text).toContain('[file-hash-differs]');
});

it('allows no packs, and lists the commands for an unknown one', async () => {
  mkdirSync(at('.copying'));
  expect(await run('verify')).toEqual({
    text: 'There is no pack in MODEL_PACKS_DIR.',
    exitCode: 0,
  });
  expect(await run('delete small')).toMatchObject({
    text: expect.stringMatching(/^There is no command "delete"\.\nusage:/) as string,
    exitCode: 2,
  });
});
