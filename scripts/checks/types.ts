import { existsSync, globSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { cacheDir, root } from '../kernel/paths.ts'
import { run } from '../kernel/run.ts'
import { skeletonFault } from '../scaffold/skeleton-types.ts'
import { outcomeOf, type ToolCheck } from './tools.ts'

const typesDir = join(cacheDir, 'types')

/** The compiler keeps nearly all it allocates: fewer collections save a tenth of the time, and its peak stays the same. */
const RARE_COLLECTIONS = { GOGC: '300' }

/**
 * The compiler trusts file dates. With an old date on its build info it compares contents instead, which is also
 * correct for a copied cache.
 */
function distrustDates(): void {
  if (!existsSync(typesDir)) return
  for (const file of globSync('**/*.tsbuildinfo', { cwd: typesDir })) utimesSync(join(typesDir, file), 0, 0)
}

export const types: ToolCheck = {
  name: 'types',
  run: async () => {
    distrustDates()
    // One thread: every further thread checks the same library types again and triples the processor time.
    const fault = outcomeOf(
      'tsc',
      await run('tsc', ['--build', '--singleThreaded'], { capture: true, env: RARE_COLLECTIONS }),
    )
    return fault ?? skeletonFault(root)
  },
}
