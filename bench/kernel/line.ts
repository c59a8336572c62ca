import { writeFileSync } from 'node:fs'
import { fromRoot } from '../../scripts/kernel/paths.ts'

/** A measured value, compared with its goal. */
export interface Line {
  name: string
  value: number
  unit: string
  /** The same measurement on the simplest possible program, in the same run. */
  reference: number
  /** value / reference */
  ratio: number
  /** `<=1000` limits the value, `ratio>=0.7` the ratio, `difference>=-3` the value minus the reference. */
  goal: string
  holds: boolean
}

interface Goal {
  measure: 'value' | 'ratio' | 'difference'
  relation: '>=' | '<=' | '<'
  bound: number
}

const HOLDS: Readonly<Record<Goal['relation'], (measured: number, bound: number) => boolean>> = {
  '>=': (measured, bound) => measured >= bound,
  '<=': (measured, bound) => measured <= bound,
  '<': (measured, bound) => measured < bound,
}
const GOAL_NAMES = { value: '', ratio: 'ratio', difference: 'difference' } as const

const rounded = (value: number): number => Number(value.toPrecision(Math.abs(value) >= 1000 ? 5 : 3))

export function lineOf(
  { name, unit, value, reference }: Pick<Line, 'name' | 'unit' | 'value' | 'reference'>,
  { measure, relation, bound }: Goal,
): Line {
  const ratio = value === reference ? 1 : value / reference
  const measured = { value, ratio, difference: value - reference }[measure]
  return {
    name,
    value: rounded(value),
    unit,
    reference: rounded(reference),
    ratio: rounded(ratio),
    goal: `${GOAL_NAMES[measure]}${relation}${bound}`,
    holds: HOLDS[relation](measured, bound),
  }
}

export const printed = ({ name, value, unit, reference, ratio, goal, holds }: Line): string =>
  [name, value, unit, reference, ratio, goal, holds ? 'holds' : 'short'].join(' ')

export function writeResults(lines: readonly Line[]): void {
  const byName = Object.fromEntries(lines.map(({ name, ...fields }) => [name, fields]))
  writeFileSync(fromRoot('bench/results.json'), `${JSON.stringify(byName, null, 2)}\n`)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return (low + high) / 2
}

/** The smallest value that at least this share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
