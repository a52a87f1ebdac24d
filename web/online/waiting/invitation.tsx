/** The link to the table: to copy, to share, to be read by a phone's camera. */

import { Button } from '../../design/button'
import { useLanguage } from '../../text/words'
import { LinkAndCode } from '../sharing/link-and-code'
import css from './invitation.module.css'
import { INVITATION_TEXT, type InvitationText } from './invitation-text'

interface InvitationProps {
  readonly code: string
  readonly game: string
  /** Full: whoever comes now watches. */
  readonly isFull: boolean
}

/** In the waiting room. */
export function Invitation(props: InvitationProps) {
  const text = INVITATION_TEXT[useLanguage()]
  return (
    <section className={css.invitation} aria-labelledby="invite">
      <div className={css.inner}>
        <h2 id="invite">{props.isFull ? text.watchTitle : text.title}</h2>
        {/* Spectators come by the link; the code for them is in the table's menu. */}
        <InvitationLink {...props} withCode={!props.isFull} />
      </div>
    </section>
  )
}

/** Below a title that says what it is for. */
export function InvitationLink({ code, game, isFull, withCode }: InvitationProps & { readonly withCode: boolean }) {
  const text = INVITATION_TEXT[useLanguage()]
  return (
    <>
      <p>{isFull ? text.watchText : text.text}</p>
      <LinkAndCode
        path={`/t/${code}`}
        label={text.link}
        codeLabel={withCode ? text.code : undefined}
        more={(link) => canShare() && <Share link={link} words={text.shareText(game, isFull)} text={text} />}
      />
    </>
  )
}

interface ShareProps {
  readonly link: string
  /** What is sent with it. */
  readonly words: string
  readonly text: InvitationText
}

function Share({ link, words, text }: ShareProps) {
  // Whoever thinks better of it has not failed.
  const share = () => navigator.share({ url: link, text: words, title: 'Crownlands' }).catch(() => undefined)
  return <Button onClick={() => void share()}>{text.share}</Button>
}

/** Not over plain http, and not in every browser. */
function canShare(): boolean {
  return typeof (navigator as Partial<Navigator>).share === 'function'
}
