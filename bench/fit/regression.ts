/** Straight lines through many points: what each column of the samples adds to what came of them. */
import { Matrix, solve } from 'ml-matrix'

/** Keeps weights small where the samples say little. */
const RIDGE = 1
const ROUNDS = 12
/** Samples that are all but certain still count a little, so that the sums stay solvable. */
const LEAST = 1e-4

/** Least squares. `importance`: how much each sample counts. */
export function linear(
  samples: readonly (readonly number[])[],
  targets: readonly number[],
  importance: readonly number[] = targets.map(() => 1),
): number[] {
  const columns = new Matrix(samples.map((sample) => [...sample]))
  const weighted = columns.clone().mulColumnVector([...importance])
  const products = weighted.transpose().mmul(columns).add(Matrix.eye(columns.columns).mul(RIDGE))
  return solve(products, weighted.transpose().mmul(Matrix.columnVector([...targets]))).to1DArray()
}

/** Log odds of what is true of a sample, by iterated least squares. */
export function logistic(samples: readonly (readonly number[])[], truths: readonly boolean[]): number[] {
  let weights = samples[0]?.map(() => 0) ?? []
  for (let round = 0; round < ROUNDS; round++) {
    const odds = samples.map((sample) => dot(sample, weights))
    const chances = odds.map((odd) => 1 / (1 + Math.exp(-odd)))
    const spreads = chances.map((chance) => Math.max(LEAST, chance * (1 - chance)))
    const targets = odds.map(
      (odd, i) => odd + ((truths[i] === true ? 1 : 0) - (chances[i] ?? 0)) / (spreads[i] ?? LEAST),
    )
    weights = linear(samples, targets, spreads)
  }
  return weights
}

export function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0)
}
