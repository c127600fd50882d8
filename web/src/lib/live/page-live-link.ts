import { openLiveLink } from './live-link.js';
import { createSharedLiveLink } from './shared-live-link.js';

export const joinLiveLink = createSharedLiveLink(openLiveLink);
