/** What is filled in or chosen: a line of text, one of few, on or off. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly problem?: string | undefined
}

export function Field({ label, problem, ...input }: FieldProps) {
  const id = useId()
  const problemId = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
      />
      {problem !== undefined && (
        <p className={styles.problem} id={problemId}>
          {problem}
        </p>
      )}
    </div>
  )
}

interface Choice<T> {
  readonly value: T
  readonly label: ReactNode
  /** A word more, below it. */
  readonly note?: string
  /** In the language of the label, when that is not the page's. */
  readonly lang?: string
}

interface SegmentedProps<T> {
  readonly label: string
  readonly hint?: string
  readonly choices: readonly Choice<T>[]
  readonly value: T
  onChange(value: T): void
}

export function Segmented<T extends string | number>({ label, hint, choices, value, onChange }: SegmentedProps<T>) {
  const name = useId()
  const hintId = useId()
  return (
    <fieldset className={styles.segmented} aria-describedby={hint === undefined ? undefined : hintId}>
      <legend>{label}</legend>
      <div className={styles.frame}>
        <div className={styles.segments} data-count={choices.length}>
          {choices.map((choice) => (
            <label key={choice.value} className={styles.segment} lang={choice.lang}>
              <input
                type="radio"
                name={name}
                checked={choice.value === value}
                onChange={() => {
                  onChange(choice.value)
                }}
              />
              <span data-noted={choice.note === undefined ? undefined : true}>
                {choice.label}
                {choice.note !== undefined && <small> {choice.note}</small>}
              </span>
            </label>
          ))}
        </div>
      </div>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

interface SwitchProps {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  onChange(checked: boolean): void
}

export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const hintId = useId()
  const labelId = useId()
  return (
    <label className={styles.switch}>
      <span>
        <span id={labelId}>{label}</span>
        {hint !== undefined && (
          <span className={styles.hint} id={hintId} style={{ display: 'block' }}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-labelledby={labelId}
        aria-describedby={hint === undefined ? undefined : hintId}
        checked={checked}
        onChange={(event) => {
          onChange(event.target.checked)
        }}
      />
    </label>
  )
}
