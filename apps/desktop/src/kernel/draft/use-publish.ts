import { attempt } from '@sands/web/call/attempt'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { isConflict } from '../conflict.ts'
import { useMoments } from '../moment.ts'
import { useT } from '../text.ts'

interface Publishing<Stored> {
  /** Stores unsaved changes and returns the stored entity; undefined when that failed. */
  flush: () => Promise<Stored | undefined>
  /** Throws the error that the server returned. */
  publish: (stored: Stored, publishAt: string | null) => Promise<unknown>
  words: { done: string; laterDone: (time: string) => string }
  onPublished: () => Promise<void>
}

/** Stores the draft, then publishes exactly that version. The typed values survive every failure. */
export function usePublish<Stored>({ flush, publish, words, onPublished }: Publishing<Stored>) {
  const t = useT()
  const { minute } = useMoments()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBehind, setBehind] = useState(false)

  async function run(publishAt: string | null): Promise<void> {
    const stored = await flush()
    if (!stored) return setProblem(t('manage.publish_unsaved'))
    await publish(stored, publishAt)
    showToast(publishAt ? words.laterDone(minute(publishAt)) : words.done, { kind: 'success' })
    await onPublished()
  }
  return {
    isBusy,
    problem,
    /** Somebody else has changed the draft: it has to be loaded before it can be published. */
    isBehind,
    submit: async (publishAt: string | null): Promise<void> => {
      setProblem(undefined)
      setBehind(false)
      setBusy(true)
      const { error } = await attempt(() => run(publishAt)).finally(() => setBusy(false))
      if (!error) return
      setBehind(isConflict(error))
      setProblem(isConflict(error) ? t('manage.publish_conflict') : error.msg || t('app_network_error'))
    },
  }
}
