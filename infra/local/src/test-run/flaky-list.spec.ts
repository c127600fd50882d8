import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.js';
import { FlakyList } from './flaky-list.js';

describe('FlakyList', () => {
  const root = mkdtempSync(join(tmpdir(), 'flaky-'));
  const file = join(root, 'infra/e2e/flaky.md');
  beforeEach(() => {
    mkdirSync(join(root, 'infra/e2e'), { recursive: true });
    writeFileSync(file, '# Flaky\n\nText.\n\n');
    jest.spyOn(console, 'log').mockReturnValue(undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('keeps a line for each flaky test, with its reason in one line', () => {
    const flaky = [{ test: 'viewer opens', reason: 'expected 1\n   received 2' }];
    const list = new FlakyList(root);
    list.add([{ title: 'infra/e2e src/viewer.spec.ts', ok: true, ms: 1, flaky }], '2026-11-23');
    const line = 'infra/e2e src/viewer.spec.ts › viewer opens: expected 1 received 2';
    expect(list.entries()).toEqual([`- 2026-11-23 ${line}`]);
    expect(console.log).toHaveBeenCalledWith(`flaky: ${line}`);
  });

  it('adds nothing for files that passed or failed', () => {
    const list = new FlakyList(root);
    list.add([{ title: 'infra/e2e src/viewer.spec.ts', ok: false, ms: 1 }], '2026-11-23');
    expect(readFileSync(file, 'utf8')).toBe('# Flaky\n\nText.\n\n');
  });

  it('finds the list of this repository', () => {
    expect(new FlakyList(repositoryRoot).entries()).toBeInstanceOf(Array);
  });
});
