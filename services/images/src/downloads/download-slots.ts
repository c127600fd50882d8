import { PersonSlots } from '@likeness/service-kit/limits/person-slots';

/** Downloads are streamed, so their number in all needs no limit. */
export const downloadSlots = () =>
  new PersonSlots({
    perPerson: 2,
    perAddress: 4,
    code: 'DOWNLOADS_RUNNING',
    retryAfterSeconds: 10,
  });
