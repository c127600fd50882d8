import type { RenderJob } from '@likeness/contracts/http/generation';
import { imageNamed } from '../../../lib/images/images.fixtures.js';
import { recentRuns, stateWords } from './runs-panel.js';

const made = (id: string, generation: string, hour: number) =>
  imageNamed(id, {
    created_at: `2026-05-14T${String(hour).padStart(2, '0')}:00:00.000Z`,
    creation_method_config: { generation_id: generation, style: 'oil' },
  });
const job = (generation: string, state: RenderJob['state']) =>
  ({
    generation_id: generation,
    state,
    tool: 'lenszero',
    style: 'noir',
    created_at: '2026-05-14T09:00:00.000Z',
  }) as RenderJob;

it('puts active runs first and groups the images of a run', () => {
  const runs = recentRuns(
    [job('now', 'rendering'), job('now', 'queued')],
    [made('a', 'late', 12), made('b', 'late', 11), made('c', 'now', 10), made('d', 'early', 8)],
  );
  expect(runs.map(({ id }) => id)).toEqual(['now', 'late', 'early']);
  expect(runs.map(stateWords)).toEqual([
    '1 in progress, 1 waiting, 1 done',
    'Done, 2 images',
    'Done, 1 image',
  ]);
});

it('leaves out photos, which belong to no run', () => {
  expect(recentRuns([], [imageNamed('photo', { creation_method_name: null })])).toEqual([]);
});
