import type { LecturerDraft, ManagedLecturer } from '@sands/contract/lecturer/lecturer.model'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useEntityForm } from '../../../kernel/draft/use-entity-form.ts'
import { useT } from '../../../kernel/text.ts'
import { bodyOf, draftOf, isGood } from './lecturer-draft.ts'

interface LecturerFormInput {
  /** The lecturer to change; undefined creates a new one. */
  lecturer: ManagedLecturer | undefined
  /** Fetches the list again. */
  refresh: () => Promise<unknown>
  onDone: () => void
}

async function reread({ id }: ManagedLecturer): Promise<ManagedLecturer | undefined> {
  const { data } = await attempt(() =>
    call('GET /sands-lms/api/v1/manage/lecturer/get', { query: { id }, quiet: true }),
  )
  return data
}

/** The state of the form of a lecturer. */
export function useLecturerForm({ lecturer, refresh, onDone }: LecturerFormInput) {
  const t = useT()
  const create = useAct('POST /sands-lms/api/v1/manage/lecturer/create')
  const update = useAct('POST /sands-lms/api/v1/manage/lecturer/update')
  return useEntityForm<ManagedLecturer, LecturerDraft>({
    entity: lecturer,
    draftOf,
    isGood,
    store: (known, draft) =>
      known
        ? update.mutateAsync({ body: { ...bodyOf(draft), id: known.id, version: known.version }, quiet: true })
        : create.mutateAsync({ body: bodyOf(draft), quiet: true }),
    reread,
    gone: t('lecturer.manage_gone'),
    onStored: async (isNew) => {
      showToast(t(isNew ? 'lecturer.manage_added' : 'lecturer.manage_saved'), { kind: 'success' })
      await refresh()
      onDone()
    },
  })
}
