import * as text from './messages/en.js';

export function creditWords(count: number): string {
  return `${count} ${count === 1 ? text.credit : text.credits}`;
}
