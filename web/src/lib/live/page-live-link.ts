import { openLiveLink } from './live-link.js';
import { createSharedLiveLink } from './shared-live-link.js';

/** Joins the one stream of live news of this page. */
export const joinLiveLink = createSharedLiveLink(openLiveLink);
