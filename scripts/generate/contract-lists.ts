import type { Sources } from '../kernel/sources.ts'
import { byDomain, HEADER, imports, listed, members, OBJECT, spread, spreadLines } from './exports.ts'

const CONTRACT = 'packages/contract/src'

const typeName = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

function calls(sources: Sources): string {
  const found = members(sources, /^packages\/contract\/src\/([a-z]+)\/(?:.+\/)?[\w-]+\.calls\.ts$/, /Calls$/)
  const values = [...byDomain(found)].map(([domain, own]) => {
    const [first] = own
    if (own.length === 1 && first) return `  ${domain}: ${first.name},`
    return listed(OBJECT, { before: `${domain}: `, parts: spread(own), after: ',', indent: '  ' })
  })
  const aliases = found.map(({ name }) => `type ${typeName(name)} = typeof ${name}`)
  return `${HEADER}
${imports(CONTRACT, found, [['./kernel/call.ts', `import type { BodyOf, Calls, DataOf, QueryOf } from './kernel/call.ts'`]])}

/** Every call by domain. The key is the wire name: search for it and you find contract, server, screen and test. */
export const callsByDomain: Readonly<Record<string, Calls>> = {
${values.join('\n')}
}

${aliases.join('\n')}

/** An interface and not an intersection: the compiler looks up a name in an interface much faster. */
interface All
  extends ${found.map(({ name }) => typeName(name)).join(',\n    ')} {}

export type CallKey = keyof All
/** Lists of types, because the compiler would compare the schemas of all calls wherever any call is meant. */
type Queries = { [K in CallKey]: QueryOf<All[K]> }
type Bodies = { [K in CallKey]: BodyOf<All[K]> }
type Data = { [K in CallKey]: DataOf<All[K]> }

export type CallQuery<K extends CallKey> = Queries[K]
export type CallBody<K extends CallKey> = Bodies[K]
export type CallData<K extends CallKey> = Data[K]
`
}

function errors(sources: Sources): string {
  const found = members(sources, /^packages\/contract\/src\/([a-z]+)\/(?:.+\/)?[\w-]+\.errors\.ts$/, /Errors$/)
  return `${HEADER}
${imports(CONTRACT, found)}

/** Every error the server can answer with, by name. */
export const errors = {
${spreadLines(found)}
}

export type ErrorName = keyof typeof errors
`
}

function rights(sources: Sources): string {
  const found = members(sources, /^packages\/contract\/src\/([a-z]+)\/(?:.+\/)?[\w-]+\.rights\.ts$/, /Rights$/)
  return `${HEADER}
${imports(CONTRACT, found, [['./kernel/right.ts', `import type { Reach } from './kernel/right.ts'`]])}

export type { Reach } from './kernel/right.ts'

/** The smallest remit with which a role must be granted to give each right. */
const reaches = {
${spreadLines(found)}
}

/** The rights that a role can contain. */
export type Right = keyof typeof reaches

export const rights = Object.keys(reaches) as Right[]

export const reachOf = (right: Right): Reach => reaches[right]
`
}

export const contractLists = (sources: Sources): [path: string, text: string][] => [
  [`${CONTRACT}/calls.ts`, calls(sources)],
  [`${CONTRACT}/errors.ts`, errors(sources)],
  [`${CONTRACT}/rights.ts`, rights(sources)],
]
