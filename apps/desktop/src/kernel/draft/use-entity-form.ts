import type { CallError } from '@sands/web/call/call-error'
import { useState } from 'react'
import { isConflict } from '../conflict.ts'
import { useSubmit } from '../ui/form/use-submit.ts'

interface EntityForm<Entity, Draft> {
  /** The entity to change; undefined creates a new one. */
  entity: Entity | undefined
  draftOf: (entity: Entity | undefined) => Draft
  isGood: (draft: Draft) => boolean
  /** Stores the draft over the known entity, or creates one. Throws the error that the server returned. */
  store: (known: Entity | undefined, draft: Draft) => Promise<unknown>
  /** Reads the entity as stored now; undefined when it was deleted. */
  reread: (entity: Entity) => Promise<Entity | undefined>
  /** The message for an entity that was deleted. */
  gone: string
  onStored: (isNew: boolean) => Promise<void>
}

/** The state of a form for an entity that is stored as a whole. The typed values survive every failure. */
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
    /** Overwrites what somebody else has saved; the person has decided so. */
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
