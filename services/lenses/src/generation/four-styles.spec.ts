import { randomUUID } from 'node:crypto';
import { KIND_OF_STYLE } from '@likeness/contracts/generation/style-choices';
import { sortedTitle } from '@likeness/contracts/generation/style-value';
import type { Accepted, JobsResponse } from '@likeness/contracts/http/generation';
import type { StylesResponse } from '@likeness/contracts/http/styles';
import { stylesAnnounceJob } from '@likeness/contracts/jobs/results.jobs';
import { until } from '@likeness/testing/until';
import {
  portraitForm,
  type RunningLenses,
  startLenses,
  visitor,
} from '../testing/running-lenses.js';

describe('four styles', () => {
  let lenses: RunningLenses;
  beforeAll(async () => {
    lenses = await startLenses({ perDay: 100 });
    const ids = Object.keys(KIND_OF_STYLE);
    await lenses.sender.add(stylesAnnounceJob, {
      engine: 'studio',
      version: 'four',
      styles: ids.map((id, index) => ({
        id,
        title: sortedTitle(index, id),
        description: id,
        preview_key: `styles/${id}.webp`,
      })),
    });
    await until(async () => {
      const answer = await lenses.as(visitor(), '/api/images/all-styles');
      return ((await answer.json()) as StylesResponse).styles.length === ids.length;
    });
  });
  afterAll(() => lenses.close());

  /** The style of each image, after the set has been ordered twice. */
  async function stylesOf(count: number, photoIds: readonly string[]): Promise<string[]> {
    const person = visitor();
    const fields = {
      style: 'Four styles',
      generation_id: randomUUID(),
      image_count: String(count),
      facial_feature_image_ids: JSON.stringify(photoIds),
    };
    for (const image_index of ['0', String(count - 1)]) {
      const answer = await lenses.as(person, '/api/lenses/anonymous/portrait', {
        method: 'POST',
        body: portraitForm({ fields: { ...fields, image_index }, files: 0 }),
        headers: { prefer: 'respond-async' },
      });
      expect(answer.status).toBe(202);
      expect(((await answer.json()) as Accepted).job_ids).toHaveLength(count);
    }
    const list = await lenses.as(person, `/api/lenses/jobs?generation_id=${fields.generation_id}`);
    const { jobs } = (await list.json()) as JobsResponse;
    return jobs
      .toSorted((a, b) => a.image_index - b.image_index)
      .map(({ style }) => style ?? 'none');
  }
  const kinds = (styles: readonly string[]) => styles.map((style) => KIND_OF_STYLE[style]);

  it('take turns: one of each kind, and two of each in a set of eight', async () => {
    const styles = await stylesOf(8, [randomUUID()]);
    expect(kinds(styles.slice(0, 4))).toEqual(['headshot', 'place', 'art', 'playful']);
    expect(styles.slice(4)).toEqual(styles.slice(0, 4));
  });

  it('are drawn if every photo is weak', async () => {
    const [weak, good] = [randomUUID(), randomUUID()];
    lenses.images.soft.add(weak);
    const styles = await stylesOf(4, [weak]);
    expect(kinds(styles)).toEqual(['art', 'playful', 'art', 'art']);
    expect(new Set(styles).size).toBe(4);
    expect(kinds(await stylesOf(2, [weak, good]))).toEqual(['headshot', 'place']);
  });
});
