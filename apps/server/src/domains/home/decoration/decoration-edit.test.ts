import type { DecorationOverview, HomePageDocument, PageBlock } from '@sands/contract/home/decoration.model'
import type { FileId, Id } from '@sands/contract/kernel/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aMenu, aPage, versionOnOverview } from '../../../testing/home-page.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { auditLog, signInWith } from '../../../testing/people.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { useSands } from '../../../testing/sands.ts'
import { upload } from '../../../testing/upload.ts'

const OVERVIEW = 'GET /sands-lms/api/v1/manage/decoration/desk'
const HISTORY = 'GET /sands-lms/api/v1/manage/decoration/page'
const GET = 'GET /sands-lms/api/v1/manage/decoration/get'
const SAVE = 'POST /sands-lms/api/v1/manage/decoration/save'
const DISCARD = 'POST /sands-lms/api/v1/manage/decoration/discard'
const RESTORE = 'POST /sands-lms/api/v1/manage/decoration/restore'
const PUBLISH = 'POST /sands-lms/api/v1/manage/decoration/publish'
const WITHDRAW = 'POST /sands-lms/api/v1/manage/decoration/withdraw'
const PREVIEW = 'POST /sands-lms/api/v1/manage/decoration/preview'
const CONFIG = 'POST /sands-lms/api/v1/homePageDecorate/getInfo'

const HOUR_MS = 3_600_000

