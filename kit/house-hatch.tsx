/** Edge and pattern of a house, for pieces and for their pictures on the first page, which has no charges. */
import { hatch, PATTERNS, type Point } from './hatch'
import { type House, houseColour, onHouse } from './houses'

/** The edge of a piece in the house's colour. */
export function houseEdge(house: House): string {
  return `color-mix(in oklab, ${houseColour(house)} 55%, #140c06)`
}

/** The pattern of the house over a shape that is already filled with its colour. */
export function HouseHatch({ house, shape, step }: { house: House; shape: readonly Point[]; step: number }) {
  const pattern = PATTERNS[house]
  if (pattern === 'plain') return null
  return (
    <path
      d={hatch(pattern, shape, step)}
      fill="none"
      stroke={onHouse(house)}
      strokeOpacity={0.38}
      strokeWidth={pattern === 'dots' ? step * 0.36 : step * 0.22}
      strokeLinecap={pattern === 'dots' ? 'round' : 'butt'}
    />
  )
}
