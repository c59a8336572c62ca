import type { Id, PageOf } from '@sands/contract/kernel/schema'
import type { ManagedLecturer } from '@sands/contract/lecturer/lecturer.model'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { useRef, useState } from 'react'
import { moved } from '../../../kernel/ui/list/drag-sort.ts'

const PAGE = 'GET /sands-lms/api/v1/manage/lecturer/page'

interface OrderInput {
  page: PageOf<ManagedLecturer> | undefined
  paging: { current: number; size: number }
  /** Fetches the current data. */
  refresh: () => Promise<unknown>
}

/** The first lecturer on a page of the unfiltered list. */
async function firstOf(current: number, size: number): Promise<Id<'lecturer'> | null> {
  const { records } = await call(PAGE, { query: { current, size } })
  return records[0]?.id ?? null
}

/** Shows a new order at once and stores it in the background, one move after the other. */
export function useLecturerOrder({ page, paging: { current, size }, refresh }: OrderInput) {
  const sort = useAct('POST /sands-lms/api/v1/manage/lecturer/sort')
  const [shown, setShown] = useState<readonly ManagedLecturer[]>()
  const queue = useRef<Promise<boolean>>(Promise.resolve(true))
  const waiting = useRef(0)
  const rows = shown ?? page?.records ?? []

  const store = async ({ id, version }: ManagedLecturer, before: () => Promise<Id<'lecturer'> | null>) => {
    const { error } = await attempt(async () => sort.mutateAsync({ body: { id, version, beforeId: await before() } }))
    // After a refused move, the moves that were waiting behind it are dropped.
    return error === undefined
  }
  const put = async (lecturer: ManagedLecturer, before: () => Promise<Id<'lecturer'> | null>) => {
    waiting.current += 1
    const turn = queue.current.then((isGood) => (isGood ? store(lecturer, before) : false))
    queue.current = turn
    await turn
    waiting.current -= 1
    if (waiting.current > 0) return
    queue.current = Promise.resolve(true)
    await refresh()
    // The person may have moved another one while the list was fetched.
    if (waiting.current === 0) setShown(undefined)
  }

  const isLast = page === undefined || current * size >= page.total
  return {
    rows,
    move: (from: number, to: number) => {
      const lecturer = rows[from]
      if (!lecturer) return
      const next = moved(rows, from, to)
      setShown(next)
      const after = next[to + 1]
      void put(lecturer, async () => after?.id ?? (isLast ? null : firstOf(current + 1, size)))
    },
    toFront: (lecturer: ManagedLecturer) => void put(lecturer, () => firstOf(1, size)),
    toEnd: (lecturer: ManagedLecturer) => void put(lecturer, async () => null),
  }
}
