/** A table as people see it around the match: who sits where, and what was agreed on. Nothing in it is secret. */
import type { Seat } from '@crownlands/core/game'
import type { MyTable, TableInfo } from '@crownlands/table/online'
import type { Head } from '../tables/heads'
import { waitsFor } from '../tables/status'

export function tableInfo(head: Head, playerId: number | undefined): TableInfo {
  const mine: readonly Seat[] = head.seats.flatMap(({ seat, playerId: sits }) =>
    sits !== undefined && sits === playerId ? [seat] : [],
  )
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
    commitment: head.commitment,
    seats: head.seats.map(
      ({ seat, house, name, bot, standIn, ready, word, leftAt, missed, player, playerId: sits }) => ({
        seat,
        house,
        name,
        taken: sits !== undefined || bot !== undefined,
        ...(bot !== undefined && { bot }),
        ...(standIn !== undefined && { standIn }),
        ...(player !== undefined && { player }),
        ...(missed > 0 && { missed }),
        ready,
        hasWord: word !== undefined,
        ...(leftAt !== undefined && { leftAt: leftAt.getTime() }),
      }),
    ),
    questions: head.questions,
    chatClosed: head.chatClosed,
    ...(head.rematch !== undefined && { rematch: head.rematch }),
    ...(head.rematchOf !== undefined && { rematchOf: head.rematchOf }),
    ...(head.pausedAt !== undefined && { pausedAt: head.pausedAt.getTime() }),
    mine,
    isHost: head.hostId !== undefined && head.hostId === playerId,
    createdAt: head.createdAt.getTime(),
    startedAt: head.startedAt?.getTime(),
    endedAt: head.endedAt?.getTime(),
    ...(head.trouble !== undefined && { trouble: head.trouble }),
  }
}

/** One of the player's own, with what can be said of it without opening it: whose turn it is, and how long still. */
export function myTable(head: Head, playerId: number): MyTable {
  const { toAct, turnAt, leftMs, clock, outcome } = head
  return {
    ...tableInfo(head, playerId),
    myTurn: waitsFor(head).get(playerId) === true,
    toAct,
    ...(turnAt !== undefined && { turnAt: turnAt.getTime() }),
    left: clock.type === 'none' ? [] : leftMs,
    ...(outcome !== undefined && { outcome }),
  }
}
