import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { createLogger, NestLogger } from '@likeness/service-kit/logging/logger';
import { NestFactory } from '@nestjs/core';
import { BillingModule } from '../billing.module.js';
import { DeclarationsRepository } from '../database/declarations.repository.js';
import { loadEnv } from '../env.js';
import { CorrectionsService } from './corrections.service.js';

const USAGE = `usage: main.js declarations             what nobody has dealt with yet, oldest first
       main.js settle <declaration id>  it has been dealt with
       main.js give <user id> <credits> credits without a sale; below zero, credits taken
`;
const LISTED = 100;

const [command = '', id = '', credits = ''] = process.argv.slice(2);
const isKnown =
  command === 'declarations' ||
  (command === 'settle' && id !== '') ||
  (command === 'give' && /^-?[1-9]\d{0,5}$/.test(credits));
if (!isKnown) {
  process.stderr.write(USAGE);
  process.exit(64); // EX_USAGE (sysexits.h)
}
const logger = createLogger('billing', 'warn');
const app = await NestFactory.createApplicationContext(BillingModule.register(loadEnv(), logger), {
  logger: new NestLogger(logger),
});
const said = await run();
process.stdout.write(`${said}\n`);
await app.close();

async function run(): Promise<string> {
  if (command === 'give') {
    const order = { correction_id: randomUUID(), user_id: id, credits: Number(credits) };
    const { balance, is_booked } = await app.get(CorrectionsService).correct(order);
    if (!is_booked) process.exitCode = 1;
    return is_booked ? `balance: ${balance}` : `The account has only ${balance} credits.`;
  }
  const declarations = app.get(DeclarationsRepository);
  if (command === 'settle') {
    return (await declarations.settle(id)) ? 'settled' : 'There is no open declaration of this id.';
  }
  return JSON.stringify(await declarations.open(LISTED), null, 2);
}
