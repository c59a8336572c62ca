import type { Sources } from '../kernel/sources.ts'
import { HEADER, imports, members } from './exports.ts'

const FOLDER = 'apps/server/src/app'

/** The order of the domains is the order of composition: a domain gets the services of those before it. */
function domains(sources: Sources): string {
  const found = members(sources, /^apps\/server\/src\/domains\/([a-z]+)\/[a-z]+\.domain\.ts$/, /Domain$/)
  const byIndex = found.map((member) => ({ ...member, file: member.file.replace(/[^/]+$/, 'index.ts') }))
  return `${HEADER}
${imports(FOLDER, byIndex, [['../kernel/domain.ts', `import { noDomains } from '../kernel/domain.ts'`]])}

/** Every domain that is built, in the order of \`packages/contract/src/domains.ts\`. */
export const domains = noDomains()
${found.map(({ name }) => `  .add(${name})`).join('\n')}
`
}

export const serverLists = (sources: Sources): [path: string, text: string][] => [
  [`${FOLDER}/domains.ts`, domains(sources)],
]
