import { forReaders } from '@crownlands/kit/for-readers'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import { HOUSES } from '@crownlands/kit/houses'
import { Glyph } from '@crownlands/kit/icons/glyph.tsx'
import { TEMPERAMENTS } from '@crownlands/table/protocol'
import { useId } from 'react'
import { Card } from '../design/card'
import { Field, Segmented } from '../design/field'
import type { Place } from '../page/routes'
import type { WebWords } from '../text/web-words'
import { useWords } from '../text/words'
import { type Draft, holderOf, LONGEST_NAME, nameWithout, withHouse, withSeat } from './draft/draft'
import styles from './setup.module.css'

interface SeatCardProps {
  readonly draft: Draft
  readonly seat: number
  readonly where: Place
  readonly nameTaken: boolean
  onChange(draft: Draft): void
}

export function SeatCard({ draft, seat, where, nameTaken, onChange }: SeatCardProps) {
  const { setup } = useWords()
  const plan = draft.seats[seat]
  if (plan === undefined) return null
  return (
    <Card role="group" aria-label={setup.seat(seat + 1)} className={styles.seat}>
      <div className={styles.banner}>
        <HouseShield house={plan.house} size={64} className={styles.shield} />
        {where === 'online' ? (
          <p className={styles.comer}>{comer(draft, seat, setup)}</p>
        ) : (
          <Field
            label={setup.name}
            value={plan.name}
            placeholder={nameWithout(plan, setup)}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            problem={nameTaken ? setup.nameTaken : undefined}
            onChange={({ target }) => onChange(withSeat(draft, seat, { name: target.value }))}
          />
        )}
      </div>
      <HouseChoice draft={draft} seat={seat} onChange={onChange} />
      <Segmented
        label={setup.playedBy}
        choices={[
          { value: 'person', label: <WithGlyph name="person" text={setup.person} /> },
          { value: 'bot', label: <WithGlyph name="bot" text={setup.bot} /> },
        ]}
        value={plan.player}
        onChange={(player) => onChange(withSeat(draft, seat, { player }))}
      />
      {plan.player === 'bot' && (
        <div className={styles.bot}>
          <Segmented
            label={setup.temperament}
            choices={TEMPERAMENTS.map((value) => ({
              value,
              label: setup.temperaments[value].name,
              note: setup.temperaments[value].strength,
            }))}
            value={plan.temperament}
            onChange={(temperament) => onChange(withSeat(draft, seat, { temperament }))}
          />
          <p className={styles.character} aria-live="polite">
            {setup.temperaments[plan.temperament].character}
          </p>
        </div>
      )}
    </Card>
  )
}

/** Online everybody says their own name: whoever lays the table sits on the first seat for a person. */
function comer(draft: Draft, seat: number, setup: WebWords['setup']): string {
  const plan = draft.seats[seat]
  if (plan?.player !== 'person') return plan === undefined ? '' : setup.botNames[plan.house]
  return draft.seats.findIndex(({ player }) => player === 'person') === seat ? setup.you : setup.whoeverComes
}

function HouseChoice({ draft, seat, onChange }: Pick<SeatCardProps, 'draft' | 'seat' | 'onChange'>) {
  const { setup } = useWords()
  const name = useId()
  return (
    <fieldset className={styles.houses}>
      <legend>{setup.house}</legend>
      <div className={styles.houseRow}>
        {HOUSES.map((house) => {
          const holder = holderOf(draft, house, seat)
          return (
            <label key={house} className={styles.house} data-held={holder !== undefined}>
              <input
                type="radio"
                name={name}
                checked={draft.seats[seat]?.house === house}
                onChange={() => onChange(withHouse(draft, seat, house))}
              />
              <HouseShield house={house} size={30} />
              <span>
                {setup.houses[house]} <small>{setup.houseColours[house]}</small>
                {holder !== undefined && <span className={forReaders}>, {setup.swaps(holder + 1)}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function WithGlyph({ name, text }: { readonly name: 'person' | 'bot'; readonly text: string }) {
  return (
    <>
      <Glyph name={name} size={18} />
      {text}
    </>
  )
}
