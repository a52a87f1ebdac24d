/** What is told beside a picture of a battle, in the reader's language. */
import { capital } from '@crownlands/core/text/typesetting'
import { FORTS } from '../../content'
import { hexName } from '../../rules/places'
import type { BattleStep, Side } from '../../rules/tasks'
import { type Cast, playerName, sideName } from '../cast'
import { BATTLE_TEXT } from '../text/battle'
import { BATTLE_LOG_TEXT } from '../text/battle-log'
import { counterName, fortName } from '../words'
import type { Moment } from './moments'
import type { Scene } from './scene'

export function lineOf({ about, scene }: Moment, cast: Cast): string {
  const words = BATTLE_LOG_TEXT[cast.language]
  const side = (of: Side) => capital(sideName(cast, of))
  switch (about.type) {
    case 'round-begun':
      return words.round(about.round)
    case 'targets':
      return words.targets(about.targets.map((one) => words.target(side(one.side), sideName(cast, one.target))))
    case 'step-rolled': {
      const hits = scene.sides.flatMap(({ side: of }) => {
        const own = about.shots.filter((shot) => shot.side === of)
        return own.length === 0 ? [] : [words.hitsOf(sideName(cast, of), own.filter(({ hit }) => hit).length)]
      })
      return words.hits(BATTLE_TEXT[cast.language].steps[about.step as BattleStep], hits)
    }
    case 'hit':
      return hitLine(about.what, about.left, faceIn(scene, about.side, about.what), cast)
    case 'saved':
      return words.saved(counterName(about.what, cast), about.die)
    case 'soaked':
      return words.soaked
    case 'turncoat':
      return words.turned(counterName(about.creature, cast), playerName(cast, about.seat))
    case 'called':
      return words.called(playerName(cast, about.by), counterName(about.creature, cast))
    case 'item-played':
      return words.item(side(about.by), counterName(about.item, cast))
    case 'retreated':
      return words.retreated(playerName(cast, about.seat), hexName(about.to))
    case 'battle-ended':
      return about.winner === undefined ? words.nobody : words.won(sideName(cast, about.winner))
    default:
      return words.begun
  }
}

function hitLine(what: string, rest: number, face: string, cast: Cast): string {
  const words = BATTLE_LOG_TEXT[cast.language]
  const name = capital(nameOfFace(face, cast))
  if (rest > 0) return words.struck(name, rest)
  return what === 'fort' || what === 'building' ? words.out(name) : words.fallen(name)
}

function faceIn({ sides }: Scene, side: Side, what: string): string {
  const fighters = sides.find((one) => one.side === side)?.fighters
  return fighters?.find((fighter) => fighter.what === what)?.face ?? what
}

/** Forts are called by their names too. */
export function nameOfFace(face: string, cast: Cast): string {
  const level = (FORTS as readonly string[]).indexOf(face)
  return level > 0 ? fortName(level, cast) : counterName(face, cast)
}
