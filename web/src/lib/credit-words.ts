import * as text from './messages.js';

export function creditWords(count: number): string {
  return `${count} ${count === 1 ? text.credit : text.credits}`;
}
