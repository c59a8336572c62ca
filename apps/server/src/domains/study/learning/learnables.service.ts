import type { Id } from '@sands/contract/kernel/schema'
import type { LearnType } from '@sands/rules/study'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { LearnItem, LearnKind, LearnTerms } from '../learn.kind.ts'

export interface LearnableKey {
  learnType: LearnType
  learnId: string
}

/** Content that can be studied, from all domains. */
export interface Learnables {
  terms(db: Db, viewer: Viewer, learnable: LearnableKey & { courseId?: Id<'course'> | undefined }): Promise<LearnTerms>
  describe(
    db: Db,
    viewer: Viewer,
    learnables: readonly LearnableKey[],
  ): Promise<(learnable: LearnableKey) => LearnItem | undefined>
}

export const createLearnables = (kinds: readonly LearnKind[]): Learnables => ({
  async terms(db, viewer, { learnType, learnId, courseId }) {
    const kind = kinds.find(({ type }) => type === learnType)
    if (!kind) throw fail('study.gone')
    return kind.terms(db, viewer, { id: learnId, courseId })
  },

  async describe(db, viewer, learnables) {
    const described = new Map<string, LearnItem>()
    for (const kind of kinds) {
      const ids = new Set(learnables.flatMap(({ learnType, learnId }) => (learnType === kind.type ? [learnId] : [])))
      if (ids.size === 0) continue
      for (const learnable of await kind.describe(db, viewer, [...ids]))
        described.set(`${kind.type}/${learnable.id}`, learnable)
    }
    return ({ learnType, learnId }) => described.get(`${learnType}/${learnId}`)
  },
})
