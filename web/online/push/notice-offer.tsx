/** The question whether somebody wants notices: once, when the first table over days is there to be told of. */
import type { Me, TableInfo } from '@crownlands/table/online'
import { useEffect, useState } from 'react'
import { Button } from '../../design/button'
import { notify } from '../../design/notices-store'
import { useLanguage } from '../../text/words'
import css from './notice-offer.module.css'
import { noticesHere, turnOn } from './notices'
import { NO_NOTICES_TEXT, OFFER_TEXT } from './text'

const KEY = 'crownlands.notices-asked'

interface NoticeOfferProps {
  readonly me: Me
  readonly info: TableInfo
}

export function NoticeOffer({ me, info }: NoticeOfferProps) {
  const language = useLanguage()
  const text = OFFER_TEXT[language]
  const [isOffered, setOffered] = useState(false)
  const isOverDays = info.clock.type === 'days' && info.mine.length > 0
  useEffect(() => {
    if (!isOverDays || wasAsked()) return
    void noticesHere(me.notices).then((state) => setOffered(state === 'off'))
  }, [isOverDays, me.notices])
  if (!isOffered) return null

  const answer = (): void => {
    rememberAsked()
    setOffered(false)
  }

  async function yes() {
    const state = await turnOn()
    answer()
    notify({
      kind: state === 'on' ? 'word' : 'trouble',
      text: state === 'on' ? text.on : state === 'off' ? text.no : NO_NOTICES_TEXT[language][state],
    })
  }

  return (
    <section className={css.offer} aria-label={text.question}>
      <p>{text.question}</p>
      <div className={css.ways}>
        <Button onClick={() => void yes()}>{text.yes}</Button>
        <Button variant="quiet" onClick={answer}>
          {text.no}
        </Button>
      </div>
    </section>
  )
}

function wasAsked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    // Where nothing is kept the question would come every time.
    return true
  }
}

function rememberAsked(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // Then nobody is asked: see above.
  }
}
