import type { LibraryDetail } from '@sands/contract/media/library.calls'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { useT } from '../../../kernel/text.ts'

interface FileDraft {
  fileName: string
  watermark: boolean
}
type Base = FileDraft & Pick<LibraryDetail, 'version'>

const draftOf = ({ fileName, watermark }: FileDraft): FileDraft => ({ fileName, watermark })
const isSame = (a: FileDraft, b: FileDraft) => a.fileName === b.fileName && a.watermark === b.watermark

interface FileFormInput {
  file: LibraryDetail
  /** Fetches how things stand. */
  onChanged: () => Promise<LibraryDetail | undefined>
}

/** What is being typed over a file. Whatever goes wrong, it stays. */
export function useFileForm({ file, onChanged }: FileFormInput) {
  const t = useT()
  const saving = useAct('POST /sands-system/api/v1/manage/media/save')
  const [base, setBase] = useState<Base>(file)
  const [draft, setDraft] = useState(() => draftOf(file))
  const [failure, setFailure] = useState('')
  const [theirs, setTheirs] = useState<LibraryDetail>()
  const isDirty = !isSame(base, draft)
  // A file in work gets new versions all the time: as long as nobody has touched the same fields, nothing is in dispute.
  if (file.version !== base.version && (isSame(file, base) || !isDirty)) {
    setBase(file)
    if (!isDirty) setDraft(draftOf(file))
  }

  const save = async (version: number) => {
    setFailure('')
    setTheirs(undefined)
    try {
      const fileName = draft.fileName.trim()
      await saving.mutateAsync({ body: { id: file.id, version, fileName, watermark: draft.watermark }, quiet: true })
      showToast(t('media.file_saved'), { kind: 'success' })
      const fresh = await onChanged()
      if (!fresh) return
      setBase(fresh)
      setDraft(draftOf(fresh))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const fresh = isConflict(error) ? await onChanged() : undefined
      if (fresh) setTheirs(fresh)
      else setFailure(error.msg || t('app_network_error'))
    }
  }

  return {
    draft,
    isDirty,
    failure,
    theirs,
    isSaving: saving.isPending,
    change: (patch: Partial<FileDraft>) => setDraft((before) => ({ ...before, ...patch })),
    reset: () => setDraft(draftOf(base)),
    save: () => save(base.version),
    /** Over what somebody else has saved, knowingly. */
    saveMine: () => save(theirs?.version ?? base.version),
    takeTheirs: () => {
      if (!theirs) return
      setBase(theirs)
      setDraft(draftOf(theirs))
      setTheirs(undefined)
    },
  }
}
