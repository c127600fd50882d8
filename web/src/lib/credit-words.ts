import * as text from './messages.js';

export const creditWord = (count: number) => (count === 1 ? text.credit : text.credits);
export const creditWords = (count: number) => `${count} ${creditWord(count)}`;
