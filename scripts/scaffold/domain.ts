import { domainOrder } from '../generate/exports.ts'
import { fromRoot } from '../kernel/paths.ts'
import type { Sources } from '../kernel/sources.ts'
import { appendLines, callsOf, listsOf } from './lists.ts'
import { type Filling, filledTemplates, firstErrorCode } from './substitute.ts'

const DOMAINS = 'packages/contract/src/domains.ts'
/** Files of a domain called `example`, at their final paths. */
export const TEMPLATES = fromRoot('scripts/scaffold/domain')

export interface NewDomain {
  domain: string
  /** The domain before it in the order, when it is not in `domains.ts` yet. */
  after?: string | undefined
}

/** The Chinese name of a domain in the glossary. */
function chineseName(sources: Sources, domain: string): string {
  const row = new RegExp(String.raw`^\| \`${domain}\` \| ([^|]+) \|`, 'm').exec(sources.get('docs/glossary.md') ?? '')
  return row?.[1]?.trim() ?? domain
}

function withDomain(sources: Sources, { domain, after }: NewDomain): { order: string[]; text: string } {
  const text = sources.get(DOMAINS) ?? ''
  const order = domainOrder(sources)
  if (order.includes(domain)) return { order, text }
  if (after === undefined || !order.includes(after))
    throw new Error(`${DOMAINS} does not list ${domain}: name the domain before it with --after <domain>`)
  return {
    order: order.toSpliced(order.indexOf(after) + 1, 0, domain),
    text: text.replace(`  '${after}',\n`, `  '${after}',\n  '${domain}',\n`),
  }
}

/** Every file of a new domain, and every file that has to list it, with their new content. */
export function domainFiles(sources: Sources, { domain, after }: NewDomain): Map<string, string> {
  if (!/^[a-z]{2,20}$/.test(domain)) throw new Error(`"${domain}" is not a domain name: use one word in small letters`)
  const { order, text } = withDomain(sources, { domain, after })
  const filling: Filling = {
    domain,
    chinese: chineseName(sources, domain),
    errorCode: firstErrorCode(sources, order.indexOf(domain), order.length - 1),
  }
  const files = filledTemplates(TEMPLATES, filling)
  const existing = [...files.keys()].find((path) => sources.has(path))
  if (existing) throw new Error(`${existing} exists already`)
  const { calls, routes } = listsOf(sources)
  const newCalls = callsOf([...files.values()].join('\n')).filter((call) => !calls.has(call))
  const newRoutes = [`/${domain}`].filter((path) => !routes.has(path)).map((path) => `${path} | login |`)
  return new Map([
    ...files,
    [DOMAINS, text],
    ...appendLines(sources, 'docs/spec/own-calls.txt', newCalls),
    ...appendLines(sources, 'docs/spec/own-routes.txt', newRoutes),
  ])
}
