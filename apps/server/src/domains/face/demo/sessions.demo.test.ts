import { SEAT_STATUSES } from '@sands/rules/face/seat'
import { SESSION_PHASES, sessionPhase } from '@sands/rules/face/session'
import { expect, it } from 'vitest'
import { DEMO_FACE } from './sessions.demo.ts'

it.each(['zh-cn', 'en-us'] as const)('shows sessions and seats in every state (%s)', (language) => {
  const sessions = DEMO_FACE[language]?.sessions ?? []
  const phases = sessions.map(({ state, days }) => {
    const startsAt = days[0]?.[0] ?? 0
    const last = days.at(-1)
    return sessionPhase(state, { startsAt, endsAt: last ? last[0] + last[1] : startsAt }, 0)
  })
  const statuses = sessions.flatMap(({ seats }) => seats.map(({ status }) => status))
  expect([...new Set(phases)].toSorted()).toEqual([...SESSION_PHASES].toSorted())
  expect([...new Set(statuses)].toSorted()).toEqual([...SEAT_STATUSES].toSorted())
})
