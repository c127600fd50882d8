import { QueryClient } from '@tanstack/react-query';
import { createStore } from '../../../lib/store/store.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { newPhoto } from '../../runs/photos/photos-state.js';
import { makeImage } from '../../runs/run/run.fixtures.js';
import { emptyForm, reduceForm } from '../choices/form-state.js';
import { fillQuickly } from './quick-start.js';

const style = (title: string) => ({ id: title, title, description: '', images: [], engine: null });

async function start({
  images = [makeImage(1), makeImage(2)],
  styles = ['01 oil', '02 neon'],
} = {}) {
  fakeServer({
    'GET /api/images?origin=both&page=1&limit=48': { status: 200, body: { images } },
    'GET /api/images/all-styles': { status: 200, body: { styles: styles.map(style) } },
  });
  const form = createStore(reduceForm, emptyForm);
  const addStored = vi.fn(() => Promise.resolve());
  const photo = newPhoto({ key: 'a', name: 'a.jpg', status: 'stored' });
  const steps: number[] = [];
  const result = fillQuickly({
    form,
    photos: { removeAll: vi.fn(), addStored, getState: () => ({ photos: [photo], summary: [] }) },
    pose: { removeAll: vi.fn() },
    queryClient: new QueryClient(),
    tell: () => void steps.push(Date.now()),
  });
  void result.then(() => steps.push(Date.now()));
  await vi.runAllTimersAsync();
  return { fault: await result, form: form.getState(), addStored, steps };
}

describe('Quick Start', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('takes a photo, a real style, a gender and at most four', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    const { fault, form, addStored, steps } = await start();
    expect(fault).toBeNull();
    expect(addStored).toHaveBeenCalledWith([makeImage(2)]);
    expect(form).toEqual({ ...emptyForm, style: 'neon', gender: 'man', imageCount: 4 });
    const waits = steps.slice(1).map((time, i) => time - (steps[i] ?? 0));
    expect(waits).toHaveLength(5);
    expect(waits.every((ms) => ms >= 500 && ms <= 800)).toBe(true);
  });

  it('never picks the synthetic entries', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { form } = await start();
    expect(form.style).toBe('oil');
  });

  it('reports missing images and missing styles', async () => {
    expect((await start({ images: [] })).fault).toBe(
      'No images found in your gallery. Please upload some images first.',
    );
    expect((await start({ styles: [] })).fault).toBe('No styles available. Please try again.');
  });
});
