import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanFonts } from '../tools/fonts.js'
import { licencesOfWeb } from '../tools/licences.js'

const licences = licencesOfWeb()

/**
 * Small files that are shared: each of them would be a request of its own, with headers as long as itself. A group is loaded
 * as a whole, with all that it imports but for what groups before it have, so it has only what its readers want all of.
 */
const GROUPS = [
  /** The first page with all others. */
  { name: 'first', tags: ['$initial' as const] },
  /** Lists of tables with the tables themselves. */
  {
    name: 'tables',
    test: /\/kit\/(heraldry|layers)\.tsx?$|\/web\/(design\/(dialog|board-sketch)|daily\/use-daily-name)\./,
  },
  /** Every table with its replay and its end. */
  {
    name: 'table',
    test: /\/web\/(table\/(text|told|use-wide|story|pace|room-uis)|rooms)\.ts$|\/web\/rules\/rulebook\.module\.css|\/kit\/(travel|keys|keys-from-elsewhere|hint)\.|\/games\/load-room\.ts|\/core\/(table|refusals|text\/(table|shapes))\.ts$/,
  },
  /** Whatever is online. */
  { name: 'online', test: /\/web\/online\/(api|words|problem-text|use-doing|seat-names|stream|events)\.ts$/ },
]

/** Without the warning that fonts and workers take most of the time of a build: they do, on a busy machine. */
const CHECKS = { pluginTimings: false }

export default defineConfig({
  plugins: [react(), leanFonts(), licences.page],
  // The names of classes are for us: what a browser loads need not spell them out.
  css: { modules: { generateScopedName: '_[hash:base64:5]' } },
  worker: { format: 'es', plugins: () => [licences.worker], rolldownOptions: { checks: CHECKS } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Every browser that has what our styles need can preload modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: CHECKS,
      output: {
        codeSplitting: {
          groups: GROUPS,
        },
      },
    },
  },
})
