import type { serviceProcesses } from '@likeness/local/stack/service-processes';

type ProcessSpec = ReturnType<typeof serviceProcesses>[number];
export type Gateway = { readonly name: string; readonly port: number };

/** Limit of unused ports after the first gateway's. */
export const MOST_GATEWAYS = 8;

/** Gateways by process name. */
export function gateways(firstPort: number, count: number): Gateway[] {
  return Array.from({ length: count }, (_, index) => ({
    name: index === 0 ? 'gateway' : `gateway-${index + 1}`,
    port: firstPort + index,
  }));
}

export function furtherGateway(first: ProcessSpec, { name, port }: Gateway): ProcessSpec {
  return {
    ...first,
    name,
    env: { ...first.env, PORT: String(port) },
    isReady: async () =>
      fetch(`http://127.0.0.1:${port}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
  };
}
