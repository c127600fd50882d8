import { newStamper, timeStampServer } from '../time-stamps/stamper.js';

type Behaviour = {
  time?: Date;
  spoil?: (answer: Buffer) => Buffer;
  hangs?: boolean;
  longer?: boolean;
  repeats?: boolean;
};

export type RunningTimeStamps = Awaited<ReturnType<typeof startTimeStamps>>;

export async function startTimeStamps() {
  const stamp = await newStamper();
  let behaviour: Behaviour = {};
  let first: Buffer | undefined;
  let asked = 0;
  const server = timeStampServer((request) => {
    asked++;
    const { time, spoil, hangs, longer, repeats } = behaviour;
    if (hangs) return new Promise<Buffer>(() => undefined);
    const fresh = stamp(request, time, longer ? 10 : 1);
    first ??= fresh;
    const sent = repeats ? first : fresh;
    return spoil?.(sent) ?? sent;
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    get asked() {
      return asked;
    },
    behave(next: Behaviour): void {
      behaviour = next;
    },
    close: () => server.close(),
  };
}
