const testCode = '\\.spec\\.tsx?$|/testing/|^infra/e2e/|^shared/testing/';

const outside = (...allowed) => ({
  path: '^(services|shared|web|infra)/',
  pathNot: allowed.map((folder) => `^${folder}/`),
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Modules that need each other at run time are one module, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'Everybody speaks these words, so that they may depend on nobody.',
      severity: 'error',
      from: { path: '^shared/contracts/', pathNot: testCode },
      to: outside('shared/contracts'),
    },
    {
      name: 'contracts-run-in-the-browser',
      severity: 'error',
      from: {
        path: '^shared/contracts/src/',
        pathNot: `${testCode}|^shared/contracts/src/openapi/`,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'plumbing-knows-contracts-only',
      comment: 'contracts ◀ queue | storage | events',
      severity: 'error',
      from: { path: '^shared/(queue|storage|events)/', pathNot: testCode },
      to: outside('shared/$1', 'shared/contracts'),
    },
    {
      name: 'service-kit-knows-plumbing-only',
      comment: 'queue | storage | events ◀ service-kit',
      severity: 'error',
      from: { path: '^shared/service-kit/', pathNot: testCode },
      to: outside('shared/(service-kit|contracts|queue|storage|events)'),
    },
    {
      name: 'services-know-shared-only',
      comment: 'No service imports another one, the page, or the set-up.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: outside('services/$1', 'shared'),
    },
    {
      name: 'web-knows-contracts-only',
      severity: 'error',
      from: { path: '^web/', pathNot: testCode },
      to: outside('web', 'shared/contracts'),
    },
    {
      name: 'set-up-knows-no-service',
      comment: 'infra/local starts services as processes.',
      severity: 'error',
      from: { path: '^infra/local/', pathNot: testCode },
      to: outside('infra/local', 'shared/(contracts|queue)'),
    },
    {
      name: 'testing-knows-contracts-only',
      severity: 'error',
      from: { path: '^shared/testing/' },
      to: outside('shared/testing', 'shared/contracts'),
    },
    {
      name: 'testing-from-tests-only',
      severity: 'error',
      from: { pathNot: testCode },
      to: { path: '^shared/testing/|\\.spec\\.tsx?$|/testing/', pathNot: '/node_modules/' },
    },
    {
      name: 'no-development-packages-at-run-time',
      severity: 'error',
      from: {
        path: '^(services|shared)/[^/]+/src/',
        pathNot: `${testCode}|^shared/contracts/src/openapi/`,
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['npm', 'type-only'],
        pathNot: '/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
