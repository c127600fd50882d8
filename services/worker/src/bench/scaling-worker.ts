import { once } from 'node:events';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import { loadBenchPhotos, unseen } from './bench-photos.js';
import { timeEightMixed } from './timed-render.js';

// Warms up, waits for a message and reports its times.
const [photo] = await loadBenchPhotos();
const engine = await StudioEngine.open({ threads: 1 });
await timeEightMixed(engine, photo);
process.send?.('ready');
await once(process, 'message');
process.send?.(await timeEightMixed(engine, unseen(photo)));
await engine.close();
process.disconnect();
