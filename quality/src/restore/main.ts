import { rehearse } from './rehearse.js';

let failed = 0;
const begun = Date.now();
await rehearse((what, holds) => {
  if (!holds) failed += 1;
  console.log(`${holds ? '✓' : '✗'} ${what}`);
});
console.log(
  `${failed === 0 ? 'restored' : 'not restored'} in ${Math.round((Date.now() - begun) / 1_000)} s`,
);
process.exitCode = failed === 0 ? 0 : 1;
