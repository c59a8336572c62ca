import type { Kernel } from '../../../kernel/kernel.ts'
import { type AttemptRow, attemptRepo, type VersionId, type VersionRow } from './attempt.repo.ts'

/** Enough for the papers of a large exam day. The oldest are forgotten first. */
const MOST_VERSIONS = 5000

export type VersionMap = ReadonlyMap<string, VersionRow>

export interface Versions {
  forPaper(paper: AttemptRow['paper']): Promise<VersionMap>
}

export const versionIdsOf = (paper: AttemptRow['paper']): VersionId[] =>
  paper.sections.flatMap(({ questions }) => questions.map(({ versionId }) => versionId))

/** A version never changes once it exists, so it stays in memory. */
export function createVersions({ database }: Pick<Kernel, 'database'>): Versions {
  const known = new Map<string, VersionRow>()
  return {
    async forPaper(paper) {
      const ids = versionIdsOf(paper)
      const missing = ids.filter((id) => !known.has(id))
      const loaded = missing.length > 0 ? await attemptRepo.versions(database.primary, missing) : []
      const fresh = new Map(loaded.map((row) => [row.id as string, row]))
      const all = new Map(
        ids.flatMap((id): [string, VersionRow][] => {
          const row = known.get(id) ?? fresh.get(id)
          return row ? [[id, row]] : []
        }),
      )
      for (const [id, row] of fresh) known.set(id, row)
      for (const id of known.keys()) {
        if (known.size <= MOST_VERSIONS) break
        known.delete(id)
      }
      return all
    },
  }
}
