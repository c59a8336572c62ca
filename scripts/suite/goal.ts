import { readdirSync } from 'node:fs'
import { fromRoot } from '../kernel/paths.ts'

/** The suite was brought to this time when the server had this many domains. */
const FIRST_MINUTES = 15
const FIRST_DOMAINS = 12
const MINUTES_PER_DOMAIN = 1
const MOST_MINUTES = 35

/** The longest that the whole suite may take on two processors, with this many server domains. */
export function mostSuiteSeconds(domains: number): number {
  const further = Math.max(0, domains - FIRST_DOMAINS)
  return 60 * Math.min(MOST_MINUTES, FIRST_MINUTES + MINUTES_PER_DOMAIN * further)
}

/** Domains that exist: a name in the contract that has no code yet needs no tests. */
export const serverDomains = (): number =>
  readdirSync(fromRoot('apps/server/src/domains'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    .length
