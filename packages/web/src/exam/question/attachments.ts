import { claimUpload, getUploads, onUploads, startUploads } from '../../upload/uploads.ts'
import type { OpenAttempt } from '../attempt/open-attempt.ts'
import { attachmentTag } from './attachment-tag.ts'

type Followed = Pick<OpenAttempt, 'view' | 'sender'> & { paper: Pick<OpenAttempt['paper'], 'examRecordId'> }

/** Adds every finished upload to the answer it was chosen for, whichever question is on the screen. */
export function followAttachments({ paper, view, sender }: Followed): () => void {
  const start = attachmentTag(paper.examRecordId, '')
  const look = () => {
    const { line } = view.get()
    if (line === 'read_only' || line === 'over') return
    for (const { id, tag, made } of getUploads()) {
      if (!made || !tag?.startsWith(start)) continue
      const questionKey = tag.slice(start.length)
      const { answer = {}, isFlagged = false } = view.get().vault.answers[questionKey] ?? {}
      const fileIds = [...new Set([...(answer.fileIds ?? []), made.id])]
      sender.change(questionKey, { ...answer, fileIds }, isFlagged)
      void claimUpload(id)
    }
  }
  const stop = onUploads(look)
  void startUploads().then(look)
  return stop
}
