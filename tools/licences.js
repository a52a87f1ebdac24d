/**
 * The licences of third-party code in our builds: one text beside each build. A package without a
 * licence text stops the build; `tools/licences.test.ts` compares the texts with what is in the builds.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ending.js'

export const THIRD_PARTY = 'third-party-licences.txt'

/** Code that bundlers add to bundles, by the names they give it. */
const HELPERS = [
  [/^\0?vite\//, 'vite'],
  [/^\0?rolldown\//, 'rolldown'],
]

/** The package of a bundled file; undefined for our own files. */
function packageOf(file) {
  const helper = HELPERS.find(([name]) => name.test(file))
  if (helper !== undefined) return helper[1]
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file.replaceAll('\\', '/'))?.[1]
}

/** The full licences of all packages in a build. */
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
  // vite's licence lists packages that vite itself contains; none of them is in our builds.
  return text.split(/^# Licenses of bundled dependencies/m)[0].trim()
}

/** Plugins for vite: one for the page and one for its workers, which are bundled first. */
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

/** For esbuild: writes the text into the output folder. */
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
