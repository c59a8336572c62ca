import { isUnderWay, type UploadItem } from '@sands/web/upload/upload-item'
import { needsPerson } from '@sands/web/upload/upload-order'
import { useState } from 'react'

/** Opens automatically only when all uploads have ended and one failed that the person has not seen yet. */
export function useUploadTray(items: readonly UploadItem[]) {
  const [isOpen, setOpen] = useState(false)
  const [called, setCalled] = useState(false)
  const [seen, setSeen] = useState<readonly string[]>([])
  // Problems with captions are reported where they are chosen.
  const stopped = items.filter((item) => needsPerson(item) && item.purpose !== 'caption').map(({ id }) => id)
  // An upload that fails again after a retry counts as new.
  const known = seen.filter((id) => stopped.includes(id))
  if (known.length !== seen.length) setSeen(known)
  const going = items.filter(isUnderWay).length
  const unseen = stopped.filter((id) => !seen.includes(id)).length
  const calls = going === 0 && unseen > 0
  if (calls !== called) {
    setCalled(calls)
    if (calls) setOpen(true)
  }
  const turn = (next: boolean) => {
    setOpen(next)
    setSeen(stopped)
  }
  return { isOpen, turn, going, unseen, failed: items.filter(({ state }) => state === 'failed').length }
}
