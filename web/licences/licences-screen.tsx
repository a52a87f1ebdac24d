/** Whose work this house is built with, and under which licences. */
import { authors } from '@crownlands/kit/icons/icon-authors.json'
import { Card } from '../design/card'
import { useLanguage } from '../text/words'
import css from './licences.module.css'
import openFontLicence from './OFL.txt?url&no-inline'
import { LICENCES_TEXT } from './text'

/** Written by the build: `tools/licences.js`. */
const THIRD_PARTY = '/third-party-licences.txt'
const GAME_ICONS = 'https://game-icons.net'
const CC_BY = 'https://creativecommons.org/licenses/by/3.0/'

export function LicencesScreen() {
  const { title, lead, icons, fonts, software, own } = LICENCES_TEXT[useLanguage()]
  const [before, between, after] = icons.text
  return (
    <main className={css.page} tabIndex={-1}>
      <div className={css.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      <Card as="section" className={css.group} aria-labelledby="pictures">
        <h2 id="pictures">{icons.title}</h2>
        <p>
          {before}
          <a href={GAME_ICONS}>game-icons.net</a>
          {between}
          <a href={CC_BY}>CC BY 3.0</a>
          {after} {icons.changed}
        </p>
        {authors.map(({ name, site, icons: drawn }) => (
          <section key={name} className={css.author}>
            <h3>{site === undefined ? icons.by(name) : <a href={site}>{icons.by(name)}</a>}</h3>
            {/* The names that their authors gave them. */}
            <ul className={css.icons} lang="en">
              {drawn.map((icon) => (
                <li key={icon}>{icon.replaceAll('-', ' ')}</li>
              ))}
            </ul>
          </section>
        ))}
      </Card>
      <Card as="section" className={css.group} aria-labelledby="type">
        <h2 id="type">{fonts.title}</h2>
        <p>{fonts.text}</p>
        <p>
          <TextFile href={openFontLicence} name={fonts.licence} />
        </p>
      </Card>
      <Card as="section" className={css.group} aria-labelledby="tools">
        <h2 id="tools">{software.title}</h2>
        <p>{software.text}</p>
        <p>
          <TextFile href={THIRD_PARTY} name={software.licences} />
        </p>
      </Card>
      <Card as="section" className={css.group} aria-labelledby="rest">
        <h2 id="rest">{own.title}</h2>
        <p>{own.text}</p>
      </Card>
    </main>
  )
}

/** In a window of its own: an installed app has no button that leads back from a plain text. */
function TextFile({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {name}
    </a>
  )
}
