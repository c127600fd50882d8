import { orderImages } from './order-images.js';

const respond = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', respond);
  respond.mockReset();
});

const GENERATION = '00000000-0000-4000-8000-000000000001';
const request = {
  generationId: GENERATION,
  imageCount: 8,
  fields: { style: 'oil', gender: 'woman' },
  photoIds: ['a', 'b'],
} as const;

describe('orderImages', () => {
  it('sends the whole generation as one form and does not wait for the pictures', async () => {
    respond.mockResolvedValue(
      Response.json({ job_id: GENERATION, generation_id: GENERATION }, { status: 202 }),
    );
    await expect(orderImages('lenses/portrait', request)).resolves.toMatchObject({
      job_id: GENERATION,
    });
    const [path, init] = respond.mock.calls[0] ?? [];
    expect(path).toBe('/api/lenses/anonymous/portrait');
    const headers = new Headers(init?.headers);
    expect(headers.get('prefer')).toBe('respond-async');
    expect(headers.get('traceparent')).toBe(
      '00-00000000000040008000000000000001-8000000000000001-01',
    );
    expect(Object.fromEntries((init!.body as FormData).entries())).toEqual({
      generation_id: GENERATION,
      image_index: '0',
      image_count: '8',
      style: 'oil',
      gender: 'woman',
      face_consent: 'true',
      facial_feature_image_ids: '["a","b"]',
    });
  });

  it('rejects a success without a job', async () => {
    respond.mockResolvedValue(Response.json({}));
    await expect(orderImages('lenses/portrait', request)).rejects.toThrow(
      'An unexpected error occurred',
    );
  });
});
