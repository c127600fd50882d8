import { inheritedEnvironment, readEnvironment } from '@likeness/local/env';
import { runStack } from '@likeness/local/stack/run-stack';
import { serviceProcesses } from '@likeness/local/stack/service-processes';
import { furtherGateway, gateways } from './gateways.js';

const inherited = inheritedEnvironment();

/** `npm start` with `GATEWAYS` gateways. */
await runStack(readEnvironment(), inherited, (context) => {
  const [, ...further] = gateways(context.ports.gateway, Number(inherited.GATEWAYS));
  return serviceProcesses(context).flatMap((spec) =>
    spec.name === 'gateway'
      ? [spec, ...further.map((gateway) => furtherGateway(spec, gateway))]
      : [spec],
  );
});
