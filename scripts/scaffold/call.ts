import type { Sources } from '../kernel/sources.ts'
import { appendLines, listsOf } from './lists.ts'

export interface NewCall {
  domain: string
  /** `GET /path` or `POST /path`. */
  key: string
}

interface Wanted extends NewCall {
  isRead: boolean
  /** Undefined when everybody who is signed in may make the call. */
  right: string | undefined
  method: string
}

interface Edit {
  path: string
  text: string
}

/** A matching file of the domain; the domain's own file comes first. */
function fileWith(sources: Sources, folder: string, fits: (path: string, text: string) => boolean): Edit {
  const found = [...sources]
    .filter(([path, text]) => path.startsWith(`${folder}/`) && fits(path, text))
    .map(([path, text]) => ({ path, text }))
    .sort((a, b) => a.path.length - b.path.length)
  if (!found[0]) throw new Error(`${folder} has no file for the call: write the call by hand`)
  return found[0]
}

/** Inserts a text before the first match of the pattern after `start`. */
function insertBefore({ path, text }: Edit, start: string | RegExp, end: RegExp, added: string): Edit {
  const from = typeof start === 'string' ? text.indexOf(start) : text.search(start)
  const place = from < 0 ? -1 : text.slice(from).search(end)
  if (place < 0) throw new Error(`${path} differs from the skeleton: write the call by hand`)
  return { path, text: `${text.slice(0, from + place)}${added}${text.slice(from + place)}` }
}

/** Adds a type to the import of a module, unless it is already there. */
function withType({ path, text }: Edit, name: string, from: string): Edit {
  const line = new RegExp(`import type \\{([^}]*)\\} from '${from}'`)
  const names = line.exec(text)?.[1]
  if (names === undefined) return { path, text: `import type { ${name} } from '${from}'\n${text}` }
  return names.includes(name)
    ? { path, text }
    : { path, text: text.replace(line, `import type {${names}, ${name} } from '${from}'`) }
}

const camel = (words: readonly string[]) =>
  words
    .flatMap((word) => word.split('-'))
    .map((word, index) => (index === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join('')

/** Named after the end of the path; with the previous word where the service already has that method. */
function methodName(path: string, service: string): string {
  const words = path.split('/').filter(Boolean)
  const short = camel(words.slice(-1))
  return new RegExp(`^  ${short}[(:]`, 'm').test(service) ? camel(words.slice(-2)) : short
}

function contract(sources: Sources, { domain, key, isRead, right }: Wanted): Edit {
  const file = fileWith(sources, `packages/contract/src/${domain}`, (path) => path.endsWith(`/${domain}.calls.ts`))
  const added = `  '${key}': call({
    summary: 'What it does, in one sentence.',
    access: '${right ? `right:${right}` : 'learner'}',
    ${isRead ? 'query: Type.Object({})' : 'body: Type.Object({})'},
    data: Nothing,${isRead ? '' : '\n    once: true,'}
  }),
`
  const { path, text } = insertBefore(file, `export const ${domain}Calls`, /\} satisfies Calls/, added)
  // The first braces before the schema module belong to its import.
  const withNothing = text.replace(
    /\{ (?!.*\bNothing\b)([^}]*) \} from '\.\.\/kernel\/schema\.ts'/,
    "{ $1, Nothing } from '../kernel/schema.ts'",
  )
  return { path, text: withNothing }
}

function routes(
  { path, text }: Edit,
  { key, isRead, method }: Wanted,
  { domain, name }: { domain: string; name: string },
) {
  const given = isRead ? '{ viewer, query }' : '{ tx, viewer, body }'
  const passed = isRead ? 'viewer, query' : 'tx, viewer, body'
  const added = `    '${key}': (${given}) => ${name}.${method}(${passed}),\n`
  return insertBefore({ path, text }, `${domain}Calls, {`, / {2}\}\)/, added)
}

function service(file: Edit, { domain, key, isRead, right, method }: Wanted, type: string): Edit {
  const kind = isRead ? 'CallQuery' : 'CallBody'
  const input = `${isRead ? 'query' : 'body'}: ${kind}<'${key}'>`
  const signature = `  ${method}(${isRead ? '' : 'tx: Tx, '}viewer: Viewer, ${input}): Promise<null>\n`
  const record = `
      await audit.record(tx, viewer, {
        action: '${domain}.item.${method}',
        subject: { kind: '${domain}', id: null, name: '' },
      })`
  const needsAudit = !isRead && right !== undefined
  if (needsAudit && !/\baudit\b/.test(file.text))
    throw new Error(`${file.path} has no audit log, which a managing call needs: write the call by hand`)
  const body = `
    async ${method}(${needsAudit ? 'tx, viewer' : ''}) {${needsAudit ? record : ''}
      return null
    },
`
  const declared = insertBefore(file, `export interface ${type} {`, /^\}/m, signature)
  const written = insertBefore(declared, /^ {2}return \{$/m, /^ {2}\}\n\}/m, body)
  return withType(written, kind, '@sands/contract/calls')
}

function test(file: Edit, { domain, key, isRead, right }: Wanted): Edit {
  const input = `{ ${isRead ? 'query' : 'body'}: {} }`
  const refused = right ? `\n    expect(await learner.call(KEY, ${input})).toFailWith('kernel.no_permission')` : ''
  const added = `
  it('answers ${key}', async () => {
    const KEY = '${key}'
    const learner = await sands.signIn('learner')
    expect(await ${right ? "(await sands.signIn('admin'))" : 'learner'}.call(KEY, ${input})).toSucceed()${refused}
    expect(await sands.visitor().call(KEY, ${input})).toFailWith('kernel.not_signed_in')
  })
`
  return insertBefore(file, `describe('${domain}`, /^\}\)/m, added)
}

/** Every file that a new call changes, with its new content. */
export function callFiles(sources: Sources, { domain, key }: NewCall): Map<string, string> {
  const path = /^(?:GET|POST) (\/[\w/-]+)$/.exec(key)?.[1]
  if (!path) throw new Error(`"${key}" is not the key of a call: 'GET /path' or 'POST /path'`)
  if ([...sources].some(([file, text]) => file.endsWith('.calls.ts') && text.includes(`'${key}'`)))
    throw new Error(`${key} exists already`)
  const folder = `apps/server/src/domains/${domain}`
  const routesFile = fileWith(sources, folder, (file) => file === `${folder}/${domain}.routes.ts`)
  const [, name = '', type = ''] = /(\w+): (\w+Service)\b/.exec(routesFile.text) ?? []
  const serviceFile = fileWith(sources, folder, (_, text) => text.includes(`export interface ${type} {`))
  const rights = sources.get(`packages/contract/src/${domain}/${domain}.rights.ts`) ?? ''
  const right = /^ {2}'([\w.]+)'/m.exec(rights)?.[1]
  const wanted: Wanted = {
    domain,
    key,
    isRead: key.startsWith('GET'),
    right: path.includes('/manage/') ? right : undefined,
    method: methodName(path, serviceFile.text),
  }
  const testFile = fileWith(sources, folder, (file) => file === `${folder}/${domain}.test.ts`)
  const edits = [
    contract(sources, wanted),
    routes(routesFile, wanted, { domain, name }),
    service(serviceFile, wanted, type),
    test(testFile, wanted),
  ]
  const isListed = listsOf(sources).calls.has(key)
  return new Map([
    ...edits.map((edit): [string, string] => [edit.path, edit.text]),
    ...appendLines(sources, 'docs/spec/own-calls.txt', isListed ? [] : [key]),
  ])
}
