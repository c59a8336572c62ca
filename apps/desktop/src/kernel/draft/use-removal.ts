import { useEffect, useState } from 'react'

type Edit<Document> = (before: Document) => Document

/** Long enough to read and decide. Undo still works afterwards. */
const SHOWN_MS = 12_000

/** The name of the part removed last, for some seconds and only until the next change. */
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
