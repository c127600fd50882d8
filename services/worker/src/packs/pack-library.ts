import { basename, join } from 'node:path';
import { CHECK_TASKS } from '@likeness/contracts/packs/check-manifest';
import { MATTING_TASK } from '@likeness/contracts/packs/matting-manifest';
import {
  type AnyPackManifest,
  PACK_TASKS,
  type PackTask,
} from '@likeness/contracts/packs/pack-manifest';
import { FileHashes } from './file-hashes.js';
import { AcceptedLicences } from './licences.js';
import { type FreeMemory, freeMemoryWith, memoryOf } from './memory-fit.js';
import { openPack, type PackConditions } from './open-pack.js';
import type {
  AnyOpenedPack,
  OpenedCheck,
  OpenedMatting,
  OpenedPack,
  PackSettings,
} from './opened-pack.js';
import { PackRefusedError } from './pack-refusal.js';
import {
  type ManifestOf,
  packsFor,
  readLibrary,
  type Refusal,
  type LibraryContents,
  type LibraryPack,
  type Task,
} from './library-contents.js';

export type Choice = {
  readonly packs: Readonly<Partial<Record<PackTask, OpenedPack>>>;
  readonly checks: readonly OpenedCheck[];
  readonly matting: OpenedMatting | undefined;
  readonly refusals: readonly Refusal[];
};

export class PackLibrary {
  readonly licences: AcceptedLicences;
  readonly #conditions: PackConditions;

  constructor(
    private readonly settings: PackSettings,
    readonly free: FreeMemory = freeMemoryWith(settings.card),
  ) {
    const { packsDir, cacheDir, providers } = settings;
    this.licences = new AcceptedLicences(packsDir);
    const hashes = new FileHashes(join(cacheDir, 'pack-hashes.json'));
    this.#conditions = { licences: this.licences, hashes, free, providers };
  }

  async contents(): Promise<LibraryContents> {
    return readLibrary(this.settings.packsDir);
  }

  /** Packs in use stay. Falls back to an older version. Chosen packs share the free memory. */
  async choose(
    inUse: readonly OpenedPack[] = [],
    knownRefusal: (pack: LibraryPack) => Refusal | undefined = () => undefined,
  ): Promise<Choice> {
    const contents = await this.contents();
    const packs: Partial<Record<PackTask, OpenedPack>> = {};
    const refusals = [...contents.refusals];
    const checks: OpenedCheck[] = [];
    for (const task of CHECK_TASKS) {
      const { opened, refused } = await this.#open(task, contents, async (pack) => {
        const known = inUse.flatMap((each) => each.checks ?? []).find((each) => isSame(each, pack));
        return known ?? this.open(pack);
      });
      if (opened) checks.push(opened);
      refusals.push(...refused);
    }
    let planned = 0;
    for (const task of PACK_TASKS) {
      const { opened, refused } = await this.#open(task, contents, async (pack) => {
        const known = knownRefusal(pack)?.refused;
        if (known) throw known;
        this.#assertChecked(pack.manifest.id, checks);
        const used = inUse.find((each) => isSame(each, pack) && isSameList(each.checks, checks));
        return used ?? { ...(await this.open(pack, givenBack(task, inUse) - planned)), checks };
      });
      if (opened) packs[task] = opened;
      if (opened && !inUse.includes(opened)) planned += peakOf(opened) - givenBack(task, inUse);
      refusals.push(...refused);
    }
    const matting = await this.#openMatting(contents);
    return { packs, checks, matting: matting.opened, refusals: [...refusals, ...matting.refused] };
  }

  /** For cut-outs: workers read it when they start. */
  async matting(): Promise<OpenedMatting | undefined> {
    return (await this.#openMatting(await this.contents())).opened;
  }

  #openMatting(contents: LibraryContents) {
    return this.#open(MATTING_TASK, contents, (pack) => this.open(pack));
  }

  /** @param spare bytes freed by replaced packs, minus those in use @throws PackRefusedError */
  async open<M extends AnyPackManifest>(pack: LibraryPack<M>, spare = 0): Promise<OpenedPack<M>> {
    const free: FreeMemory = async (provider) => {
      const there = await this.#conditions.free(provider);
      return there === undefined ? undefined : there + spare;
    };
    return openPack(pack, { ...this.#conditions, free });
  }

  /** Retries `use` with the pack's next provider; the CPU is last. @throws PackRefusedError */
  async openAndTry<T, M extends AnyPackManifest>(
    pack: LibraryPack<M>,
    use: (opened: OpenedPack<M>) => Promise<T>,
  ): Promise<T> {
    const opened = await this.open(pack);
    try {
      return await use(opened);
    } catch (error) {
      if (!(error instanceof PackRefusedError) || error.fault !== 'provider-missing') throw error;
      const next = await this.#openAfter(opened, error);
      return use(next);
    }
  }

  async #openAfter<M extends AnyPackManifest>(
    { folder, manifest, providers: [missing] }: OpenedPack<M>,
    refused: PackRefusedError,
  ): Promise<OpenedPack<M>> {
    const { providers } = this.#conditions;
    const others = [
      ...providers.filter((each) => each !== 'cpu' && each !== missing),
      'cpu' as const,
    ];
    const fallback = `${missing} is not there`;
    try {
      return await openPack(
        { folder, manifest },
        { ...this.#conditions, providers: others, fallback },
      );
    } catch (error) {
      if (!(error instanceof PackRefusedError) || error.fault !== 'variant-missing') throw error;
      throw refused;
    }
  }

  #assertChecked(id: string, checks: readonly OpenedCheck[]): void {
    if (!this.settings.needsSafetyCheck) return;
    if (checks.some(({ manifest }) => manifest.task === 'safety')) return;
    throw new PackRefusedError(
      'safety-check-missing',
      `${id} draws pictures that nothing would check: put a pack with the task safety beside it, or take that on yourself with PACK_SAFETY_CHECK=off.`,
    );
  }

  async #open<T extends Task>(
    task: T,
    contents: LibraryContents,
    open: (pack: LibraryPack<ManifestOf<T>>) => Promise<OpenedPack<ManifestOf<T>>>,
  ): Promise<{ opened?: OpenedPack<ManifestOf<T>>; refused: Refusal[] }> {
    const refused: Refusal[] = [];
    const note = (pack: string, error: unknown) => {
      if (!(error instanceof PackRefusedError)) throw error;
      refused.push({ pack, refused: error });
    };
    try {
      for (const pack of packsFor(task, contents, this.settings.named)) {
        try {
          return { opened: await open(pack), refused };
        } catch (error) {
          note(basename(pack.folder), error);
        }
      }
    } catch (error) {
      note(task, error);
    }
    return { refused };
  }
}

function isSame(used: AnyOpenedPack, { folder, manifest }: LibraryPack): boolean {
  return used.folder === folder && JSON.stringify(used.manifest) === JSON.stringify(manifest);
}

function isSameList(used: readonly OpenedCheck[] = [], wanted: readonly OpenedCheck[]): boolean {
  return used.length === wanted.length && used.every((each, i) => each === wanted[i]);
}

function givenBack(task: PackTask, inUse: readonly OpenedPack[]): number {
  const used = inUse.find(({ manifest }) => manifest.task === task);
  return used ? peakOf(used) : 0;
}

function peakOf({ manifest, variant }: OpenedPack): number {
  return memoryOf(manifest, variant).peak;
}
