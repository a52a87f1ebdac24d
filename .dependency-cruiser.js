/**
 * Which folder may know which: core <- games <- bots <- table <- server, web, cli; boards are drawn with the kit. The check
 * itself is tested with planted violations in tools/layers.test.ts.
 */
const TEST = '(\\.test\\.ts$|/testing/)'
const REACT = '^node_modules/(react|@types/react)/'

/** The folders of the server. Each may use those before it and none after it. */
const SERVER = [
  ...['base', 'names', 'database', 'limits', 'http', 'match', 'people', 'threads', 'past', 'live', 'tables'],
  ...['lobby', 'absence', 'agreements', 'bots', 'services', 'jobs', 'api'],
]

/** What we wrote in these folders: not what npm put into a node_modules there. */
function ours(folders) {
  return `^(${folders})/(?!.*node_modules/)`
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'core-knows-nobody',
      comment: 'core does no I/O and runs unchanged in browser and Node; only its hash and its cipher are not our own.',
      severity: 'error',
      from: { path: '^core/', pathNot: TEST },
      to: { pathNot: `${ours('core')}|^(core/)?node_modules/@noble/(hashes|ciphers)/` },
    },
    {
      name: 'games-know-only-core',
      comment: 'Rules never import React, storage or the clock.',
      severity: 'error',
      from: { path: '^games/', pathNot: `${TEST}|^games/[^/]+/board/` },
      to: { pathNot: ours('core|games') },
    },
    {
      name: 'boards-know-only-the-kit',
      comment: 'A board is drawn with the kit and React, and knows nothing of the page around it.',
      severity: 'error',
      from: { path: '^games/[^/]+/board/', pathNot: TEST },
      to: { pathNot: `${ours('core|kit|games')}|${REACT}` },
    },
    {
      name: 'rules-do-not-know-boards',
      comment: 'A room works without a browser.',
      severity: 'error',
      from: { path: '^games/', pathNot: '^games/[^/]+/board/' },
      to: { path: '^games/[^/]+/board/' },
    },
    {
      name: 'the-kit-knows-only-core',
      severity: 'error',
      from: { path: '^kit/', pathNot: TEST },
      to: { pathNot: `${ours('core|kit')}|${REACT}` },
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
      to: { pathNot: ours('core|bots') },
    },
    {
      name: 'the-table-is-neutral',
      comment: 'Tables are run by a worker in the browser and by a server: no DOM, no Node, no storage, no words.',
      severity: 'error',
      from: { path: '^table/', pathNot: TEST },
      to: { pathNot: '^(core|games|bots|table)/|^kit/houses\\.ts$' },
    },
    {
      name: 'the-table-loads-games-by-the-registry',
      severity: 'error',
      from: { path: '^table/', pathNot: TEST },
      to: { path: '^games/', pathNot: '^games/registry\\.ts$' },
    },
    {
      name: 'whoever-runs-matches-carries-no-words',
      comment: 'Workers and servers load what the registry reaches: rules by version, and nothing that people read.',
      severity: 'error',
      from: { path: '^games/(registry|[^/]+/(manifest|version-\\d+))\\.ts$' },
      to: { path: '^games/[^/]+/(text/|room\\.ts)|^games/(load-room|rooms)\\.ts', reachable: true },
    },
    {
      name: 'arrows-point-one-way',
      severity: 'error',
      from: { path: '^(core|kit|games|bots|table)/' },
      to: { path: '^(server|web|cli|learn|bench)/' },
    },
    {
      name: 'only-tables-know-tables',
      severity: 'error',
      from: { path: '^(core|kit|games|bots)/' },
      to: { path: '^table/' },
    },
    {
      name: 'server-web-and-cli-stand-apart',
      comment: 'The command may start the server; nobody else in this row knows another.',
      severity: 'error',
      from: { path: '^(server|web)/' },
      to: { path: '^(server|web|cli|learn|bench)/', pathNot: '^$1/' },
    },
    ...SERVER.map((folder, i) => ({
      name: 'folders-of-the-server-are-in-order',
      comment:
        'No cycles between folders: a folder uses only those that SERVER lists before it, and no file beside them.',
      severity: 'error',
      from: { path: `^server/${folder}/`, pathNot: TEST },
      to: { path: '^server/', pathNot: ours(`server/(${SERVER.slice(0, i + 1).join('|')})`) },
    })),
    {
      name: 'folders-of-the-server-are-listed',
      severity: 'error',
      from: { path: `^server/(?!(${SERVER.join('|')}|testing)/)[^/]+/(?!.*node_modules/)`, pathNot: TEST },
      to: {},
    },
    {
      name: 'nobody-uses-tests',
      comment: 'Benchmarks and browser tests are tests too: they may play the toy games.',
      severity: 'error',
      from: { pathNot: `${TEST}|^(bench|web/e2e)/` },
      to: { path: TEST },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circles-of-folders',
      comment: 'Two folders of the page or the kit never use each other: what both need is in a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(web|kit)/', pathNot: '/testing$' },
      to: { circular: true, pathNot: '/testing$' },
    },
    {
      name: 'nothing-missing',
      comment: '`node` and `vite/client` are references to types; virtual modules are made by the build.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(node|vite/client|virtual:.*|vite-plugin-pwa/.*)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|test-results)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
}
