import { readFileSync } from 'node:fs'
import { fromRoot } from '../kernel/paths.ts'

const linesOf = (file: string): string[] =>
  readFileSync(fromRoot('docs/spec', file), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

export interface SpecRoute {
  path: string
  /** `open`, `login`, or open under a condition on the query, such as `isPublic=1`. */
  access: 'open' | 'login' | { openIf: string }
}

const routesIn = (file: string): SpecRoute[] =>
  linesOf(file).map((line) => {
    const [path = '', access = ''] = line.split('|').map((part) => part.trim())
    if (access === 'open' || access === 'login') return { path, access }
    const condition = /^open-if-(.+)$/.exec(access)?.[1]
    if (condition === undefined) throw new Error(`docs/spec/${file}: cannot read "${line}"`)
    return { path, access: { openIf: condition } }
  })

/** Every screen of the specification, and those we added. */
export const specRoutes = (): SpecRoute[] => routesIn('routes.txt')
export const ownRoutes = (): SpecRoute[] => routesIn('own-routes.txt')

/** Every call of the specification, as `METHOD /path`, and those we added. */
export const specCalls = (): string[] => linesOf('calls.txt').filter((line) => !line.startsWith('?'))
export const ownCalls = (): string[] => linesOf('own-calls.txt')
