import { CallError } from '@sands/web/call/call'
import { useState } from 'react'
import { isConflict } from '../conflict.ts'
import { useT } from '../text.ts'

interface ThingForm<Thing, Draft> {
  /** What is changed; without it a new one is made. */
  thing: Thing | undefined
  draftOf: (thing: Thing | undefined) => Draft
  isGood: (draft: Draft) => boolean
  /** Over what is known, or as a new one. Throws the server's refusal. */
  store: (known: Thing | undefined, draft: Draft) => Promise<unknown>
  /** As it is stored now; undefined when it is gone. */
  reread: (thing: Thing) => Promise<Thing | undefined>
  /** What is said when it is gone. */
  gone: string
  onStored: (isNew: boolean) => Promise<void>
}

/** What is being typed over a thing that is stored as a whole. Whatever goes wrong, it stays. */
export function useThingForm<Thing, Draft>(input: ThingForm<Thing, Draft>) {
  const { thing, draftOf, isGood, store, reread, gone, onStored } = input
  const t = useT()
  const [base, setBase] = useState(thing)
  const [draft, setDraft] = useState(() => draftOf(thing))
  const [tried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState('')
  const [theirs, setTheirs] = useState<Thing>()
  const isDirty = JSON.stringify(draftOf(base)) !== JSON.stringify(draft)

  const refused = async (error: unknown, known: Thing | undefined) => {
    if (!(error instanceof CallError)) throw error
    if (!isConflict(error) || known === undefined) return setFailure(error.msg || t('app_network_error'))
    const fresh = await reread(known)
    if (fresh) setTheirs(fresh)
    else setFailure(gone)
  }

  const save = async (known: Thing | undefined) => {
    setTried(true)
    if (!isGood(draft) || isSaving) return
    setSaving(true)
    setFailure('')
    setTheirs(undefined)
    try {
      await store(known, draft)
      await onStored(known === undefined)
    } catch (error) {
      await refused(error, known)
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
      setDraft(draftOf(theirs))
      setTheirs(undefined)
    },
  }
}
