import { useEffect, useEffectEvent, useState } from 'react'
import { claimUpload, getUploads, onUploads, startUploads, useUploads } from '../upload/uploads.ts'
import { dropHomework, EMPTY_HOMEWORK, type HomeworkDraft, keepHomework, readHomework } from './homework-drafts.ts'

const tagOf = (taskId: string): string => `homework.${taskId}`

/**
 * What the member has written and attached so far. It stays on the device until it is handed in; an upload that finishes
 * while the screen is closed is added when it is opened again.
 */
export function useHomeworkDraft(taskId: string) {
  const [draft, setDraft] = useState(() => readHomework(taskId))
  const tag = tagOf(taskId)
  const uploads = useUploads().filter((item) => item.tag === tag)
  const isUploading = uploads.some((item) => item.state !== 'failed' && !item.made)
  // A file of a wrong type was never part of the work.
  const hasFailed = uploads.some((item) => item.state === 'failed' && item.purpose !== undefined)

  function change(next: Partial<HomeworkDraft>) {
    const changed = { ...draft, ...next }
    setDraft(changed)
    keepHomework(taskId, changed)
  }

  const look = useEffectEvent(() => {
    const made = getUploads().flatMap((item) => (item.tag === tag && item.made ? { id: item.id, made: item.made } : []))
    if (made.length === 0) return
    change({ fileIds: [...new Set([...draft.fileIds, ...made.map((item) => item.made.id)])] })
    for (const { id } of made) void claimUpload(id)
  })
  useEffect(() => {
    const stop = onUploads(() => look())
    void startUploads().then(() => look())
    return stop
  }, [])

  return {
    draft,
    tag,
    isUploading,
    /** A file was not stored: it has to be sent again or removed before the work is handed in. */
    hasFailed,
    change,
    clear() {
      dropHomework(taskId)
      setDraft(EMPTY_HOMEWORK)
    },
  }
}
