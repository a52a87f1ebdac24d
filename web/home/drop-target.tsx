/** A file dropped anywhere on the page is opened. */
import { useEffect, useState } from 'react'
import { Seal } from '../design/ornament'
import type { TableHost } from '@crownlands/table/protocol'
import { useWords } from '../text/words'
import styles from './home.module.css'
import { openRecord } from './open-record'

export function DropTarget({ host }: { readonly host: TableHost }) {
  const [over, setOver] = useState(false)
  const { home } = useWords()

  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Without this the browser would leave the page for the file.
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file === undefined) return
      event.preventDefault()
      void openRecord(file, host)
    }
    window.addEventListener('dragover', drag)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', drag)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [host])

  return over ? (
    <div className={styles.drop}>
      <Seal size={96} />
      {home.open.drop}
    </div>
  ) : null
}
