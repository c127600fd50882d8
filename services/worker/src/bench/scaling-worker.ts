import { once } from 'node:events';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import { loadBenchPhotos, unseen } from './bench-photos.js';
import { timeEightMixed } from './timed-render.js';

const [photo] = await loadBenchPhotos();
const engine = await StudioEngine.open({ threads: 1 });
await timeEightMixed(engine, photo);
process.send?.('ready');
await once(process, 'message');
process.send?.(await timeEightMixed(engine, unseen(photo)));
await engine.close();
process.disconnect();
