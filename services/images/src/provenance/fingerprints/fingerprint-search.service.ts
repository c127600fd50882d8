import type { ProvenanceCandidate } from '@likeness/contracts/jobs/provenance.jobs';
import { Injectable } from '@nestjs/common';
import {
  FingerprintSegmentsRepository,
  type Segment,
} from '../../database/fingerprint-segments.repository.js';
import { FingerprintsRepository } from '../../database/fingerprints.repository.js';
import { decodeBucket } from './postings.js';
import { rankSharedWords } from './rank-shared-words.js';

const PAGE = 5_000;
const LOOKED_UP = 200;

/** Finds the portraits that share words with a file. */
@Injectable()
export class FingerprintSearchService {
  constructor(
    private readonly fingerprints: FingerprintsRepository,
    private readonly segments: FingerprintSegmentsRepository,
  ) {}

  async candidates(words: readonly number[], limit: number): Promise<ProvenanceCandidate[]> {
    const found = new Map(words.map((word) => [word >>> 0, [] as number[]]));
    // In this order, a fingerprint that is packed meanwhile is found twice rather than never.
    await this.#searchUnpacked(found);
    const tried = [...found.keys()].toSorted((a, b) => a - b);
    for (const segment of await this.segments.complete()) {
      await this.#searchSegment(segment, tried, found);
    }
    const alike = rankSharedWords(found.values(), LOOKED_UP);
    return alike.length === 0 ? [] : this.fingerprints.candidates(alike, limit);
  }

  async #searchUnpacked(found: ReadonlyMap<number, number[]>): Promise<void> {
    for (let after = 0; ;) {
      const page = await this.fingerprints.unpacked(after, PAGE);
      for (const { no, words } of page) {
        for (const word of words) found.get(word >>> 0)?.push(no);
      }
      if (page.length < PAGE) return;
      after = page.at(-1)?.no ?? Infinity;
    }
  }

  async #searchSegment(
    segment: Segment,
    tried: readonly number[],
    found: ReadonlyMap<number, number[]>,
  ): Promise<void> {
    const { id, firstNo, wordBits } = segment;
    const width = 2 ** wordBits;
    const places = new Map<number, { first: number; last: number }>();
    tried.forEach((word, index) => {
      const place = places.get(word >>> wordBits);
      if (place) place.last = index;
      else places.set(word >>> wordBits, { first: index, last: index });
    });
    for (const { bucket, postings } of await this.segments.buckets(id, [...places.keys()])) {
      const { first, last } = places.get(bucket) ?? { first: 0, last: 0 };
      const end = (tried[last] ?? 0) - bucket * width + 1;
      let index = first;
      decodeBucket(postings, segment, end, (low, number) => {
        const word = bucket * width + low;
        while ((tried[index] ?? Infinity) < word) index += 1;
        if (tried[index] === word) found.get(word)?.push(firstNo + number);
      });
    }
  }
}
