import type { Sources } from '../kernel/sources.ts'

const linesOf = (sources: Sources, file: string): string[] =>
  (sources.get(`docs/spec/${file}`) ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'))

/** The calls and screens in the list of the specification and in our own. */
export const listsOf = (sources: Sources) => ({
  calls: new Set([...linesOf(sources, 'calls.txt'), ...linesOf(sources, 'own-calls.txt')]),
  routes: new Set(
    [...linesOf(sources, 'routes.txt'), ...linesOf(sources, 'own-routes.txt')].map((line) =>
      (line.split('|')[0] ?? '').trim(),
    ),
  ),
})

/** The keys of the calls that a text defines. */
export const callsOf = (text: string): string[] =>
  [...text.matchAll(/^ {2}'((?:GET|POST) \/[^']+)': call\(/gm)].map((match) => match[1] ?? '')

export const appendLines = (sources: Sources, file: string, lines: readonly string[]): [string, string][] =>
  lines.length === 0 ? [] : [[file, `${(sources.get(file) ?? '').trimEnd()}\n${lines.join('\n')}\n`]]
