/** Port offsets from the gateway's `PORT`. */
const offsets = {
  mailbox: -55,
  smtp: -54,
  gateway: 0,
  board: 10,
  auth: 21,
  billing: 22,
  images: 23,
  lenses: 24,
  worker: 25,
  google: 31,
  stripe: 32,
  stamps: 33,
  postgres: 52,
  redis: 99,
} as const;

export type PortName = keyof typeof offsets;
export type StackPorts = Record<PortName, number>;

export function stackPorts(port: number): StackPorts {
  const entries = Object.entries(offsets).map(([name, offset]) => [name, port + offset]);
  return Object.fromEntries(entries) as StackPorts;
}
