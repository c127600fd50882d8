import type { serviceProcesses } from '@likeness/local/stack/service-processes';

type ProcessSpec = ReturnType<typeof serviceProcesses>[number];
export type Gateway = { readonly name: string; readonly port: number };

/** On the ports after the first one's, which nothing else of a stack uses. */
export const MOST_GATEWAYS = 8;

/** The gateways of a stack, by the names of their processes. */
export function gateways(firstPort: number, count: number): Gateway[] {
  return Array.from({ length: count }, (_, index) => ({
    name: index === 0 ? 'gateway' : `gateway-${index + 1}`,
    port: firstPort + index,
  }));
}

/** A gateway like the first one. */
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
