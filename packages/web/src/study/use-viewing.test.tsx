// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { type Sent, stubWire } from '../testing/wire.ts'
import { aDetail, aPlayed, aProgress } from './testing.ts'
import { useViewing } from './use-viewing.ts'

const CREATE = 'POST /sands-lms/api/v1/learning-details/create'
const UPDATE = 'POST /sands-lms/api/v1/learning-details/update'
const bodyOf = ({ body }: Sent) => JSON.parse(body) as Record<string, unknown>
let sent: Sent[] = []
const calls = (key: string) => sent.filter((request) => request.key === key)

beforeEach(() => {
  localStorage.clear()
  putSession(aSession())
  let viewings = 0
  sent = stubWire((request) => {
    if (request.key === CREATE) {
      viewings += 1
      return { code: 1, data: aDetail(`${bodyOf(request).learnId}${viewings}`) }
    }
    const uncounted = bodyOf(request).learningDetailId === '611' ? [{ segment: 0, reason: 'elsewhere' }] : []
    const progress = aProgress({ percent: 7, covered: [[0, 5000]] })
    return { code: 1, data: { ackSeq: bodyOf(request).seq, uncounted, progress } }
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (learnId: string, enabled = true) =>
  renderHook((props: { learnId: string; enabled: boolean }) => useViewing({ learnType: 2, ...props }), {
    initialProps: { learnId, enabled },
  })
const ready = (view: ReturnType<typeof open>) => vi.waitFor(() => expect(view.result.current.state).not.toBe('opening'))

it('records playback, also through a callback that was passed on earlier', async () => {
  const view = open('41')
  const { onPlayed } = view.result.current
  await ready(view)
  act(() => onPlayed(aPlayed()))
  await vi.waitFor(() => expect(view.result.current.progress?.percent).toBe(7))
  expect(view.result.current.player.seekLimit).toBe(5)
  expect(calls(UPDATE)[0]?.keepalive).toBe(true)
  expect(calls(CREATE).map(bodyOf)).toMatchObject([{ learnType: 2, learnId: '41', terminalType: 2 }])
})

it('has its own place, and starts at the beginning as long as nothing of it was seen', async () => {
  const view = open('56')
  await ready(view)
  expect(view.result.current.player).toMatchObject({ placeKey: '2/56', isFresh: true, seekLimit: 0 })
  act(() => view.result.current.onPlayed(aPlayed()))
  await vi.waitFor(() => expect(view.result.current.player.isFresh).toBe(false))
})

it('lets a player start once the server has registered the viewing, and from then on', async () => {
  const view = open('47')
  expect(view.result.current.mayBegin).toBe(false)
  await ready(view)
  expect(view.result.current.mayBegin).toBe(true)
  act(() => view.result.current.takeOver())
  await vi.waitFor(() => expect(view.result.current.state).toBe('opening'))
  expect(view.result.current.mayBegin).toBe(true)
  view.rerender({ learnId: '48', enabled: true })
  expect(view.result.current.mayBegin).toBe(false)
  await vi.waitFor(() => expect(view.result.current.mayBegin).toBe(true))
})

it('lets a player start at once where nothing is recorded', () => {
  expect(open('49', false).result.current.mayBegin).toBe(true)
})

it('makes no request while it is disabled', async () => {
  const view = open('42', false)
  expect(view.result.current.state).toBe('opening')
  expect(sent).toEqual([])
  view.rerender({ learnId: '42', enabled: true })
  await ready(view)
  expect(calls(CREATE)).toHaveLength(1)
})

it('sends the last update of one content before it starts the next', async () => {
  const view = open('43')
  await ready(view)
  act(() => view.result.current.onPlayed(aPlayed({ seconds: 2, to: 2 })))
  view.rerender({ learnId: '44', enabled: true })
  await vi.waitFor(() => expect(calls(CREATE)).toHaveLength(2))
  expect(sent.map(({ key }) => key)).toEqual([CREATE, UPDATE, CREATE])
})

it('continues the same viewing when its screen is opened again during playback', async () => {
  const view = open('45')
  await ready(view)
  const { onPlayed } = view.result.current
  view.unmount()
  onPlayed(aPlayed())
  const again = open('45')
  await vi.waitFor(() => expect(again.result.current.progress?.percent).toBe(7))
  expect(calls(CREATE)).toHaveLength(1)
  expect(bodyOf(calls(UPDATE)[0] as Sent).learningDetailId).toBe('451')
})

it('starts a new viewing for the next person who signs in', async () => {
  const view = open('46')
  await ready(view)
  view.unmount()
  putSession(aSession({ userId: '8', accessToken: 'access-8' }))
  const next = open('46')
  await ready(next)
  expect(calls(CREATE).map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer access-1',
    'Bearer access-8',
  ])
})

it('goes on here when the player is started by hand after another device took over', async () => {
  const view = open('61')
  await ready(view)
  expect(view.result.current.player.onPlayHalted).toBeUndefined()
  act(() => view.result.current.onPlayed(aPlayed()))
  await vi.waitFor(() => expect(view.result.current.player.isHalted).toBe(true))
  act(() => view.result.current.player.onPlayHalted?.())
  await vi.waitFor(() => expect(view.result.current.state).toBe('paused'))
  expect(view.result.current.player).toMatchObject({ isHalted: false, onPlayHalted: undefined })
  act(() => view.result.current.onPlayed(aPlayed()))
  await vi.waitFor(() => expect(bodyOf(calls(UPDATE).at(-1) as Sent).learningDetailId).toBe('612'))
})
