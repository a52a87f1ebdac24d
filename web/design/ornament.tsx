/** What the illuminator draws: the seal of the house, the initial, the vine in the margin, the printer's rule. */
import { forReaders } from '@crownlands/kit/for-readers'
import { type ReactNode, useId } from 'react'
import styles from './ornament.module.css'

const WAX =
  'M97.5 50C98 55.8 95.7 62.5 93.3 67.900C90.8 73.4 87 78.7 82.7 82.700C78.3 86.6 72.7 89.4 67.2 91.600C61.8 93.8 55.7 96.1 50 96C44.3 96 38.5 93.4 32.9 91.300C27.3 89.3 20.7 87.5 16.3 83.700C12 79.8 8.6 73.6 6.6 68C4.7 62.4 4 55.8 4.5 50C4.9 44.2 7.2 38.6 9.2 33.100C11.3 27.6 13 21.1 16.8 16.800C20.7 12.6 26.9 9.9 32.4 7.600C38 5.3 44.1 3 50 3C55.9 2.9 62.3 4.8 67.7 7.300C73 9.8 78.3 13.5 82.2 17.800C86 22.2 88.1 27.8 90.7 33.200C93.2 38.5 97.1 44.2 97.5 50z'
/** A crown above a gate with its portcullis. */
const CROWN_AND_GATE =
  'M31 42 27.5 23.5 39 32 50 16.5 61 32 72.5 23.5 69 42zM27 17.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM50 10.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM73 17.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM31 45.500h38V83H62.500V65a12.5 12.5 0 0 0-25 0V83H31zM42.5 60h3V83h-3zM48.5 55.500h3V83h-3zM54.5 60h3V83h-3zM39 66.500h22v3H39zM39 75h22v3H39z'

/** The seal of Crownlands. */
export function Seal({ size }: { readonly size: number }) {
  return (
    <svg className={styles.seal} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <path className={styles.wax} d={WAX} />
      <path className={styles.rim} d={WAX} strokeWidth="2.5" />
      <circle className={styles.rim} cx="50" cy="50" r="38.5" strokeWidth="1.6" />
      <g transform="translate(50 50) scale(.74) translate(-50 -48)">
        <path className={styles.print} d={CROWN_AND_GATE} />
      </g>
    </svg>
  )
}

/** A paragraph that begins with an illuminated letter. Screen readers hear it whole. */
export function Illuminated({ text, className }: { readonly text: string; readonly className?: string | undefined }) {
  return (
    <p className={className}>
      <span className={forReaders}>{text}</span>
      <span aria-hidden="true">
        <Initial letter={text.slice(0, 1)} />
        {text.slice(1)}
      </span>
    </p>
  )
}

