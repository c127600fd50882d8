import { createInterface } from 'node:readline';
import { QUEUES } from '@likeness/contracts/names/queues';
import { JobSender } from '@likeness/queue/job-sender';
import type { INestApplicationContext } from '@nestjs/common';
import { NewsletterExportService } from '../newsletter/newsletter-export.service.js';
import { AppointmentsService } from './appointments.service.js';
import { SuspensionService } from './suspension.service.js';
import { RepeatedErasuresService } from './repeated-erasures.service.js';

export const USAGE = `usage: main.js suspend <email> [reason]  no more logins; the reason is for operators
       main.js reinstate <email>
       main.js appoint <email>           may operate by the page; once more: with a new second factor
       main.js dismiss <email>           may not operate any more
       main.js operators                 who may
       main.js newsletter                its subscribers
       main.js queues resume             resumes every paused queue
       main.js erase-again < log         after a restore: erases who was erased before, by the audit log
`;

type Say = (text: string) => void;
type Command = (
  app: INestApplicationContext,
  words: readonly string[],
  say: Say,
) => Promise<boolean>;

const REFUSALS = {
  'no key': 'Set OPERATOR_KEY first: second factors are sealed with it.\n',
  'no account': 'There is no account with this address.\n',
  'not usable': 'This account is suspended, or its address has not been verified.\n',
} as const;

const setActive =
  (isActive: boolean): Command =>
  async (app, [email = '', ...reason], say) => {
    const why = reason.join(' ').trim();
    const isKnown = await app.get(SuspensionService).set(email, isActive, why === '' ? null : why);
    say(isKnown ? `${isActive ? 'reinstate' : 'suspend'}: done\n` : REFUSALS['no account']);
    return isKnown;
  };

const appoint: Command = async (app, [email = ''], say) => {
  const appointed = await app.get(AppointmentsService).appoint(email);
  if (typeof appointed === 'string') {
    say(REFUSALS[appointed]);
    return false;
  }
  const { accountId, code, hours } = appointed;
  say(`Account ${accountId} may operate, at /operator, once a second factor is set up.\n`);
  say(`That asks for this code, within ${hours} hours: ${code}\n`);
  return true;
};

const dismiss: Command = async (app, [email = ''], say) => {
  const isDone = await app.get(AppointmentsService).dismiss(email);
  say(isDone ? 'dismiss: done\n' : 'There is no operator with this address.\n');
  return isDone;
};

const listOperators: Command = async (app, _words, say) => {
  const operators = await app.get(AppointmentsService).list();
  if (operators.length === 0) say('There are no operators.\n');
  for (const operator of operators) {
    const since = operator.appointed_at.toISOString();
    const factor = operator.enrolled_at ? 'second factor set up' : 'no second factor yet';
    say(`${operator.account_id}  since ${since}  ${factor}\n`);
  }
  return true;
};

const writeSubscribers: Command = async (app, _words, say) => {
  for await (const line of app.get(NewsletterExportService).lines()) say(`${line}\r\n`);
  return true;
};

/** Without lenses, which may run a version that can't. */
const resumeQueues: Command = async (app, [act], say) => {
  if (act !== 'resume') {
    say(USAGE);
    return false;
  }
  let resumed = 0;
  for (const queue of QUEUES.map((name) => app.get(JobSender).queue(name))) {
    if (!(await queue.isPaused())) continue;
    await queue.resume();
    say(`resumed ${queue.name}\n`);
    resumed += 1;
  }
  if (resumed === 0) say('No queue is paused.\n');
  return true;
};

const eraseAgain: Command = async (app, _words, say) => {
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  say(`accounts erased again: ${await app.get(RepeatedErasuresService).repeat(lines)}\n`);
  return true;
};

const COMMANDS: Readonly<Record<string, { readonly words: number; readonly run: Command }>> = {
  suspend: { words: 1, run: setActive(false) },
  reinstate: { words: 1, run: setActive(true) },
  appoint: { words: 1, run: appoint },
  dismiss: { words: 1, run: dismiss },
  operators: { words: 0, run: listOperators },
  newsletter: { words: 0, run: writeSubscribers },
  queues: { words: 1, run: resumeQueues },
  'erase-again': { words: 0, run: eraseAgain },
};

export function isCommand(name: string, words: readonly string[]): boolean {
  return Object.hasOwn(COMMANDS, name) && words.length >= (COMMANDS[name]?.words ?? 0);
}

export async function runCommand(
  app: INestApplicationContext,
  name: string,
  words: readonly string[],
  say: Say,
): Promise<boolean> {
  return (await COMMANDS[name]?.run(app, words, say)) ?? false;
}
