/** The link to the table: to copy, to share, to be read by a phone's camera. */
import { fetched } from '@crownlands/table/fetched'
import { lazy, Suspense } from 'react'
import { Button } from '../../design/button'
import { Mender } from '../../design/mender'
import { useLanguage } from '../../text/words'
import { CopyField } from '../copy-field'
import css from './invitation.module.css'
import { WAITING_TEXT } from './text'

const loadCode = () => import('./qr-code')
const QrCode = lazy(async () => ({ default: (await fetched(loadCode())).QrCode }))

function linkTo(code: string): string {
  return `${location.origin}/t/${code}`
}

export function Invitation({ code, game }: { readonly code: string; readonly game: string }) {
  const text = WAITING_TEXT[useLanguage()].invite
  const link = linkTo(code)

  return (
    <section className={css.invitation} aria-labelledby="invite">
      <div className={css.inner}>
        <h2 id="invite">{text.title}</h2>
        <p>{text.text}</p>
        <div className={css.code}>
          <Mender instead={() => null}>
            <Suspense fallback={<div className={css.coming} />}>
              <QrCode text={link} label={text.code} />
            </Suspense>
          </Mender>
        </div>
        <CopyField label={text.link} value={link}>
          {canShare() && <Button onClick={() => void share(link, text.shareText(game))}>{text.share}</Button>}
        </CopyField>
      </div>
    </section>
  )
}

function canShare(): boolean {
  return typeof (navigator as Partial<Navigator>).share === 'function'
}

/** Whoever thinks better of it has not failed. */
async function share(url: string, text: string): Promise<void> {
  await navigator.share({ url, text, title: 'Crownlands' }).catch(() => undefined)
}
