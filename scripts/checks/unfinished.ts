import { type Check, offencesOf } from './check.ts'

// Written with a character class, so that this file does not find itself.
const MARK = /\b(?:TO[D]O|FIX[M]E)\b/g
const LEFT_OUT_TEST = /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\(/g
const SLEEP = /\bwaitForTimeout\b/g

export const unfinished: Check = {
  name: 'nothing unfinished',
  find: (sources) =>
    [...sources].flatMap(([path, source]) => {
      if (!/\.(?:tsx?|mjs|css|html|sql)$/.test(path)) return []
      return [
        ...offencesOf(path, source, MARK, (mark) => `${mark}: finish it, or open an issue`),
        ...(/\.(?:test|e2e)\.tsx?$/.test(path) && !path.startsWith('scripts/checks/')
          ? offencesOf(path, source, LEFT_OUT_TEST, (found) => `${found}…) skips a test`)
          : []),
        ...(path.startsWith('e2e/')
          ? offencesOf(path, source, SLEEP, () => 'wait for a visible result, not for time to pass')
          : []),
      ]
    }),
}
