import { CallError } from '@sands/web/call/call'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { useT } from '../../../kernel/text.ts'
import { isGoodShown, type ShownCalls, type ShownKind, type ShownThing, type ShownValues } from './shown.ts'

interface ShownFormInput<Thing extends ShownThing, Draft extends ShownValues> {
  kind: ShownKind<Thing, Draft>
  calls: ShownCalls<Thing, Draft>
  /** What is changed; without it a new one is made. */
  thing: Thing | undefined
  onDone: () => void
}

/** What is being typed over a thing. Whatever goes wrong, it stays. */
export function useShownForm<Thing extends ShownThing, Draft extends ShownValues>(input: ShownFormInput<Thing, Draft>) {
  const { kind, calls, thing, onDone } = input
  const t = useT()
  const [base, setBase] = useState(thing)
  const [draft, setDraft] = useState(() => kind.draftOf(thing))
  const [tried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState('')
  const [theirs, setTheirs] = useState<Thing>()
  const isDirty = JSON.stringify(kind.draftOf(base)) !== JSON.stringify(draft)

  const refused = async (error: unknown) => {
    if (!(error instanceof CallError)) throw error
    if (!isConflict(error)) return setFailure(error.msg || t('app_network_error'))
    const { data } = await calls.list.refetch()
    const fresh = data?.records.find(({ id }) => id === base?.id)
    if (fresh) setTheirs(fresh)
    else setFailure(t('home.shown_gone'))
  }

  const save = async (known: Thing | undefined) => {
    setTried(true)
    if (!kind.isFilled(draft) || !isGoodShown(draft) || isSaving) return
    setSaving(true)
    setFailure('')
    setTheirs(undefined)
    try {
      await (known ? calls.update(known, draft) : calls.create(draft))
      showToast(known ? t('home.front_saved') : t('home.shown_added'), { kind: 'success' })
      await calls.list.refetch()
      onDone()
    } catch (error) {
      await refused(error)
    } finally {
      setSaving(false)
    }
  }

  return {
    draft,
    tried,
    isDirty,
    isSaving,
    failure,
    isConflict: theirs !== undefined,
    change: (patch: Partial<Draft>) => setDraft((before) => ({ ...before, ...patch })),
    save: () => save(base),
    /** Over what somebody else has saved, knowingly. */
    saveMine: () => {
      setBase(theirs)
      return save(theirs)
    },
    takeTheirs: () => {
      setBase(theirs)
      setDraft(kind.draftOf(theirs))
      setTheirs(undefined)
    },
  }
}
