const { options } = require('./.dependency-cruiser.cjs');

/** Folders that still import each other; delete a line with its last import back. */
const knownCircles = [
  'services/images/src/(consent|database|files|gallery|provenance(/fingerprints)?|retention|uploads)',
  'shared/contracts/src/(calls|errors|generation|http|jobs|photos)',
  'shared/service-kit/src/(health|identity|presence|redis|time)',
  'web/src/lib/(api|session)',
].map((folders) => `^${folders}$`);

const refused = (name, from, to) => ({
  name,
  comment: 'Of two folders, one imports the other; what both need is in a third.',
  severity: 'error',
  scope: 'folder',
  from,
  to: { circular: true, ...to },
});

/** A run of its own: rules for folders can't leave out specs, which import across. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    refused('no-circles-of-folders', { pathNot: knownCircles }, {}),
    ...knownCircles.map((path) =>
      refused('no-new-circles-of-folders', { path }, { pathNot: path }),
    ),
  ],
  options: {
    ...options,
    exclude: {
      path: `${options.exclude.path}|\\.spec\\.tsx?$|/testing/|^infra/(e2e|quality)/|^shared/testing/`,
    },
  },
};
