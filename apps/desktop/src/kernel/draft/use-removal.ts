import { useEffect, useState } from 'react'

type Edit<Document> = (before: Document) => Document

/** Long enough to read it and think; the steps back stay in any case. */
const SHOWN_MS = 12_000

/** What was taken away last, for a while and for as long as nothing else has been done since. */
export function useRemoval<Document>(document: Document, edit: (edit: Edit<Document>) => void) {
  const [last, setLast] = useState<{ name: string; document: Document }>()
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [last])
  return {
    removed: last?.document === document ? last.name : undefined,
    remove: (change: Edit<Document>, name: string) => {
      const after = change(document)
      setLast({ name, document: after })
      edit(() => after)
    },
  }
}
