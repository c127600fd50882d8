import { stripVTControlCharacters } from 'node:util';
import { TestStack } from '@likeness/testing/test-stack';
import { describeOpenPages } from './open-pages.js';

const MOST_LINES = 30;
const LONGEST_LINE = 300;
/** A warning or error in a process log; indented lines below belong to it. */
const SERIOUS = /^\d\d:\d\d:\d\d \S+ +(warn|error|fatal) /;

declare global {
  var describeFailure: (test: string) => Promise<void>;
}

/** Prints the state of pages and processes after a test failed, before its file closes them. */
globalThis.describeFailure = async (test) => {
  const state = [...(await describeOpenPages()), ...describeStacks()].join('\n');
  process.stderr.write(`\n⨯ When "${test}" failed:\n${state}\n\n`);
};

function describeStacks(): string[] {
  return [...TestStack.running].map(({ address, output }) => {
    let isSerious = false;
    const serious = stripVTControlCharacters(output)
      .split('\n')
      .filter((line) => (isSerious = SERIOUS.test(line) || (isSerious && line.startsWith('    '))))
      .slice(-MOST_LINES);
    const lines = serious.length > 0 ? serious : ['no process has warned of anything'];
    return [`stack ${address}`, ...lines.map((line) => `  ${line.slice(0, LONGEST_LINE)}`)].join(
      '\n',
    );
  });
}
