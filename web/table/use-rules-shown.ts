/** The rulebook beside a table: open or not, and at which clause. */
import { useCallback, useState } from 'react'

interface RulesShown {
  readonly open: boolean
  readonly clause: string | undefined
  /** Raised with every asking, so that the same clause can be asked for again. */
  readonly asked: number
}

export function useRulesShown() {
  const [rules, setRules] = useState<RulesShown>({ open: false, clause: undefined, asked: 0 })
  const open = useCallback((clause?: string) => {
    setRules(({ asked }) => ({ open: true, clause, asked: asked + 1 }))
  }, [])
  const close = useCallback(() => setRules((now) => ({ ...now, open: false })), [])
  const openOrClose = useCallback(() => {
    setRules((now) => (now.open ? { ...now, open: false } : { open: true, clause: undefined, asked: now.asked + 1 }))
  }, [])
  return { rules, open, close, openOrClose }
}
