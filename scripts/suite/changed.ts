import { execFileSync } from 'node:child_process'
import { root } from '../kernel/paths.ts'
import { readSources } from '../kernel/sources.ts'
import type { PartOutcome } from './outcome.ts'
import { stage } from './stage.ts'
import { testsTouchedBy } from './touched.ts'

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })

function isKnown(ref: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
    return true
  } catch {
    return false
  }
}

function base(since: string | undefined): string {
  const ref = (since === undefined ? ['origin/main', 'main'] : [since]).find(isKnown)
  if (ref === undefined)
    throw new Error(`git does not know ${since ?? 'origin/main or main'}: name another with --since REF`)
  return ref
}

/** Files that differ from the reference, committed or not. */
function changedSince(ref: string): string[] {
  const listed = [git('diff', '--name-only', '--merge-base', ref), git('ls-files', '--others', '--exclude-standard')]
  return listed.flatMap((lines) => lines.split('\n')).filter((line) => line !== '')
}

/** Runs all checks, and the tests that the change may break. */
export async function runChanged(since: string | undefined): Promise<PartOutcome[]> {
  const ref = base(since)
  const changed = changedSince(ref)
  const touched = testsTouchedBy(changed, readSources(root))
  const counts = Object.entries(touched).map(([part, files]) => `${part} ${files.length}`)
  console.log(`${changed.length} files changed since ${ref}; test files: ${counts.join(', ')}`)
  const outcomes = [await stage('check', {})]
  for (const part of ['unit', 'integration', 'process', 'browser'] as const) {
    const files = touched[part]
    if (files.length > 0) outcomes.push(await stage(part, { files }))
  }
  return outcomes
}
