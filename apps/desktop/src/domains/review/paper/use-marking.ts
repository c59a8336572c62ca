import type { MarkingPaper } from '@sands/contract/exam/marking.model'
import { RENEW_MS } from '@sands/rules/review'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { isPassing } from '@sands/web/outbox/item'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { draftsOf, type MarkDraft, type MarkDrafts, markOf } from './mark-drafts.ts'

const SAVE_AFTER_MS = 1200
const RETRY_MS = 5000
const CONFLICT = 409

/** Who else has the paper now, in the server's words. */
const lossOf = (error: unknown): string | undefined =>
  error instanceof CallError && error.status === CONFLICT ? error.msg : undefined

export interface Marking {
  drafts: MarkDrafts
  comment: string
  /** The paper belongs to somebody else, or is finished: nothing can be changed. */
  lost: string | undefined
  savedAt: string | undefined
  isSaving: boolean
  hasFailed: boolean
  change: (questionKey: string, draft: MarkDraft) => void
  changeComment: (comment: string) => void
  /** Tries again to get the paper, or to save. */
  retry: () => void
  finish: () => Promise<boolean>
  isFinishing: boolean
}

/**
 * Claims a paper while it is open, stores every change after a short pause, and finishes it. What was typed stays on the
 * screen when the claim is lost.
 */
export function useMarking(paper: MarkingPaper, isOpen: boolean): Marking {
  const { examRecordId } = paper
  const { mutateAsync: claim } = useAct('POST /sands-lms/api/v1/review/exam/claim')
  const { mutateAsync: save } = useAct('POST /sands-lms/api/v1/review/exam/save')
  const finishing = useAct('POST /sands-lms/api/v1/review/exam/finish')
  const [drafts, setDrafts] = useState(() => draftsOf(paper))
  const [comment, setComment] = useState(paper.comment ?? '')
  const [lost, setLost] = useState<string>()
  const [savedAt, setSavedAt] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [isFinishing, setIsFinishing] = useState(false)
  const changed = useRef(new Set<string>())
  /** Marks or the comment: something that the server does not have yet. */
  const isUnsaved = useRef(false)
  /** When the next save comes. A new object sets the timer again. */
  const [due, setDue] = useState<{ afterMs: number }>()
  const body = (keys: Iterable<string>) => ({
    examRecordId,
    comment,
    marks: [...keys].flatMap((key) => {
      const draft = drafts[key]
      return draft ? [markOf(key, draft)] : []
    }),
  })

  const saving = useRef<Promise<unknown>>(undefined)
  /** Finished, or just being finished: no claim and no save is sent any more. */
  const isFinished = useRef(false)
  const take = async () => {
    if (isFinished.current) return
    try {
      await claim({ body: { examRecordId }, quiet: true })
      setLost(undefined)
    } catch (error) {
      setLost(lossOf(error))
    }
  }
  const renew = useEffectEvent(take)

  useEffect(() => {
    if (!isOpen) return
    void renew()
    const timer = setInterval(() => void renew(), RENEW_MS)
    return () => clearInterval(timer)
  }, [isOpen])

  const store = useEffectEvent(async () => {
    if (!isUnsaved.current || isFinished.current || lost !== undefined) return
    const keys = new Set(changed.current)
    changed.current.clear()
    isUnsaved.current = false
    setIsSaving(true)
    try {
      const answered = save({ body: body(keys), quiet: true })
      saving.current = answered.catch(() => undefined)
      const answer = await answered
      setSavedAt(answer.savedAt)
      setHasFailed(false)
    } catch (error) {
      for (const key of keys) changed.current.add(key)
      isUnsaved.current = true
      if (isFinished.current) return
      setLost(lossOf(error))
      setHasFailed(true)
      if (error instanceof CallError && (error.network || isPassing(error.status))) setDue({ afterMs: RETRY_MS })
    } finally {
      setIsSaving(false)
    }
  })

  useEffect(() => {
    if (!due || lost !== undefined) return
    const timer = setTimeout(() => void store(), due.afterMs)
    return () => clearTimeout(timer)
  }, [due, lost])

  // What was typed just before the page is left.
  useEffect(() => () => void store(), [])

  const saveSoon = () => {
    isUnsaved.current = true
    setDue({ afterMs: SAVE_AFTER_MS })
  }

  return {
    drafts,
    comment,
    lost,
    savedAt,
    isSaving,
    hasFailed,
    isFinishing,
    change(questionKey, draft) {
      changed.current.add(questionKey)
      setDrafts((before) => ({ ...before, [questionKey]: draft }))
      saveSoon()
    },
    changeComment(next) {
      setComment(next)
      saveSoon()
    },
    retry() {
      void take().then(() => setDue({ afterMs: 0 }))
    },
    async finish() {
      isFinished.current = true
      setIsFinishing(true)
      try {
        // A save that arrives after the end would be refused.
        await saving.current
        await finishing.mutateAsync({ body: body(Object.keys(drafts)) })
        return true
      } catch (error) {
        isFinished.current = false
        setLost(lossOf(error))
        setDue({ afterMs: SAVE_AFTER_MS })
        return false
      } finally {
        setIsFinishing(false)
      }
    },
  }
}
