// Prints settings that give each process keys of its own: node infra/docker/internal-keys.mjs >> .env
// The comments are users for a Redis of yours, with hashes of the passwords (ACL SETUSER, or its aclfile).
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

const rules = readFileSync(new URL('redis/users.acl', import.meta.url), 'utf8');
const ruleOf = (name) => rules.split('\n').find((line) => line.startsWith(`${name} `));
const processes = ['gateway', 'auth', 'billing', 'images', 'lenses', 'worker'];
const known = processes.map((name) => {
  const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  console.log(`${name.toUpperCase()}_INTERNAL_KEY=${d}`);
  console.log(`${name.toUpperCase()}_AUTH_SECRET=${randomBytes(32).toString('hex')}`);
  const password = randomBytes(32).toString('hex');
  console.log(`${name.toUpperCase()}_REDIS_PASSWORD=${password}`);
  const hash = createHash('sha256').update(password).digest('hex');
  console.log(`# user ${ruleOf(name).replace(' ', ` on #${hash} `)}`);
  return `${name}=${x}`;
});
console.log(`INTERNAL_KEYS=${known.join()}`);
