/** The course of the game: a line for each house, or each thing that a game follows, told apart by colour and marker. */
import type { Language } from '@crownlands/core/room'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import { type House, houseColour } from '@crownlands/kit/houses'
import type { CoursePoint, Nameplate } from '@crownlands/kit/room-ui'
import { chartOf } from './chart'
import css from './course-chart.module.css'
import { number } from './numbers'
import { ENDING_TEXT } from './text'

const FRAME = { width: 560, height: 280, left: 44, right: 84, top: 18, bottom: 34 }
const DASHES: Readonly<Record<House, string | undefined>> = {
  or: undefined,
  azure: '9 4',
  gules: '3 4',
  vert: '12 4 3 4',
}

interface CourseChartProps {
  readonly course: readonly CoursePoint[]
  /** What the lines are. */
  readonly nameplates: readonly Nameplate[]
  /** At the end of each line stands its name instead of a shield: they are not the players’. */
  readonly named: boolean
  readonly language: Language
}

export function CourseChart({ course, nameplates, named, language }: CourseChartProps) {
  const text = ENDING_TEXT[language]
  const chart = chartOf(course, FRAME)
  const labels = spread(
    chart.lines.map((points) => points.at(-1)?.y ?? 0),
    22,
    FRAME.height - FRAME.bottom + 6,
  )
  return (
    <figure className={css.chart}>
      <svg viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={text.course}>
        {chart.ticks.map(({ y, value }) => (
          <g key={value} className={css.tick}>
            <line x1={FRAME.left} x2={chart.width - FRAME.right} y1={y} y2={y} data-zero={value === 0 || undefined} />
            <text x={FRAME.left - 10} y={y} dy="0.35em" textAnchor="end">
              {number(value, language)}
            </text>
          </g>
        ))}
        {chart.stages.map(({ x, label }) => (
          <text key={x} className={css.stage} x={x} y={chart.height - 8} textAnchor={anchor(x)}>
            {label}
          </text>
        ))}
        {chart.lines.map((points, seat) => {
          const nameplate = nameplates[seat]
          if (nameplate === undefined) return null
          const last = points.at(-1)
          return (
            <g key={nameplate.house} style={{ color: houseColour(nameplate.house) }}>
              <polyline
                className={css.line}
                points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
                strokeDasharray={DASHES[nameplate.house]}
                pathLength={DASHES[nameplate.house] === undefined ? 1 : undefined}
              />
              {points.map(({ x, y }) => (
                <Marker key={x} house={nameplate.house} x={x} y={y} />
              ))}
              {last !== undefined && (
                <g transform={`translate(${last.x + 14} ${(labels[seat] ?? last.y) - 11})`}>
                  {named ? (
                    <>
                      <Marker house={nameplate.house} x={4} y={11} />
                      <text className={css.value} x={17} y={11} dy="0.35em">
                        {nameplate.name} {number(last.value, language)}
                      </text>
                    </>
                  ) : (
                    <>
                      <svg width={22} height={25} aria-hidden="true">
                        <HouseShield house={nameplate.house} size={22} />
                      </svg>
                      <text className={css.value} x={28} y={11} dy="0.35em">
                        {number(last.value, language)}
                      </text>
                    </>
                  )}
                </g>
              )}
            </g>
          )
        })}
      </svg>
      <details className={css.table}>
        <summary>{text.courseTable}</summary>
        <div className={css.tableScroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{text.stage}</th>
                {nameplates.map(({ house, name }) => (
                  <th key={house} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {course.map(({ label, values }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {nameplates.map(({ house }, seat) => (
                    <td key={house}>{number(values[seat] ?? 0, language)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}

/** The first and the last label stay within the frame. */
function anchor(x: number): 'start' | 'middle' | 'end' {
  return x === FRAME.left ? 'start' : x === FRAME.width - FRAME.right ? 'end' : 'middle'
}

/** Every house has a marker of its own: circle, diamond, square, triangle. */
function Marker({ house, x, y }: { readonly house: House; readonly x: number; readonly y: number }) {
  const shape = {
    or: <circle r={5.5} />,
    azure: <path d="M0 -7 L7 0 L0 7 L-7 0 Z" />,
    gules: <rect x={-5} y={-5} width={10} height={10} />,
    vert: <path d="M0 -7 L6.5 5 L-6.5 5 Z" />,
  }[house]
  return (
    <g className={css.marker} transform={`translate(${x} ${y})`}>
      {shape}
    </g>
  )
}

/** Labels that would overlap move apart, in the order they are in, and stay above `bottom`. */
function spread(ys: readonly number[], gap: number, bottom: number): readonly number[] {
  const placed = [...ys]
  const order = ys.map((_, i) => i).sort((a, b) => (ys[a] ?? 0) - (ys[b] ?? 0))
  order.forEach((seat, i) => {
    const above = order[i - 1]
    if (above !== undefined) placed[seat] = Math.max(placed[seat] ?? 0, (placed[above] ?? 0) + gap)
  })
  const lowest = order.at(-1)
  const over = lowest === undefined ? 0 : Math.max(0, (placed[lowest] ?? 0) - bottom)
  return placed.map((y) => y - over)
}
