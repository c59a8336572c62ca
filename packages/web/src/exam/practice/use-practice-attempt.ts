import type { PracticePaper } from '@sands/contract/exam/practice.model'
import { idIn } from '@sands/contract/kernel/id'
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
  const practiseRecordId = idIn<'practiceAttempt'>(id)
  const fetched = useCall(PRACTICE_PAPER, practiseRecordId ? { query: { practiseRecordId } } : null, {
    staleTime: 0,
    keep: true,
  })
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
    isKnown: practiseRecordId !== undefined,
    open,
    error: fetched.error,
    refetch: () => void fetched.refetch(),
  }
}
