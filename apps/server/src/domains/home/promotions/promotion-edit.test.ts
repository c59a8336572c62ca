import type { ErrorName } from '@sands/contract/errors'
import type { AdvertDraft, NoticeDraft } from '@sands/contract/home/front.model'
import type { FileId, Id } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import { EVERYONE } from '@sands/rules/audience'
import { MOST_SHOWN } from '@sands/rules/decoration'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client, SignedIn } from '../../../testing/client.ts'
import { auditLog, signInWith, userId } from '../../../testing/people.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { type Sands, useSands } from '../../../testing/sands.ts'
import { upload } from '../../../testing/upload.ts'

const HOUR_MS = 3_600_000
const NOWHERE = { to: 'none', moduleId: null, link: null } as const

/** Both lists follow the same rules. */
const LISTS = [
  {
    kind: 'notice',
    table: 'notices',
    title: 'text',
    most: 100,
    right: 'home.notices.edit' as Right,
    first: true,
    PAGE: 'GET /sands-system/api/v1/manage/notice/page',
    CREATE: 'POST /sands-system/api/v1/manage/notice/create',
    UPDATE: 'POST /sands-system/api/v1/manage/notice/update',
    REMOVE: 'POST /sands-system/api/v1/manage/notice/remove',
    SORT: 'POST /sands-system/api/v1/manage/notice/sort',
  },
  {
    kind: 'advert',
    table: 'adverts',
    title: 'name',
    most: 60,
    right: 'home.adverts.edit' as Right,
    first: false,
    PAGE: 'GET /sands-system/api/v1/manage/advert/page',
    CREATE: 'POST /sands-system/api/v1/manage/advert/create',
    UPDATE: 'POST /sands-system/api/v1/manage/advert/update',
    REMOVE: 'POST /sands-system/api/v1/manage/advert/remove',
    SORT: 'POST /sands-system/api/v1/manage/advert/sort',
  },
] as const

const aPictureOf = async (client: Client, purpose: 'image' | 'picture' = 'image'): Promise<FileId> =>
  (await upload(client, await aJpeg(40, 30), { purpose })).data.id

const count = async (sands: Sands, table: string): Promise<number> =>
  (await sands.server.kernel.database.pool.query(`select count(*)::int as rows from ${table}`)).rows[0].rows

/** What the phone app shows of the list. */
async function seenBy(person: SignedIn, kind: 'notice' | 'advert'): Promise<string[]> {
  if (kind === 'advert') {
    const { data } = await person.call('GET /sands-system/api/v1/publicize/page', {
      query: { location: '0', size: 100 },
    })
    return data.records.map(({ name }) => name)
  }
  const { data } = await person.call('POST /sands-lms/api/v1/homePageDecorate/getInfo', {
    body: { clientType: 3, collegeId: '-1' },
  })
  return data.lmsDecorateModules
    .filter(({ code }) => code === 'app-notice')
    .flatMap((block) => block.lmsDecorateModuleCategories.flatMap(({ datas }) => datas))
    .map(({ json }) => String(JSON.parse(json).remark))
}

