/**
 * Which folder may know which: core <- games <- bots <- cli. The check itself is tested with planted
 * violations in tools/layers.test.ts.
 */
const TEST = '(\\.test\\.ts$|/testing/)'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'core-knows-nobody',
      comment: 'core has no dependencies and no I/O: it runs unchanged in browser and Node.',
      severity: 'error',
      from: { path: '^core/', pathNot: TEST },
      to: { pathNot: '^core/' },
    },
    {
      name: 'games-know-only-core',
      comment: 'Rules never import React, storage or the clock.',
      severity: 'error',
      from: { path: '^games/', pathNot: TEST },
      to: { pathNot: '^(core|games)/' },
    },
    {
      name: 'rooms-do-not-know-each-other',
      comment: 'Everything about a game is in its room and nowhere else.',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'bots-know-only-the-contract',
      comment: 'Search works for every game: it never looks into a room.',
      severity: 'error',
      from: { path: '^bots/', pathNot: TEST },
      to: { pathNot: '^(core|bots)/' },
    },
    {
      name: 'arrows-point-one-way',
      severity: 'error',
      from: { path: '^(core|games|bots)/' },
      to: { path: '^(server|web|cli|bench)/' },
    },
    {
      name: 'nobody-uses-tests',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: TEST },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-missing',
      comment: '`node` is the types reference of tests, not a module.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^node$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.json'],
    },
  },
}
