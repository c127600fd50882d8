import { buyer } from '../journeys/buyer.js';
import { cancellingGuest } from '../journeys/cancelling-guest.js';
import { guest } from '../journeys/guest.js';
import { member } from '../journeys/member.js';
import { uploader } from '../journeys/uploader.js';
import type { Profile } from '../profiles.js';

/** Load during faults: orders, uploads, payments, deletions. */
export const AT_WORK: Profile = [
  { journey: guest, users: 1 },
  { journey: member, users: 2 },
  { journey: cancellingGuest, users: 1 },
  { journey: uploader, users: 1 },
  { journey: buyer, users: 1 },
];
