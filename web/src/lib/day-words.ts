// `Intl` needs more time to start than the page that shows the date needs to render.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const monthOf = (time: Date) => MONTHS[time.getMonth()] ?? '';

/** `November 22, 2026` in the local time zone. */
export const longDay = (time: Date) => `${monthOf(time)} ${time.getDate()}, ${time.getFullYear()}`;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `09:36` in the local time zone, always on a 24-hour clock. */
export const clockWords = (time: Date) =>
  `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;

export const shortDay = (time: Date) => `${monthOf(time).slice(0, 3)} ${time.getDate()}`;
