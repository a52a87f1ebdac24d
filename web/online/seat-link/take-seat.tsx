/** By a link from the host: back to a seat that this browser does not know any more. */
import type { Me } from '@crownlands/table/online'
import { Button } from '../../design/button'
import { Card } from '../../design/card'
import css from '../../design/lone-card.module.css'
import { PageBar } from '../../design/page-bar'
import { goToInstead } from '../../page/routes'
import { useLanguage } from '../../text/words'
import { me, seatLinks } from '../api/api'
import { useDoing } from '../api/use-doing'
import { useList } from '../api/use-list'
import { NameForm } from '../names/name-form'
import { SEAT_LINK_TEXT } from './text'

interface TakeSeatProps {
  readonly code: string
  readonly token: string
}

/** The link is used up when it is pressed, not when it is looked at. */
export function TakeSeat({ code, token }: TakeSeatProps) {
  const text = SEAT_LINK_TEXT[useLanguage()]
  const [known] = useList(me.who)
  const { isBusy, run } = useDoing()

  async function take() {
    const answer = await run(() => seatLinks.take(code, token))
    if (answer !== undefined) goToInstead({ page: 'online', code })
  }

  return (
    <>
      <PageBar route={{ page: 'online', code }} />
      <main className={css.page} tabIndex={-1}>
        <Card className={css.sheet}>
          <h1>{text.title}</h1>
          <p>{text.text}</p>
          {known.state === 'there' && <Known me={known.value} isBusy={isBusy} onTake={() => void take()} />}
          {known.state === 'failed' && <NameForm label={text.name} action={text.take} onMe={take} />}
        </Card>
      </main>
    </>
  )
}

interface KnownProps {
  readonly me: Me
  readonly isBusy: boolean
  onTake(): void
}

function Known({ me: { name }, isBusy, onTake }: KnownProps) {
  const text = SEAT_LINK_TEXT[useLanguage()]
  return (
    <>
      <p>{text.as(name)}</p>
      <Button variant="seal" aria-disabled={isBusy} onClick={onTake}>
        {text.take}
      </Button>
    </>
  )
}
