const testCode = '\\.spec\\.tsx?$|/testing/|^infra/e2e/|^infra/quality/|^shared/testing/';

const STUDIO = 'services/worker/src/engines/studio/';

const outside = (...allowed) => ({
  path: '^(services|shared|web|infra)/',
  pathNot: allowed.map((folder) => `^${folder}/`),
});

/** Which features of the page a feature imports, beside `lib` and `components`; the others none. */
const featuresOf = {
  account: ['consent'],
  consent: ['viewer'],
  dashboard: ['account', 'gallery', 'memes'],
  downloads: ['watermarks'],
  gallery: ['downloads', 'viewer', 'watermarks'],
  generator: ['runs', 'tool-page', 'pickers', 'prompt'],
  home: ['pricing'],
  kontext: ['runs', 'tool-page', 'prompt'],
  legal: ['account'],
  pages: ['legal'],
  pricing: ['account'],
  runs: [],
  'tool-page': ['runs', 'camera', 'consent', 'downloads', 'pickers', 'pricing', 'prompt', 'viewer'],
  viewer: ['downloads', 'memes', 'watermarks'],
};

/** Specs may use `testing` too: another rule keeps it out of everything else. */
const withinThePage = (...allowed) => ({
  path: '^web/src/',
  pathNot: `^web/src/(testing|${allowed.join('|')})/`,
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Modules that need each other, if only for their types, are one module, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'only-modules-know-controllers',
      comment: 'controller ▶ service ▶ repository, and no way back',
      severity: 'error',
      from: { path: '^services/', pathNot: `${testCode}|\\.module\\.ts$` },
      to: { path: '\\.controller\\.ts$' },
    },
    {
      name: 'repositories-know-no-services',
      comment: 'controller ▶ service ▶ repository, and no way back',
      severity: 'error',
      from: { path: '^services/[^/]+/src/database/' },
      to: { path: '\\.(service|consumer|client)\\.ts$' },
    },
    {
      name: 'controllers-ask-services',
      comment: 'controller ▶ service ▶ repository, and no step left out',
      severity: 'error',
      from: { path: '\\.controller\\.ts$' },
      to: { path: '\\.repository\\.ts$' },
    },
    {
      name: 'one-way-to-onnx-runtime',
      comment: 'What is set before it is loaded must have been set.',
      severity: 'error',
      from: {
        path: '^services/worker/src/',
        pathNot: '^services/worker/src/models/onnx-runtime\\.ts$',
      },
      to: { path: 'node_modules/onnxruntime-node', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'imaging-stands-alone',
      comment: 'imaging ◀ analysis ◀ engines/portrait ◀ the other engines',
      severity: 'error',
      from: { path: '^services/worker/src/imaging/' },
      to: { path: '^services/worker/src/', pathNot: '^services/worker/src/imaging/' },
    },
    {
      name: 'engines-share-portrait',
      comment: 'What all engines share knows none of them.',
      severity: 'error',
      from: { path: '^services/worker/src/engines/portrait/', pathNot: testCode },
      to: {
        path: '^services/worker/src/engines/',
        pathNot: '^services/worker/src/engines/portrait/',
      },
    },
    ...[1, 2, 3, 4, 5, 6, 7].map((stage) => ({
      name: `studio-stage-${stage}-knows-earlier-stages-only`,
      comment: '1-compose ◀ 2-matte ◀ … ◀ 7-finish ◀ the files that call the stages in their order',
      severity: 'error',
      from: { path: `^${STUDIO}${stage}-`, pathNot: testCode },
      to: { path: `^${STUDIO}([${stage + 1}-9]-|wide/|[^/]+$)` },
    })),
    {
      name: 'studio-model-knows-no-stage',
      severity: 'error',
      from: { path: `^${STUDIO}(model|styles)/`, pathNot: testCode },
      to: { path: `^${STUDIO}([1-9]-|wide/|[^/]+$)` },
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
      name: 'prompts-know-contracts-only',
      severity: 'error',
      from: { path: '^shared/prompts/', pathNot: testCode },
      to: outside('shared/(prompts|contracts)'),
    },
    {
      name: 'prompts-are-pure',
      severity: 'error',
      from: { path: '^shared/prompts/src/', pathNot: testCode },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tracing-stands-alone',
      severity: 'error',
      from: { path: '^shared/tracing/', pathNot: testCode },
      to: outside('shared/tracing'),
    },
    {
      name: 'plumbing-knows-contracts-only',
      comment: 'contracts | tracing ◀ queue | storage | events',
      severity: 'error',
      from: { path: '^shared/(queue|storage|events)/', pathNot: testCode },
      to: outside('shared/$1', 'shared/(contracts|tracing)'),
    },
    {
      name: 'service-kit-knows-plumbing-only',
      comment: 'queue | storage | events ◀ service-kit',
      severity: 'error',
      from: { path: '^shared/service-kit/', pathNot: testCode },
      to: outside('shared/(service-kit|contracts|tracing|queue|storage|events)'),
    },
    {
      name: 'services-know-shared-only',
      comment:
        'No service imports another one, the page, or the set-up; its tests use the stand-ins.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: outside('services/$1', 'shared', 'infra/stand-ins'),
    },
    {
      name: 'web-knows-contracts-only',
      severity: 'error',
      from: { path: '^web/', pathNot: testCode },
      to: outside('web', 'shared/contracts'),
    },
    {
      name: 'lib-knows-lib-only',
      comment: 'lib ◀ components ◀ features ◀ routes',
      severity: 'error',
      from: { path: '^web/src/lib/' },
      to: withinThePage('lib'),
    },
    {
      name: 'components-know-lib-only',
      severity: 'error',
      from: { path: '^web/src/components/' },
      to: withinThePage('lib', 'components'),
    },
    {
      name: 'features-know-lib-and-components-only',
      comment: 'What else a feature imports is named in featuresOf.',
      severity: 'error',
      from: {
        path: '^web/src/features/([^/]+)/',
        pathNot: `^web/src/features/(${Object.keys(featuresOf).join('|')})/`,
      },
      to: withinThePage('lib', 'components', 'features/$1'),
    },
    ...Object.entries(featuresOf).map(([feature, others]) => ({
      name: `${feature}-knows-its-features-only`,
      severity: 'error',
      from: { path: `^web/src/features/${feature}/` },
      to: withinThePage('lib', 'components', `features/(${[feature, ...others].join('|')})`),
    })),
    {
      name: 'set-up-knows-no-service',
      comment: 'infra/local starts services as processes.',
      severity: 'error',
      from: { path: '^infra/local/', pathNot: testCode },
      to: outside('infra/local', 'infra/stand-ins', 'shared/(contracts|queue|storage)'),
    },
    {
      name: 'stand-ins-know-nobody',
      comment: 'They behave as outside companies do, which know nothing of us.',
      severity: 'error',
      from: { path: '^infra/stand-ins/', pathNot: testCode },
      to: outside('infra/stand-ins'),
    },
    {
      name: 'stand-ins-from-tests-and-set-up-only',
      severity: 'error',
      from: { pathNot: `${testCode}|^infra/(local|stand-ins)/` },
      to: { path: '^infra/stand-ins/' },
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
