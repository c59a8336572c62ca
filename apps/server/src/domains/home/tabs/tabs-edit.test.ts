import type { TabDraft } from '@sands/contract/home/front.model'
import type { FileId } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import { describe, expect, it } from 'vitest'
import type { Client, SignedIn } from '../../../testing/client.ts'
import { auditLog, signInWith, userId } from '../../../testing/people.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { type Sands, useSands } from '../../../testing/sands.ts'
import { upload } from '../../../testing/upload.ts'

const GET = 'GET /sands-lms/api/v1/manage/tabs/get'
const SAVE = 'POST /sands-lms/api/v1/manage/tabs/save'
const TABS = 'POST /sands-lms/api/v1/decorate/decorate-navigation/navigation'

const aTab = (tab: Partial<TabDraft>): TabDraft => ({
  name: 'A tab',
  code: null,
  link: null,
  isDefaultPage: false,
  iconFileId: null,
  selectedIconFileId: null,
  audience: EVERYONE,
  ...tab,
})
const HOME = aTab({ name: 'Home', code: 'home' })
const LINK = aTab({ name: 'Rules', link: 'https://sands.example/rules' })

const barOf = async (client: Client) => (await client.call(GET)).data
const shownTo = async (person: SignedIn) =>
  (await person.call(TABS, { body: { clientType: 3, collegeId: '-1' } })).data.navigations
const anIcon = async (client: Client, purpose: 'image' | 'picture' = 'image'): Promise<FileId> =>
  (await upload(client, await aJpeg(40, 40), { purpose })).data.id
/** Saves the bar with its current version. */
const save = async (client: Client, tabs: TabDraft[]) =>
  client.call(SAVE, { body: { version: (await barOf(client)).version, tabs } })
const audienceCount = async (sands: Sands): Promise<number> =>
  (await sands.server.kernel.database.pool.query('select count(*)::int as rows from audiences')).rows[0].rows

