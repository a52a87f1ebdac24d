/** Linear and logistic regression. */

/** Keeps weights small where the samples say little. */
const RIDGE = 1
const ROUNDS = 12
/** Samples that are all but certain still count a little, so that the equations can be solved. */
const LEAST = 1e-4

type Rows = readonly (readonly number[])[]

/** Least squares with ridge. `importance`: how much each sample counts. */
export function linear(
  samples: Rows,
  targets: readonly number[],
  importance: readonly number[] = targets.map(() => 1),
): number[] {
  const columns = samples[0]?.length ?? 0
  const sums = Array.from({ length: columns }, (_, i) =>
    Float64Array.from({ length: columns + 1 }, (_, j) => (i === j ? RIDGE : 0)),
  )
  samples.forEach((sample, n) => {
    const weight = importance[n] ?? 0
    for (const [i, row] of sums.entries()) {
      const value = weight * (sample[i] ?? 0)
      if (value === 0) continue
      for (let j = 0; j < columns; j++) row[j] = (row[j] ?? 0) + value * (sample[j] ?? 0)
      row[columns] = (row[columns] ?? 0) + value * (targets[n] ?? 0)
    }
  })
  return solve(sums)
}

/** Gaussian elimination. No pivoting: the ridge makes the matrix positive definite. The last column is the right side. */
function solve(rows: readonly Float64Array[]): number[] {
  for (const [i, pivot] of rows.entries()) {
    for (const row of rows) {
      if (row === pivot) continue
      const times = (row[i] ?? 0) / (pivot[i] ?? 1)
      for (let j = i; j < row.length; j++) row[j] = (row[j] ?? 0) - times * (pivot[j] ?? 0)
    }
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1))
}

/** Log odds that a sample is true, by iterated least squares. */
export function logistic(samples: Rows, truths: readonly boolean[]): number[] {
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
