import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import {
  FingerprintSegmentsRepository,
  type Layout,
  type Segment,
} from '../../database/fingerprint-segments.repository.js';
import {
  type Fingerprint,
  FingerprintsRepository,
} from '../../database/fingerprints.repository.js';
import { nextMerge } from './next-merge.js';
import { NumberSet } from './number-set.js';
import { decodeBucket, encodeBucket, layoutFor } from './postings.js';
import { COUNTED } from './rank-shared-words.js';

const EVERY_MS = 60_000;
/** Fewer fingerprints are faster to read than to look up in a segment. */
const FEWEST = 2_048;
const MOST = 16_384;
/** Buckets that are sorted and written together, in about 20 ms. */
const STEP_BITS = 10;
const SAFE_BITS = 53;
const WORDS = 2 ** 32;
const PAGE = 10_000;
const ADOPTED = 1_000;

type Take = (word: number, no: number) => void;
/** Passes all postings with words from `first`, below `end`. */
type Source = (first: number, end: number, take: Take) => Promise<void>;

/**
 * Packs the words of new fingerprints into segments and merges segments. Rewriting a segment leaves
 * out the images that no longer exist.
 */
@Injectable()
export class FingerprintPackingService extends RepeatingService {
  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'fingerprints not packed, will try again',
  };
  #adopted = 0;

  constructor(
    private readonly fingerprints: FingerprintsRepository,
    private readonly segments: FingerprintSegmentsRepository,
  ) {
    super();
  }

  async run(): Promise<void> {
    await this.segments.exclusively(async () => {
      await this.segments.dropOld();
      await this.#adopt();
      while (await this.#pack());
      for (;;) {
        const merged = nextMerge(await this.segments.complete());
        if (merged.length === 0) return;
        await this.#merge(merged);
      }
    });
  }

  /** Takes over what version 0.2.0 writes while both run. */
  async #adopt(): Promise<void> {
    for (;;) {
      const last = await this.fingerprints.adopt(this.#adopted, ADOPTED);
      if (last === null) break;
      this.#adopted = last;
    }
    // Transactions may commit in another order than they took their numbers.
    this.#adopted = Math.max(0, this.#adopted - ADOPTED);
  }

  async #pack(): Promise<boolean> {
    const waiting = await this.fingerprints.unpacked(0, MOST);
    const [first, last] = [waiting[0], waiting.at(-1)];
    if (first === undefined || last === undefined || waiting.length < FEWEST) return false;
    const counts = { portraits: waiting.length, firstNo: first.no, lastNo: last.no };
    const id = await this.#write(counts, [waitingSource(waiting)]);
    await this.segments.replace(id, { fingerprints: waiting.map(({ no }) => no) });
    return true;
  }

  async #merge(sources: readonly Segment[]): Promise<void> {
    const ids = sources.map(({ id }) => id);
    const firstNo = Math.min(...sources.map((source) => source.firstNo));
    const lastNo = Math.max(...sources.map((source) => source.lastNo));
    const existing = await this.#existing(firstNo, lastNo);
    if (existing.size === 0) {
      await this.segments.remove(ids);
      return;
    }
    const total = sources.reduce((sum, { portraits }) => sum + portraits, 0);
    const counts = { portraits: Math.min(existing.size, total), firstNo, lastNo };
    const id = await this.#write(
      counts,
      sources.map((source) => this.#segmentSource(source, existing)),
      Math.min(...sources.map(({ wordBits }) => wordBits)),
    );
    await this.segments.replace(id, { segments: ids });
  }

  async #existing(firstNo: number, lastNo: number): Promise<NumberSet> {
    const numbers = new NumberSet(firstNo, lastNo);
    for (let from = firstNo; ;) {
      const page = await this.fingerprints.numbers(from, lastNo, PAGE);
      for (const no of page) numbers.add(no);
      if (page.length < PAGE) return numbers;
      from = (page.at(-1) ?? lastNo) + 1;
    }
  }

  async #write(
    counts: { readonly portraits: number; readonly firstNo: number; readonly lastNo: number },
    sources: readonly Source[],
    sourceBits = 32,
  ): Promise<number> {
    const { portraits, firstNo, lastNo } = counts;
    const best = layoutFor(portraits, lastNo - firstNo + 1);
    // A step reads few rows even of a large source of which little is left.
    const layout = { ...best, wordBits: Math.min(best.wordBits, sourceBits + STEP_BITS) };
    const id = await this.segments.open({ ...layout, ...counts });
    const stepBits = Math.min(
      Math.min(layout.wordBits, sourceBits) + STEP_BITS,
      SAFE_BITS - layout.numberBits,
      32,
    );
    const numbers = 2 ** layout.numberBits;
    for (let first = 0; first < WORDS; first += 2 ** stepBits) {
      const keys: number[] = [];
      for (const source of sources) {
        await source(first, first + 2 ** stepBits, (word, no) => {
          keys.push((word - first) * numbers + (no - firstNo));
        });
      }
      const buckets = bucketsOf(Float64Array.from(keys).sort(), first, layout);
      if (buckets.length > 0) await this.segments.write(id, buckets);
    }
    return id;
  }

  #segmentSource(segment: Segment, existing: NumberSet): Source {
    const { id, firstNo, wordBits } = segment;
    const bucketAt = (word: number) => Math.floor(word / 2 ** wordBits);
    return async (first, end, take) => {
      const rows = await this.segments.between(id, bucketAt(first), bucketAt(end - 1));
      for (const { bucket, postings } of rows) {
        const from = bucket * 2 ** wordBits;
        decodeBucket(postings, segment, end - from, (low, number) => {
          const word = bucket * 2 ** wordBits + low;
          const no = firstNo + number;
          if (word >= first && word < end && existing.has(no)) take(word, no);
        });
      }
    };
  }
}

function waitingSource(waiting: readonly Fingerprint[]): Source {
  const distinct = waiting.map(({ no, words }) => ({ no, words: new Uint32Array(new Set(words)) }));
  return (first, end, take) => {
    for (const { no, words } of distinct) {
      for (const word of words) if (word >= first && word < end) take(word, no);
    }
    return Promise.resolve();
  };
}

/** Keeps the newest `COUNTED` numbers of each word, which are all that a lookup counts. */
function bucketsOf(sorted: Float64Array, first: number, layout: Layout) {
  const numbers = 2 ** layout.numberBits;
  const width = 2 ** layout.wordBits * numbers;
  const buckets: { bucket: number; postings: Buffer }[] = [];
  for (let start = 0; start < sorted.length;) {
    const bucket = Math.floor((sorted[start] ?? 0) / width);
    const kept: number[] = [];
    let end = start;
    for (; end < sorted.length && (sorted[end] ?? 0) < (bucket + 1) * width; end += 1) {
      const key = sorted[end] ?? 0;
      const muchLater = sorted[end + COUNTED];
      const isCounted =
        muchLater === undefined || Math.floor(muchLater / numbers) > Math.floor(key / numbers);
      if (isCounted) kept.push(key - bucket * width);
    }
    const postings = encodeBucket(kept, layout);
    buckets.push({ bucket: first / 2 ** layout.wordBits + bucket, postings });
    start = end;
  }
  return buckets;
}
