import type { HomePageDocument } from '@sands/contract/home/decoration.model'
import { useState } from 'react'
import type { PageEdit } from './page-edit.ts'

/** What was taken away last, for as long as nothing else has been done since. */
export function useRemoval(page: HomePageDocument, edit: (edit: PageEdit) => void) {
  const [last, setLast] = useState<{ name: string; page: HomePageDocument }>()
  return {
    removed: last?.page === page ? last.name : undefined,
    remove: (change: PageEdit, name: string) => {
      const after = change(page)
      setLast({ name, page: after })
      edit(() => after)
    },
  }
}
