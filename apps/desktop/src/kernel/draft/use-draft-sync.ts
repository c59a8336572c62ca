import { showToast } from '@sands/web/toast/toast'
import { useEffect, useEffectEvent } from 'react'
import { useT } from '../text.ts'
import type { DraftSaver, KnownDraft } from './draft-saver.model.ts'

interface DraftSync<Document, Stored extends KnownDraft> {
  /** The entity as last fetched. */
  stored: Stored
  documentOf: (stored: Stored) => Document
  /** The document in the editor. */
  document: Document
  saver: DraftSaver<Document, Stored>
  edit: (edit: (before: Document) => Document) => void
  /** Fetches the stored entity; undefined when that failed, after the error was shown. */
  reload: () => Promise<Stored | undefined>
  /**
   * The document last handed to the saver, by default the document in the editor. When the two differ, unsaved changes
   * exist and nothing replaces them.
   */
  told?: Document
  /** Called with the document that the editor shows from now on. */
  onTaken?: (document: Document) => void
}

const isSame = <Document>(one: Document, other: Document) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Takes over changes of other editors while nothing here waits to be stored. The change can be undone like any step.
 */
export function useDraftSync<Document, Stored extends KnownDraft>(input: DraftSync<Document, Stored>) {
  const { stored, documentOf, document, saver, edit, reload, told = input.document, onTaken } = input
  const t = useT()
  const take = (theirs: Stored): boolean => {
    const draft = documentOf(theirs)
    const isNews = !isSame(draft, document)
    const next = isNews ? draft : document
    saver.take({ draft: theirs, version: theirs.version }, next)
    edit(() => next)
    onTaken?.(next)
    return isNews
  }
  const follow = useEffectEvent((theirs: Stored) => {
    const { status, version, draft: known } = saver.state.get()
    // An answer that was on its way during a save is older than the known version.
    if (status !== 'saved' || theirs.version <= version) return
    const isOther = !isSame(documentOf(theirs), known ? documentOf(known) : told)
    if (isOther && told !== document) return
    saver.take({ draft: theirs, version: theirs.version }, told)
    if (isOther && take(theirs)) showToast(t('manage.draft_news'))
  })
  useEffect(() => follow(stored), [stored])
  return {
    take,
    /** Goes on from what they have stored, with what was chosen of both; that is then stored. */
    merge: (theirs: Stored, merged: Document) => {
      saver.take({ draft: theirs, version: theirs.version }, documentOf(theirs))
      edit(() => merged)
      onTaken?.(merged)
    },
    loadTheirs: async () => {
      const fresh = await reload()
      if (fresh) take(fresh)
    },
    keepMine: async () => {
      const fresh = await reload()
      if (fresh) await saver.overwrite({ draft: fresh, version: fresh.version })
    },
  }
}