describe('the home page of a college', () => {
  const sands = useSands()
  let admin: SignedIn
  let learner: SignedIn

  const overview = async (person: SignedIn = admin): Promise<DecorationOverview> => (await person.call(OVERVIEW)).data
  const seenVersion = () => versionOnOverview(admin)
  const save = async (page: HomePageDocument) => {
    const answer = await admin.call(SAVE, { body: { version: await seenVersion(), page } })
    expect(answer).toSucceed()
    return answer.data
  }
  const publish = async (name: string, publishAt: string | null = null) =>
    admin.call(PUBLISH, { body: { version: await seenVersion(), name, publishAt } })
  const shownTo = async (person: SignedIn, draftToken?: string) => {
    const body = { clientType: 3, collegeId: '-1', ...(draftToken ? { draftToken } : {}) } as const
    const { data } = await person.call(CONFIG, { body })
    return data.lmsDecorateModules.flatMap(({ lmsDecorateModuleCategories }) =>
      lmsDecorateModuleCategories.flatMap(({ datas }) => datas.map(({ json }) => String(JSON.parse(json).dataName))),
    )
  }
  const later = (milliseconds = HOUR_MS) => new Date(sands.clock.now().getTime() + milliseconds).toISOString()

  beforeEach(async () => {
    admin = await sands.signIn('admin')
    learner = await sands.signIn('learner')
  })

  it('is drafted without anyone else seeing it, then published to all', async () => {
    const before = await shownTo(learner)
    const { current } = await overview()
    expect(current?.page.blocks.length).toBeGreaterThan(0)
    expect(current?.pictures.length).toBeGreaterThan(0)
    const { id, version } = await save(aPage(aMenu('Spring')))
    expect(await shownTo(learner)).toEqual(before)
    expect((await overview()).draft).toMatchObject({
      id,
      version,
      state: 'draft',
      updatedBy: expect.stringMatching(/\S/),
    })

    expect(await publish('Spring page')).toSucceed()
    await expect.poll(() => shownTo(learner)).toEqual(['Spring'])
    expect(await overview()).toMatchObject({ draft: null, current: { id, name: 'Spring page', state: 'current' } })
    const { records } = (await admin.call(HISTORY, { query: {} })).data
    expect(records.slice(0, 2).map(({ name, state }) => [name, state])).toEqual([
      ['Spring page', 'current'],
      [current?.name, 'past'],
    ])
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'home.decoration.published',
      subject_name: 'Spring page',
      before: expect.objectContaining({ 'app-nav menu': null }),
      after: expect.objectContaining({ 'app-nav menu': expect.objectContaining({ code: 'app-nav' }) }),
    })
  })

  it('refuses the second of two editors, and overwrites nothing', async () => {
    const first = await save(aPage(aMenu('First')))
    const second = await signInWith(sands, 'manager', { rights: ['home.decoration.edit'] })
    expect(await second.call(SAVE, { body: { version: first.version, page: aPage(aMenu('Second')) } })).toSucceed()
    expect(await admin.call(SAVE, { body: { version: first.version, page: aPage(aMenu('Lost')) } })).toFailWith(
      'kernel.changed_meanwhile',
    )
    expect(await admin.call(SAVE, { body: { version: 0, page: aPage(aMenu('Lost')) } })).toFailWith(
      'kernel.changed_meanwhile',
    )
    const publishing = { version: first.version, name: 'Old', publishAt: null }
    expect(await admin.call(PUBLISH, { body: publishing })).toFailWith('kernel.changed_meanwhile')
    expect((await overview()).draft?.page.blocks[0]?.categories[0]?.items[0]?.name).toBe('Second')
    expect(await admin.call(DISCARD, { body: { version: first.version } })).toFailWith('kernel.changed_meanwhile')
    expect(await admin.call(DISCARD, { body: { version: await seenVersion() } })).toSucceed()
    expect((await overview()).draft).toBeNull()
    expect(await admin.call(DISCARD, { body: { version: await seenVersion() } })).toFailWith('kernel.changed_meanwhile')
  })

  it('is never overwritten by an editor who saw a deleted draft or a replaced page', async () => {
    const first = await save(aPage(aMenu('Mine')))
    await admin.call(DISCARD, { body: { version: first.version } })
    await save(aPage(aMenu('Theirs')))
    const late = { version: first.version, page: aPage(aMenu('Mine again')) }
    expect(await admin.call(SAVE, { body: late })).toFailWith('kernel.changed_meanwhile')

    await publish('Theirs')
    const seen = await seenVersion()
    await save(aPage(aMenu('Theirs, mended')))
    await publish('Theirs, mended')
    expect(await admin.call(SAVE, { body: { ...late, version: seen } })).toFailWith('kernel.changed_meanwhile')
    const again = { version: seen, name: 'Twice', publishAt: null }
    expect(await admin.call(PUBLISH, { body: again })).toFailWith('kernel.changed_meanwhile')
    expect((await overview()).draft).toBeNull()
  })

  it('records in the audit log what was changed, and nothing else', async () => {
    const menu = aMenu('Kept')
    const images: PageBlock = { ...aMenu('Picture'), key: 'images', code: 'app-multi-image' }
    await save(aPage(menu, images))
    await save(aPage(menu, { ...images, title: 'Around us' }))
    const [entry] = await auditLog(sands)
    expect(Object.keys(entry?.after ?? {})).toEqual(['app-multi-image images'])
    expect(entry).toMatchObject({
      before: { 'app-multi-image images': { title: '' } },
      after: { 'app-multi-image images': { title: 'Around us' } },
    })
  })

  it('can be restored with pictures of other people that were on the draft before', async () => {
    const other = await signInWith(sands, 'teacher', { rights: ['home.decoration.edit'] })
    const theirs = (await upload(other, await aJpeg(), { purpose: 'image' })).data.id
    const withTheirs = aPage(aMenu('Theirs', { fileId: theirs }))
    expect(await other.call(SAVE, { body: { version: await seenVersion(), page: withTheirs } })).toSucceed()
    await save(aPage(aMenu('Without')))
    await save(withTheirs)
  })

  it('gets one draft when two people start one at the same moment', async () => {
    const version = await seenVersion()
    const begin = (name: string) => admin.call(SAVE, { body: { version, page: aPage(aMenu(name)) } })
    const answers = await Promise.all([begin('A'), begin('B'), begin('C')])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    for (const answer of answers.filter(({ code }) => code !== 1)) expect(answer).toFailWith('kernel.changed_meanwhile')
  })

  it('cannot be published while a part is unfinished', async () => {
    const page = aPage(
      { ...aMenu('x'), key: 'banner', code: 'app-banner' },
      aMenu('Script', { jump: { to: 'link', moduleId: null, link: 'javascript:alert(1)' } }),
    )
    await save(page)
    expect(await publish('Never')).toFailWith('home.page_unfinished')
    await save(aPage())
    expect(await publish('Never')).toFailWith('home.page_unfinished')
    const audience = { included: [{ kind: 'post' as const, id: '999999999' }], excluded: [] }
    await save(aPage({ ...aMenu('For nobody'), audience }))
    expect(await publish('Never')).toFailWith('org.place_unknown')
  })

  it('is published automatically at its hour, and can be withdrawn before', async () => {
    await save(aPage(aMenu('Festival')))
    expect(await publish('Past', new Date(sands.clock.now().getTime() - 1).toISOString())).toFailWith('home.bad_time')
    expect(await publish('Far', later(400 * 24 * HOUR_MS))).toFailWith('home.bad_time')
    const festival = await publish('Festival', later())
    expect(festival.data).toMatchObject({ state: 'scheduled', name: 'Festival' })
    expect(await overview()).toMatchObject({ draft: null, scheduled: [{ id: festival.data.id }] })

    await save(aPage(aMenu('Cancelled')))
    const cancelled = (await publish('Cancelled', later(2 * HOUR_MS))).data
    const which = { id: cancelled.id, version: cancelled.version }
    expect(await admin.call(WITHDRAW, { body: { ...which, version: which.version + 1 } })).toFailWith(
      'kernel.changed_meanwhile',
    )
    expect(await admin.call(WITHDRAW, { body: which })).toSucceed()
    expect(await admin.call(WITHDRAW, { body: which })).toFailWith('home.published_already')

    await runJobs(sands, new Date(later(2 * HOUR_MS)))
    await expect.poll(() => shownTo(learner)).toEqual(['Festival'])
    expect((await overview()).scheduled).toEqual([])
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'home.decoration.published', actor_name: '' })
  })

  it('stays current when a page is published that was due earlier', async () => {
    await save(aPage(aMenu('Due')))
    const due = (await publish('Due', later())).data
    await save(aPage(aMenu('By hand')))
    sands.clock.advance(HOUR_MS + 1000)
    expect(await publish('By hand')).toSucceed()
    await runJobs(sands)
    expect((await admin.call(GET, { query: { id: due.id } })).data.state).toBe('past')
    await expect.poll(() => shownTo(learner)).toEqual(['By hand'])
  })

  it('can be restored from a past page', async () => {
    await save(aPage(aMenu('Autumn')))
    await publish('Autumn')
    await save(aPage(aMenu('Winter')))
    await publish('Winter')
    const { records } = (await admin.call(HISTORY, { query: {} })).data
    const autumn = records.find(({ name }) => name === 'Autumn')
    if (!autumn) throw new Error('the autumn page is not in the history')
    expect((await admin.call(GET, { query: { id: autumn.id } })).data.page.blocks).toHaveLength(1)
    await save(aPage(aMenu('A draft in the way')))
    expect(await admin.call(RESTORE, { body: { id: autumn.id, version: 0 } })).toFailWith('kernel.changed_meanwhile')
    expect(await admin.call(RESTORE, { body: { id: autumn.id, version: await seenVersion() } })).toSucceed()
    await publish('Autumn again')
    await expect.poll(() => shownTo(learner)).toEqual(['Autumn'])
    expect((await auditLog(sands, 2)).map(({ action }) => action)).toEqual([
      'home.decoration.published',
      'home.decoration.restored',
    ])
  })

  it('shows a draft with every part of it to anyone who has its token, and to nobody else', async () => {
    await save(
      aPage(
        aMenu('Later only', { showFrom: later(), audience: { included: [{ kind: 'user', id: '1' }], excluded: [] } }),
      ),
    )
    const id = (await overview()).draft?.id
    if (!id) throw new Error('there is no draft')
    const { token, expiresAt } = (await admin.call(PREVIEW, { body: { id } })).data
    expect(await shownTo(learner, token)).toEqual(['Later only'])
    expect(await shownTo(learner)).not.toEqual(['Later only'])

    const body = { clientType: 3, collegeId: '-1' } as const
    const emma = await sands.signIn('emma')
    expect(await emma.call(CONFIG, { body: { ...body, draftToken: token } })).toFailWith('home.preview_ended')
    const forged = token.replace(/^\d+/, '1')
    expect(await learner.call(CONFIG, { body: { ...body, draftToken: forged } })).toFailWith('home.preview_ended')
    sands.clock.advance(Date.parse(expiresAt) - sands.clock.now().getTime() + 1)
    const again = await sands.signIn('learner')
    expect(await again.call(CONFIG, { body: { ...body, draftToken: token } })).toFailWith('home.preview_ended')
  })

  it("accepts the editor's own pictures, and those on pages of the college", async () => {
    const content = await aJpeg()
    const own = (await upload(admin, content, { purpose: 'image' })).data.id
    const theirs = (await upload(learner, content, { purpose: 'image' })).data.id
    const first = (await admin.call(HISTORY, { query: {} })).data.records.at(-1)
    if (!first) throw new Error('the college has no home page')
    const shown = (await admin.call(GET, { query: { id: first.id } })).data.pictures[0]?.fileId
    if (!shown) throw new Error('the page has no picture')
    const withPicture = (fileId: FileId) => aPage(aMenu('Picture', { fileId }))

    for (const fileId of [theirs, '999999999999' as FileId])
      expect(await admin.call(SAVE, { body: { version: await seenVersion(), page: withPicture(fileId) } })).toFailWith(
        'media.gone',
      )
    for (const fileId of [own, shown]) await save(withPicture(fileId))
    const second = await signInWith(sands, 'manager', { rights: ['home.decoration.edit'] })
    const { version, pictures } = (await overview(second)).draft ?? { version: 0, pictures: [] }
    expect(pictures.map(({ fileId }) => fileId)).toEqual([shown])
    expect(await second.call(SAVE, { body: { version, page: withPicture(shown) } })).toSucceed()
  })

  it('of another college does not exist, and publishing needs its own right', async () => {
    await save(aPage(aMenu('Here')))
    const id = (await overview()).draft?.id as Id<'decoration'>
    const emma = await signInWith(sands, 'emma', { rights: ['home.decoration.edit', 'home.decoration.publish'] })
    expect(await emma.call(GET, { query: { id } })).toFailWith('kernel.not_found')
    expect(await emma.call(PREVIEW, { body: { id } })).toFailWith('kernel.not_found')
    const theirs = (await overview(emma)).current?.version ?? 0
    expect(await emma.call(RESTORE, { body: { id, version: theirs } })).toFailWith('kernel.not_found')
    expect(await emma.call(WITHDRAW, { body: { id, version: 1 } })).toFailWith('kernel.not_found')
    const author = await sands.signIn('author')
    expect(await author.call(OVERVIEW)).toSucceed()
    expect(
      await author.call(PUBLISH, { body: { version: await seenVersion(), name: 'Mine', publishAt: null } }),
    ).toFailWith('kernel.no_permission')
  })

  it('has size limits', async () => {
    const many = Array.from({ length: 31 }, (_, index) => ({ ...aMenu('x'), key: `b${index}` }))
    const version = await seenVersion()
    expect(await admin.call(SAVE, { body: { version, page: aPage(...many) } })).toFailWith('kernel.invalid_field')
    const twins = aPage(aMenu('x'), aMenu('y'))
    expect(await admin.call(SAVE, { body: { version, page: twins } })).toFailWith('kernel.malformed')
    const odd = { ...aMenu('x'), code: 'app-of-tomorrow' as 'app-nav' }
    expect(await admin.call(SAVE, { body: { version, page: aPage(odd) } })).toFailWith('kernel.invalid_field')
    expect(await admin.call(SAVE, { body: { version, page: aPage(aMenu('x'.repeat(61))) } })).toFailWith(
      'kernel.invalid_field',
    )
  })
})
