import type { Coverage, Stretch } from '@sands/rules/coverage'

/** The text format of a PostgreSQL multirange: `{[0,5000),[7000,9000)}`. */
export const writeCoverage = (coverage: Coverage): string =>
  `{${coverage.map(([from, to]) => `[${from},${to})`).join(',')}}`

export function readCoverage(text: string): Coverage {
  const numbers = text.match(/\d+/g) ?? []
  const stretches: Stretch[] = []
  for (let index = 0; index + 1 < numbers.length; index += 2)
    stretches.push([Number(numbers[index]), Number(numbers[index + 1])])
  return stretches
}
