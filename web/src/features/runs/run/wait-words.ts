import * as text from '../messages.js';

/** A longer forecast is too uncertain to give in seconds. */
export const LONGEST_IN_SECONDS = 90;

/** A forecast, rounded to what is known. */
export function forecastWords(seconds: number): string {
  if (seconds < 5) return text.fewSeconds;
  return seconds > LONGEST_IN_SECONDS
    ? text.fewMinutes
    : text.aboutSeconds(Math.round(seconds / 5) * 5);
}

/** A wait of known length, such as until a limit ends. */
export function waitWords(seconds: number): string {
  if (seconds < 5) return text.fewSeconds;
  if (seconds < 90) return text.aboutSeconds(Math.round(seconds / 5) * 5);
  return text.aboutMinutes(Math.round(seconds / 60));
}
