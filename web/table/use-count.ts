/** A number that counts up or down to its value instead of jumping there. */
import { useEffect, useRef, useState } from 'react'
import { isMotionReduced } from '../settings/store'

const DURATION = 450

export function useCount(value: number): number {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    if (start === value) return
    if (isMotionReduced()) {
      from.current = value
      setShown(value)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function tick(now) {
      const part = Math.min(1, Math.max(0, (now - began) / DURATION))
      from.current = part === 1 ? value : Math.round(start + (value - start) * (1 - (1 - part) ** 3))
      setShown(from.current)
      if (part < 1) frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
