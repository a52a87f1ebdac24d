/** The shelf of tables online: fetched when all else is there, unless somebody has some. */
import { fetched } from '@crownlands/table/fetched'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Mender } from '../design/mender'
import { Ruled } from '../design/ornament'
import { rememberedOnline } from '../online/api/remembered'
import { useWords } from '../text/words'
import styles from './tables.module.css'

const loadShelf = () => import('../online/home/online-shelf')
const OnlineShelf = lazy(async () => ({ default: (await fetched(loadShelf())).OnlineShelf }))

/** Milliseconds until it is fetched for somebody who has no table there. */
const FIRST_VISIT = 2000

export function OnlineTables() {
  const { home } = useWords()
  const [isWanted, setWanted] = useState(() => rememberedOnline() > 0)
  useEffect(() => {
    const calm = setTimeout(() => setWanted(true), FIRST_VISIT)
    return () => clearTimeout(calm)
  }, [])
  return (
    <section className={`${styles.tables} ${styles.online}`} aria-labelledby="online-tables">
      <Ruled>
        <h2 id="online-tables">{home.online.title}</h2>
      </Ruled>
      <Mender instead={() => <p className={styles.quiet}>{home.online.away}</p>}>
        <Suspense fallback={null}>{isWanted && <OnlineShelf />}</Suspense>
      </Mender>
    </section>
  )
}
