import type { CallData } from '@sands/contract/calls'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useEffect, useState } from 'react'
import { useCall } from '../call/use-call.ts'
import { deviceToken, keepDeviceToken } from './device-token.ts'
import type { DETAILS, INFO } from './survey-calls.ts'

/** A survey by the id in the address, which may be empty. Visitors get their device token with the first answer. */
export function useSurvey<K extends typeof INFO | typeof DETAILS>(key: K, id: string) {
  // Read once: a token that arrives with the first answer must not load the survey again.
  const [asked, setAsked] = useState(deviceToken)
  const body = { investigationId: asId<Id<'survey'>>(id), ...asked }
  const survey = useCall<typeof INFO | typeof DETAILS>(key, { body }, { enabled: id !== '', staleTime: 0 })
  const token = survey.data?.deviceToken ?? null
  useEffect(() => keepDeviceToken(token, asked.deviceToken), [token, asked])
  /** Loads it again, with the token that the device has by now. */
  const reload = () => {
    const now = deviceToken()
    if (now.deviceToken === asked.deviceToken) void survey.refetch()
    else setAsked(now)
  }
  return { ...survey, data: survey.data as CallData<K> | undefined, reload }
}
