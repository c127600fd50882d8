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
  it('are told where they are high or critical, with what mends them', () => {
    const output = report({
      fast: entry('critical', { name: 'fast', version: '2.0.1', isSemVerMajor: false }),
      slow: entry('high'),
      dull: entry('moderate', true),
    });
    expect(notesOnAdvisories(`npm warn something\n${output}\n`)).toEqual([
      'fast <2.0.1 has a critical advisory, mended by fast 2.0.1',
      'slow <2.0.1 has a high advisory',
    ]);
  });

  it('are none in a clean report', () => {
    expect(notesOnAdvisories(report({}))).toEqual([]);
  });

  it.each(['', 'npm error network', '{ "message": "405 Method Not Allowed", "statusCode": 405 }'])(
    'are said not to have been looked at where a registry answers %j',
    (output) => {
      expect(notesOnAdvisories(output)).toEqual([
        'advisories were not looked at: the registry does not tell them',
      ]);
    },
  );
});