function Initial({ letter }: { readonly letter: string }) {
  return (
    <svg className={styles.initial} viewBox="0 0 96 96" aria-hidden="true">
      <rect className={styles.gold} x="1" y="1" width="94" height="94" rx="3" />
      <rect className={styles.ground} x="6" y="6" width="84" height="84" />
      <rect className={styles.field} x="13" y="13" width="70" height="70" />
      {/* White vine: four tendrils curl out of the corners behind the letter. */}
      <g className={styles.leaf} strokeWidth="2">
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn} 48 48)`}>
            <path d="M15 15C30 14 41 21 38 30C36 36 27 35 28 29C29 25 34 26 33 29" />
            <path d="M15 15C14 30 21 41 30 38" />
            <path d="M22 16q1 6 7 6M16 23q6 0 7 6M40 24q6-3 8 3" />
          </g>
        ))}
      </g>
      <g fill="currentColor" style={{ color: 'var(--gold)' }}>
        {[18, 33, 48, 63, 78].flatMap((at) => [
          <circle key={`n${at}`} cx={at} cy="9.5" r="1.6" />,
          <circle key={`s${at}`} cx={at} cy="86.5" r="1.6" />,
          <circle key={`w${at}`} cx="9.5" cy={at} r="1.6" />,
          <circle key={`e${at}`} cx="86.5" cy={at} r="1.6" />,
        ])}
      </g>
      <text
        x="48"
        y="72"
        fontSize="72"
        textAnchor="middle"
        stroke="#1c1510"
        strokeWidth="5"
        paintOrder="stroke"
        strokeLinejoin="round"
      >
        {letter}
      </text>
    </svg>
  )
}

/** An ivy leaf that points up, 12 wide, its stalk at the origin. */
const IVY =
  'M0 0C-1-3-3-4-6-3.500C-5-6-7-8-6.5-10C-4-9.5-3-10.5-2.5-12C-1.5-13-.5-14 0-16C.5-14 1.5-13 2.5-12C3-10.5 4-9.5 6.5-10C7-8 5-6 6-3.500C3-4 1-3 0 0z'
const LEAVES = [
  { at: 'translate(55 37) rotate(75)', house: 'gules' },
  { at: 'translate(33 62) rotate(120)', house: 'azure' },
  { at: 'translate(49 12) rotate(20)', house: 'or' },
  { at: 'translate(52 137) rotate(80)', house: 'vert' },
  { at: 'translate(31 165) rotate(130)', house: 'gules' },
  { at: 'translate(44 109) rotate(15)', house: 'azure' },
] as const

/** A bar border as it grows down the margin from an initial, as long as the page needs it. */
export function Vine() {
  const id = useId()
  return (
    <svg className={styles.vine} aria-hidden="true">
      <pattern id={id} width="72" height="200" patternUnits="userSpaceOnUse">
        <rect x="6" width="2.5" height="200" fill="var(--gold)" />
        <rect x="10" y="0" width="5" height="100" fill="var(--house-azure)" />
        <rect x="10" y="100" width="5" height="100" fill="var(--house-gules)" />
        <path className={styles.gold} d="M12.5 94l6 6-6 6-6-6zM12.5-6l6 6-6 6-6-6zM12.5 194l6 6-6 6-6-6z" />
        <g className={styles.stem} strokeWidth="1.8">
          <path d="M15 84C26 72 46 76 50 58C53 44 36 38 31 48C28 55 36 60 40 54" />
          <path d="M46 69C54 62 58 50 55 38M33 46C26 34 34 18 49 12M36 75C30 72 31 66 33 62" />
          <path d="M15 186C28 176 44 178 48 160C51 146 35 142 31 151C29 157 36 161 39 156" />
          <path d="M45 169C53 161 55 150 52 138M33 148C28 134 32 118 44 110M36 177C30 174 29 169 31 165" />
        </g>
        <g className={styles.hair}>
          <path d="M52 58q6 2 8 8M30 30q-6-3-6-10M49 160q7 3 8 10M31 132q-6-3-6-10M22 78q0-8 6-12" />
        </g>
        {LEAVES.map(({ at, house }) => (
          <path key={at} d={IVY} transform={at} fill={`var(--house-${house})`} />
        ))}
        <g className={styles.gold}>
          <circle cx="60" cy="68" r="2.6" />
          <circle cx="24" cy="18" r="2.6" />
          <circle cx="57" cy="172" r="2.6" />
          <circle cx="25" cy="120" r="2.6" />
          <circle cx="28" cy="64" r="2" />
          <circle cx="39" cy="51" r="2.6" />
          <circle cx="38" cy="153" r="2.6" />
        </g>
      </pattern>
      <rect width="72" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** A heading between two printer's rules that swell towards it. */
export function Ruled({ children }: { readonly children: ReactNode }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 'var(--space-4)' }}>
      {children}
      <svg className={styles.rule} viewBox="0 0 400 16" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
        <path d="M16 7.500H4000v1H16z" fill="currentColor" />
        <path d="M6 3l5 5-5 5-5-5z" />
      </svg>
    </div>
  )
}
