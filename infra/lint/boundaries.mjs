// Reads the modules that dependency-cruiser prints as JSON, and tells what breaks a rule. Of two folders, one imports
// the other, and what both need is in a third. Tests import across; a rule for folders can't leave them out.
import { dirname } from 'node:path/posix';
import { json } from 'node:stream/consumers';
import { format } from 'dependency-cruiser';

const TESTS = /\.spec\.tsx?$|\/testing\/|^infra\/(e2e|quality)\/|^shared\/testing\//;

const cruise = await json(process.stdin);
const { output, exitCode } = await format(cruise, { outputType: 'err' });
console.log(output);

/** By folder: the folders outside it that its files import, also those in its subfolders. */
const imports = new Map();
for (const { source, dependencies } of cruise.modules) {
  if (TESTS.test(source)) continue;
  const files = dependencies.map(({ resolved }) => resolved).filter((file) => !TESTS.test(file));
  for (let folder = dirname(source); folder !== '.'; folder = dirname(folder)) {
    const outside = files.filter((file) => !file.startsWith(`${folder}/`)).map(dirname);
    imports.set(folder, new Set([...(imports.get(folder) ?? []), ...outside]));
  }
}

/** @returns the shortest way over imports back to the folder */
function circleOf(folder) {
  const ways = new Map([[folder, [folder]]]);
  for (const [last, way] of ways) {
    for (const next of imports.get(last) ?? []) {
      if (next === folder) return [...way, next];
      if (!ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return undefined;
}

const circles = [...imports.keys()].map(circleOf).filter(Boolean);
for (const circle of circles) console.log(`error no-circles-of-folders: ${circle.join(' → ')}`);
process.exitCode = exitCode > 0 || circles.length > 0 ? 1 : 0;
