import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { BUILT_PAGES_FILE, builtPagesSchema } from '@likeness/contracts/pages/built-pages';
import { isPlainPath } from '../routing/known-calls.js';
import { PageFinder } from './page-finder.js';

/** Compressed copies and pages have no URL of their own. */
const NOT_ASKED_FOR = /\.(?:br|gz|html)$/;

export abstract class PagesSettings {
  abstract readonly webDir: string;
}

export function readBuiltPages(webDir: string): PageFinder {
  const text = readFileSync(path.join(webDir, BUILT_PAGES_FILE), 'utf8');
  return new PageFinder(builtPagesSchema.parse(JSON.parse(text)));
}

export async function isFileOf(webDir: string, pathname: string): Promise<boolean> {
  if (!isPlainPath(pathname) || !pathname.includes('.') || NOT_ASKED_FOR.test(pathname)) {
    return false;
  }
  const found = await stat(path.join(webDir, pathname)).catch(() => null);
  return found?.isFile() ?? false;
}
