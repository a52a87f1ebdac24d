/**
 * The licences of what other people wrote and our builds take in: one text beside each build. A package without a
 * licence text stops the build; `tools/licences.test.ts` compares the texts with what is in the builds.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ending.js'

export const THIRD_PARTY = 'third-party-licences.txt'

/** What the makers of bundles put into them of their own, by the names they give it. */
const HELPERS = [
  [/^\0?vite\//, 'vite'],
  [/^\0?rolldown\//, 'rolldown'],
]

/** The package that a bundled file comes from; undefined for our own. */
function packageOf(file) {
  const helper = HELPERS.find(([name]) => name.test(file))
  if (helper !== undefined) return helper[1]
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file.replaceAll('\\', '/'))?.[1]
}

/** Every licence in full, by package, for the files of a build. */
function thirdPartyText(files, more = []) {
  const names = new Set([...files.map(packageOf).filter((name) => name !== undefined), ...more])
  const texts = [...names].toSorted().map((name) => {
    const folder = join(root, 'node_modules', name)
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return `${name} ${version} (${license})\n\n${licenceIn(folder)}\n`
  })
  const rule = `\n${'-'.repeat(80)}\n\n`
  return `Crownlands is built with the work of others. These are their licences.\n${rule}${texts.join(rule)}`
}

function licenceIn(folder) {
  const name = readdirSync(folder).find((file) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(file))
  if (name === undefined) throw new Error(`${folder} has no licence text: it cannot be part of a build.`)
  const text = readFileSync(join(folder, name), 'utf8')
  // vite adds the licences of what it is itself made of, none of which gets into what it builds.
  return text.split(/^# Licenses of bundled dependencies/m)[0].trim()
}

/** For vite: a plugin for the page, and one for its workers, which are bundled before it. */
export function licencesOfWeb() {
  const files = new Set()
  const note = (bundle) => {
    for (const { moduleIds = [] } of Object.values(bundle)) for (const id of moduleIds) files.add(id)
  }
  const worker = { name: 'crownlands-licences-of-workers', generateBundle: (_options, bundle) => note(bundle) }
  const page = {
    name: 'crownlands-licences',
    generateBundle(_options, bundle) {
      note(bundle)
      this.emitFile({ type: 'asset', fileName: THIRD_PARTY, source: thirdPartyText([...files]) })
    },
  }
  return { page, worker }
}

/** For esbuild: writes the text into the folder it builds into. */
export function licencesOfCommand() {
  return {
    name: 'crownlands-licences',
    setup(build) {
      build.initialOptions.metafile = true
      build.onEnd(({ metafile }) => {
        if (metafile === undefined) return
        const text = thirdPartyText(Object.keys(metafile.inputs), ['esbuild'])
        writeFileSync(join(build.initialOptions.outdir, THIRD_PARTY), text)
      })
    },
  }
}
