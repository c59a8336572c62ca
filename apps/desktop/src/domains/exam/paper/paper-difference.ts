import type { PaperDocument } from '@sands/contract/exam/paper.model'
import { namedQuestions } from './paper-edit.ts'

/** A difference. It has ids; the view looks up their names. */
export type PaperChange =
  | { readonly what: 'title' | 'partialRule'; readonly before: string; readonly after: string }
  | { readonly what: 'questions_added' | 'questions_removed'; readonly ids: readonly string[] }
  | { readonly what: 'scores' | 'required' | 'order' | 'draws' | 'parts' }

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const when = (isSo: boolean, change: PaperChange): PaperChange[] => (isSo ? [change] : [])
const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id))

const partsOf = ({ sections }: PaperDocument) => sections.map(({ key, title, remark }) => ({ key, title, remark }))
const drawsOf = ({ sections }: PaperDocument) => sections.flatMap(({ draws }) => draws)
const itemsOf = ({ sections }: PaperDocument) => sections.flatMap(({ items }) => items)

/** The differences between two documents of a paper. */
export function paperDifference(before: PaperDocument, after: PaperDocument): PaperChange[] {
  const [old, now] = [namedQuestions(before), namedQuestions(after)]
  const [added, removed] = [without(now, old), without(old, now)]
  const known = new Map(itemsOf(before).map((item) => [item.questionId, item]))
  const remaining = itemsOf(after).flatMap((item) => {
    const earlier = known.get(item.questionId)
    return earlier ? [{ earlier, item }] : []
  })
  return [
    ...when(before.title !== after.title, { what: 'title', before: before.title, after: after.title }),
    ...when(before.partialRule !== after.partialRule, {
      what: 'partialRule',
      before: before.partialRule,
      after: after.partialRule,
    }),
    ...when(!isSame(partsOf(before), partsOf(after)), { what: 'parts' }),
    ...when(added.length > 0, { what: 'questions_added', ids: added }),
    ...when(removed.length > 0, { what: 'questions_removed', ids: removed }),
    ...when(
      remaining.some(({ earlier, item }) => earlier.score !== item.score),
      { what: 'scores' },
    ),
    ...when(
      remaining.some(({ earlier, item }) => earlier.isRequired !== item.isRequired),
      { what: 'required' },
    ),
    ...when(!isSame(without(old, removed), without(now, added)), { what: 'order' }),
    ...when(!isSame(drawsOf(before), drawsOf(after)), { what: 'draws' }),
  ]
}
