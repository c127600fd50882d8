import { cancellingGuest } from './journeys/cancelling-guest.js';
import { guest } from './journeys/guest.js';
import { member } from './journeys/member.js';
import { provenanceChecker } from './journeys/provenance-checker.js';
import { reader } from './journeys/reader.js';
import { uploader } from './journeys/uploader.js';
import type { Journey } from './world.js';

/** Concurrent virtual users by journey. */
export type Profile = readonly { readonly journey: Journey; readonly users: number }[];

export const PROFILES: Readonly<Record<string, Profile>> = {
  mixed: [
    { journey: guest, users: 4 },
    { journey: member, users: 6 },
    { journey: cancellingGuest, users: 2 },
    { journey: uploader, users: 2 },
    { journey: reader, users: 3 },
    { journey: provenanceChecker, users: 1 },
  ],
};
