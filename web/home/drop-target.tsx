/** Files dropped anywhere on the page are opened. */

import type { TableHost } from '@crownlands/table/protocol'
import { useEffect, useState } from 'react'
import { Seal } from '../design/ornament'
import { useWords } from '../text/words'
import styles from './drop-target.module.css'
import { openRecords } from './open-records'

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
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      void openRecords(files, host)
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
