import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { BatchId, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { batchEnded, batchFile } from '../../../testing/batch.ts'
import type { SignedIn } from '../../../testing/client.ts'
import { secondsOf, sheetsOf } from '../../../testing/files/sheet.ts'
import { auditLog, collegeId, departmentId, losesRoles, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { stayExport } from './stay-export.service.ts'

const PAGE = 'GET /sands-lms/api/v1/manage/stay/page'
const PERSON = 'GET /sands-lms/api/v1/manage/stay/person'
const DEPARTMENTS = 'GET /sands-lms/api/v1/manage/stay/departments'
const EXPORT = 'POST /sands-lms/api/v1/manage/stay/export'
const HERE = '沙丘学院'
const STORES = '门店运营部'
const MARCH = { from: '2026-03-01', until: '2026-03-31' }

describe('stay time for managers', () => {
  const sands = useSands()
  let trainer: SignedIn

  const query = (text: string, values: unknown[] = []) => sands.server.kernel.database.pool.query(text, values)
  async function hasStayed(userName: string, days: Readonly<Record<string, number>>): Promise<void> {
    for (const [day, seconds] of Object.entries(days))
      await query('insert into stay_days (user_id, day, milliseconds, beats) values ($1, $2, $3, 1)', [
        await userId(sands, userName),
        day,
        seconds * 1000,
      ])
  }
  const isStaying = async (userName: string, day: string, seconds: number) =>
    query('insert into stay_now (user_id, day, milliseconds, beats, beat_at) values ($1, $2, $3, 1, 0)', [
      await userId(sands, userName),
      day,
      seconds * 1000,
    ])
  const list = async (who: SignedIn, wanted: Partial<CallQuery<typeof PAGE>> = {}) =>
    (await who.call(PAGE, { query: { ...MARCH, size: 100, ...wanted } })).data
  const times = async (who: SignedIn, wanted: Partial<CallQuery<typeof PAGE>> = {}) =>
    (await list(who, wanted)).people.records
      .filter(({ seconds }) => seconds > 0)
      .map(({ userName, seconds }) => [userName, seconds])

  beforeAll(async () => {
    await query('delete from stay_days')
    await query('delete from stay_now')
    trainer = await signInWith(sands, 'auditor', { rights: ['study.report'], college: HERE })
    await hasStayed('learner', { '2026-02-28': 999, '2026-03-01': 100, '2026-03-31': 60, '2026-04-01': 999 })
    await hasStayed('teacher', { '2026-03-05': 600 })
    await hasStayed('manager', { '2026-03-05': 30 })
    await hasStayed('emma', { '2026-03-05': 7000 })
    // The learner came back from another time zone: the running day has a finished part too.
    await isStaying('learner', '2026-03-31', 20)
    await isStaying('teacher', '2026-04-02', 5)
  })

  it('adds up the days of the range, the running day included, longest first', async () => {
    const { sums, people } = await list(trainer)
    expect(people.records.slice(0, 4)).toMatchObject([
      { userName: 'teacher', seconds: 600, days: 1, lastDay: '2026-03-05' },
      { userName: 'learner', name: '林晓', departmentName: STORES, seconds: 180, days: 2, lastDay: '2026-03-31' },
      { userName: 'manager', seconds: 30, days: 1, lastDay: '2026-03-05' },
      { seconds: 0, days: 0, lastDay: null },
    ])
    expect(sums).toEqual({ people: people.total, present: 3, seconds: 810 })
    expect(people.total).toBe(people.records.length)
    expect(await times(trainer, { from: '2026-04-01', until: '2026-04-02' })).toEqual([
      ['learner', 999],
      ['teacher', 5],
    ])
  })

  it('is sorted by time in both directions, page by page', async () => {
    const all = (await list(trainer, { order: 'asc' })).people.records.map(({ userName }) => userName)
    expect(all.slice(-3)).toEqual(['manager', 'learner', 'teacher'])
    const second = (await list(trainer, { order: 'asc', current: 2, size: 5 })).people
    expect(second).toMatchObject({ current: 2, size: 5, total: all.length })
    expect(second.records.map(({ userName }) => userName)).toEqual(all.slice(5, 10))
  })

  it('is narrowed by name and by department with everything below it', async () => {
    expect(await times(trainer, { keyWord: '林晓' })).toEqual([['learner', 180]])
    expect(await times(trainer, { keyWord: ' LEARN ' })).toEqual([['learner', 180]])
    expect(await list(trainer, { keyWord: '%' })).toMatchObject({ sums: { people: 0, seconds: 0 } })
    expect(await list(trainer, { keyWord: 'learner@' })).toMatchObject({ sums: { people: 0 } })
    expect(await times(trainer, { departmentId: await departmentId(sands, STORES) })).toEqual([
      ['learner', 180],
      ['manager', 30],
    ])
  })

  it('of people who left is shown as long as they have some', async () => {
    const id = await userId(sands, 'staff02')
    await query(`update users set status = 'disabled' where id = $1`, [id])
    const names = async () => (await list(trainer)).people.records.map(({ userName }) => userName)
    expect(await names()).not.toContain('staff02')
    await hasStayed('staff02', { '2026-03-09': 1 })
    expect(await names()).toContain('staff02')
    await query(`update users set status = 'active' where id = $1`, [id])
    await query('delete from stay_days where user_id = $1', [id])
  })

  it('shows a manager of a department only the people in it and below, and its departments', async () => {
    const manager = await sands.signIn('manager')
    expect(await times(manager)).toEqual([
      ['learner', 180],
      ['manager', 30],
    ])
    expect((await list(manager)).sums).toMatchObject({ present: 2, seconds: 210 })
    const elsewhere = await departmentId(sands, '人力资源部')
    expect(await list(manager, { departmentId: elsewhere })).toMatchObject({ sums: { people: 0 } })
    const teacherId = await userId(sands, 'teacher')
    expect(await manager.call(PERSON, { query: { userId: teacherId, ...MARCH } })).toFailWith('kernel.not_found')
    const own = (await manager.call(DEPARTMENTS)).data
    expect(own[0]).toEqual({ id: await departmentId(sands, STORES), parentId: null, name: STORES })
    expect(own.map(({ name }) => name)).toContain('上海区')
    expect(own.map(({ id }) => id)).not.toContain(elsewhere)
    const all = (await trainer.call(DEPARTMENTS)).data.map(({ id }) => id)
    expect(all).toEqual(expect.arrayContaining([elsewhere, ...own.map(({ id }) => id)]))
  })

  it('of another college is never shown', async () => {
    const { people } = await list(trainer)
    expect(people.records.map(({ userName }) => userName)).not.toContain('emma')
    const emmaId = await userId(sands, 'emma')
    expect(await trainer.call(PERSON, { query: { userId: emmaId, ...MARCH } })).toFailWith('kernel.not_found')
    const emma = await signInWith(sands, 'emma', { rights: ['study.report'], college: 'Dune Academy' })
    const theirs = await times(emma)
    expect(theirs[0]).toEqual(['emma', 7000])
    expect(theirs.map(([userName]) => userName)).not.toContain('teacher')
    const department = await departmentId(sands, STORES)
    expect(await list(emma, { departmentId: department })).toMatchObject({ sums: { people: 0 } })
    expect((await emma.call(DEPARTMENTS)).data.map(({ id }) => id)).not.toContain(department)
  })

  it('of one person is listed by day, latest first', async () => {
    const id = await userId(sands, 'learner')
    const { data } = await trainer.call(PERSON, { query: { userId: id, ...MARCH } })
    expect(data.person).toMatchObject({ userId: id, name: '林晓', seconds: 180, days: 2 })
    expect(data.days).toEqual([
      { day: '2026-03-31', seconds: 80 },
      { day: '2026-03-01', seconds: 100 },
    ])
    const nobody = await trainer.call(PERSON, { query: { userId: '999999' as UserId, ...MARCH } })
    expect(nobody).toFailWith('kernel.not_found')
  })

  it.each([
    ['that ends before it begins', '2026-03-02', '2026-03-01'],
    ['of more than 366 days', '2025-01-01', '2026-01-02'],
  ])('is refused for a range %s', async (_what, from, until) => {
    const id = await userId(sands, 'learner')
    const refused = await trainer.call(PAGE, { query: { from, until } })
    expect(refused).toFailWith('study.bad_range')
    expect(refused.data).toEqual({ most: 366 })
    expect(await trainer.call(PERSON, { query: { userId: id, from, until } })).toFailWith('study.bad_range')
    expect(await trainer.call(EXPORT, { body: { from, until } })).toFailWith('study.bad_range')
  })

  it('is shown for 366 days, and refused for what is not a day', async () => {
    expect(await trainer.call(PAGE, { query: { from: '2026-01-01', until: '2027-01-01' } })).toSucceed()
    expect(await trainer.call(PAGE, { query: { ...MARCH, from: 'March' } })).toFailWith('kernel.invalid_field')
    expect(await trainer.call(PAGE, { query: { ...MARCH, keyWord: 'a'.repeat(61) } })).toFailWith(
      'kernel.invalid_field',
    )
    expect(await trainer.call(PAGE, { query: { ...MARCH, size: 101 } })).toFailWith('kernel.invalid_field')
  })

  it('needs the right', async () => {
    const [author, visitor] = [await sands.signIn('author'), sands.visitor()]
    const person = { query: { userId: await userId(sands, 'learner'), ...MARCH } }
    expect(await author.call(PAGE, { query: MARCH })).toFailWith('kernel.no_permission')
    expect(await author.call(PERSON, person)).toFailWith('kernel.no_permission')
    expect(await author.call(DEPARTMENTS)).toFailWith('kernel.no_permission')
    expect(await author.call(EXPORT, { body: MARCH })).toFailWith('kernel.no_permission')
    expect(await visitor.call(PAGE, { query: MARCH })).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(PERSON, person)).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(DEPARTMENTS)).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(EXPORT, { body: MARCH })).toFailWith('kernel.not_signed_in')
  })

  describe('exported', () => {
    async function exported(who: SignedIn, body: Partial<CallBody<typeof EXPORT>> = {}) {
      const started = await who.call(EXPORT, { body: { ...MARCH, ...body } })
      expect(started).toSucceed()
      const batch = await batchEnded(who, started.data.batchId)
      const sheets = await sheetsOf(await batchFile(who, started.data.batchId))
      return { batch, sheets, people: sheets[0]?.data.slice(1) ?? [], days: sheets[1]?.data.slice(1) ?? [] }
    }

    it('has one sheet with people in the order of the list, and one with their days', async () => {
      const { batch, sheets, people, days } = await exported(trainer)
      const { sums } = await list(trainer)
      expect(batch).toMatchObject({
        kind: 'study.stay',
        state: 'done',
        counts: { people: sums.people, rows: 4 },
        file: { name: 'Stay time 2026-03-01 2026-03-31.xlsx' },
      })
      expect(sheets.map(({ sheet }) => sheet)).toEqual(['People', 'By day'])
      const person = ['User name', 'Name', 'Department']
      expect(sheets[0]?.data[0]).toEqual([...person, 'Stay time', 'Days', 'Latest day'])
      expect(sheets[1]?.data[0]).toEqual([...person, 'Day', 'Stay time'])
      expect(people).toHaveLength(sums.people)
      expect(people.slice(0, 2).map((row) => [row[0], secondsOf(row[3]), row[4], row[5]])).toEqual([
        ['teacher', 600, 1, '2026-03-05'],
        ['learner', 180, 2, '2026-03-31'],
      ])
      expect(days.map((row) => [row[0], row[3], secondsOf(row[4])])).toEqual([
        ['teacher', '2026-03-05', 600],
        ['learner', '2026-03-31', 80],
        ['learner', '2026-03-01', 100],
        ['manager', '2026-03-05', 30],
      ])
      expect((await auditLog(sands, 3)).map(({ action }) => action)).toContain('study.stay.export-started')
    })

    it('has only people within the filter and the remit', async () => {
      const names = ({ people }: Awaited<ReturnType<typeof exported>>) => people.map(([userName]) => userName)
      expect(names(await exported(trainer, { keyWord: 'learn' }))).toEqual(['learner'])
      const ofManager = names(await exported(await sands.signIn('manager')))
      expect(ofManager).toContain('learner')
      expect(ofManager).not.toContain('teacher')
    })

    it('leaves out rows beyond the limit of a spreadsheet, and reports their number', async () => {
      const folder = await mkdtemp(join(inject('runFolder'), 'stay-'))
      const actor = { userId: await userId(sands, 'auditor'), collegeId: await collegeId(sands, HERE) }
      const outcome = await stayExport(sands.server.kernel, 2).run({
        id: '1' as BatchId,
        input: MARCH,
        actor: { ...actor, name: '', ip: '', userAgent: '' },
        language: 'en-us',
        timeZone: 'Asia/Shanghai',
        folder,
        step: async () => undefined,
      })
      const { sums } = await list(trainer)
      // The third day of the two people, and everybody else.
      expect(outcome.counts).toEqual({ people: 2, rows: 2, left: sums.people - 2 + 1 })
      const sheets = await sheetsOf(await readFile(outcome.file?.path ?? ''))
      expect(sheets.map(({ data }) => data.length)).toEqual([3, 3])
      await rm(folder, { recursive: true })
    })

    it('fails for a person who has lost the right', async () => {
      const reviewer = await signInWith(sands, 'reviewer', { rights: ['study.report'] })
      await losesRoles(sands, 'reviewer')
      const { data } = await reviewer.call(EXPORT, { body: MARCH })
      expect(await batchEnded(reviewer, data.batchId)).toMatchObject({ state: 'failed', file: null })
    })
  })
})
