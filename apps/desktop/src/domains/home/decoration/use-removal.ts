import type { HomePageDocument } from '@sands/contract/home/decoration.model'
import { useEffect, useState } from 'react'
import type { PageEdit } from './page-edit.ts'

/** Long enough to read it and think; the steps back stay in any case. */
const SHOWN_MS = 12_000

/** What was taken away last, for a while and for as long as nothing else has been done since. */
export function useRemoval(page: HomePageDocument, edit: (edit: PageEdit) => void) {
  const [last, setLast] = useState<{ name: string; page: HomePageDocument }>()
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [last])
  return {
    removed: last?.page === page ? last.name : undefined,
    remove: (change: PageEdit, name: string) => {
      const after = change(page)
      setLast({ name, page: after })
      edit(() => after)
    },
  }
}
