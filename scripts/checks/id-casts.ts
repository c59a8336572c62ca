import { type Check, offencesOf } from './check.ts'

const HOME = 'packages/contract/src/kernel/id.ts'
const NAMES = /\b(?:import|export)\s+(?:type\s+)?\{[^}]*\}/g
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`\w\\])\/\/.*$/gm
const CASTS = [
  /\bas\s+(?:unknown\s+as\s+)?(?:readonly\s+)?(?:Id<|[A-Z]\w*Id\b)/g,
  /(?:''|\b(?:\w*I|i)ds?)\s+as\s+never\b/g,
]

/** They are replaced by spaces of the same length, so that line numbers stay correct. */
const withoutNames = (source: string): string =>
  [NAMES, COMMENTS].reduce((text, pattern) => text.replace(pattern, (found) => found.replace(/[^\n]/g, ' ')), source)

/** A cast gives any text any kind of id. Tests may: their ids are made up. */
export const idCasts: Check = {
  name: 'ids without casts',
  find: (sources) =>
    [...sources].flatMap(([path, source]) => {
      if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path) || path === HOME) return []
      const code = withoutNames(source)
      return CASTS.flatMap((cast) =>
        offencesOf(path, code, cast, (found) => `"${found}": the source gives the kind, or idIn and asId of ${HOME}`),
      )
    }),
}
