import { getPriority, setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { Marks, type MarkSettings } from '../provenance/marks.js';
import { type Answer, type MarkAsk, sentError } from './process-messages.js';
import { READER_NICENESS } from './process-settings.js';

const MOST_PIXELS = { mark: 2 ** 25, readMark: 2 ** 20 };

const marks = new Marks(workerData as MarkSettings);

parentPort?.on('message', ({ ask, port }: { ask: MarkAsk; port: MessagePort }) => {
  port.postMessage(answerTo(ask));
});

/** The picture comes from a process that a crafted file may have taken over. */
function answerTo(ask: MarkAsk): Answer {
  try {
    const { width, height, data } = 'mark' in ask ? ask.mark : ask.readMark;
    const isPicture =
      [width, height].every((side) => Number.isInteger(side) && side > 0) &&
      width * height <= ('mark' in ask ? MOST_PIXELS.mark : MOST_PIXELS.readMark) &&
      data instanceof Uint8Array &&
      data.length === width * height * 3;
    if (!isPicture) throw new Error('not a picture');
    if ('mark' in ask) return { value: marks.mark({ width, height, data }) };
    // On Linux, of this thread alone.
    if (process.platform === 'linux') setPriority(Math.max(READER_NICENESS, getPriority()));
    return { value: marks.readMark({ width, height, data }) };
  } catch (error) {
    return { error: sentError(error) };
  }
}
