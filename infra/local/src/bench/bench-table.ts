import { styleText } from 'node:util';
import { meetsBar, type Measurement } from './measurement.js';

const headings = ['suite', 'measurement', 'value', 'unit', 'bar', ''];
/** Columns of numbers are aligned right. */
const right = new Set([2, 4]);

/** All figures in one aligned table, each with its bar and whether it passes. */
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

/** A value with its unit. */
export function figureOf({ value, unit }: Measurement): string {
  return `${number(value)} ${unit}`.trimEnd();
}

/** Three significant digits, and no fewer than the whole part has. */
function number(value: number): string {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toFixed(Math.min(digits, 3));
}

function pad(text: string, width: number, toRight: boolean): string {
  return toRight ? text.padStart(width) : text.padEnd(width);
}
