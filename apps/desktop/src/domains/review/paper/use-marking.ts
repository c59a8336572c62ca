import type { MarkingPaper } from '@sands/contract/exam/marking.model'
import { RENEW_MS } from '@sands/rules/review'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { draftsOf, type MarkDraft, type MarkDrafts, markOf } from './mark-drafts.ts'

const SAVE_AFTER_MS = 1200
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
  const changed = useRef(new Set<string>())
  const [changes, setChanges] = useState(0)
  const body = useCallback(
    (keys: Iterable<string>) => ({
      examRecordId,
      comment,
      marks: [...keys].flatMap((key) => {
        const draft = drafts[key]
        return draft ? [markOf(key, draft)] : []
      }),
    }),
    [examRecordId, comment, drafts],
  )

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

  const store = useCallback(async () => {
    const keys = new Set(changed.current)
    changed.current.clear()
    setIsSaving(true)
    try {
      const answer = await save({ body: body(keys), quiet: true })
      setSavedAt(answer.savedAt)
      setHasFailed(false)
    } catch (error) {
      for (const key of keys) changed.current.add(key)
      setLost(lossOf(error))
      setHasFailed(true)
    } finally {
      setIsSaving(false)
    }
  }, [save, body])

  useEffect(() => {
    if (changes === 0 || lost !== undefined) return
    const timer = setTimeout(() => void store(), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [changes, lost, store])

  return {
    drafts,
    comment,
    lost,
    savedAt,
    isSaving,
    hasFailed,
    isFinishing: finishing.isPending,
    change(questionKey, draft) {
      changed.current.add(questionKey)
      setDrafts((before) => ({ ...before, [questionKey]: draft }))
      setChanges((count) => count + 1)
    },
    changeComment(next) {
      setComment(next)
      setChanges((count) => count + 1)
    },
    retry() {
      void take().then(() => (changed.current.size > 0 ? store() : undefined))
    },
    async finish() {
      try {
        await finishing.mutateAsync({ body: body(Object.keys(drafts)) })
        isFinished.current = true
        setChanges(0)
        return true
      } catch (error) {
        setLost(lossOf(error))
        return false
      }
    },
  }
}
