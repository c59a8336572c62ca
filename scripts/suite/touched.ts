import { domains } from '../../packages/contract/src/domains.ts'
import { isTest, type Sources } from '../kernel/sources.ts'
import { importersIn, reachedFrom } from './graph.ts'

/** Test files by the part that runs them. */
export interface Touched {
  unit: string[]
  integration: string[]
  process: string[]
  browser: string[]
}

const SERVER = /^apps\/server\//
const PROCESS = /^e2e\/process\//
const BROWSER_TEST = /\.e2e\.ts$/
/** Files that every unit and server test depends on without importing them. */
const FOR_ALL = /^(?:package(?:-lock)?\.json|vitest\.config\.ts|scripts\/testing\/)/
const FOR_SERVER = /^apps\/server\/(?!src\/)/
const FOR_BROWSERS = /^(?:package-lock\.json|e2e\/playwright\.config\.ts)/

/** The files that compose all domains. A change of one domain affects only the domains that load it. */
const isAssembly = (path: string): boolean => /^apps\/server\/src\/(?:app|testing)\//.test(path)

const DOMAIN_PLACES = [
  /^apps\/[^/]+\/src\/domains\/([^/]+)\//,
  /^packages\/(?:contract|web)\/src\/([^/]+)\//,
  /^packages\/i18n\/src\/[^/]+\/([^/.]+)\./,
]
const APP_PLACES = /^apps\/(?:mobile|desktop)\/src\/(?!domains\/)/
const domainNames = new Set<string>(domains)

function domainOf(path: string): string | undefined {
  const name = DOMAIN_PLACES.map((place) => place.exec(path)?.[1]).find((found) => found !== undefined)
  return name !== undefined && domainNames.has(name) ? name : undefined
}

function serverTests(changed: readonly string[], sources: Sources): Set<string> {
  const reached = reachedFrom(
    changed,
    importersIn(sources),
    (importer, imported) => !isAssembly(importer) || isAssembly(imported),
  )
  const inDomain = (path: string) => /^apps\/server\/src\/domains\/[^/]+\//.exec(path)?.[0]
  const touched = new Set([...reached].map(inDomain).filter((folder) => folder !== undefined))
  const isTouched = (path: string) => reached.has(path) || touched.has(inDomain(path) ?? '')
  return new Set([...sources.keys()].filter((path) => SERVER.test(path) && isTest(path) && isTouched(path)))
}

function browserTests(changed: readonly string[], sources: Sources): string[] {
  const all = [...sources.keys()].filter((path) => BROWSER_TEST.test(path))
  if (changed.some((path) => FOR_BROWSERS.test(path))) return all
  const ownFiles = changed.filter((path) => path.startsWith('e2e/'))
  const reached = reachedFrom(ownFiles, importersIn(sources))
  const folders = changed.map(domainOf).flatMap((domain) => (domain === undefined ? [] : [`e2e/domains/${domain}/`]))
  if (changed.some((path) => APP_PLACES.test(path))) folders.push('e2e/app/')
  return all.filter((path) => reached.has(path) || folders.some((folder) => path.startsWith(folder)))
}

/** The tests that a change of these files may break. */
export function testsTouchedBy(changed: readonly string[], sources: Sources): Touched {
  const tests = [...sources.keys()].filter((path) => /\.test\.tsx?$/.test(path))
  const forAll = changed.some((path) => FOR_ALL.test(path))
  const forServer = forAll || changed.some((path) => FOR_SERVER.test(path))
  const reached = reachedFrom(changed, importersIn(sources))
  const server = serverTests(changed, sources)
  return {
    unit: tests.filter((path) => !SERVER.test(path) && !PROCESS.test(path) && (forAll || reached.has(path))),
    integration: tests.filter((path) => SERVER.test(path) && (forServer || server.has(path))),
    process: tests.filter((path) => PROCESS.test(path) && changed.includes(path)),
    browser: browserTests(changed, sources),
  }
}
