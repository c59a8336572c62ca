import type { ManagedText } from '@sands/contract/settings/texts.model'
import { useState } from 'react'
import { draftOf, editsOf, mergeDraft, type TextDraft } from './text-draft.ts'

/** The draft of a text. When the stored text changes, the typed text stays and `isMeanwhile` becomes true. */
export function useTextDraft({ version, wordings }: ManagedText) {
  const [seen, setSeen] = useState({ version, base: draftOf(wordings) })
  const [draft, setDraft] = useState<TextDraft>(seen.base)
  const [isMeanwhile, setMeanwhile] = useState(false)
  const edits = editsOf(draft, wordings)

  if (version !== seen.version) {
    const theirs = draftOf(wordings)
    const merged = mergeDraft({ draft, base: seen.base, theirs })
    setSeen({ version, base: theirs })
    setDraft(merged)
    setMeanwhile(editsOf(merged, wordings).length > 0)
  }
  return {
    draft,
    edits,
    version: seen.version,
    isMeanwhile,
    change: (patch: Partial<TextDraft>) => setDraft({ ...draft, ...patch }),
  }
}
