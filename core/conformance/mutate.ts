/** Data changed in its structure, as by somebody who writes it by hand, by mistake or with intent. */
import { type Chance, pick } from '../chance'
import { copyData, isObject } from '../json'

/** A changed copy. `donors` are states like it, whose parts may take the place of its own. */
export function mutate(state: unknown, donors: readonly unknown[], dice: Chance): unknown {
  const mutant: Tree = { root: copyData(state) }
  for (let left = pick(CHANGES, dice); left > 0; left--) pick(WAYS, dice)(mutant, { root: pick(donors, dice) }, dice)
  return mutant.root
}

/** Most changes come alone: two are hard to tell apart when they have found something. */
const CHANGES = [1, 1, 1, 2, 2, 3]

/** A value with a place of its own, so that the whole of it has one too. */
type Tree = Record<'root', unknown>

type Way = (mutant: Tree, donor: Tree, dice: Chance) => void

/** Those that keep every piece, which audits look for first, come more often. */
const WAYS: readonly Way[] = [
  changeValue,
  changeValue,
  changeValue,
  takeFromDonor,
  takeFromDonor,
  moveEntry,
  moveEntry,
  moveEntry,
  swapEntries,
  swapEntries,
  changeList,
  changeFields,
]

/** Numbers that somebody forgot to think of. */
const ODD_NUMBERS = [-1, -0, 0, 0.5, 1000, 2 ** 31, 1_000_000_000, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e21]

function changeValue(mutant: Tree, donor: Tree, dice: Chance): void {
  const place = somePlace(mutant, isLeaf, dice)
  if (place === undefined) return
  const value = valueAt(place)
  if (typeof value === 'number') setValue(place, changeNumber(value, dice))
  else if (typeof value === 'boolean') setValue(place, !value)
  else setValue(place, valueAt(someLike(place, donor, dice)))
}

function changeNumber(value: number, dice: Chance): number {
  if (dice.below(3) === 0) return pick(ODD_NUMBERS, dice)
  const step = dice.below(2 ** (1 + dice.below(12))) + 1
  return pick([value + 1, value - 1, value + step, value - step, 2 * value, -value], dice)
}

/** The same part of another state. */
function takeFromDonor(mutant: Tree, donor: Tree, dice: Chance): void {
  const theirs = new Map(placesIn(donor).map((place) => [place.path, place]))
  const shared = placesIn(mutant).filter(({ path }) => path !== ROOT && theirs.has(path))
  if (shared.length === 0) return
  const place = pick(shared, dice)
  setValue(place, copyData(valueAt(theirs.get(place.path))))
}

/** From one list to another, or within one; often beside its like, so that a list in order stays so. */
function moveEntry(mutant: Tree, _donor: Tree, dice: Chance): void {
  const from = someList(mutant, dice)
  if (from === undefined) return
  const [entry] = from.splice(dice.below(from.length), 1)
  const to = someList(mutant, dice, (list) => list.length === 0 || typeof list[0] === typeof entry)
  const like = to?.indexOf(entry) ?? -1
  to?.splice(like >= 0 && dice.below(2) === 0 ? like : dice.below(to.length + 1), 0, entry)
}

function swapEntries(mutant: Tree, _donor: Tree, dice: Chance): void {
  const one = someList(mutant, dice)
  if (one === undefined) return
  const other = someList(mutant, dice, (list) => list.length > 0 && typeof list[0] === typeof one[0]) ?? one
  const [i, j] = [dice.below(one.length), dice.below(other.length)]
  const kept = one[i]
  one[i] = other[j]
  other[j] = kept
}

/** How often an entry is repeated: by accident, or to flood. */
const REPEATED = [1, 1, 1, 2, 5, 200]

function changeList(mutant: Tree, _donor: Tree, dice: Chance): void {
  const list = someList(mutant, dice)
  if (list === undefined) return
  const at = dice.below(list.length)
  const way = pick(['remove', 'reverse', 'cut', 'repeat'] as const, dice)
  if (way === 'remove') list.splice(at, 1)
  else if (way === 'reverse') list.reverse()
  else if (way === 'cut') list.length = at
  else list.splice(at, 0, ...Array.from({ length: pick(REPEATED, dice) }, () => copyData(list[at])))
}

const STRANGE_NAMES = ['__proto__', 'constructor', 'note']

/** A field is gone, or holds something else, or is one that should not be there. */
function changeFields(mutant: Tree, donor: Tree, dice: Chance): void {
  const holder = valueAt(somePlace(mutant, isObject, dice)) as Record<string, unknown> | undefined
  if (holder === undefined) return
  const key = pick([...Object.keys(holder), ...STRANGE_NAMES], dice)
  if (Object.hasOwn(holder, key) && dice.below(2) === 0) delete holder[key]
  else setValue({ path: '', holder, key }, copyData(valueAt(somePlace(donor, () => true, dice))))
}

// Places ------------------------------------------------------------------------------------------

/** Where a value is: in a list or an object, and under which index or name. */
interface Place {
  readonly path: string
  readonly holder: Record<string, unknown>
  readonly key: string
}

const ROOT = '.root'

function placesIn(tree: Tree): Place[] {
  const places: Place[] = []
  const visit = (holder: Record<string, unknown>, before: string) => {
    for (const key of Object.keys(holder)) {
      const path = `${before}.${key}`
      places.push({ path, holder, key })
      const value = holder[key]
      if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>, path)
    }
  }
  visit(tree, '')
  return places
}

function somePlace(tree: Tree, isWanted: (value: unknown) => boolean, dice: Chance): Place | undefined {
  const places = placesIn(tree).filter((place) => isWanted(valueAt(place)))
  return places.length === 0 ? undefined : pick(places, dice)
}

/** A value that could well stand there, from any list or object of the kind; now and then any value at all. */
function someLike({ path }: Place, donor: Tree, dice: Chance): Place | undefined {
  const kind = kindOf(path)
  const like = placesIn(donor).filter((place) => kindOf(place.path) === kind)
  return like.length === 0 || dice.below(8) === 0 ? somePlace(donor, isLeaf, dice) : pick(like, dice)
}

function kindOf(path: string): string {
  return path.replace(/\.\d+/g, '.#')
}

function someList(
  tree: Tree,
  dice: Chance,
  isWanted: (list: readonly unknown[]) => boolean = (list) => list.length > 0,
): unknown[] | undefined {
  return valueAt(somePlace(tree, (value) => Array.isArray(value) && isWanted(value), dice)) as unknown[] | undefined
}

function valueAt(place: Place | undefined): unknown {
  return place?.holder[place.key]
}

/** Not by assignment: under the name __proto__ that would set the prototype. */
function setValue({ holder, key }: Place, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

function isLeaf(value: unknown): boolean {
  return typeof value !== 'object'
}
