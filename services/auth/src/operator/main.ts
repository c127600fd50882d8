import 'reflect-metadata';
import { createLogger, NestLogger } from '@likeness/service-kit/logging/logger';
import { NestFactory } from '@nestjs/core';
import { AuthModule } from '../auth.module.js';
import { loadEnv } from '../env.js';
import { AccountStanding } from './account-standing.service.js';

const USAGE = 'usage: main.js suspend|reinstate <email>\n';

/** The operator's commands, run with the environment of the service. */
const [command = '', email] = process.argv.slice(2);
if (!['suspend', 'reinstate'].includes(command) || email === undefined) {
  process.stderr.write(USAGE);
  process.exit(64); // EX_USAGE of sysexits.h
}
const logger = createLogger('auth', 'warn');
const app = await NestFactory.createApplicationContext(AuthModule.register(loadEnv(), logger), {
  logger: new NestLogger(logger),
});
const done = await app.get(AccountStanding).set(email, command === 'reinstate');
process.stdout.write(done ? `${command}: done\n` : 'There is no account with this address.\n');
await app.close();
process.exit(done ? 0 : 1);
