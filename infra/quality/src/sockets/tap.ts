import { once } from 'node:events';
import { addressedEventSchema } from '@likeness/contracts/events/live-events';
import { Redis } from 'ioredis';
import type { Seen } from './deliveries.js';

const LIVE_CHANNELS = 'likeness:live:';

/** A separate process that records when Redis publishes live events; returns all on request. */
const [url] = (await once(process, 'message')) as [string];
const redis = new Redis(url);
const seen: Seen[] = [];

const monitor = await redis.monitor();
monitor.on('monitor', (seconds: string, [command, channel, text]: string[]) => {
  if (command?.toLowerCase() !== 'publish' || !channel?.startsWith(LIVE_CHANNELS)) return;
  const { event } = addressedEventSchema.parse(JSON.parse(text ?? ''));
  seen.push({ event, at: Number(seconds) * 1_000 });
});
process.on('message', () => process.send?.(seen));
process.once('disconnect', () => process.exit());
process.send?.('ready');
