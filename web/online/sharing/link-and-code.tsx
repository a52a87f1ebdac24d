/** A link for others: to copy, and to be read by a phone's camera. */
import { fetched } from '@crownlands/table/fetched'
import { lazy, type ReactNode, Suspense } from 'react'
import { Mender } from '../../design/mender'
import { CopyField } from './copy-field'
import { ForOthers } from './for-others'
import css from './link-and-code.module.css'

const loadCode = () => import('./qr-code')
const QrCode = lazy(async () => ({ default: (await fetched(loadCode())).QrCode }))

interface LinkAndCodeProps {
  /** Of the link, from its first slash on. */
  readonly path: string
  readonly label: string
  /** Undefined: without a code. */
  readonly codeLabel: string | undefined
  /** More that can be done with the link. */
  more?(link: string): ReactNode
}

export function LinkAndCode({ path, label, codeLabel, more }: LinkAndCodeProps) {
  return (
    <ForOthers>
      {(origin) => {
        const link = origin === undefined ? undefined : origin + path
        return (
          <>
            {codeLabel !== undefined && (
              <div className={css.code}>
                {link === undefined ? (
                  <div className={css.coming} />
                ) : (
                  <Mender instead={() => null}>
                    <Suspense fallback={<div className={css.coming} />}>
                      <QrCode text={link} label={codeLabel} />
                    </Suspense>
                  </Mender>
                )}
              </div>
            )}
            <CopyField label={label} value={link ?? ''}>
              {link !== undefined && more?.(link)}
            </CopyField>
          </>
        )
      }}
    </ForOthers>
  )
}
