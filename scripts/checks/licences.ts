import { dependenciesIn, isAllowed, LICENCE_PAGE, licencePage, readLicences } from '../generate/licences.ts'
import { root } from '../kernel/paths.ts'
import type { Check, Offence } from './check.ts'

export function licenceOffences({ page, lock }: { page: string; lock: string }): Offence[] {
  const refused = dependenciesIn(lock).filter(({ licence }) => !isAllowed(licence))
  return [
    ...refused.map(({ name, version, licence }) => ({
      file: 'package-lock.json',
      text: `${name} ${version} has the licence ${licence || 'unknown'}, which is not allowed (scripts/generate/licences.ts)`,
    })),
    ...(licencePage(page, lock) === page ? [] : [{ file: LICENCE_PAGE, text: 'is out of date: npm run format' }]),
  ]
}

export const licences: Check = {
  name: 'licences',
  find: () => licenceOffences(readLicences(root)),
}
