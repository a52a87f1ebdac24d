/** Every setting on one page; each holds at once. */
import { LANGUAGES, type Language } from '@crownlands/core/room'
import { Glyph } from '@crownlands/kit/icons/glyph.tsx'
import { Button } from '../design/button'
import { Card } from '../design/card'
import { Segmented, Switch } from '../design/field'
import { playSound } from '../sound/sounds'
import { useLanguage, useWords } from '../text/words'
import styles from './settings.module.css'
import { MOTIONS, PACES, TEXT_SIZES, THEMES } from './store/settings'
import { changeSettings, useSettings } from './store/store'

/** Each in its own language, so that it is found by who needs it. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' }

export function SettingsScreen() {
  const { settings: words } = useWords()
  return (
    <main className={styles.page} tabIndex={-1}>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      <Reading />
      <Playing />
      <p className={styles.kept}>{words.kept}</p>
    </main>
  )
}

function Reading() {
  const { settings: words } = useWords()
  const { theme, motion, textSize } = useSettings()
  return (
    <Card as="section" className={styles.group} aria-labelledby="reading">
      <h2 id="reading">{words.reading}</h2>
      <div className={styles.pair}>
        <Segmented
          label={words.language}
          choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
          value={useLanguage()}
          onChange={(language) => changeSettings({ language })}
        />
        <Segmented
          label={words.textSize}
          choices={TEXT_SIZES.map((value) => ({ value, label: words.textSizes[value] }))}
          value={textSize}
          onChange={(value) => changeSettings({ textSize: value })}
        />
      </div>
      <Segmented
        label={words.theme}
        choices={THEMES.map((value) => ({ value, label: words.themes[value] }))}
        value={theme}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <Segmented
        label={words.motion}
        hint={words.motionHint}
        choices={MOTIONS.map((value) => ({ value, label: words.motions[value] }))}
        value={motion}
        onChange={(value) => changeSettings({ motion: value })}
      />
    </Card>
  )
}

function Playing() {
  const { settings: words } = useWords()
  const { pace, confirmTurns, singleKeys, sound, volume } = useSettings()
  return (
    <Card as="section" className={styles.group} aria-labelledby="playing">
      <h2 id="playing">{words.playing}</h2>
      <Segmented
        label={words.pace}
        hint={words.paceHint}
        choices={PACES.map((value) => ({ value, label: words.paces[value] }))}
        value={pace}
        onChange={(value) => changeSettings({ pace: value })}
      />
      <Switch
        label={words.confirmTurns}
        hint={words.confirmTurnsHint}
        checked={confirmTurns}
        onChange={(value) => changeSettings({ confirmTurns: value })}
      />
      <Switch
        label={words.singleKeys}
        hint={words.singleKeysHint}
        checked={singleKeys}
        onChange={(value) => changeSettings({ singleKeys: value })}
      />
      <Switch
        label={words.sound}
        hint={words.soundHint}
        checked={sound}
        onChange={(value) => {
          changeSettings({ sound: value })
          playSound('place')
        }}
      />
      {sound && (
        <div className={styles.volume}>
          <label>
            {words.volume}
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={volume}
              onChange={({ target }) => changeSettings({ volume: target.valueAsNumber })}
            />
          </label>
          <Button onClick={() => playSound('turn')}>
            <Glyph name="sound" />
            {words.listen}
          </Button>
        </div>
      )}
    </Card>
  )
}
