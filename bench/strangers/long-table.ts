/** A long game of Kings & Things: one person plays both seats at random. */
import { pause } from './honest'
import { type Json, Visitor } from './visitor'

export async function playLongTable(server: string, from: string, actions: number): Promise<string> {
  const [one, other] = [await Visitor.called('Dora', server, from), await Visitor.called('Eve', server, from)]
  const seats = [{ house: 'or' }, { house: 'azure' }]
  const { code } = await one.must(201, 'POST', '/tables', { game: 'kings-and-things', seats, sit: 0 })
  await other.must(200, 'PUT', `/tables/${code}/seats/1`)
  await one.must(200, 'POST', `/tables/${code}/start`)
  const players = [one, other] as const
  let [looked, seat]: [Json, number] = [undefined, 0]
  for (let tries = 0; ; tries++) {
    looked ??= (await players[seat === 0 ? 0 : 1].must(200, 'GET', `/tables/${code}/look?seat=${seat}`)).match
    if (looked.actions >= actions || looked.outcome !== undefined) return code
    if (!looked.toAct.includes(seat)) {
      ;[looked, seat] = [undefined, looked.toAct[0]]
      continue
    }
    const choice = looked.legal[Math.floor(Math.random() * looked.legal.length)]
    const command = looked.awaitsEnd ? { type: 'end-turn' } : { type: 'act', action: choice, end: true }
    const body = { seat, at: looked.at, key: String(tries), do: command }
    const answer = await players[seat === 0 ? 0 : 1].send('POST', `/tables/${code}/commands`, body)
    if (answer.status === 429) await pause(Number(answer.retryAfter ?? 1) * 1000)
    looked = answer.status === 200 || answer.status === 409 ? answer.body.match : undefined
  }
}
