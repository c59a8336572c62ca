import type { Id } from '@sands/contract/kernel/schema'
import { noCosts } from '@sands/rules/face/cost'
import { beforeAll, describe, expect, it } from 'vitest'
import { batchEnded, batchFile } from '../../../testing/batch.ts'
import type { SignedIn } from '../../../testing/client.ts'
import {
  aDay,
  aFaceManager,
  anOpenSession,
  FACE,
  FACE_MANAGE,
  firstDay,
  signUp,
} from '../../../testing/face/a-session.ts'
import { auditLog, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

describe('costs of sessions, reports by department and lecturer, and homework at the desktop', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn

  beforeAll(async () => {
    manager = await aFaceManager(sands)
    learner = await sands.signIn('staff04')
  })

  const later = async (hours: number) => {
    sands.clock.advance(hours * HOUR_MS)
    manager = await sands.signIn('staff20')
    learner = await sands.signIn('staff04')
  }
  const fromNow = (hours: number) => new Date(sands.clock.now().getTime() + hours * HOUR_MS).toISOString()
  const costsOf = (who: SignedIn, id: Id<'face'>) => who.call(`GET ${FACE_MANAGE}/cost/get`, { query: { id } })
  const save = (who: SignedIn, id: Id<'face'>, cents: number, { note = '', version = 0 } = {}) =>
    who.call(`POST ${FACE_MANAGE}/cost/save`, { body: { id, version, costs: { ...noCosts(), room: { cents, note } } } })

  it('stores what a session costs, and divides it by the people with a seat', async () => {
    const { id } = await anOpenSession(manager, { days: [aDay(sands, 48)] })
    expect((await costsOf(manager, id)).data).toEqual({
      ...{ costs: noCosts(), version: 0, total: 0, people: 0, perHead: null },
    })
    await signUp(learner, id)
    expect((await save(manager, id, 12_345, { note: ' Deposit ' })).data).toMatchObject({
      costs: { room: { cents: 12_345, note: 'Deposit' }, other: { cents: 0 } },
      ...{ total: 12_345, people: 1, perHead: 12_345 },
    })
    expect((await auditLog(sands))[0]).toMatchObject({
      ...{ action: 'face.cost.saved', before: { cents: 0 }, after: { cents: 12_345 } },
    })
    expect(await save(manager, id, 99)).toFailWith('face.costs_changed')
    expect((await save(manager, id, 0, { version: 1 })).data).toMatchObject({ total: 0, version: 2 })
    const both = await Promise.all([1, 2].map((cents) => save(manager, id, cents, { version: 2 })))
    expect(both.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await save(manager, id, -1)).toFailWith('kernel.invalid_field')
    expect(await save(manager, id, 100_000_001)).toFailWith('kernel.invalid_field')
    expect((await save(learner, id, 1)).status).toBe(403)
    expect((await costsOf(learner, id)).status).toBe(403)
    expect((await sands.visitor().call(`GET ${FACE_MANAGE}/cost/get`, { query: { id } })).status).toBe(401)
    const emma = await signInWith(sands, 'emma', { rights: ['face.edit'] })
    expect(await costsOf(emma, id)).toFailWith('face.unknown')
    expect(await save(emma, id, 1)).toFailWith('face.unknown')
  })

  it('reports attendance, hours and scores by department and by lecturer, and exports them', async () => {
    const { data: found } = await manager.call('GET /sands-lms/api/v1/lecturer/page', { query: { size: 1 } })
    const [lecturer] = found.records
    if (!lecturer) throw new Error('there is no lecturer')
    // A span without sessions of the demo company.
    await later(24 * 200)
    const [from, until] = [fromNow(0), fromNow(24)]
    const session = await anOpenSession(manager, { lecturerIds: [lecturer.id], days: [aDay(sands, 1, 2)] })
    const { trainConfirmId } = (await signUp(learner, session.id)).data
    await signUp(await sands.signIn('staff05'), session.id)
    await save(manager, session.id, 10_001)
    const report = (by: 'department' | 'lecturer', who = manager) =>
      who.call(`GET ${FACE_MANAGE}/report`, { query: { by, from, until } })
    expect((await report('department')).data).toEqual({ rows: [], isCut: false })
    await later(3.5)
    const mark = { dayId: firstDay(session), userIds: [await userId(sands, 'staff04')], reason: 'Seen' }
    await manager.call(`POST ${FACE_MANAGE}/attendance/mark`, { body: { ...mark, mark: 'present' } })
    const absent = { ...mark, userIds: [await userId(sands, 'staff05')], mark: 'absent' as const }
    await manager.call(`POST ${FACE_MANAGE}/attendance/mark`, { body: absent })
    if (!trainConfirmId) throw new Error('the person has no seat')
    await manager.call(`POST ${FACE_MANAGE}/seat/score`, { body: { trainConfirmId, score: 85, remark: '' } })

    const { rows } = (await report('department')).data
    const sum = (field: 'seats' | 'present' | 'absent' | 'hours') => rows.reduce((all, row) => all + row[field], 0)
    expect([sum('seats'), sum('present'), sum('absent'), sum('hours')]).toEqual([2, 1, 1, 2])
    expect(rows.map(({ score }) => score)).toContain(85)
    expect(Math.abs(rows.reduce((all, { costs }) => all + (costs ?? 0), 0) - 10_001)).toBeLessThanOrEqual(rows.length)
    const teacher = await signInWith(sands, 'staff21', { rights: ['face.attend'], college: '沙丘学院' })
    expect((await report('lecturer', teacher)).data.rows).toMatchObject([{ costs: null }])
    expect((await report('lecturer')).data.rows).toEqual([
      {
        ...{ id: lecturer.id, name: lecturer.name, sessions: 1, seats: 2, present: 1, late: 0, partly: 0, absent: 1 },
        ...{ leave: 0, rate: 50, hours: 2, score: 85, costs: 10_001 },
      },
    ])
    expect((await report('lecturer', learner)).status).toBe(403)
    const emma = await signInWith(sands, 'emma', { rights: ['face.attend'] })
    expect((await report('department', emma)).data.rows).toEqual([])

    const start = (span: { from: string; until: string }, who = manager) =>
      who.call(`POST ${FACE_MANAGE}/report/export`, { body: { by: 'lecturer', ...span } })
    const { batchId } = (await start({ from, until })).data
    const batch = await batchEnded(manager, batchId)
    expect(batch).toMatchObject({
      state: 'done',
      counts: { rows: 1 },
      file: { name: 'Classroom training report.xlsx' },
    })
    expect((await batchFile(manager, batchId)).length).toBeGreaterThan(1000)
    expect((await start({ from, until }, learner)).status).toBe(403)
    expect(await start({ from: until, until: from })).toFailWith('face.report_span')
    const year = { from: fromNow(-24 * 368), until: fromNow(0) }
    const tooLong = await manager.call(`GET ${FACE_MANAGE}/report`, { query: { by: 'lecturer', ...year } })
    expect(tooLong).toFailWith('face.report_span')
    expect(Date.parse(until) - Date.parse(from)).toBeGreaterThanOrEqual(DAY_MS)
  })

  it('shows the organiser what people handed in, and when', async () => {
    const { id } = await anOpenSession(manager, { homework: 'A plan', days: [aDay(sands, 48)] })
    const { trainConfirmId } = (await signUp(learner, id)).data
    if (!trainConfirmId) throw new Error('the person has no seat')
    await learner.call(`POST ${FACE}/homework/submit`, { body: { trainConfirmId, answer: 'My plan' } })
    const { data } = await manager.call(`GET ${FACE_MANAGE}/seat/page`, { query: { id } })
    expect(data.records).toMatchObject([{ homework: 'My plan', homeworkAt: expect.any(String) }])
  })
})
