import { domains } from '../../packages/contract/src/domains.ts'
import { isTest } from '../kernel/sources.ts'
import type { Check, Offence } from './check.ts'
import { type Import, importsOf, resolveImport } from './imports.ts'
import { type Layer, zoneOf } from './zones.ts'

/** One import that the rules check; each rule returns what is wrong, or undefined. */
interface Step {
  from: string
  to: string
  found: Import
}
type Rule = (step: Step) => string | undefined

const mayImport: Readonly<Record<Layer, readonly Layer[]>> = {
  kernel: ['kernel'],
  domain: ['kernel', 'domain'],
  app: ['kernel', 'domain', 'app'],
  testing: ['kernel', 'domain', 'app', 'testing'],
  outside: ['kernel', 'domain', 'app', 'testing', 'outside'],
}

const layers: Rule = ({ from, to }) => {
  const [source, target] = [zoneOf(from), zoneOf(to)]
  if (source.home !== target.home || target.layer === 'outside') return undefined
  if (mayImport[source.layer].includes(target.layer)) return undefined
  if (target.layer === 'testing' && isTest(from)) return undefined
  return `imports go kernel <- domains <- app: ${source.layer} may not import ${to}`
}

const domainOrder: readonly string[] = domains

const domainBoundaries: Rule = ({ from, to }) => {
  const [source, target] = [zoneOf(from), zoneOf(to)]
  if (source.home !== target.home || source.layer !== 'domain' || target.layer !== 'domain') return undefined
  if (source.domain === target.domain) return undefined
  if (source.home !== 'apps/server') return `domain ${source.domain} may not import ${to}: use a link or a slot`
  const order = (domain: string | undefined) => domainOrder.indexOf(domain ?? '')
  if (order(target.domain) > order(source.domain)) {
    return `domain ${source.domain} may not call ${target.domain}, which comes after it: use an event`
  }
  if (!to.endsWith(`/domains/${target.domain}/index.ts`)) return `import ${target.domain} only through its index.ts`
  return undefined
}

const appBoundaries: Rule = ({ from, to }) => {
  const [source, target] = [zoneOf(from), zoneOf(to)]
  if (!source.home || !target.home || source.home === target.home) return undefined
  if (target.home.startsWith('packages/')) return undefined
  return source.home.startsWith('packages/')
    ? `a package may not import an app (${to})`
    : `${source.home} may not import another app (${to})`
}

const OWN_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  i18n: ['rules'],
  contract: ['rules'],
  web: ['rules', 'i18n', 'contract'],
}
const OUTSIDE_PACKAGES: Readonly<Record<string, readonly string[]>> = { rules: [], i18n: [], contract: ['typebox'] }

const packages: Rule = ({ from, to }) => {
  const source = /^packages\/(\w+)\//.exec(from)?.[1]
  if (!source || isTest(from)) return undefined
  const target = /^packages\/(\w+)\//.exec(to)?.[1]
  if (target) {
    const fine = target === source || OWN_PACKAGES[source]?.includes(target)
    return fine ? undefined : `packages/${source} may not import packages/${target}`
  }
  if (/^(?:apps|e2e|bench|scripts)\//.test(to)) return undefined
  const fine = OUTSIDE_PACKAGES[source]?.some((name) => to === name || to.startsWith(`${name}/`)) ?? true
  return fine ? undefined : `packages/${source} may not depend on ${to}`
}

const isWeb = (home: string | undefined) => home === 'apps/mobile' || home === 'apps/desktop' || home === 'packages/web'
const SCHEMA_FREE = /^packages\/contract\/src\/(?:rights|kernel\/(?:codes|id)|[^/]+\/[\w-]+\.links)(?:\.ts)?$/

const schemaFree: Rule = ({ from, to, found }) => {
  if (!isWeb(zoneOf(from).home) || isTest(from) || /\/src\/testing\//.test(from)) return undefined
  if (!to.startsWith('packages/contract/') || found.typeOnly || SCHEMA_FREE.test(to)) return undefined
  return `${to} would put schemas into the bundle: use import type`
}

const rules: readonly Rule[] = [layers, domainBoundaries, appBoundaries, packages, schemaFree]

const checkFile = (from: string, source: string): Offence[] =>
  importsOf(source).flatMap((found) => {
    const step = { from, to: resolveImport(from, found.specifier), found }
    return rules.flatMap((rule) => rule(step) ?? []).map((text) => ({ file: from, line: found.line, text }))
  })

export const boundaries: Check = {
  name: 'import boundaries',
  find: (sources) =>
    [...sources].flatMap(([path, source]) =>
      /^(?:apps|packages)\/.+\.tsx?$/.test(path) ? checkFile(path, source) : [],
    ),
}
