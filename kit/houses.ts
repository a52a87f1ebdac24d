/** The four houses that players play. Colour, charge and pattern tell them apart together, everywhere. */
export const HOUSES = ['or', 'azure', 'gules', 'vert'] as const
export type House = (typeof HOUSES)[number]

/** The CSS variables of a house, defined for light and dark in `tokens.css`. */
export function houseColour(house: House): string {
  return `var(--house-${house})`
}

/** Text and charges on the house's colour. */
export function onHouse(house: House): string {
  return `var(--on-house-${house})`
}
