/** Builds the service worker (`web/pwa/service-worker.ts`) for the files of a built web app. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { filesBelow } from './beside.js'
import { root } from './ending.js'

/** What the app needs offline. Not `push.js`: the service worker imports it, and the browser keeps both together. */
const KEPT = /^(?!\/(push|sw)\.js$).*\.(js|css|html|svg|woff|woff2|txt|webmanifest)$/

/** Writes `sw.js` into the folder of a build that is complete except for compressed copies. */
export async function writeServiceWorker(folder) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: ['web/pwa/service-worker.ts'],
    outfile: join(folder, 'sw.js'),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define: { FILES: JSON.stringify(filesToKeep(folder)) },
    logLevel: 'warning',
  })
}

/** Pairs of path and revision, as the service worker wants them. */
function filesToKeep(folder) {
  return filesBelow(folder, () => true)
    .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file])
    .filter(([path]) => KEPT.test(path))
    .map(([path, file]) => (path.startsWith('/assets/') ? [path] : [path, revisionOf(readFileSync(file))]))
}

function revisionOf(content) {
  return createHash('sha256').update(content).digest('base64url').slice(0, 12)
}
