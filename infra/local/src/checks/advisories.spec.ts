import { notesOnAdvisories } from './advisories.js';

const entry = (severity: string, fixAvailable: unknown = false) => ({
  severity,
  fixAvailable,
  range: '<2.0.1',
  via: [],
});
const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities });

describe('advisories on packages', () => {
  it('reports high and critical ones, and the version that fixes them', () => {
    const output = report({
      fast: entry('critical', { name: 'fast', version: '2.0.1', isSemVerMajor: false }),
      slow: entry('high'),
      dull: entry('moderate', true),
    });
    expect(notesOnAdvisories(`npm warn something\n${output}\n`)).toEqual([
      'fast <2.0.1 has a critical advisory, fixed in fast 2.0.1',
      'slow <2.0.1 has a high advisory',
    ]);
  });

  it('reports none for a clean report', () => {
    expect(notesOnAdvisories(report({}))).toEqual([]);
  });

  it.each(['', 'npm error network', '{ "message": "405 Method Not Allowed", "statusCode": 405 }'])(
    'reports that the registry gave no answer for %j',
    (output) => {
      expect(notesOnAdvisories(output)).toEqual([
        'advisories were not looked at: the registry does not tell them',
      ]);
    },
  );
});
