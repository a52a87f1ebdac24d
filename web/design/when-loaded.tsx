/** For parts of a page that are fetched when they are wanted: nothing until they are there, or if they cannot be fetched. */
import { type ReactNode, Suspense } from 'react'
import { Mender } from './mender'

export function WhenLoaded({ children }: { readonly children: ReactNode }) {
  return (
    <Mender instead={() => null}>
      <Suspense>{children}</Suspense>
    </Mender>
  )
}
