/** Distance of each process's port from the gateway's, which is the one that `PORT` gives. */
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
  postgres: 52,
  redis: 99,
} as const;

export type PortName = keyof typeof offsets;
export type StackPorts = Record<PortName, number>;

/** The ports of a stack: 8025, 8080, 8090, … for the default 8080. */
export function stackPorts(port: number): StackPorts {
  const entries = Object.entries(offsets).map(([name, offset]) => [name, port + offset]);
  return Object.fromEntries(entries) as StackPorts;
}
