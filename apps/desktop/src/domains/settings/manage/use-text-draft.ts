import type { ManagedText } from '@sands/contract/settings/texts.model'
import { useState } from 'react'
import { draftOf, editsOf, mergeDraft, type TextDraft } from './text-draft.ts'

/** What is being typed over a text. When the text changes below it, what was typed stays and `isMeanwhile` says so. */
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
