import type { AudienceId, CollegeId } from '@sands/contract/kernel/schema'
import type { ContentChoice } from '../../../kernel/content.ts'
import type { Db } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { TaskKind } from '../../study/index.ts'
import { taskAudiences } from './task-audiences.repo.ts'

/** A task and its content, as drafts and stored tasks have it. */
export interface ContentRef {
  type: number
  refId: string | null
}

/** The content of tasks that exists, by `contentKey`. */
export type Contents = ReadonlyMap<string, ContentChoice>

export const contentKey = ({ type, refId }: ContentRef): string => `${type}:${refId ?? ''}`

/** Whether there is nothing to do in a task: its content was deleted, or does not take place. */
export const isGone = (ref: ContentRef, contents: Contents): boolean => {
  const content = contents.get(contentKey(ref))
  return ref.refId !== null && (!content || content.calledOff !== undefined)
}

/** Whether this stays so. */
export const isGoneForGood = (ref: ContentRef, contents: Contents): boolean => {
  const content = contents.get(contentKey(ref))
  return ref.refId !== null && (!content || content.calledOff?.isFinal === true)
}

export interface TaskContents {
  kind(type: number): TaskKind | undefined
  kinds(): readonly TaskKind[]
  /** Titles of the content of these tasks; deleted content is left out. */
  find(db: Db, collegeId: CollegeId, refs: readonly ContentRef[]): Promise<Contents>
  /** Those of these tasks whose content is not for everybody, by `contentKey`; without an audience it is for nobody. */
  audiences(db: Db, refs: readonly ContentRef[]): Promise<{ key: string; audienceId: AudienceId | null }[]>
  choices(
    db: Db,
    collegeId: CollegeId,
    wanted: { type: number; words: string | undefined; size: number; offset: number },
  ): Promise<{ items: ContentChoice[]; total: number } | undefined>
}

/** Finds the content of tasks in the content registry, by the kinds of tasks that the other domains registered. */
export function createTaskContents({ content }: Pick<Kernel, 'content'>, kinds: readonly TaskKind[]): TaskContents {
  const kind = (type: number) => kinds.find((each) => each.type === type)
  const choicesOf = (type: number) => content.get(kind(type)?.contentKind ?? '')?.choices
  return {
    kind,
    kinds: () => kinds,

    async find(db, collegeId, refs) {
      const found = new Map<string, ContentChoice>()
      const idsByType = Map.groupBy(
        refs.filter(({ refId }) => refId !== null),
        ({ type }) => type,
      )
      for (const [type, some] of idsByType) {
        const ids = [...new Set(some.flatMap(({ refId }) => refId ?? []))]
        const { items } = (await choicesOf(type)?.(db, collegeId, { ids, size: ids.length, offset: 0 })) ?? {
          items: [],
        }
        for (const item of items) found.set(contentKey({ type, refId: item.id }), item)
      }
      return found
    },

    async audiences(db, refs) {
      const found: { key: string; audienceId: AudienceId | null }[] = []
      for (const [type, some] of Map.groupBy(refs, (ref) => ref.type)) {
        const select = kind(type)?.audiences?.([...new Set(some.flatMap(({ refId }) => refId ?? []))])
        if (!select) continue
        for (const { refId, audienceId } of await taskAudiences(db, select))
          found.push({ key: contentKey({ type, refId }), audienceId })
      }
      return found
    },

    choices: async (db, collegeId, { type, ...wanted }) => choicesOf(type)?.(db, collegeId, wanted),
  }
}
