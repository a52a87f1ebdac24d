/** The options of a game with its own words. */
import type { OptionWords, Room } from '@crownlands/core/room'
import { Card } from '../design/card'
import { Field, Segmented, Switch } from '../design/field'
import { useLanguage, useWords } from '../text/words'
import type { Draft } from './draft/draft'
import { type OptionControl, optionControls, optionWords } from './draft/options'
import styles from './setup.module.css'

interface OptionsFormProps {
  readonly room: Room
  readonly options: Draft['options']
  onChange(options: Draft['options']): void
}

export function OptionsForm({ room, options, onChange }: OptionsFormProps) {
  const { setup } = useWords()
  const language = useLanguage()
  const controls = optionControls(room.game.options)
  if (controls.length === 0) return null
  return (
    <Card as="section" className={styles.options} aria-labelledby="options">
      <h2 id="options">{setup.options}</h2>
      <p>{setup.optionsSummary}</p>
      {controls.map((control) => (
        <div key={control.name} className={styles.option}>
          <Option
            control={control}
            words={optionWords(room, language, control.name)}
            value={options[control.name]}
            onChange={(value) => onChange({ ...options, [control.name]: value })}
          />
        </div>
      ))}
    </Card>
  )
}

interface OptionProps {
  readonly control: OptionControl
  readonly words: OptionWords
  readonly value: unknown
  onChange(value: unknown): void
}

function Option({ control, words, value, onChange }: OptionProps) {
  switch (control.kind) {
    case 'switch':
      return <Switch label={words.label} hint={words.explanation} checked={value === true} onChange={onChange} />
    case 'choice':
      return (
        <Segmented
          label={words.label}
          hint={words.explanation}
          choices={control.values.map((one) => ({ value: one, label: words.values?.[String(one)] ?? String(one) }))}
          value={value as string | number}
          onChange={onChange}
        />
      )
    case 'number':
      return (
        <Field
          label={`${words.label}. ${words.explanation}`}
          type="number"
          min={control.min}
          max={control.max}
          value={String(value)}
          onChange={({ target }) => {
            const number = target.valueAsNumber
            if (Number.isInteger(number) && number >= control.min && number <= control.max) onChange(number)
          }}
        />
      )
  }
}
