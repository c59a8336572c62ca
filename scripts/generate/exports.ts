import { isTest, type Sources } from '../kernel/sources.ts'

const DOMAINS = 'packages/contract/src/domains.ts'
const LINE_WIDTH = 120

/** One exported name that a generated list contains. */
export interface Member {
  domain: string
  file: string
  name: string
}

/** The domains in the order of `domains.ts`. Read as text, because a command may just have added one. */
export function domainOrder(sources: Sources): string[] {
  const list = /export const domains = \[([^\]]*)\]/.exec(sources.get(DOMAINS) ?? '')?.[1] ?? ''
  const names = [...list.matchAll(/'([a-z]+)'/g)].map((match) => match[1] ?? '')
  if (names.length === 0) throw new Error(`${DOMAINS} has no list of domains`)
  return names
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The domain's own file comes before those of its parts: `course.calls.ts` before `import.calls.ts`. */
function byFile(domain: string) {
  const isPart = (file: string) => !file.slice(file.lastIndexOf('/') + 1).startsWith(`${domain}.`)
  const depth = (file: string) => file.split('.').length
  return (a: string, b: string): number => Number(isPart(a)) - Number(isPart(b)) || depth(a) - depth(b) || byText(a, b)
}

/**
 * Every matching export of every matching file, in the order of the domains.
 * `file` must capture the domain, `name` the whole name.
 */
export function members(sources: Sources, file: RegExp, name: RegExp): Member[] {
  const order = ['kernel', ...domainOrder(sources)]
  const filesByDomain = new Map<string, string[]>(order.map((domain) => [domain, []]))
  for (const path of sources.keys()) {
    const domain = file.exec(path)?.[1]
    if (domain !== undefined && !isTest(path)) filesByDomain.get(domain)?.push(path)
  }
  const found = order.flatMap((domain) =>
    (filesByDomain.get(domain) ?? []).sort(byFile(domain)).flatMap((path) =>
      [...(sources.get(path) ?? '').matchAll(/^export const (\w+)/gm)]
        .map((match) => match[1] ?? '')
        .filter((exported) => name.test(exported))
        .map((exported) => ({ domain, file: path, name: exported })),
    ),
  )
  refuseDoubles(found)
  return found
}

function refuseDoubles(found: readonly Member[]) {
  const files = new Map<string, string>()
  for (const { name, file } of found) {
    const other = files.get(name)
    if (other !== undefined) throw new Error(`${other} and ${file} both export ${name}: name one after its domain`)
    files.set(name, file)
  }
}

type Brackets = readonly [open: string, close: string]
export const OBJECT: Brackets = ['{ ', ' }']
export const ARRAY: Brackets = ['[', ']']

interface Listed {
  before: string
  parts: readonly string[]
  after?: string
  indent?: string
}

/** `before{ a, b }after` on one line where that fits, otherwise one part per line, as Biome formats it. */
export function listed([open, close]: Brackets, { before, parts, after = '', indent = '' }: Listed): string {
  const line = `${indent}${before}${open}${parts.join(', ')}${close}${after}`
  if (line.length <= LINE_WIDTH) return line
  return [
    `${indent}${before}${open.trim()}`,
    ...parts.map((part) => `${indent}  ${part},`),
    `${indent}${close.trim()}${after}`,
  ].join('\n')
}

/**
 * Import statements in the order of their paths, as Biome requires. `extra` are further statements that the list needs.
 */
export function imports(folder: string, found: readonly Member[], extra: readonly [from: string, line: string][] = []) {
  const names = new Map<string, string[]>()
  for (const { file, name } of found) {
    const from = relativePath(folder, file)
    names.set(from, [...(names.get(from) ?? []), name])
  }
  const lines = [...names].map(([from, list]) => [from, importLine(from, list)] as const)
  return [...lines, ...extra]
    .sort(([a], [b]) => byImport(a, b))
    .map(([, line]) => line)
    .join('\n')
}

const importLine = (from: string, names: readonly string[]) =>
  listed(OBJECT, { before: 'import ', parts: names.toSorted(byText), after: ` from '${from}'` })

/** Packages first, then the most distant paths. */
function byImport(a: string, b: string): number {
  const distance = (from: string) => (from.startsWith('../') ? 1 : from.startsWith('./') ? 2 : 0)
  return distance(a) - distance(b) || byText(a, b)
}

function relativePath(folder: string, file: string): string {
  const from = folder.split('/')
  const to = file.split('/')
  let shared = 0
  while (shared < from.length && from[shared] === to[shared]) shared += 1
  const up = '../'.repeat(from.length - shared)
  return `${up || './'}${to.slice(shared).join('/')}`
}

/** The members of an object as spreads, one per line. */
export const spreadLines = (found: readonly Member[]): string => found.map(({ name }) => `  ...${name},`).join('\n')

export const spread = (found: readonly Member[]): string[] => found.map(({ name }) => `...${name}`)

export const byDomain = (found: readonly Member[]): Map<string, Member[]> => {
  const groups = new Map<string, Member[]>()
  for (const member of found) groups.set(member.domain, [...(groups.get(member.domain) ?? []), member])
  return groups
}

export const HEADER = '// Written by npm run format from the files of the domains. Changes made by hand are lost.\n'
