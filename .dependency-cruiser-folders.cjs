const { options } = require('./.dependency-cruiser.cjs');

/** A run of its own: rules for folders can't leave out specs, which import across. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      comment: 'Of two folders, one imports the other; what both need is in a third.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: `${options.exclude.path}|\\.spec\\.tsx?$|/testing/|^infra/(e2e|quality)/|^shared/testing/`,
    },
  },
};
