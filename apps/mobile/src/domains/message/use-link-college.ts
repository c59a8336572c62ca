import { idIn } from '@sands/contract/kernel/id'
import { useSession } from '@sands/web/session/session'
import { switchCollege } from '@sands/web/session/switch-college'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Links in messages outside the product name their college. A person who has another one open is switched, once: later
 * they may switch as they like. Returns true until that is done.
 */
export function useLinkCollege(): boolean {
  const queries = useQueryClient()
  const [search] = useSearchParams()
  const here = useSession()?.collegeId
  const college = idIn<'college'>(search.get('college') ?? '')
  const [done, setDone] = useState('')
  const started = useRef('')
  const isElsewhere = college !== undefined && here !== undefined && college !== here && done !== college

  useEffect(() => {
    if (college !== undefined && college === here) setDone(college)
  }, [college, here])

  useEffect(() => {
    if (!isElsewhere || college === undefined || started.current === college) return
    started.current = college
    // The call says why when it refuses, such as to people who have left the college.
    const settled = () => setDone(college)
    void switchCollege(queries, college).then(settled, settled)
  }, [isElsewhere, college, queries])

  return isElsewhere
}
