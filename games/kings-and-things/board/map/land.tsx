/** The lands, each drawn so that it is told from the others without its colour. One hex is 120 wide and 104 high. */
import type { Terrain } from '../../content'
import { TERRAINS } from '../../content'

/** A hex around the origin. */
export const HEX_OUTLINE = 'M-60 0L-30-52H30L60 0L30 52H-30Z'

/** The side of a hex in these drawings. */
export const SIDE = 60

/** What is filled with the ink of the land, what is drawn as a line, and what is left bright. */
interface Drawing {
  readonly fills?: string
  readonly lines?: string
  readonly lights?: string
  /** Filled faintly: the lie of the land. */
  readonly ground?: string
}

const DRAWINGS: Readonly<Record<Terrain, Drawing>> = {
  desert: {
    ground: 'M-57-6C-40-24-20-20-6-10C10 0 30-2 54-12L60 0L45 26C20 12 0 22-18 16C-34 10-44 16-52 14L-60 0Z',
    lines:
      'M-53-12C-38-26-20-22-6-12C10-2 30-4 50-16M-48 20C-30 10-14 20 4 18C22 16 32 26 42 30M-30 38C-18 32-6 38 6 38',
    fills:
      'M22-16V-34a3.500 3.500 0 0 1 7 0V-28h4V-33a2.800 2.800 0 0 1 5.600 0V-26a3.800 3.800 0 0 1-3.800 3.800H29V-16ZM22-20H18A4 4 0 0 1 14-24V-29a2.800 2.800 0 0 1 5.600 0V-25H22ZM-20-38a7 7 0 1 0-14 0a7 7 0 1 0 14 0Z',
  },
  forest: {
    fills:
      'M-30-46l9 14h-5l8 12h-10v5h-4v-5h-10l8-12h-5ZM-4-48l9 14h-5l8 12h-10v5h-4v-5h-10l8-12h-5ZM22-46l9 14h-5l8 12h-10v5h-4v-5h-10l8-12h-5ZM-43-24l8 13h-4l7 11h-9v5h-4v-5h-9l7-11h-4ZM43-24l8 13h-4l7 11h-9v5h-4v-5h-9l7-11h-4ZM-18 22l7 11h-4l6 10h-8v4h-3v-4h-8l6-10h-4ZM20 22l7 11h-4l6 10h-8v4h-3v-4h-8l6-10h-4Z',
  },
  frozen_waste: {
    ground: 'M-60 0L-48-20L-22-12L-8-30L10-14L34-24L54-10L60 0L50 18L20 8L-14 20L-44 10Z',
    lines:
      'M-44-22L-34-44L-22-18M8-18L18-46L32-22M18-46L20-26M-34-44L-32-28M-40 12L-22 20L-12 36L4 44M-22 20L-30 34M22 12L34 24L30 40M-6-42v14M-12.100-38.500l12.100 7M-12.100-31.500l12.100-7M40-8v10M35.700-5.500l8.600 5M35.700-0.500l8.600-5',
    lights: 'M-34-44L-44-22L-32-28ZM18-46L8-18L20-26Z',
  },
  jungle: {
    lines: 'M-26-8C-26-20-24-28-20-36M22-6C24-18 22-28 18-34M-2-14C-2-24 0-32 2-40',
    fills:
      'M-20-36C-28-46-38-42-42-34C-36-38-30-38-25-35C-34-34-38-26-37-20C-33-28-28-32-21-33C-26-28-26-22-24-17C-22-24-20-30-18-34C-12-30-9-24-10-18C-5-26-8-34-15-37C-10-40-5-38-1-34C-4-42-12-45-20-36ZM18-34C10-44 1-41-2-33C4-37 9-36 13-33C5-31 2-24 4-18C8-26 12-30 17-31C14-26 15-20 18-15C19-22 20-28 21-32C27-29 31-23 31-17C35-25 32-32 24-35C29-38 35-36 39-31C37-40 27-44 18-34ZM-46 4C-44-6-38-8-32-4C-40-2-40 4-38 10C-42 10-45 8-46 4ZM46 4C44-6 38-8 32-4C40-2 40 4 38 10C42 10 45 8 46 4ZM-24 44C-26 34-22 28-14 26C-18 32-16 38-12 42C-16 46-20 46-24 44ZM16 44C14 34 18 28 26 26C22 32 24 38 28 42C24 46 20 46 16 44Z',
  },
  mountain: {
    fills: 'M-50 2L-28-36L-16-16L2-48L20-20L30-34L52 2Z',
    lights: 'M-28-36L-35-24L-30-27L-26-22L-22-26ZM2-48L-7-32L-2-35L3-29L8-35L12-32ZM30-34L24-25L28-27L31-23L36-24Z',
    lines: 'M-40 22L-28 8L-18 22M20 24L30 10L42 24M-8 44L2 30L12 44',
  },
  plains: {
    ground: 'M-58-4C-40-20-18-18 0-10C20-2 40-8 58-4L60 0L46 24C24 14 4 24-16 20C-34 16-44 22-48 20L-60 0Z',
    lines:
      'M-30-26q-1-8-6-10M-30-26v-13M-30-26q1-8 6-10M4-30q-1-8-6-10M4-30v-13M4-30q1-8 6-10M30-18q-1-8-6-10M30-18v-13M30-18q1-8 6-10M-42 10q-1-7-5-9M-42 10v-11M-42 10q1-7 5-9M42 12q-1-7-5-9M42 12v-11M42 12q1-7 5-9M-22 42q-1-7-5-9M-22 42v-11M-22 42q1-7 5-9M20 44q-1-7-5-9M20 44v-11M20 44q1-7 5-9',
  },
  swamp: {
    ground: 'M-52-6C-36-16-20-10-6-12C14-16 30-20 48-8C52 0 44 10 30 8C10 6-6 16-26 12C-44 10-56 4-52-6Z',
    lines:
      'M-34-8V-34M-28-8C-28-18-26-24-22-30M-40-8C-40-16-42-20-45-24M24-10V-38M30-10C30-20 33-26 37-30M18-10C18-18 15-24 12-28M-44 26q6-5 12 0t12 0M14 30q6-5 12 0t12 0M-16 44q6-5 12 0t12 0M-4-22q6-5 12 0',
    fills:
      'M-34-46a3.600 3.600 0 0 1 3.600 3.600V-33a3.600 3.600 0 0 1-7.200 0V-42.400A3.600 3.600 0 0 1-34-46ZM24-49a3.600 3.600 0 0 1 3.600 3.600V-36a3.600 3.600 0 0 1-7.200 0V-45.400A3.600 3.600 0 0 1 24-49Z',
  },
  sea: {
    lines:
      'M-34-36q8.500-9 17 0t17 0t17 0t17 0M-46-14q9-9 18 0t18 0t18 0t18 0t18 0M-44 10q9-9 18 0t18 0t18 0t18 0M-34 32q8.500-9 17 0t17 0t17 0t17 0',
  },
}

