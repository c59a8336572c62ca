import type { LibraryDetail } from '@sands/contract/media/library.calls'
import { useAct } from '@sands/web/call/use-call'
import { useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { useT } from '../../../kernel/text.ts'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'

interface FileDraft {
  fileName: string
  watermark: boolean
}
type Base = FileDraft & Pick<LibraryDetail, 'version'>

const draftOf = ({ fileName, watermark }: FileDraft): FileDraft => ({ fileName, watermark })
const isSame = (a: FileDraft, b: FileDraft) => a.fileName === b.fileName && a.watermark === b.watermark

interface FileFormInput {
  file: LibraryDetail
  /** Fetches the current data. */
  onChanged: () => Promise<LibraryDetail | undefined>
}

/** The state of the form of a file. The typed values survive every failure. */
export function useFileForm({ file, onChanged }: FileFormInput) {
  const t = useT()
  const saving = useAct('POST /sands-system/api/v1/manage/media/save')
  const [base, setBase] = useState<Base>(file)
  const [draft, setDraft] = useState(() => draftOf(file))
  const { submit, failure, isBusy } = useSubmit()
  const [theirs, setTheirs] = useState<LibraryDetail>()
  const isDirty = !isSame(base, draft)
  // Preparing a file changes its version often. As long as the same fields are unchanged, that is no conflict.
  if (file.version !== base.version && (isSame(file, base) || !isDirty)) {
    setBase(file)
    if (!isDirty) setDraft(draftOf(file))
  }

  const save = (version: number) =>
    submit({
      run: () => {
        setTheirs(undefined)
        const { fileName, watermark } = draft
        return saving.mutateAsync({
          body: { id: file.id, version, fileName: fileName.trim(), watermark },
          quiet: true,
        })
      },
      done: t('media.file_saved'),
      onDone: async () => {
        const fresh = await onChanged()
        if (!fresh) return
        setBase(fresh)
        setDraft(draftOf(fresh))
      },
      onRefused: async (error) => {
        const fresh = isConflict(error) ? await onChanged() : undefined
        setTheirs(fresh)
        return fresh !== undefined
      },
    })

  return {
    draft,
    isDirty,
    failure,
    theirs,
    isSaving: isBusy,
    change: (patch: Partial<FileDraft>) => setDraft((before) => ({ ...before, ...patch })),
    reset: () => setDraft(draftOf(base)),
    save: () => save(base.version),
    /** Overwrites what somebody else has saved; the person has decided so. */
    saveMine: () => save(theirs?.version ?? base.version),
    takeTheirs: () => {
      if (!theirs) return
      setBase(theirs)
      setDraft(draftOf(theirs))
      setTheirs(undefined)
    },
  }
}