describe.each(LISTS)('the list of each $kind', (list) => {
  const sands = useSands()
  const { PAGE, CREATE, UPDATE, REMOVE, SORT, kind } = list
  let admin: SignedIn
  let fileId: FileId

  beforeAll(async () => {
    admin = await sands.signIn('admin')
    fileId = await aPictureOf(admin)
  })

  type Draft = NoticeDraft & AdvertDraft
  /** Has both a name and a text: each call ignores the field it does not know. */
  const aDraft = (title: string, draft: Partial<Draft> = {}): Draft => ({
    text: title,
    name: title,
    fileId,
    jump: NOWHERE,
    audience: EVERYONE,
    showFrom: null,
    showUntil: null,
    ...draft,
  })
  const later = (milliseconds: number) => new Date(sands.clock.now().getTime() + milliseconds).toISOString()
  const rows = async (query: { state?: 'waiting' | 'running' | 'over' } = {}, who: Client = admin) => {
    const { data } = await who.call(PAGE, { query: { size: 100, ...query } })
    return data.records.map((row) => ({ ...row, title: 'text' in row ? row.text : row.name }))
  }
  const titles = async () => (await rows()).map(({ title }) => title)
  const idsOf = async (who: Client = admin) => (await rows({}, who)).map(({ id }) => id as Anyone)
  /** An id that fits either list. */
  type Anyone = Id<'advert'> & Id<'notice'>
  const create = async (draft: Draft, who: Client = admin): Promise<Anyone> => {
    const answer = await who.call(CREATE, { body: draft })
    expect(answer).toSucceed()
    return answer.data.id as Anyone
  }
  const only = async (userName: string) => ({
    included: [{ kind: 'user' as const, id: await userId(sands, userName) }],
    excluded: [],
  })
  const rowOf = async (id: Anyone) => (await rows()).find((row) => row.id === id)

  it('takes a new one, which people see at once', async () => {
    const learner = await sands.signIn('learner')
    const before = await titles()
    const id = await create(aDraft('  Brand new  ', { jump: { to: 'messages', moduleId: null, link: 'https://x' } }))

    expect(await titles()).toEqual(list.first ? ['Brand new', ...before] : [...before, 'Brand new'])
    expect(await rowOf(id)).toMatchObject({
      jump: { to: 'messages', moduleId: null, link: null },
      audience: EVERYONE,
      showFrom: null,
      showUntil: null,
      state: 'running',
      version: 1,
      updatedAt: expect.stringMatching(/Z$/),
    })
    await expect.poll(() => seenBy(learner, kind)).toContain('Brand new')
    const seen = await seenBy(learner, kind)
    expect(list.first ? seen[0] : seen.at(-1)).toBe('Brand new')
    expect(await auditLog(sands)).toMatchObject([
      {
        action: `home.${kind}.created`,
        subject_kind: kind,
        subject_id: id,
        subject_name: 'Brand new',
        actor_name: '吴越',
        before: null,
        after: { [list.title]: 'Brand new', jump: 'messages', included: [], showUntil: null },
      },
    ])
  })

  it('changes one and its audience, and deletes the old audience', async () => {
    const [learner, teacher] = [await sands.signIn('learner'), await sands.signIn('teacher')]
    const id = await create(aDraft('For one', { audience: await only('learner') }))
    await expect.poll(() => seenBy(learner, kind)).toContain('For one')
    expect(await seenBy(teacher, kind)).not.toContain('For one')
    const audiences = await count(sands, 'audiences')

    const link = { to: 'link', moduleId: null, link: ' https://sands.example/a ' } as const
    const showUntil = later(HOUR_MS)
    const change = aDraft('For another', { audience: await only('teacher'), jump: link, showUntil })
    expect(await admin.call(UPDATE, { body: { ...change, id, version: 1 } })).toSucceed()

    expect(await rowOf(id)).toMatchObject({
      title: 'For another',
      audience: await only('teacher'),
      jump: { ...link, link: 'https://sands.example/a' },
      showUntil,
      version: 2,
    })
    await expect.poll(() => seenBy(teacher, kind)).toContain('For another')
    expect(await seenBy(learner, kind)).not.toContain('For one')
    expect(await count(sands, 'audiences')).toBe(audiences)
    const [entry] = await auditLog(sands)
    expect(entry).toMatchObject({ action: `home.${kind}.updated`, subject_id: id, subject_name: 'For another' })
    expect(entry?.before).toEqual({
      [list.title]: 'For one',
      jump: 'none',
      showUntil: null,
      included: [expect.stringMatching(/^user:\d+ 林晓/)],
    })
    expect(entry?.after).toMatchObject({ jump: 'link https://sands.example/a', showUntil })

    expect(await admin.call(UPDATE, { body: { ...aDraft('For all'), id, version: 2 } })).toSucceed()
    expect(await count(sands, 'audiences')).toBe(audiences - 1)
    await expect.poll(() => seenBy(learner, kind)).toContain('For all')
  })

  it('stores the chosen audience and returns it unchanged', async () => {
    const [learner, teacher] = [await sands.signIn('learner'), await sands.signIn('teacher')]
    const { included } = await only('learner')
    const id = await create(aDraft('Not for learners', { audience: { included: [], excluded: included } }))
    expect((await rowOf(id))?.audience).toEqual({ included: [], excluded: included })
    await expect.poll(() => seenBy(teacher, kind)).toContain('Not for learners')
    expect(await seenBy(learner, kind)).not.toContain('Not for learners')

    const nobody = { included, excluded: included }
    expect(
      await admin.call(UPDATE, { body: { ...aDraft('For nobody', { audience: nobody }), id, version: 1 } }),
    ).toSucceed()
    expect((await rowOf(id))?.audience).toEqual(nobody)
    await expect.poll(() => seenBy(teacher, kind)).not.toContain('Not for learners')
    expect([...(await seenBy(teacher, kind)), ...(await seenBy(learner, kind))]).not.toContain('For nobody')
  })

  it('refuses the second of two people who change one, and overwrites nothing', async () => {
    const id = await create(aDraft('Shared'))
    const both = await Promise.all(
      ['One', 'Other'].map((title) => admin.call(UPDATE, { body: { ...aDraft(title), id, version: 1 } })),
    )
    expect(both.map(({ code }) => code === 1).sort()).toEqual([false, true])
    for (const answer of both) if (answer.code !== 1) expect(answer).toFailWith('kernel.changed_meanwhile')

    const stored = await rowOf(id)
    expect(stored).toMatchObject({ title: both[0]?.code === 1 ? 'One' : 'Other', version: 2 })
    expect(await admin.call(REMOVE, { body: { id, version: 1 } })).toFailWith('kernel.changed_meanwhile')
    expect(await rowOf(id)).toEqual(stored)
  })

  it('deletes one with its audience', async () => {
    const learner = await sands.signIn('learner')
    const audiences = await count(sands, 'audiences')
    const id = await create(aDraft('Soon gone', { audience: await only('learner') }))
    await expect.poll(() => seenBy(learner, kind)).toContain('Soon gone')
    expect(await admin.call(REMOVE, { body: { id, version: 1 } })).toSucceed()

    expect(await rowOf(id)).toBeUndefined()
    await expect.poll(() => seenBy(learner, kind)).not.toContain('Soon gone')
    expect(await count(sands, 'audiences')).toBe(audiences)
    expect(await auditLog(sands)).toMatchObject([
      {
        action: `home.${kind}.removed`,
        subject_name: 'Soon gone',
        before: { included: [expect.stringMatching(/^user:\d+ 林晓/)] },
        after: null,
      },
    ])
    expect(await admin.call(REMOVE, { body: { id, version: 1 } })).toFailWith('kernel.not_found')
    expect(await admin.call(UPDATE, { body: { ...aDraft('Back'), id, version: 1 } })).toFailWith('kernel.not_found')
  })

  it('is sorted as a whole: a request that does not name all rows is refused', async () => {
    const learner = await sands.signIn('learner')
    await create(aDraft('To be sorted'))
    const before = await rows()
    const ids = before.map(({ id }) => id as Anyone)
    const foreign = '999999999' as Anyone
    const [first = foreign, ...others] = ids
    const wrongs = [others, [...ids, foreign], [foreign, ...others], [...others, ...others.slice(-1)], [foreign]]
    for (const wrong of wrongs)
      for (const body of [
        { ids: wrong, seen: ids },
        { ids, seen: wrong },
        { ids: wrong, seen: wrong },
      ])
        expect(await admin.call(SORT, { body })).toFailWith('kernel.changed_meanwhile')
    expect(await rows()).toEqual(before)

    expect(await admin.call(SORT, { body: { ids: [...others, first], seen: ids } })).toSucceed()
    const after = await rows()
    expect(after).toEqual([...before.slice(1), ...before.slice(0, 1)])
    const inOrder = after.map(({ title }) => title)
    const forAll = after.filter(({ audience }) => audience.included.length === 0).map(({ title }) => title)
    await expect
      .poll(async () => (await seenBy(learner, kind)).filter((title) => forAll.includes(title)))
      .toEqual(forAll)
    expect(await auditLog(sands)).toMatchObject([
      {
        action: `home.${kind}.sorted`,
        subject_kind: kind,
        before: { order: before.map(({ title }) => title) },
        after: { order: inOrder },
      },
    ])
  })

  it('refuses the second of two people who sort it, and keeps the order of the first', async () => {
    await create(aDraft('Sorted by two'))
    const seen = await idsOf()
    const [one = [], other = []] = [seen.toReversed(), [...seen.slice(1), ...seen.slice(0, 1)]]
    expect(await admin.call(SORT, { body: { ids: one, seen } })).toSucceed()
    expect(await admin.call(SORT, { body: { ids: other, seen } })).toFailWith('kernel.changed_meanwhile')
    expect(await idsOf()).toEqual(one)

    const both = await Promise.all([seen, other].map((ids) => admin.call(SORT, { body: { ids, seen: one } })))
    expect(both.map(({ code }) => code === 1).sort()).toEqual([false, true])
    expect(await idsOf()).toEqual(both[0]?.code === 1 ? seen : other)
  })

  it('tells which wait, are shown and have ended, page by page', async () => {
    const soon = await create(aDraft('Soon', { showFrom: later(HOUR_MS), showUntil: later(2 * HOUR_MS) }))
    const inState = async (state: 'waiting' | 'running' | 'over') => (await rows({ state })).map(({ id }) => id)
    expect(await inState('waiting')).toEqual([soon])
    expect(await inState('running')).not.toContain(soon)
    sands.clock.advance(HOUR_MS + 1000)
    admin = await sands.signIn('admin')
    expect(await inState('waiting')).toEqual([])
    expect(await inState('running')).toContain(soon)
    expect((await rowOf(soon))?.state).toBe('running')
    sands.clock.advance(HOUR_MS)
    expect(await inState('over')).toEqual([soon])

    const all = await idsOf()
    const { data } = await admin.call(PAGE, { query: { size: 2, current: 2 } })
    expect(data).toMatchObject({ current: 2, size: 2, total: all.length })
    expect(data.records.map(({ id }) => id)).toEqual(all.slice(2, 4))
  })

  it('refuses a jump without a target, impossible hours, an unknown audience or an empty text, and stores none of it', async () => {
    const id = await create(aDraft('Good'))
    const before = [await rows(), await count(sands, 'audiences')]
    const now = later(0)
    const bad: [Partial<Draft>, ErrorName][] = [
      [{ jump: { to: 'course', moduleId: null, link: null } }, 'home.bad_jump'],
      [{ jump: { to: 'link', moduleId: null, link: 'javascript:alert(1)' } }, 'home.bad_jump'],
      [{ jump: { to: 'link', moduleId: null, link: null } }, 'home.bad_jump'],
      [{ jump: { to: 'none', moduleId: null, link: '//elsewhere.example' } }, 'home.bad_jump'],
      [{ showFrom: later(HOUR_MS), showUntil: later(0) }, 'home.bad_window'],
      [{ showFrom: now, showUntil: now }, 'home.bad_window'],
      [{ audience: { included: [{ kind: 'post', id: '999999999' }], excluded: [] } }, 'org.place_unknown'],
      [{ text: ' ', name: ' ' }, 'kernel.invalid_field'],
      [{ text: 'x'.repeat(list.most + 1), name: 'x'.repeat(list.most + 1) }, 'kernel.invalid_field'],
      [{ showFrom: 'tomorrow' }, 'kernel.invalid_field'],
    ]
    for (const [draft, error] of bad) {
      expect(await admin.call(CREATE, { body: aDraft('Bad', draft) })).toFailWith(error)
      expect(await admin.call(UPDATE, { body: { ...aDraft('Bad', draft), id, version: 1 } })).toFailWith(error)
    }
    expect([await rows(), await count(sands, 'audiences')]).toEqual(before)
  })

  it('of another college is neither visible nor changeable', async () => {
    const emma = await signInWith(sands, 'emma', { rights: [list.right], college: 'Dune Academy' })
    const id = await create(aDraft('Ours'))
    const mine = await create(aDraft('Hers', { fileId: await aPictureOf(emma) }), emma)
    const before = await rows()

    expect(await idsOf(emma)).not.toContain(id)
    expect(await idsOf()).not.toContain(mine)
    const stolen = aDraft('Stolen', { fileId: await aPictureOf(emma) })
    expect(await emma.call(UPDATE, { body: { ...stolen, id, version: 1 } })).toFailWith('kernel.not_found')
    expect(await emma.call(REMOVE, { body: { id, version: 1 } })).toFailWith('kernel.not_found')
    const seen = await idsOf(emma)
    expect(await emma.call(SORT, { body: { ids: [...seen, id], seen } })).toFailWith('kernel.changed_meanwhile')
    expect(await rows()).toEqual(before)
  })

  it('needs the right', async () => {
    const id = await create(aDraft('Closed'))
    const calls = [
      (who: Client) => who.call(PAGE),
      (who: Client) => who.call(CREATE, { body: aDraft('Mine') }),
      (who: Client) => who.call(UPDATE, { body: { ...aDraft('Mine'), id, version: 1 } }),
      (who: Client) => who.call(REMOVE, { body: { id, version: 1 } }),
      (who: Client) => who.call(SORT, { body: { ids: [id], seen: [id] } }),
    ]
    const learner = await sands.signIn('learner')
    for (const call of calls) {
      expect(await call(learner)).toFailWith('kernel.no_permission')
      expect(await call(sands.visitor())).toFailWith('kernel.not_signed_in')
    }
    expect(await rowOf(id)).toMatchObject({ title: 'Closed', version: 1 })
  })

  it('stores a request sent twice with one key once', async () => {
    const headers = { 'idempotency-key': `two-taps-on-${kind}` }
    const answers = await Promise.all([1, 2].map(() => admin.call(CREATE, { body: aDraft('Two taps'), headers })))
    expect(answers[0]).toSucceed()
    expect(answers[0]?.data).toEqual(answers[1]?.data)
    expect((await titles()).filter((title) => title === 'Two taps')).toHaveLength(1)
  })

  it('is limited to a hundred, also when two are added at once', async () => {
    const { length } = await rows()
    await sands.server.kernel.database.pool.query(
      `insert into ${list.table} (college_id, ${list.title}, sort)
        select $1, 'number ' || n, 1000 + n from generate_series(1, $2::int) n`,
      [admin.session.collegeId, MOST_SHOWN - 1 - length],
    )
    const both = await Promise.all(['One', 'Other'].map((title) => admin.call(CREATE, { body: aDraft(title) })))
    expect(both.map(({ code }) => code === 1).sort()).toEqual([false, true])
    for (const answer of both) if (answer.code !== 1) expect(answer).toFailWith('home.too_many')
    const full = await admin.call(CREATE, { body: aDraft('One too many') })
    expect(full).toFailWith('home.too_many')
    expect(full.msg).toContain(String(MOST_SHOWN))
    expect((await admin.call(PAGE)).data.total).toBe(MOST_SHOWN)
    const seen = await idsOf()
    expect(await admin.call(SORT, { body: { ids: seen.toReversed(), seen } })).toSucceed()
  })
})

