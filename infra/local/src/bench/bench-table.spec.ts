import { stripVTControlCharacters } from 'node:util';
import { benchTable } from './bench-table.js';
import { parseMeasurement, type Measurement } from './measurement.js';

test('a line that is no measurement is left to the terminal', () => {
  expect(parseMeasurement('warming up')).toBeUndefined();
  expect(parseMeasurement('{"level":30,"msg":"listening"}')).toBeUndefined();
});

test('figures stand under each other with their bars', () => {
  const lines = [
    '{"suite":"worker","name":"headshot, first image","value":4.213,"unit":"s","bar":6}',
    '{"suite":"worker","name":"likeness","value":61.5,"unit":"%","bar":70,"higherIsBetter":true}',
    '{"suite":"gateway","name":"requests","value":1234,"unit":"1/s"}',
  ];
  const found = lines.map(parseMeasurement).filter((entry): entry is Measurement => !!entry);
  expect(stripVTControlCharacters(benchTable(found)).split('\n')).toEqual([
    'suite    measurement            value  unit     bar',
    'worker   headshot, first image   4.21  s     ≤ 6.00  pass',
    'worker   likeness                61.5  %     ≥ 70.0  miss',
    'gateway  requests                1234  1/s',
  ]);
});
