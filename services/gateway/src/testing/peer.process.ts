import { startServicePeer } from './service-peer.js';

/** A service in a process of its own. */
const { url } = await startServicePeer('images');
process.send?.(url);
process.once('disconnect', () => process.exit());
