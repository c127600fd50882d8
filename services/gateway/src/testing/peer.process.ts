import { startServicePeer } from './service-peer.js';

const { url } = await startServicePeer('images');
process.send?.(url);
process.once('disconnect', () => process.exit());
