import 'reflect-metadata';
import { createLogger, NestLogger } from '@likeness/service-kit/logging/logger';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AuthModule } from '../auth.module.js';
import { loadEnv } from '../env.js';
import { isCommand, runCommand, USAGE } from './commands.js';

const [command = '', ...words] = process.argv.slice(2);
if (!isCommand(command, words)) {
  process.stderr.write(USAGE);
  process.exit(64); // EX_USAGE (sysexits.h)
}
const logger = createLogger('auth', 'warn');
const app: INestApplicationContext = await NestFactory.createApplicationContext(
  AuthModule.register(loadEnv(), logger),
  { logger: new NestLogger(logger) },
);
const isDone = await runCommand(app, command, words, (text) => process.stdout.write(text));
await app.close();
process.exit(isDone ? 0 : 1);