/** The variable of a land's colours: `--kat-frozen-waste`. */
export function landColour(terrain: Terrain): string {
  return `--kat-${terrain.replace('_', '-')}`
}

/** Once on the page. */
export function LandDefs() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        {TERRAINS.map((terrain) => (
          <symbol key={terrain} id={`kt-land-${terrain}`} viewBox="-60 -52 120 104" overflow="visible">
            <Land terrain={terrain} />
          </symbol>
        ))}
      </defs>
    </svg>
  )
}

/** A hex of it around the origin, as a part of another drawing. */
export function Land({ terrain }: { terrain: Terrain }) {
  const { fills, lines, lights, ground } = DRAWINGS[terrain]
  const [base, ink] = [`var(${landColour(terrain)})`, `var(${landColour(terrain)}-ink)`]
  return (
    <>
      <path d={HEX_OUTLINE} fill={base} />
      {ground !== undefined && <path d={ground} fill={ink} opacity={0.16} />}
      {fills !== undefined && <path d={fills} fill={ink} opacity={0.8} />}
      {lights !== undefined && <path d={lights} fill="light-dark(#fffdf6, #e9eef0)" opacity={0.9} />}
      {lines !== undefined && (
        <path
          d={lines}
          fill="none"
          stroke={ink}
          strokeWidth={2.2}
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity={0.85}
        />
      )}
    </>
  )
}