describe('the layout of the tab bar', () => {
  const sands = useSands()

  it('reaches people at once, each with the tabs for them', async () => {
    const [admin, learner, teacher] = [
      await sands.signIn('admin'),
      await sands.signIn('learner'),
      await sands.signIn('teacher'),
    ]
    const before = await barOf(admin)
    expect(before).toMatchObject({
      tabs: [{ code: 'home' }, { code: 'course' }, { code: 'message' }, { code: 'mine' }],
      pictures: [],
    })
    const [iconFileId, selectedIconFileId] = [await anIcon(admin), await anIcon(admin)]
    const audience = { included: [{ kind: 'user' as const, id: await userId(sands, 'teacher') }], excluded: [] }
    const tabs = [
      { ...HOME, name: ' Start ', iconFileId, selectedIconFileId, link: 'https://never.example' },
      { ...LINK, isDefaultPage: true, audience },
      aTab({ name: 'Me', code: 'mine' }),
    ]
    const answer = await admin.call(SAVE, { body: { version: before.version, tabs } })
    expect(answer).toSucceed()
    expect(answer.data.version).toBe(before.version + 1)

    const stored = await barOf(admin)
    expect(stored.version).toBe(before.version + 1)
    expect(stored.tabs).toEqual([{ ...tabs[0], name: 'Start', link: null }, tabs[1], tabs[2]])
    expect(stored.pictures.map(({ fileId }) => fileId).sort()).toEqual([iconFileId, selectedIconFileId].sort())
    expect((await shownTo(learner)).map(({ name }) => name)).toEqual(['Start', 'Me'])
    expect(await shownTo(teacher)).toMatchObject([
      { name: 'Start', defaultCode: 'home', jumpUrl: null, choseImgUrl: expect.any(String) },
      { name: 'Rules', defaultCode: null, jumpUrl: 'https://sands.example/rules', isDefaultPage: 1 },
      { name: 'Me', defaultImgUrl: null },
    ])
    const [entry] = await auditLog(sands)
    expect(entry).toMatchObject({
      action: 'home.tabs.saved',
      subject_kind: 'tabs',
      subject_id: admin.session.collegeId,
      before: { tabs: [{ name: '首页', code: 'home', included: [] }, {}, {}, {}] },
      after: { tabs: [{ name: 'Start' }, { isDefaultPage: true }, { name: 'Me' }] },
    })
    expect(entry?.after?.tabs).toMatchObject([{}, { included: [expect.stringMatching(/^user:\d+ \S/)] }, {}])
  })

  it('returns the audience of each tab as it was chosen', async () => {
    const [admin, learner, teacher] = [
      await sands.signIn('admin'),
      await sands.signIn('learner'),
      await sands.signIn('teacher'),
    ]
    const learners = [{ kind: 'user' as const, id: await userId(sands, 'learner') }]
    const tabs = [
      HOME,
      { ...LINK, audience: { included: [], excluded: learners } },
      { ...LINK, name: 'For nobody', audience: { included: learners, excluded: learners } },
    ]
    expect(await save(admin, tabs)).toSucceed()
    expect((await barOf(admin)).tabs).toEqual(tabs)
    expect((await shownTo(learner)).map(({ name }) => name)).toEqual(['Home'])
    expect((await shownTo(teacher)).map(({ name }) => name)).toEqual(['Home', 'Rules'])
  })

  it('deletes old audiences, and a tab with the same target keeps its id', async () => {
    const [admin, teacher] = [await sands.signIn('admin'), await sands.signIn('teacher')]
    expect(await save(admin, [HOME])).toSucceed()
    const audiences = await audienceCount(sands)
    const included = [{ kind: 'user' as const, id: await userId(sands, 'teacher') }]
    const forOne = { ...LINK, audience: { included, excluded: [] } }
    expect(await save(admin, [HOME, LINK, forOne])).toSucceed()
    const before = await shownTo(teacher)
    expect(await audienceCount(sands)).toBe(audiences + 1)
    expect(await save(admin, [forOne, { ...LINK, name: 'Same rules' }, HOME])).toSucceed()

    const after = await shownTo(teacher)
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort())
    expect(after.at(-1)?.id).toBe(before[0]?.id)
    expect(await audienceCount(sands)).toBe(audiences + 1)
    expect(await save(admin, [HOME])).toSucceed()
    expect(await audienceCount(sands)).toBe(audiences)
    expect((await shownTo(teacher)).map(({ id }) => id)).toEqual([before[0]?.id])
  })

  it('refuses the second of two people who change it, and overwrites nothing', async () => {
    const admin = await sands.signIn('admin')
    expect(await save(admin, [HOME])).toSucceed()
    const { version } = await barOf(admin)
    const both = await Promise.all(
      ['One', 'Other'].map((name) => admin.call(SAVE, { body: { version, tabs: [{ ...HOME, name }] } })),
    )
    expect(both.map(({ code }) => code === 1).sort()).toEqual([false, true])
    for (const answer of both) if (answer.code !== 1) expect(answer).toFailWith('kernel.changed_meanwhile')
    expect(await barOf(admin)).toMatchObject({
      version: version + 1,
      tabs: [{ name: both[0]?.code === 1 ? 'One' : 'Other' }],
    })
  })

  it('refuses tabs without a target, duplicates and single icons, and stores none of it', async () => {
    const admin = await sands.signIn('admin')
    expect(await save(admin, [HOME, LINK])).toSucceed()
    const before = [await barOf(admin), await audienceCount(sands)]
    const icon = await anIcon(admin)
    const unknown = { included: [{ kind: 'post' as const, id: '999999999' }], excluded: [] }
    for (const tabs of [
      [HOME, HOME],
      [HOME, aTab({ link: 'javascript:alert(1)' })],
      [HOME, aTab({ link: '/my' })],
      [HOME, aTab({})],
      [
        { ...HOME, isDefaultPage: true },
        { ...LINK, isDefaultPage: true },
      ],
      [{ ...HOME, iconFileId: icon }],
      [HOME, aTab({ code: 'live' })],
    ])
      expect(await save(admin, tabs)).toFailWith('home.bad_tabs')
    expect(await save(admin, [HOME, { ...LINK, audience: unknown }])).toFailWith('org.place_unknown')
    expect(await save(admin, [{ ...HOME, name: ' ' }])).toFailWith('kernel.invalid_field')
    expect(await save(admin, [{ ...HOME, name: 'x'.repeat(13) }])).toFailWith('kernel.invalid_field')
    expect(await save(admin, [])).toFailWith('kernel.invalid_field')
    expect(
      await save(
        admin,
        Array.from({ length: 7 }, () => LINK),
      ),
    ).toFailWith('kernel.invalid_field')
    expect([await barOf(admin), await audienceCount(sands)]).toEqual(before)
  })

  it('keeps a stored code without a screen until it is removed', async () => {
    const admin = await sands.signIn('admin')
    expect(await save(admin, [HOME])).toSucceed()
    await sands.server.kernel.database.pool.query(
      "insert into tab_items (college_id, name, code, sort) values ($1, 'Live', 'live', 9)",
      [admin.session.collegeId],
    )
    const board = aTab({ name: 'All live', code: 'live' })
    expect(await save(admin, [board, HOME])).toSucceed()
    expect((await barOf(admin)).tabs).toEqual([board, HOME])
    expect(await save(admin, [HOME])).toSucceed()
    expect(await save(admin, [HOME, board])).toFailWith('home.bad_tabs')
  })

  it("accepts the editor's own uploads as icons; current icons may stay, also on another tab", async () => {
    const admin = await sands.signIn('admin')
    const manager = await signInWith(sands, 'manager', { rights: ['home.tabs.edit'] })
    const icons = { iconFileId: await anIcon(admin), selectedIconFileId: await anIcon(admin) }
    expect(await save(manager, [{ ...HOME, ...icons }])).toFailWith('media.gone')
    const own = await anIcon(manager)
    for (const iconFileId of [await anIcon(manager, 'picture'), '999999999' as FileId])
      expect(await save(manager, [{ ...HOME, iconFileId, selectedIconFileId: own }])).toFailWith('media.gone')
    expect(await save(admin, [{ ...HOME, ...icons }])).toSucceed()
    expect(await save(manager, [HOME, { ...LINK, ...icons, iconFileId: own }])).toSucceed()
    expect(await save(manager, [HOME, { ...LINK, ...icons }])).toFailWith('media.gone')
  })

  it('of a college without one is created with its first tabs', async () => {
    const admin = await sands.signIn('admin')
    const { pool } = sands.server.kernel.database
    for (const table of ['tab_bars', 'tab_items'])
      await pool.query(`delete from ${table} where college_id = $1`, [admin.session.collegeId])
    const { version, tabs } = await barOf(admin)
    expect(tabs).toEqual([])
    const both = await Promise.all([1, 2].map(() => admin.call(SAVE, { body: { version, tabs: [HOME, LINK] } })))
    expect(both.map(({ code }) => code === 1).sort()).toEqual([false, true])
    expect(await barOf(admin)).toMatchObject({ version: version + 1, tabs: [HOME, LINK] })
  })

  it('sent twice with one key is stored once', async () => {
    const admin = await sands.signIn('admin')
    const { version } = await barOf(admin)
    const twice = { body: { version, tabs: [HOME] }, headers: { 'idempotency-key': 'two-taps-on-tabs' } }
    const answers = [await admin.call(SAVE, twice), await admin.call(SAVE, twice)]
    for (const answer of answers) expect(answer.data).toEqual({ version: version + 1 })
    expect((await barOf(admin)).version).toBe(version + 1)
  })

  it('belongs to the college, and needs the right there', async () => {
    const admin = await sands.signIn('admin')
    const emma = await signInWith(sands, 'emma', { rights: ['home.tabs.edit'], college: 'Dune Academy' })
    const ours = await barOf(admin)
    expect((await barOf(emma)).tabs.map(({ name }) => name)).toEqual(['Home', 'Courses', 'Messages', 'Me'])
    expect(await save(emma, [{ ...HOME, name: 'Hers' }])).toSucceed()
    expect(await barOf(admin)).toEqual(ours)

    const learner = await sands.signIn('learner')
    const body = { version: ours.version, tabs: [HOME] }
    expect(await learner.call(GET)).toFailWith('kernel.no_permission')
    expect(await learner.call(SAVE, { body })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(GET)).toFailWith('kernel.not_signed_in')
    expect(await sands.visitor().call(SAVE, { body })).toFailWith('kernel.not_signed_in')
  })
})
