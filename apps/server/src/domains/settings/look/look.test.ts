import { describe, expect, it } from 'vitest'
import { aJpeg } from '../../../testing/pictures.ts'
import { sandsOfFile } from '../../../testing/sands.ts'
import { upload } from '../../../testing/upload.ts'

const SKIN = 'GET /sands-system/api/v1/manage/skin/get'
const SAVE_SKIN = 'POST /sands-system/api/v1/manage/skin/save'
const AGREEMENT = 'GET /sands-system/api/v1/manage/agreement/get'
const SAVE_AGREEMENT = 'POST /sands-system/api/v1/manage/agreement/save'
const NOTHING = { theme: null, tabBackgroundFileId: null }
const ORANGE = { theme: 'orange', tabBackgroundFileId: null } as const
const CHANGED_MEANWHILE = 4000412

const sands = sandsOfFile()

// First, because it begins with nothing chosen.
describe('the tab background of a college', () => {
  const shown = async (collegeId: string) =>
    (await sands.visitor().call('GET /sands-lms/api/v1/skin/get', { query: { collegeId: collegeId as never } })).data

  it('is a picture that everyone sees until it is removed, with the colours of the company', async () => {
    const admin = await sands.signIn('admin')
    const { collegeId } = admin.session
    const { companyTheme } = (await admin.call(SKIN)).data
    const { data: file } = await upload(admin, await aJpeg(), { purpose: 'image' })
    const choice = { theme: null, tabBackgroundFileId: file.id }

    expect(await admin.call(SAVE_SKIN, { body: { ...choice, seen: NOTHING } })).toSucceed()

    expect((await admin.call(SKIN)).data).toMatchObject({ ...choice, tabBackground: { width: file.picture.width } })
    await expect.poll(async () => (await shown(collegeId)).tabBackgroundUrl).toMatch(/^\/files\//)
    const { tabBackgroundUrl, themeColorType } = await shown(collegeId)
    expect(themeColorType).toBe(companyTheme)
    expect((await sands.visitor().send(tabBackgroundUrl ?? '')).status).toBe(200)
    const { data: audit } = await admin.call('GET /sands-system/api/v1/ops/audit/page', {
      query: { action: 'settings.skin.chosen' },
    })
    expect(audit.records[0]?.after).toBe(JSON.stringify(choice))

    expect(await admin.call(SAVE_SKIN, { body: { ...NOTHING, seen: choice } })).toSucceed()
    await expect.poll(async () => (await shown(collegeId)).tabBackgroundUrl).toBeNull()
  })

  it("is not another person's private picture", async () => {
    const admin = await sands.signIn('admin')
    const emma = await sands.signIn('emma')
    const { data: file } = await upload(emma, await aJpeg(), { purpose: 'picture' })
    const body = { theme: null, tabBackgroundFileId: file.id, seen: NOTHING }
    expect(await admin.call(SAVE_SKIN, { body })).toFailWith('media.gone')
  })

  it("is not chosen over another editor's choice", async () => {
    const admin = await sands.signIn('admin')
    const { data: file } = await upload(admin, await aJpeg(), { purpose: 'image' })
    const choice = { theme: null, tabBackgroundFileId: file.id }
    expect(await admin.call(SAVE_SKIN, { body: { ...choice, seen: NOTHING } })).toSucceed()
    expect(await admin.call(SAVE_SKIN, { body: { ...NOTHING, seen: NOTHING } })).toFailWith('kernel.changed_meanwhile')
  })
})

describe('the colours of a college', () => {
  const shown = async (collegeId: string) =>
    (await sands.visitor().call('GET /sands-lms/api/v1/skin/get', { query: { collegeId: collegeId as never } })).data
      .themeColorType

  it('are chosen by its administrator, visible at once, and can be reset', async () => {
    const admin = await sands.signIn('admin')
    const { collegeId } = admin.session
    const { companyTheme, theme, tabBackgroundFileId } = (await admin.call(SKIN)).data
    const seen = { theme, tabBackgroundFileId }
    expect((await admin.call(SAVE_SKIN, { body: { ...ORANGE, seen } })).code).toBe(1)
    await expect.poll(() => shown(collegeId)).toBe('orange')
    expect((await admin.call(SAVE_SKIN, { body: { ...NOTHING, seen: ORANGE } })).code).toBe(1)
    await expect.poll(() => shown(collegeId)).toBe(companyTheme)
    const entries = await admin.call('GET /sands-system/api/v1/ops/audit/page', {
      query: { action: 'settings.skin.chosen' },
    })
    const latest = entries.data.records.slice(0, 2).map(({ after }) => after)
    expect(latest).toEqual([
      '{"theme":null,"tabBackgroundFileId":null}',
      '{"theme":"orange","tabBackgroundFileId":null}',
    ])
  })

  it("are not chosen over another editor's choice", async () => {
    const admin = await sands.signIn('admin')
    const { theme, tabBackgroundFileId } = (await admin.call(SKIN)).data
    const seen = { theme, tabBackgroundFileId }
    await admin.call(SAVE_SKIN, { body: { ...NOTHING, theme: 'red', seen } })
    expect((await admin.call(SAVE_SKIN, { body: { ...NOTHING, theme: 'blue', seen } })).code).toBe(CHANGED_MEANWHILE)
    expect((await admin.call(SKIN)).data.theme).toBe('red')
  })

  it('are refused when they do not exist', async () => {
    const admin = await sands.signIn('admin')
    const answer = await admin.call(SAVE_SKIN, { body: { ...NOTHING, theme: 'pink' as never, seen: NOTHING } })
    expect(answer.status).toBe(422)
  })
})

describe('an agreement', () => {
  const words = { title: '用户协议', sections: [{ heading: '一', paragraphs: ['您好'] }] }

  it('is changed, and everyone reads the new text from then on', async () => {
    const admin = await sands.signIn('admin')
    const list = (await admin.call('GET /sands-system/api/v1/manage/agreement/list')).data
    expect(list).toHaveLength(15)
    const { version } = (await admin.call(AGREEMENT, { query: { kind: 'user', language: 'zh-cn' } })).data
    const saved = await admin.call(SAVE_AGREEMENT, { body: { kind: 'user', language: 'zh-cn', version, ...words } })
    expect(saved.data.version).toBe(version + 1)
    const read = await sands.visitor().call('GET /sands-system/api/v1/agreement/get', {
      query: { kind: 'user', language: 'zh-cn' },
    })
    expect(read.data).toMatchObject(words)
  })

  it('is not overwritten by an editor who saw an older version', async () => {
    const admin = await sands.signIn('admin')
    const { version } = (await admin.call(AGREEMENT, { query: { kind: 'privacy', language: 'en-us' } })).data
    const body = { kind: 'privacy', language: 'en-us', version, ...words } as const
    await admin.call(SAVE_AGREEMENT, { body })
    expect((await admin.call(SAVE_AGREEMENT, { body })).code).toBe(CHANGED_MEANWHILE)
  })

  it('with an empty or too long text is refused', async () => {
    const admin = await sands.signIn('admin')
    const body = { kind: 'user', language: 'vi', version: 1, ...words } as const
    for (const bad of [
      { ...body, title: ' ' },
      { ...body, sections: [] },
      { ...body, sections: [{ heading: '', paragraphs: ['x'.repeat(4001)] }] },
    ])
      expect((await admin.call(SAVE_AGREEMENT, { body: bad })).status).toBe(422)
  })
})
