import type { CallError } from '@sands/web/call/call-error'
import { useState } from 'react'
import { isConflict } from '../conflict.ts'
import { useSubmit } from '../ui/form/use-submit.ts'

interface EntityForm<Entity, Draft> {
  /** What is changed; without it a new one is made. */
  entity: Entity | undefined
  draftOf: (entity: Entity | undefined) => Draft
  isGood: (draft: Draft) => boolean
  /** Over what is known, or as a new one. Throws the server's refusal. */
  store: (known: Entity | undefined, draft: Draft) => Promise<unknown>
  /** As it is stored now; undefined when it is gone. */
  reread: (entity: Entity) => Promise<Entity | undefined>
  /** What is said when it is gone. */
  gone: string
  onStored: (isNew: boolean) => Promise<void>
}

/** What is being typed over a thing that is stored as a whole. Whatever goes wrong, it stays. */
export function useEntityForm<Entity, Draft>(input: EntityForm<Entity, Draft>) {
  const { entity, draftOf, isGood, store, reread, gone, onStored } = input
  const [base, setBase] = useState(entity)
  const [draft, setDraft] = useState(() => draftOf(entity))
  const [tried, setTried] = useState(false)
  const { submit, failure, setFailure, isBusy } = useSubmit()
  const [theirs, setTheirs] = useState<Entity>()
  const isDirty = JSON.stringify(draftOf(base)) !== JSON.stringify(draft)

  const refused = async (error: CallError, known: Entity | undefined): Promise<boolean> => {
    if (!isConflict(error) || known === undefined) return false
    const fresh = await reread(known)
    if (fresh) setTheirs(fresh)
    else setFailure(gone)
    return true
  }

  const save = async (known: Entity | undefined) => {
    setTried(true)
    if (!isGood(draft)) return
    await submit({
      run: () => {
        setTheirs(undefined)
        return store(known, draft)
      },
      onDone: () => onStored(known === undefined),
      onRefused: (error) => refused(error, known),
    })
  }

  return {
    draft,
    tried,
    isDirty,
    isSaving: isBusy,
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