describe('the picture of an advert', () => {
  const sands = useSands()
  const PAGE = 'GET /sands-system/api/v1/manage/advert/page'
  const CREATE = 'POST /sands-system/api/v1/manage/advert/create'
  const UPDATE = 'POST /sands-system/api/v1/manage/advert/update'
  const withPicture = (fileId: FileId): AdvertDraft => ({
    name: 'Summer',
    fileId,
    jump: NOWHERE,
    audience: EVERYONE,
    showFrom: null,
    showUntil: null,
  })

  it("must be the editor's own upload for this purpose in this college; the current one may stay", async () => {
    const admin = await sands.signIn('admin')
    const manager = await signInWith(sands, 'manager', { rights: ['home.adverts.edit'] })
    const emma = await signInWith(sands, 'emma', { rights: ['home.adverts.edit'] })
    const fileId = await aPictureOf(admin)
    const created = await admin.call(CREATE, { body: withPicture(fileId) })
    expect(created).toSucceed()
    const { id } = created.data
    const found = async () =>
      (await admin.call(PAGE, { query: { size: 100 } })).data.records.find((row) => row.id === id)
    expect(await found()).toMatchObject({ fileId, picture: { width: 40, height: 30 } })

    for (const foreign of [fileId, await aPictureOf(emma), await aPictureOf(manager, 'picture'), '999999999' as FileId])
      expect(await manager.call(CREATE, { body: withPicture(foreign) })).toFailWith('media.gone')
    const another = await aPictureOf(admin)
    expect(await manager.call(UPDATE, { body: { ...withPicture(another), id, version: 1 } })).toFailWith('media.gone')
    expect(await manager.call(UPDATE, { body: { ...withPicture(fileId), name: 'Winter', id, version: 1 } })).toSucceed()
    expect(await found()).toMatchObject({ name: 'Winter', fileId, version: 2 })

    const own = await aPictureOf(manager)
    expect(await manager.call(UPDATE, { body: { ...withPicture(own), id, version: 2 } })).toSucceed()
    expect(await auditLog(sands)).toMatchObject([{ before: { fileId }, after: { fileId: own } }])
    // The picture was removed from the advert, so only the administrator who uploaded it may use it again.
    expect(await manager.call(UPDATE, { body: { ...withPicture(fileId), id, version: 3 } })).toFailWith('media.gone')
  })

  it('is required, but an old advert without one is still shown', async () => {
    const admin = await sands.signIn('admin')
    const { fileId: _, ...bare } = withPicture('1' as FileId)
    expect(await admin.call(CREATE, { body: bare as AdvertDraft })).toFailWith('kernel.invalid_field')
    const { rows } = await sands.server.kernel.database.pool.query<{ id: Id<'advert'> }>(
      `insert into adverts (college_id, name, sort, jump_type, jump_id, course_type)
        values ($1, 'Bare', 900, 1, '7', 2) returning id`,
      [admin.session.collegeId],
    )
    const { data } = await admin.call(PAGE, { query: { size: 100 } })
    expect(data.records.find(({ id }) => id === rows[0]?.id)).toMatchObject({
      fileId: null,
      picture: null,
      jump: { to: 'courseware', moduleId: '7', link: null },
    })
  })
})
