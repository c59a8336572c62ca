import { useCallback, useEffect, useState } from 'react'
import { onReturn } from '../../offline/connectivity.ts'
import { getSession } from '../../session/store.ts'
import { paperParts } from '../question/paper-parts.ts'
import { type AttemptId, type OpenAttempt, openAttempt } from './open-attempt.ts'

export type { OpenAttempt } from './open-attempt.ts'

/** A page that changes nothing learns within this time that another one has taken over, or that the end has moved. */
const ASK_EVERY_MS = 30_000

interface Attempt {
  open: OpenAttempt | undefined
  error: Error | undefined
  takeOver: () => void
}

/** The attempt that is open now: the paper and the page before handing in are the same writer. */
let running: { id: AttemptId; open: OpenAttempt } | undefined

const canGoOn = ({ owner, view }: OpenAttempt): boolean =>
  owner === (getSession()?.userId ?? '') && view.get().line !== 'read_only' && view.get().line !== 'over'

async function openOrContinue(id: AttemptId, isForced: boolean): Promise<OpenAttempt> {
  if (running?.id === id && !isForced && canGoOn(running.open)) return running.open
  running?.open.sender.close()
  const open = await openAttempt(id)
  running = { id, open }
  return open
}

const takesFiles = ({ paper }: OpenAttempt): boolean => paperParts(paper.sections).some(({ body }) => body.files > 0)

/** Forgets the attempt when it was handed in. */
export async function closeAttempt(open: OpenAttempt): Promise<void> {
  open.sender.close()
  if (running?.open === open) running = undefined
  // Answers that came too late stay until they are handed in as a sealed file.
  if (open.view.get().vault.pending.length === 0) await open.forget().catch(() => undefined)
}

/** Opens the paper when the page appears. From then on this page is the one that writes; `takeOver` opens it again. */
export function useAttempt(examRecordId: AttemptId | undefined): Attempt {
  const [open, setOpen] = useState<OpenAttempt>()
  const [error, setError] = useState<Error>()

  const begin = useCallback(
    async (isForced: boolean) => {
      if (examRecordId === undefined) return
      setError(undefined)
      try {
        setOpen(await openOrContinue(examRecordId, isForced))
      } catch (failure) {
        setError(failure instanceof Error ? failure : new Error(String(failure)))
      }
    },
    [examRecordId],
  )

  useEffect(() => void begin(false), [begin])
  useEffect(() => {
    if (!open) return
    const flush = () => void open.sender.flush()
    const stop = onReturn(flush)
    const timer = setInterval(() => void open.sender.ask(), ASK_EVERY_MS)
    document.addEventListener('visibilitychange', flush)
    let isGone = false
    let unfollow: (() => void) | undefined
    if (takesFiles(open)) {
      // Without a network it could not be loaded later.
      void import('../question/attachment-field.tsx').catch(() => undefined)
      void import('../question/attachments.ts').then(({ followAttachments }) => {
        if (!isGone) unfollow = followAttachments(open)
      })
    }
    return () => {
      isGone = true
      unfollow?.()
      stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [open])
  return { open, error, takeOver: () => void begin(true) }
}
