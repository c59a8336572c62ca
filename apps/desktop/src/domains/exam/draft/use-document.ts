import { attempt } from '@sands/web/call/attempt'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import type { ConflictChoices } from '../../../kernel/draft/conflict-note.tsx'
import type { KnownDraft, SaveRequest } from '../../../kernel/draft/draft-saver.model.ts'
import { createDraftSaver } from '../../../kernel/draft/draft-saver.ts'
import { useDraftSync } from '../../../kernel/draft/use-draft-sync.ts'
import { useEditHistory } from '../../../kernel/draft/use-edit-history.ts'
import { type LastChange, useLastChange } from '../../../kernel/draft/use-last-change.ts'
import { useSaving } from '../../../kernel/draft/use-saving.ts'
import { useT } from '../../../kernel/text.ts'
import { useLeaveGuard } from '../../../kernel/ui/form/use-leave-guard.ts'

export interface DocumentSource<Document, Stored extends KnownDraft & LastChange> {
  /** As last fetched. */
  stored: Stored
  documentOf: (stored: Stored) => Document
  /** Reads what is stored now without replacing what the editor works on. */
  read: () => Promise<Stored>
  save: (request: SaveRequest<Document>) => Promise<Stored>
  /** Fetches what is stored now; undefined when that failed, after the error was shown. */
  reload: () => Promise<Stored | undefined>
  /** Files are being uploaded. */
  isBusy?: boolean
}

/** A document that is stored while it is edited: with undo, and with a choice when somebody else has changed it. */
export function useDocument<Document extends object, Stored extends KnownDraft & LastChange>(
  source: DocumentSource<Document, Stored>,
) {
  const { stored, documentOf, read, save, reload, isBusy = false } = source
  const { document, edit, goBack, goForth } = useEditHistory(documentOf(stored))
  const [saver] = useState(() =>
    createDraftSaver<Document, Stored>({
      draft: stored,
      version: stored.version,
      document: documentOf(stored),
      savedAt: Date.parse(stored.updatedAt),
      save,
    }),
  )
  const state = useSaving(saver, document)
  const sync = useDraftSync({ stored, documentOf, document, saver, edit, reload })
  const isConflict = state.status === 'conflict'
  const last = useLastChange(isConflict, read)
  const merging = useMerging(read)
  useLeaveGuard(isBusy || ['unanswered', 'refused', 'conflict'].includes(state.status))
  const conflict: ConflictChoices | undefined = isConflict
    ? {
        onTheirs: () => void sync.loadTheirs(),
        onMine: () => void sync.keepMine(),
        onChoose: merging.open,
        last,
      }
    : undefined
  return {
    document,
    edit,
    goBack,
    goForth,
    state,
    flush: saver.flush,
    /** The newest that is stored, as far as this page knows. */
    newest: state.draft && state.draft.version > stored.version ? state.draft : stored,
    loadTheirs: sync.loadTheirs,
    conflict,
    /** The comparison with what somebody else has stored, while it is open. */
    merge: merging.isOpen
      ? {
          base: documentOf(state.draft ?? stored),
          mine: document,
          theirs: merging.theirs && documentOf(merging.theirs),
          by: merging.theirs?.updatedBy ?? '',
          onMerged: (merged: Document) => {
            if (merging.theirs) sync.merge(merging.theirs, merged)
            merging.close()
          },
          onClose: merging.close,
        }
      : undefined,
  }
}

/** Opens with what somebody else has stored. */
function useMerging<Stored>(read: () => Promise<Stored>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [theirs, setTheirs] = useState<Stored>()
  const open = async () => {
    setTheirs(undefined)
    setOpen(true)
    const { data, error } = await attempt(read)
    if (data) return setTheirs(data)
    setOpen(false)
    showToast(error?.msg || t('app_network_error'), { kind: 'error' })
  }
  return { isOpen, theirs, open: () => void open(), close: () => setOpen(false) }
}
