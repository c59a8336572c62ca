import type { Id } from '@sands/contract/kernel/schema'
import type { LearnType } from '@sands/rules/study'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { LearnKind, LearnTerms, LearnThing } from '../learn.kind.ts'

export interface ThingName {
  learnType: LearnType
  learnId: string
}

/** Whatever can be studied, whichever domain it comes from. */
export interface Things {
  terms(db: Db, viewer: Viewer, thing: ThingName & { courseId?: Id<'course'> | undefined }): Promise<LearnTerms>
  describe(db: Db, viewer: Viewer, things: readonly ThingName[]): Promise<(thing: ThingName) => LearnThing | undefined>
}

export const createThings = (kinds: readonly LearnKind[]): Things => ({
  async terms(db, viewer, { learnType, learnId, courseId }) {
    const kind = kinds.find(({ type }) => type === learnType)
    if (!kind) throw fail('study.gone')
    return kind.terms(db, viewer, { id: learnId, courseId })
  },

  async describe(db, viewer, things) {
    const described = new Map<string, LearnThing>()
    for (const kind of kinds) {
      const ids = new Set(things.flatMap(({ learnType, learnId }) => (learnType === kind.type ? [learnId] : [])))
      if (ids.size === 0) continue
      for (const thing of await kind.describe(db, viewer, [...ids])) described.set(`${kind.type}/${thing.id}`, thing)
    }
    return ({ learnType, learnId }) => described.get(`${learnType}/${learnId}`)
  },
})
