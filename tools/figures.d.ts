type Cell = string | number

interface Section {
  readonly command: string
  readonly date: string
  readonly machine: string
  readonly note?: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

type Figures = Readonly<Record<string, Section>>

export const DOCUMENTS: readonly string[]
export function readFigures(root: string): Figures
export function withFigures(text: string, figures: Figures): string
export function saveFigures(root: string, name: string, rows: readonly (readonly Cell[])[]): void
export function rounded(number: number): number
