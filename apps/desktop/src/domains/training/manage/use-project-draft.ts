import type { ManagedTraining, TrainingDocument } from '@sands/contract/training/manage.model'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import type { ConflictChoices } from '../../../kernel/draft/conflict-note.tsx'
import { useT } from '../../../kernel/text.ts'
import type { DocumentPatch } from './stages-part.tsx'

/** Without the addresses of pictures, which change by themselves. */
const comparable = ({ introduction, ...others }: TrainingDocument) =>
  JSON.stringify([introduction.replace(/ src(set)?="[^"]*"/g, ''), others])
const isSame = (one: TrainingDocument, other: TrainingDocument) => comparable(one) === comparable(other)

interface ProjectDraftSource {
  /** As last fetched. */
  project: ManagedTraining
  /** Fetches what is stored now; undefined when that failed. */
  reload: () => Promise<ManagedTraining | undefined>
}

/**
 * The draft of a project while it is edited. What was typed stays until it is stored or until the person chooses what
 * somebody else has stored.
 */
export function useProjectDraft({ project, reload }: ProjectDraftSource) {
  const t = useT()
  const save = useAct('POST /sands-lms/api/v1/manage/training/save')
  /** What the edited document was made from. */
  const [base, setBase] = useState(project)
  const [document, setDocument] = useState<TrainingDocument>(project.draft)
  /** Counts the documents that came from the server: fields begin anew with each of them. */
  const [edition, setEdition] = useState(0)
  const [theirs, setTheirs] = useState<ManagedTraining>()
  const [failure, setFailure] = useState('')
  const newest = useRef(document)
  useEffect(() => {
    newest.current = document
  }, [document])

  const take = (stored: ManagedTraining) => {
    setBase(stored)
    setDocument(stored.draft)
    setEdition((before) => before + 1)
    setTheirs(undefined)
    setFailure('')
  }

  const follow = useEffectEvent((stored: ManagedTraining) => {
    if (stored.version < base.version) return
    // A step of the project changes its version, not its draft.
    if (stored.version === base.version || isSame(stored.draft, base.draft))
      return setBase({ ...stored, draft: base.draft })
    if (document !== base.draft) return setTheirs(stored)
    take(stored)
    showToast(t('manage.draft_news'))
  })
  useEffect(() => follow(project), [project])

  async function send(over: ManagedTraining, isAgain = false): Promise<void> {
    const sent = document
    setFailure('')
    const { data: stored, error } = await attempt(() =>
      save.mutateAsync({ body: { id: over.id, version: over.version, draft: sent }, quiet: true }),
    )
    if (stored) {
      showToast(t('training.saved'), { kind: 'success' })
      // What was typed meanwhile is kept, as the next change.
      if (newest.current === sent) take(stored)
      else setBase(stored)
      setTheirs(undefined)
      void reload()
      return
    }
    const fresh = isConflict(error) ? await reload() : undefined
    if (!fresh) return setFailure(error.msg || t('app_network_error'))
    if (!isAgain && isSame(fresh.draft, over.draft)) return send(fresh, true)
    setTheirs(fresh)
  }

  const conflict: ConflictChoices | undefined = theirs && {
    last: theirs,
    onTheirs: () => take(theirs),
    onMine: () => void send(theirs),
  }
  return {
    document,
    edition,
    /** The project as the fields show it. */
    base,
    isDirty: document !== base.draft,
    isSaving: save.isPending,
    failure,
    conflict,
    change: (patch: DocumentPatch) =>
      setDocument((before) => ({ ...before, ...(typeof patch === 'function' ? patch(before) : patch) })),
    store: () => send(base),
  }
}
