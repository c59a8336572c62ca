import type { PracticePaper } from '@sands/contract/exam/practice.model'
import type { Id } from '@sands/contract/kernel/schema'
import { isId } from '@sands/rules/id'
import { useEffect, useState } from 'react'
import { useCall } from '../../call/use-call.ts'
import { getSession } from '../../session/store.ts'
import { answerStorage, type GivenAnswers } from './answer-storage.ts'
import { PRACTICE_PAPER } from './practice-calls.ts'

/** With the answers of earlier visits on this device. */
export interface OpenPracticeAttempt extends GivenAnswers {
  owner: string
  paper: PracticePaper
}

/** Opens an attempt in progress. It is stored on the device, so it also opens without a network. */
export function usePracticeAttempt(id: string) {
  const practiseRecordId = id as Id<'practiceAttempt'>
  const fetched = useCall(
    PRACTICE_PAPER,
    { query: { practiseRecordId } },
    { enabled: isId(id), staleTime: 0, keep: true },
  )
  const [open, setOpen] = useState<OpenPracticeAttempt>()
  const { data: paper, isFetching, isError } = fetched
  useEffect(() => {
    // A cached answer lacks what another device has stored, so it waits for the server or for the network to fail.
    if (!paper || isFetching || isError) return
    let isGone = false
    const owner = getSession()?.userId ?? ''
    void answerStorage()
      .then((storage) => storage.get(owner, paper.practiseRecordId))
      .then(({ given, waiting }) => {
        if (!isGone) setOpen((before) => before ?? { owner, paper, given, waiting })
      })
    return () => {
      isGone = true
    }
  }, [paper, isFetching, isError])
  return {
    isKnown: isId(id),
    open,
    error: fetched.error,
    refetch: () => void fetched.refetch(),
  }
}
