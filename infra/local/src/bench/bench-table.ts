import { styleText } from 'node:util';
import { meetsBar, type Measurement } from './measurement.js';

const headings = ['suite', 'measurement', 'value', 'unit', 'bar', ''];
/** Right-aligned columns of numbers. */
const right = new Set([2, 4]);

export function benchTable(measurements: readonly Measurement[]): string {
  const rows = [headings, ...measurements.map(cells)];
  const widths = headings.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row, index) => {
      const line = row.map((cell, column) => pad(cell, widths[column] ?? 0, right.has(column)));
      const text = line.join('  ').trimEnd();
      if (index === 0) return styleText('dim', text);
      return text.endsWith('miss') ? styleText('red', text) : text;
    })
    .join('\n');
}

function cells(measurement: Measurement): string[] {
  const { suite, name, value, unit, bar, higherIsBetter } = measurement;
  if (bar === undefined) return [suite, name, number(value), unit, '', ''];
  const limit = `${higherIsBetter ? '≥' : '≤'} ${number(bar)}`;
  return [suite, name, number(value), unit, limit, meetsBar(measurement) ? 'pass' : 'miss'];
}

export function figureOf({ value, unit }: Measurement): string {
  return `${number(value)} ${unit}`.trimEnd();
}

/** Three significant digits, but the whole integer part. */
function number(value: number): string {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toFixed(Math.min(digits, 3));
}

function pad(text: string, width: number, toRight: boolean): string {
  return toRight ? text.padStart(width) : text.padEnd(width);
}
