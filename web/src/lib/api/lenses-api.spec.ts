import { vi } from 'vitest';
import { ApiError, ConnectionError, UNKNOWN_ERROR } from './api-error.js';
import { cancelJob, fetchAllowance, orderImages } from './lenses-api.js';

const respond = vi.fn<typeof fetch>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = respond;
  respond.mockReset();
});
afterAll(() => {
  globalThis.fetch = realFetch;
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
    expect(Object.fromEntries((init?.body as FormData).entries())).toEqual({
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

  it('carries code, message and retry time of a refusal', async () => {
    respond.mockResolvedValue(
      Response.json(
        { detail: 'Used up.', message: 'Used up.', code: 'ANONYMOUS_ALLOWANCE' },
        { status: 429, headers: { 'retry-after': '60' } },
      ),
    );
    const error = await orderImages('lenses/portrait', request).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 429,
      code: 'ANONYMOUS_ALLOWANCE',
      message: 'Used up.',
      retryAfterSeconds: 60,
    });
  });
});

describe('every call', () => {
  it('distinguishes a lost connection from a refusal', async () => {
    respond.mockRejectedValue(new TypeError('fetch failed'));
    await expect(fetchAllowance()).rejects.toBeInstanceOf(ConnectionError);
  });

  it('rejects a proxy’s page as a response', async () => {
    respond.mockResolvedValue(new Response('<html></html>'));
    await expect(fetchAllowance()).rejects.toMatchObject({ message: UNKNOWN_ERROR });
  });

  it('accepts a response without a body', async () => {
    respond.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(cancelJob('j')).resolves.toBeUndefined();
    expect(respond.mock.calls[0]?.[1]?.method).toBe('DELETE');
  });
});
