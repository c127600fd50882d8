// Prints settings that give each process keys of its own: node infra/docker/internal-keys.mjs >> .env
import { generateKeyPairSync, randomBytes } from 'node:crypto';

const processes = ['gateway', 'auth', 'billing', 'images', 'lenses', 'worker'];
const known = processes.map((name) => {
  const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  console.log(`${name.toUpperCase()}_INTERNAL_KEY=${d}`);
  console.log(`${name.toUpperCase()}_AUTH_SECRET=${randomBytes(32).toString('hex')}`);
  return `${name}=${x}`;
});
console.log(`INTERNAL_KEYS=${known.join()}`);
