/** Who are you? A name is all it takes. */
import type { Me } from '@crownlands/table/online'
import { type FormEvent, useState } from 'react'
import { Button } from '../../design/button'
import { Field } from '../../design/field'
import { changeSettings, currentSettings } from '../../settings/store/store'
import * as api from '../api/api'
import { useProblemText } from '../api/words'
import css from './name-form.module.css'
import { MOST_TYPED } from './names'

interface NameFormProps {
  readonly label: string
  readonly action: string
  /** What to do with the name: unless given, to begin as a guest. */
  readonly become?: (name: string) => Promise<api.Answered<Me>>
  /** Somebody is somebody now. */
  onMe(me: Me): Promise<void> | void
}

export function NameForm({ label, action, become = becomeSomebody, onMe }: NameFormProps) {
  const problemText = useProblemText()
  const [name, setName] = useState(() => currentSettings().playerName)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    const answer = await become(name)
    if ('value' in answer) {
      changeSettings({ playerName: answer.value.name })
      await onMe(answer.value)
    } else {
      setProblem(problemText(answer.trouble))
    }
    setBusy(false)
  }

  return (
    // What is wrong with a name is said in the words of the house, below it.
    <form className={css.form} noValidate onSubmit={(event) => void begin(event)}>
      <Field
        label={label}
        value={name}
        maxLength={MOST_TYPED}
        required
        autoComplete="nickname"
        enterKeyHint="go"
        problem={problem}
        onChange={({ target }) => setName(target.value)}
      />
      <Button variant="seal" type="submit" aria-disabled={isBusy}>
        {action}
      </Button>
    </form>
  )
}

/** In another tab somebody may have said a name meanwhile: then that is who they are. */
async function becomeSomebody(name: string): Promise<api.Answered<Me>> {
  const begun = await api.me.begin(name)
  if ('trouble' in begun && begun.trouble.problem !== 'known') return begun
  return api.me.who()
}
