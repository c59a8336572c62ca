import { showToast } from '@sands/web/toast/toast'
import { useEffect, useEffectEvent } from 'react'
import { useT } from '../text.ts'
import type { DraftSaver, KnownDraft } from './draft-saver.model.ts'

interface DraftSync<Document, Stored extends KnownDraft> {
  /** As it was read last. */
  stored: Stored
  documentOf: (stored: Stored) => Document
  /** As it stands in the editor. */
  document: Document
  saver: DraftSaver<Document, Stored>
  edit: (edit: (before: Document) => Document) => void
  /** Asks for what is stored now; undefined when that failed, which is told. */
  reload: () => Promise<Stored | undefined>
  /** As it was last handed to the saver. Without it, as it stands; where it is another, nothing is put in its place. */
  told?: Document
  /** This stands there now. */
  onTaken?: (document: Document) => void
}

const isSame = <Document>(one: Document, other: Document) => JSON.stringify(one) === JSON.stringify(other)

/** Follows what others do to the draft while nothing waits to be stored here. What comes is a step that can be taken back. */
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
    // An answer that was on its way while something was stored here is older than what is known.
    if (status !== 'saved' || theirs.version <= version) return
    const isOther = !isSame(documentOf(theirs), known ? documentOf(known) : told)
    if (isOther && told !== document) return
    saver.take({ draft: theirs, version: theirs.version }, told)
    if (isOther && take(theirs)) showToast(t('manage.draft_news'))
  })
  useEffect(() => follow(stored), [stored])
  return {
    take,
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
