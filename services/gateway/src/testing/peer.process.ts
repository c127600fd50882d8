import { startServicePeer } from './service-peer.js';

const { url } = await startServicePeer('images', process.argv[2]);
process.send?.(url);
process.once('disconnect', () => process.exit());
