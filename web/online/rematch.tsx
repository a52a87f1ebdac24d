/** Another game with the same people: laid by the first who wants it, and the others find their way there. */
import { Button, ButtonLink } from '../design/button'
import { notify } from '../design/notices-store'
import { goTo, hrefOf } from '../routes'
import { useLanguage } from '../text/words'
import { tables } from './api'
import { ownSeat } from './calls'
import { ONLINE_TEXT } from './table-text'
import { type OnlineTable, useOnline } from './use-online-table'
import { problemText } from './words'

export function Rematch({ table }: { readonly table: OnlineTable }) {
  const { info } = useOnline(table)
  const language = useLanguage()
  const text = ONLINE_TEXT[language].rematch
  if (info.rematch !== undefined)
    return (
      <ButtonLink variant="seal" href={hrefOf({ page: 'online', code: info.rematch })}>
        {text.go}
      </ButtonLink>
    )
  if (ownSeat(info) === undefined || info.status === 'running') return null
  const ask = () =>
    void tables.rematch(table.code).then((answer) => {
      if ('value' in answer) goTo({ page: 'online', code: answer.value.code })
      else notify({ kind: 'trouble', text: problemText(answer.trouble, language) })
    })
  return (
    <Button variant="seal" onClick={ask} data-about={`${text.ask}\n${text.about}`}>
      {text.ask}
    </Button>
  )
}
