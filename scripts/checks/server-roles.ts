import { LANGUAGES } from '../../packages/rules/src/language.ts'
import type { Check, Offence } from './check.ts'
import { type Import, importsOf } from './imports.ts'

const ROLES = [
  'domain',
  'routes',
  'service',
  'repo',
  'tables',
  'policy',
  'present',
  'events',
  'jobs',
  'kind',
  'defaults',
  'demo',
  'store',
  'process',
  'codec',
  'test',
]
/** Long texts have one file for each language. */
const NAMED = new RegExp(`^[a-z][a-z0-9-]*(?:\\.(?:${LANGUAGES.join('|')}))?\\.(${ROLES.join('|')})(?:\\.test)?\\.ts$`)
/** Files without a role: functions without state or queries, in a file named after their subject. */
const PLAIN = /^(?!(?:common|helpers?|misc|shared|utils?)\.ts$)[a-z][a-z0-9-]*\.ts$/

const SQL = { of: /^drizzle-orm(?!\/errors)/, text: 'queries belong in a repo file' }
const PLAIN_ASKS = {
  of: /^drizzle-orm|^fastify|\.(?:repo|service|jobs|routes|tables)\.ts$/,
  text: 'a file without a role must not use the database or a service: give it a role',
}

/** What files of a role may not import, except types. */
const CLOSED: Readonly<Record<string, readonly { of: RegExp; text: string }[]>> = {
  service: [SQL, { of: /\.jobs\.ts$/, text: 'a service must not call jobs: move the code to a service' }],
  routes: [SQL],
  policy: [SQL],
  present: [SQL, { of: /\.repo\.ts$/, text: 'a present file gets its rows as parameters' }],
  plain: [PLAIN_ASKS],
}

function offencesOf(path: string, role: string, found: readonly Import[]): Offence[] {
  return found.flatMap(({ specifier, typeOnly, line }) =>
    (CLOSED[role] ?? [])
      .filter(({ of }) => !typeOnly && of.test(specifier))
      .map(({ text }) => ({ file: path, line, text })),
  )
}

function checkFile(path: string, source: string): Offence[] {
  const file = /^apps\/server\/src\/domains\/[^/]+\/(?:.+\/)?([^/]+)$/.exec(path)?.[1]
  if (file === undefined || file === 'index.ts') return []
  const role = NAMED.exec(file)?.[1] ?? (PLAIN.test(file) ? 'plain' : undefined)
  if (role === undefined) {
    const text = `should be <noun>.<role>.ts with a role of ${ROLES.join(', ')}; or <noun>.ts, or index.ts`
    return [{ file: path, text }]
  }
  return file.endsWith('.test.ts') ? [] : offencesOf(path, role, importsOf(source))
}

export const serverRoles: Check = {
  name: 'server file names contain their role',
  find: (sources) => [...sources].flatMap(([path, source]) => checkFile(path, source)),
}
