import { useRef, useState } from 'react'
import { useUploads } from '../upload/uploads.ts'
import { useMadeUploads } from '../upload/use-made-uploads.ts'
import { dropHomework, EMPTY_HOMEWORK, type HomeworkDraft, keepHomework, readHomework } from './homework-drafts.ts'

const tagOf = (taskId: string): string => `homework.${taskId}`

/**
 * What the member has written and attached so far. It stays on the device until it is handed in; an upload that finishes
 * while the screen is closed is added when it is opened again.
 */
export function useHomeworkDraft(taskId: string) {
  const [draft, setDraft] = useState(() => readHomework(taskId))
  // Two uploads may end before the page is rendered again: each adds to the files of the other.
  const latest = useRef(draft)
  const tag = tagOf(taskId)
  const uploads = useUploads().filter((item) => item.tag === tag)
  const isUploading = uploads.some((item) => item.state !== 'failed' && !item.made)
  // A file of a wrong type was never part of the work.
  const hasFailed = uploads.some((item) => item.state === 'failed' && item.purpose !== undefined)

  function show(next: HomeworkDraft) {
    latest.current = next
    setDraft(next)
  }
  function change(next: Partial<HomeworkDraft>) {
    const changed = { ...latest.current, ...next }
    show(changed)
    keepHomework(taskId, changed)
  }

  useMadeUploads(
    (other) => other === tag,
    (uploads) => change({ fileIds: [...new Set([...latest.current.fileIds, ...uploads.map(({ made }) => made.id)])] }),
  )

  return {
    draft,
    tag,
    isUploading,
    /** A file was not stored: it has to be sent again or removed before the work is handed in. */
    hasFailed,
    change,
    clear() {
      dropHomework(taskId)
      show(EMPTY_HOMEWORK)
    },
  }
}
