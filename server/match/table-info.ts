/** A table as people see it around the match: who sits where, and what was agreed on. Nothing in it is secret. */
import type { Seat } from '@crownlands/core/game'
import type { MyTable, TableInfo } from '@crownlands/table/online'
import type { Head, SeatHead } from './headers'
import { waitsFor } from './status'

/** Stands for the name of a player who was deleted, for programs; people read it in their language. */
const FORMER_PLAYER = 'Former player'

export function tableInfo(head: Head, playerId: number | undefined): TableInfo {
  const mine: readonly Seat[] = head.seats.flatMap(({ seat, playerId: sits }) =>
    sits !== undefined && sits === playerId ? [seat] : [],
  )
  const isHost = head.hostId !== undefined && head.hostId === playerId
  return {
    code: head.code,
    game: head.game,
    rules: head.rules,
    status: head.status,
    listed: head.listed,
    rated: head.rated,
    options: head.options,
    clock: head.clock,
    whenGone: head.whenGone,
    goneAfter: head.goneAfter,
    commitment: head.commitment,
    seats: head.seats.map(
      ({
        seat,
        house,
        name,
        bot,
        standIn,
        ready,
        word,
        leftAt,
        goneAt,
        handedAt,
        handedName = FORMER_PLAYER,
        missed,
        player,
        playerId: sits,
      }) => ({
        seat,
        house,
        ...(isFormer({ bot, playerId: sits, name }, head) ? { name: FORMER_PLAYER, former: true } : { name }),
        taken: sits !== undefined || bot !== undefined,
        ...(bot !== undefined && { bot }),
        ...(standIn !== undefined && { standIn }),
        ...(player !== undefined && { player }),
        ...(sits !== undefined && sits === head.hostId && { isHost: true }),
        ...(missed > 0 && { missed }),
        ready,
        hasWord: word !== undefined,
        ...(leftAt !== undefined && { leftAt: leftAt.getTime() }),
        ...(goneAt !== undefined && { goneAt: goneAt.getTime() }),
        ...(handedAt !== undefined && { handed: { at: handedAt.getTime(), from: handedName } }),
      }),
    ),
    questions: head.questions,
    ...(head.changes.length > 0 && { changes: head.changes }),
    ...(isHost && head.removed.length > 0 && { removed: head.removed.map(({ code, name }) => ({ code, name })) }),
    ...(head.removed.some(({ id }) => id === playerId) && { isRemoved: true }),
    incidents: head.incidents,
    chatClosed: head.chatClosed,
    ...(head.rematch !== undefined && { rematch: head.rematch }),
    ...(head.rematchOf !== undefined && { rematchOf: head.rematchOf }),
    ...(head.pausedAt !== undefined && { pausedAt: head.pausedAt.getTime() }),
    mine,
    lost: head.seats.flatMap(({ seat, handedFrom }) =>
      handedFrom !== undefined && handedFrom === playerId ? [seat] : [],
    ),
    isHost,
    createdAt: head.createdAt.getTime(),
    startedAt: head.startedAt?.getTime(),
    endedAt: head.endedAt?.getTime(),
    ...(head.trouble !== undefined && { trouble: head.trouble }),
  }
}

function isFormer({ bot, playerId, name }: Pick<SeatHead, 'bot' | 'playerId' | 'name'>, { status }: Head): boolean {
  return status !== 'open' && bot === undefined && playerId === undefined && name === ''
}

/** For lists, without what only the waiting room shows. */
export function briefInfo(head: Head, playerId: number | undefined): TableInfo {
  const { changes: _changes, removed: _removed, isRemoved: _isRemoved, ...info } = tableInfo(head, playerId)
  return info
}

/** One of the player's own, with what can be said of it without opening it: whose turn it is, and how long still. */
export function myTable(head: Head, playerId: number): MyTable {
  const { toAct, turnAt, leftMs, clock, outcome } = head
  return {
    ...briefInfo(head, playerId),
    myTurn: waitsFor(head).get(playerId) === true,
    toAct,
    ...(turnAt !== undefined && { turnAt: turnAt.getTime() }),
    left: clock.type === 'none' ? [] : leftMs,
    ...(outcome !== undefined && { outcome }),
  }
}
