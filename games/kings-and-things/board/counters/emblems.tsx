/** The lands and the abilities as signs that are told apart when they are as small as a letter. On a square of 24. */
import type { Land } from '../../content'
import type { Sign } from './face'

const EMBLEMS: Readonly<Record<Land, { readonly fills?: string; readonly lines?: string }>> = {
  desert: {
    fills:
      'M10 23V5.500a2.500 2.500 0 0 1 5 0V13h2.500V9a1.900 1.900 0 0 1 3.800 0v5a3 3 0 0 1-3 3H15v6ZM10 18H6.700a3 3 0 0 1-3-3v-4a1.900 1.900 0 0 1 3.800 0v3H10Z',
  },
  forest: { fills: 'M12 0l6.500 8.500h-3L21 16.500h-7V23h-4v-6.500H3l5.500-8H5.500Z' },
  frozen_waste: {
    lines:
      'M12 1.500v21M2.900 6.800l18.200 10.400M2.900 17.200L21.100 6.800M8.500 2.500L12 5.500l3.500-3M8.500 21.500l3.500-3 3.500 3M2.400 11.200l4.300-1.500-.900-4.500M21.600 12.800l-4.300 1.500.900 4.500',
  },
  jungle: {
    fills:
      'M10.500 23.500c-.600-5 0-9.500 1-12.500C8.500 8.500 5 9 1.500 12.500C1.500 6.500 7 4 11 7C12 2.500 17.500.500 22 4.500c-4-.500-6.300.500-8 2.800c4.700 0 8 3.700 6.500 8.700c-1.500-3.500-3.600-5.300-6-5.500c-1.200 4.200-1.300 8.200-.500 13Z',
  },
  mountain: { fills: 'M0 21.500L8.700 4l4.600 8 2.400-3.800L24 21.500Z' },
  plains: {
    lines:
      'M12 23V5M12 23C11.500 15 9 10 4 7.500M12 23c.500-8 3-13 8-15.500M12 23C10 18.500 6.500 16 2.500 15.500M12 23c2-4.500 5.500-7 9.500-7.500',
  },
  swamp: {
    fills:
      'M7.500.500a2.700 2.700 0 0 1 2.700 2.700v6.600a2.700 2.700 0 0 1-5.400 0V3.200A2.700 2.700 0 0 1 7.500.500ZM16 3.500a2.700 2.700 0 0 1 2.700 2.700v5.600a2.700 2.700 0 0 1-5.400 0V6.200A2.700 2.700 0 0 1 16 3.500Z',
    lines: 'M7.500 12v6M16 14v4M1 21q2.750-3 5.500 0t5.500 0t5.500 0t5.500 0',
  },
}

interface PlacedProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly ink: string
}

/** As a part of another drawing. */
export function Emblem({ land, x, y, size, ink }: PlacedProps & { readonly land: Land }) {
  const { fills, lines } = EMBLEMS[land]
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {fills !== undefined && <path d={fills} fill={ink} />}
      {lines !== undefined && (
        <path d={lines} fill="none" stroke={ink} strokeWidth={2.4} strokeLinecap="round" strokeLinejoin="round" />
      )}
    </g>
  )
}

/** Drawn for this size: each stays what it is when it is 10 pixels high. */
const SIGNS: Readonly<Record<Sign, string>> = {
  fly: 'M1 3C9 2.500 20 3.500 23.500 11.500C19.500 10.300 16.500 10.300 14 11C17 12 19 13.700 20 16.800C16 15 12.800 14.700 10.300 15.200C12.500 16.700 13.700 18.500 13.800 21.500C6 19 1 13 1 3Z',
  // Four rays.
  magic: 'M12 0C12.800 7 17 11.200 24 12C17 12.800 12.800 17 12 24C11.200 17 7 12.800 0 12C7 11.200 11.200 7 12 0Z',
  ranged:
    'M23.500.500L21 13.500L17.300 9.800L8.500 18.600L8 22.500L5.300 21.500L2.500 24V20.500L0 21.500L2.500 18.700L1.500 16L5.400 15.500L14.200 6.700L10.500 3Z',
  // Two points forward: two dice.
  charge: 'M1 3L12 12 1 21V14.500L4 12 1 9.500ZM12 3L23 12 12 21V14.500L15 12 12 9.500Z',
  star: 'M12 1l3.200 7.300 7.900.800-5.900 5.300 1.700 7.800L12 18.100 5.100 22.200l1.700-7.800L.900 9.100l7.900-.800Z',
}

export function SignAt({ sign, x, y, size, ink }: PlacedProps & { readonly sign: Sign }) {
  return <path d={SIGNS[sign]} fill={ink} transform={`translate(${x} ${y}) scale(${size / 24})`} />
}
