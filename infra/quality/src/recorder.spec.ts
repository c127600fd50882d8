import { operationName, quantile, Recorder } from './recorder.js';

test('an operation is named by method and path without ids', () => {
  const url = 'http://127.0.0.1:1/api/images/0b0f5c0e-7a55-4a31-9d4f-111111111111/file?w=640';
  expect(operationName('GET', url)).toBe('GET /api/images/{id}/file');
});

test('a quantile is the value below which that share lies', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([quantile(values, 0.5), quantile(values, 0.95), quantile(values, 1)]).toEqual([
    50, 95, 100,
  ]);
});

test('a connection that breaks is counted by its cause', async () => {
  const recorder = new Recorder();
  await expect(recorder.from('10.0.0.1')('http://127.0.0.1:9/x')).rejects.toThrow();
  const [operation] = recorder.operations();
  expect(operation?.name).toBe('GET /x');
  expect([...(operation?.statuses.values() ?? [])]).toEqual([1]);
});
