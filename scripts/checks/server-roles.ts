import { LANGUAGES } from '../../packages/rules/src/language.ts'
import type { Check } from './check.ts'

const ROLES = [
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
  'domain',
  'test',
]
/** Long texts have a file for each language. */
const NAMED = new RegExp(
  `^[a-z][a-z0-9-]*(?:\\.(?:${LANGUAGES.join('|')}))?\\.(?:${ROLES.join('|')})(?:\\.test)?\\.ts$`,
)

export const serverRoles: Check = {
  name: 'server files say their role',
  find: (sources) =>
    [...sources.keys()].flatMap((path) => {
      const file = /^apps\/server\/src\/domains\/[^/]+\/(?:.+\/)?([^/]+)$/.exec(path)?.[1]
      if (file === undefined || file === 'index.ts' || NAMED.test(file)) return []
      return [{ file: path, text: `should be <noun>.<role>.ts with a role of ${ROLES.join(', ')}; or index.ts` }]
    }),
}
