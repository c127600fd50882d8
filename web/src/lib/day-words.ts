import { locale } from './locale.js';
import * as text from './messages.js';

// `Intl` needs more time to start than the page that shows the date needs to render.
const MONTHS = text.months.split(' ');

const monthOf = (time: Date) => MONTHS[time.getMonth()] ?? '';

/** `November 22, 2026` in the local time zone. */
export const longDay = (time: Date) =>
  locale === 'en'
    ? `${monthOf(time)} ${time.getDate()}, ${time.getFullYear()}`
    : `${time.getDate()}. ${monthOf(time)} ${time.getFullYear()}`;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `09:36` in the local time zone, always on a 24-hour clock. */
export const clockWords = (time: Date) =>
  `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;

export const shortDay = (time: Date) =>
  locale === 'en'
    ? `${monthOf(time).slice(0, 3)} ${time.getDate()}`
    : `${time.getDate()}. ${monthOf(time)}`;
