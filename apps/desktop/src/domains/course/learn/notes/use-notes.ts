import { LEARN_TYPES } from '@sands/rules/study'
import { refetchAfterWrite } from '@sands/web/call/refetch-after-write'
import { usePages } from '@sands/web/call/use-call'
import { enqueue, type OutboxItem, useOutbox } from '@sands/web/outbox/outbox'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { isNoteAct, NOTE_DELETE, NOTE_SAVE, type ShownNote, shownNotes } from './shown-notes.ts'

const NOTE_PAGE = 'GET /sands-lms/api/v1/study-note/page'
const PAGE_SIZE = 100
const EXCERPT = 20

/** A write that has left the outbox stays visible until the refreshed list is loaded. */
function useActs(learnId: string, reload: () => Promise<unknown>): readonly OutboxItem[] {
  const items = useOutbox().filter((item) => isNoteAct(item, learnId))
  const [landed, setLanded] = useState<readonly OutboxItem[]>([])
  const before = useRef(items)
  const ids = items.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when a write was added or removed
  useLayoutEffect(() => {
    const gone = before.current.filter(({ id }) => !items.some((item) => item.id === id))
    before.current = items
    if (gone.length === 0) return
    setLanded((others) => [...others, ...gone])
    const forget = () => setLanded((others) => others.filter((item) => !gone.includes(item)))
    void reload().then(forget, forget)
  }, [ids])
  return [...landed, ...items]
}

/** The person's private notes on courseware, and the actions on them. They also work offline. */
export function useNotes(learnId: string) {
  const t = useT()
  const learnType = LEARN_TYPES.courseware
  const pages = usePages(NOTE_PAGE, { learnType, learnId, size: PAGE_SIZE })
  const queries = useQueryClient()
  const acts = useActs(learnId, () => refetchAfterWrite(queries, { queryKey: [NOTE_PAGE] }))
  const stored = pages.data?.pages.flatMap(({ records }) => records)
  const excerpt = (content: string) => (content.length > EXCERPT ? `${content.slice(0, EXCERPT)}…` : content)
  return {
    pages,
    /** Undefined until the server has answered, unless notes are waiting in the outbox. */
    notes: stored || acts.length > 0 ? shownNotes(stored ?? [], acts) : undefined,
    save: ({ id, version, position, content }: Pick<ShownNote, 'id' | 'version' | 'position' | 'content'>) =>
      enqueue({
        key: NOTE_SAVE,
        body: { ...(id && { id }), ...(version && { version }), learnType, learnId, position, content },
        label: t('study.note_act', { content: excerpt(content) }),
      }),
    remove: (id: NonNullable<ShownNote['id']>, content: string) =>
      enqueue({ key: NOTE_DELETE, body: { id }, label: t('study.note_remove_act', { content: excerpt(content) }) }),
  }
}
