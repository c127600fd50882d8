// `Intl` does the same, but takes longer to begin than the page that shows the day takes to draw.
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

/** `November 22, 2026`, where the reader is. */
export const longDay = (time: Date) => `${monthOf(time)} ${time.getDate()}, ${time.getFullYear()}`;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `09:36`, where the reader is: the clock of 24 hours, as everywhere on the page. */
export const clockWords = (time: Date) =>
  `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;

/** `Nov 22`, where the reader is. */
export const shortDay = (time: Date) => `${monthOf(time).slice(0, 3)} ${time.getDate()}`;
