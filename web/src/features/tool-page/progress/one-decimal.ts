import { locale } from '../../../lib/locale.js';

export const oneDecimal = (value: number) =>
  value.toLocaleString(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  });
