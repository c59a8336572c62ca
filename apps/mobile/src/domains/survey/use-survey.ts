import type { CallData } from '@sands/contract/calls'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { deviceToken, keepDeviceToken } from './device-token.ts'
import type { DETAILS, INFO } from './survey-calls.ts'

/** The survey that the address names. Visitors get their device token with the first answer. */
export function useSurvey<K extends typeof INFO | typeof DETAILS>(key: K) {
  const [search] = useSearchParams()
  const id = search.get('investigationId') ?? ''
  const body = { investigationId: asId<Id<'survey'>>(id), ...deviceToken() }
  const survey = useCall<typeof INFO | typeof DETAILS>(key, { body }, { enabled: id !== '', staleTime: 0 })
  const token = survey.data?.deviceToken ?? null
  useEffect(() => keepDeviceToken(token), [token])
  return { ...survey, data: survey.data as CallData<K> | undefined, id }
}
