/** Notices at the foot of the page. The regions are always there, so that screen readers hear what comes. */
import { useWords } from '../text/words'
import { Button, IconButton } from './button'
import styles from './notices.module.css'
import { dismiss, type ShownNotice, useNotices } from './notices-store'

export function Notices() {
  const notices = useNotices()
  return (
    <div className={styles.notices}>
      <div role="status">
        {notices.map((notice) => notice.kind === 'word' && <NoticeCard key={notice.id} notice={notice} />)}
      </div>
      <div role="alert">
        {notices.map((notice) => notice.kind === 'trouble' && <NoticeCard key={notice.id} notice={notice} />)}
      </div>
    </div>
  )
}

function NoticeCard({ notice }: { readonly notice: ShownNotice }) {
  const { shell } = useWords()
  const { id, text, detail, kind, action } = notice
  return (
    <div className={styles.notice} data-kind={kind}>
      <div className={styles.said}>
        <p>{text}</p>
        {detail !== undefined && (
          <details>
            <summary>{shell.detail}</summary>
            <p lang="en">{detail}</p>
          </details>
        )}
      </div>
      {action !== undefined && (
        <Button
          onClick={() => {
            dismiss(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton glyph="close" label={shell.dismiss} onClick={() => dismiss(id)} />
    </div>
  )
}
