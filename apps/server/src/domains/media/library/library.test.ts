import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FileId } from '@sands/contract/kernel/schema'
import type { LibraryDetail } from '@sands/contract/media/library.calls'
import { FILE_STATUS } from '@sands/rules/upload'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aDocx, aPdf } from '../../../testing/files/documents.ts'
import { auditLog, signInWith } from '../../../testing/people.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { aVideoFile, sendWhole } from '../../../testing/resumable.ts'
import { useSands } from '../../../testing/sands.ts'
import { files } from '../media.tables.ts'

const PAGE = 'GET /sands-system/api/v1/manage/media/page'
const GET = 'GET /sands-system/api/v1/manage/media/get'
const SAVE = 'POST /sands-system/api/v1/manage/media/save'
const REPLACE = 'POST /sands-system/api/v1/manage/media/replace'
const CAPTION = 'POST /sands-system/api/v1/manage/media/caption/save'
const NO_CAPTION = 'POST /sands-system/api/v1/manage/media/caption/remove'
const RETRY = 'POST /sands-system/api/v1/manage/media/retry'
const REMOVE = 'POST /sands-system/api/v1/manage/media/remove'
const NOTICE = 'POST /sands-system/api/v1/manage/notice/create'
const NOTICE_PAGE = 'GET /sands-system/api/v1/manage/notice/page'
const NOTICE_REMOVE = 'POST /sands-system/api/v1/manage/notice/remove'
const NOWHERE = '999999999' as FileId

describe('the media library', () => {
  const sands = useSands()
  let admin: SignedIn

  beforeAll(async () => {
    admin = await sands.signIn('admin')
  })

  const rowOf = async (id: FileId) =>
    (await sands.server.kernel.database.primary.select().from(files).where(eq(files.id, id)))[0]
  const inStatus = (id: FileId, status: 1 | 2 | 3 | 4) =>
    sands.server.kernel.database.primary
      .update(files)
      .set({ status, failReason: status === FILE_STATUS.failed ? 'crashed' : null })
      .where(eq(files.id, id))
  const isReady = (id: FileId) => expect.poll(async () => (await rowOf(id))?.status).toBe(FILE_STATUS.ready)

  async function aDocument(words: string, { fileName = `${words}.pdf`, who = admin, library = true } = {}) {
    const sent = await sendWhole(who, aPdf([[words]]), { purpose: 'document', fileName, library })
    expect(sent).toSucceed()
    await isReady(sent.data.id)
    return sent.data.id
  }
  async function aVideo(fileName = 'clip.mp4'): Promise<FileId> {
    const sent = await sendWhole(admin, aVideoFile(), { purpose: 'video', fileName, library: true })
    expect(sent).toSucceed()
    await expect.poll(async () => (await rowOf(sent.data.id))?.status).toBeGreaterThanOrEqual(FILE_STATUS.ready)
    return sent.data.id
  }
  async function aCaption(fileName: string): Promise<FileId> {
    const content = Buffer.from(`WEBVTT\n\n00:00.000 --> 00:02.000\n${fileName}\n`)
    const sent = await sendWhole(admin, content, { purpose: 'caption', fileName })
    expect(sent).toSucceed()
    return sent.data.id
  }
  const found = async (query: object, who = admin) => (await who.call(PAGE, { query: { size: 100, ...query } })).data
  const detail = async (id: FileId): Promise<LibraryDetail> => {
    const answer = await admin.call(GET, { query: { id } })
    expect(answer).toSucceed()
    return answer.data
  }
  const seen = async (id: FileId) => ({ id, version: (await detail(id)).version })
  const objectsOf = (key: string): string[] =>
    readdirSync(join(sands.dataDir, 'objects'), { recursive: true })
      .map(String)
      .filter((path) => path.startsWith(`${key}/`))
  const announce = (id: FileId, text: string) =>
    admin.call(NOTICE, {
      body: {
        text,
        jump: { to: 'document', moduleId: id, link: null },
        audience: { included: [], excluded: [] },
        showFrom: null,
        showUntil: null,
      },
    })

  it('has the files of content, with their uploaders, and no private files of people', async () => {
    const id = await aDocument('Opening hours')
    const author = await sands.signIn('author')
    const own = await aDocument('Homework', { who: author, library: false })
    const { records, total } = await found({})
    expect(total).toBe(records.length)
    const record = records.find((file) => file.id === id)
    expect(record).toMatchObject({
      fileName: 'Opening hours.pdf',
      fileType: 'document',
      status: 3,
      uses: 0,
      version: 1,
    })
    expect(record?.ownerName).not.toBe('')
    expect(record?.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(records.some((file) => file.id === own)).toBe(false)
    expect(await admin.call(GET, { query: { id: own } })).toFailWith('media.gone')
  })

  it('is searched by names and by the text of documents, in any language', async () => {
    const byName = await aDocument('zebra crossing', { fileName: 'Fire_drill 100%.pdf' })
    const byText = await aDocument('门店开业检查清单', { fileName: 'list.pdf' })
    const ids = async (keyword: string) => (await found({ keyword })).records.map(({ id }) => id)
    expect(await ids('DRILL')).toEqual([byName])
    expect(await ids('re_dr')).toEqual([byName])
    expect(await ids('100%')).toEqual([byName])
    expect(await ids('reXdr')).toEqual([])
    expect(await ids('zebra cross')).toEqual([byName])
    expect(await ids('开业检查')).toEqual([byText])
    expect(await ids('业')).toContain(byText)
    expect(await ids('f')).toContain(byName)
    expect(await ids('no such words')).toEqual([])
  })

  it('is filtered by kind, state and use, and sorted', async () => {
    const document = await aDocument('sorted', { fileName: '000.pdf' })
    const video = await aVideo('zzz.mp4')
    await inStatus(video, FILE_STATUS.failed)
    const kinds = async (query: object) => new Set((await found(query)).records.map(({ fileType }) => fileType))
    expect(await kinds({ kind: 'document' })).toEqual(new Set(['document']))
    expect((await found({ status: 4 })).records.map(({ id }) => id)).toContain(video)
    expect((await found({ status: 4 })).records.map(({ id }) => id)).not.toContain(document)
    const usable = (await found({ usable: true })).records.map(({ id }) => id)
    expect([usable.includes(document), usable.includes(video)]).toEqual([true, false])

    const names = (await found({ sort: 'name' })).records.map(({ fileName }) => fileName.toLowerCase())
    expect(names.slice(0, 1)).toEqual(['000.pdf'])
    const sizes = (await found({ sort: 'largest' })).records.map(({ fileSize }) => fileSize)
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one))
    const first = (await found({ size: 2 })).records.map(({ id }) => id)
    const second = (await found({ size: 2, current: 2 })).records.map(({ id }) => id)
    expect(first[0]).toBe(video)
    expect(first.some((id) => second.includes(id))).toBe(false)

    const unused = async () => (await found({ unused: true })).records.map(({ id }) => id)
    expect(await unused()).toContain(document)
    expect(await announce(document, 'Sorted')).toSucceed()
    expect(await unused()).not.toContain(document)
    expect((await found({ unused: true })).records.every(({ uses }) => uses === 0)).toBe(true)
  })

  it('lists the uses of a file, and refuses to delete it while there is one', async () => {
    const id = await aDocument('Used')
    const { key = '' } = (await rowOf(id)) ?? {}
    expect(await announce(id, 'Please read')).toSucceed()
    expect(await detail(id)).toMatchObject({ uses: 1, usedBy: [{ kind: 'home.notice', name: 'Please read' }] })
    expect(await admin.call(REMOVE, { body: await seen(id) })).toFailWith('media.in_use')
    expect(await rowOf(id)).toBeDefined()

    const notice = (await admin.call(NOTICE_PAGE, { query: { size: 100 } })).data.records.find(
      ({ text }) => text === 'Please read',
    )
    if (!notice) throw new Error('there is no such notice')
    expect(await admin.call(NOTICE_REMOVE, { body: { id: notice.id, version: notice.version } })).toSucceed()
    expect(objectsOf(key).length).toBeGreaterThan(0)
    expect(await admin.call(REMOVE, { body: await seen(id) })).toSucceed()
    expect(await auditLog(sands)).toMatchObject([
      { action: 'media.file.deleted', subject_id: id, before: { name: 'Used.pdf' }, after: null },
    ])
    expect(await admin.call(GET, { query: { id } })).toFailWith('media.gone')
    await expect.poll(() => objectsOf(key)).toEqual([])
  })

  it('refuses either a new use or the deletion when both happen at once', async () => {
    for (const turn of ['one', 'two', 'three']) {
      const id = await aDocument(`Wanted ${turn}`)
      const [shown, removed] = await Promise.all([announce(id, turn), admin.call(REMOVE, { body: { id, version: 1 } })])
      expect(shown).not.toMatchObject({ code: removed.code })
      if (shown.code === 1) expect(removed).toFailWith('media.in_use')
      else expect(shown).toFailWith('home.bad_jump')
      expect((await rowOf(id)) !== undefined).toBe(shown.code === 1)
    }
  })

  it('renames and marks files, based on the version that was seen', async () => {
    const id = await aDocument('Draft')
    const body = { ...(await seen(id)), fileName: ' 2025/2026 A\\B Fi\u202enal.pdf ', watermark: true }
    expect(await admin.call(SAVE, { body })).toSucceed()
    expect(await detail(id)).toMatchObject({ fileName: '2025/2026 A\\B Final.pdf', watermark: true, version: 2 })
    expect(await auditLog(sands)).toMatchObject([
      {
        action: 'media.file.updated',
        before: { name: 'Draft.pdf', watermark: false },
        after: { name: '2025/2026 A\\B Final.pdf', watermark: true },
      },
    ])
    expect(await admin.call(SAVE, { body: { ...body, fileName: 'Late.pdf' } })).toFailWith('kernel.changed_meanwhile')
    expect(await admin.call(SAVE, { body: { ...body, version: 2, fileName: '  ' } })).toFailWith('kernel.invalid_field')
    expect(await detail(id)).toMatchObject({ fileName: '2025/2026 A\\B Final.pdf', version: 2 })
  })

  it('refuses a name with the extension of another type', async () => {
    const id = await aDocument('Bill')
    const save = async (fileName: string) => {
      expect(await admin.call(SAVE, { body: { ...(await seen(id)), fileName, watermark: false } })).toSucceed()
      return (await detail(id)).fileName
    }
    expect(await save('invoice.html')).toBe('invoice.html.pdf')
    expect(await save('Rules 1.2')).toBe('Rules 1.2.pdf')
    // A wrong name that is already stored is sent with the right extension.
    await sands.server.kernel.database.primary.update(files).set({ name: 'old.html' }).where(eq(files.id, id))
    const answer = await admin.send((await detail(id)).url, { method: 'HEAD' })
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''old.html.pdf")
  })

  it('replaces the content of a file wherever it is shown', async () => {
    const id = await aDocument('Old words', { fileName: 'Manual.pdf' })
    expect(await announce(id, 'Manual')).toSucceed()
    const by = await aDocument('New words', { fileName: 'manual v2.pdf' })
    const [before, next] = [await rowOf(id), await rowOf(by)]
    const { url } = await detail(id)
    expect(await admin.call(REPLACE, { body: { ...(await seen(id)), by } })).toSucceed()

    const after = await detail(id)
    expect(after).toMatchObject({ fileName: 'Manual.pdf', status: 3, uses: 1, version: 2 })
    expect(after.url).not.toBe(url)
    const learner = await sands.signIn('learner')
    const content = Buffer.from(await (await learner.send(after.url)).arrayBuffer())
    expect(content).toHaveLength(next?.bytes ?? 0)
    expect((await rowOf(id))?.sha256).toEqual(next?.sha256)
    expect(after.earlier).toMatchObject([{ id: by, bytes: before?.bytes }])
    expect(await admin.call(GET, { query: { id: by } })).toFailWith('media.gone')
    expect((await found({ keyword: 'New words' })).records.map((file) => file.id)).toEqual([id])
    expect((await found({ keyword: 'Old words' })).records).toEqual([])
    expect(objectsOf(before?.key ?? '').length).toBeGreaterThan(0)
    expect(objectsOf(next?.key ?? '').length).toBeGreaterThan(0)
    expect(await auditLog(sands)).toMatchObject([
      { action: 'media.file.replaced', before: { sha256: before?.sha256.toString('hex') } },
    ])
  })

  it('gives a replaced file the extension of its new content', async () => {
    const letter = aDocx(['A letter'])
    const sent = await sendWhole(admin, letter, { purpose: 'document', fileName: 'outside.docx', library: true })
    await isReady(sent.data.id)
    const by = await aDocument('Another form')
    expect(await admin.call(REPLACE, { body: { ...(await seen(sent.data.id)), by } })).toSucceed()
    expect(await detail(sent.data.id)).toMatchObject({ fileName: 'outside.pdf', contentType: 'application/pdf' })
  })

  it('replaces a file only by one that is unused, ready and of the same kind', async () => {
    const id = await aDocument('Place')
    const [used, waiting, video] = [await aDocument('In use'), await aDocument('Waiting'), await aVideo()]
    expect(await announce(used, 'Used')).toSucceed()
    await inStatus(waiting, FILE_STATUS.running)
    const author = await sands.signIn('author')
    const foreign = await aDocument('Private', { who: author, library: false })
    const replaced = async (by: FileId) => admin.call(REPLACE, { body: { ...(await seen(id)), by } })
    expect(await replaced(used)).toFailWith('media.in_use')
    expect(await replaced(waiting)).toFailWith('media.not_ready')
    expect(await replaced(video)).toFailWith('media.other_kind')
    expect(await replaced(foreign)).toFailWith('media.gone')
    expect(await replaced(NOWHERE)).toFailWith('media.gone')
    const by = await aDocument('Free')
    expect(await admin.call(REPLACE, { body: { id, version: 9, by } })).toFailWith('kernel.changed_meanwhile')
    const content = (await rowOf(id))?.sha256
    expect(await replaced(id)).toSucceed()
    expect((await rowOf(id))?.sha256).toEqual(content)
  })

  it('stores the captions of a video', async () => {
    const id = await aVideo()
    const first = await aCaption('first.vtt')
    const second = await aCaption('second.vtt')
    const save = async (language: string, captionFileId: FileId) =>
      admin.call(CAPTION, { body: { ...(await seen(id)), language, label: ' 中文 ', captionFileId } })
    expect(await save('zh-cn', first)).toSucceed()
    expect(await auditLog(sands)).toMatchObject([
      { action: 'media.file.caption-saved', after: { language: 'zh-cn', label: '中文' } },
    ])
    expect((await rowOf(first))?.inLibrary).toBe(false)
    expect(await save('zh-cn', second)).toSucceed()
    const { rows } = await sands.server.kernel.database.pool.query('select * from captions where file_id = $1', [id])
    expect(rows).toMatchObject([{ language: 'zh-cn', label: '中文', caption_file_id: second }])

    const document = await aDocument('No words to say')
    const none = await admin.call(CAPTION, {
      body: { ...(await seen(document)), language: 'en', label: 'English', captionFileId: first },
    })
    expect(none).toFailWith('media.other_kind')
    expect(await save('en', document)).toFailWith('media.other_kind')
    expect(await save('en', NOWHERE)).toFailWith('media.gone')
    const gone = async (language: string) => admin.call(NO_CAPTION, { body: { ...(await seen(id)), language } })
    expect(await admin.call(NO_CAPTION, { body: { id, version: 99, language: 'zh-cn' } })).toFailWith(
      'kernel.changed_meanwhile',
    )
    expect(await gone('zh-cn')).toSucceed()
    expect(await gone('zh-cn')).toFailWith('media.gone')
    expect(await auditLog(sands)).toMatchObject([
      { action: 'media.file.caption-removed', before: { language: 'zh-cn' } },
    ])
  })

  it('prepares a failed file again', async () => {
    const id = await aDocument('Once more')
    expect(await admin.call(RETRY, { body: await seen(id) })).toFailWith('media.not_failed')
    await inStatus(id, FILE_STATUS.failed)
    const body = await seen(id)
    expect(await admin.call(RETRY, { body })).toSucceed()
    expect(await auditLog(sands)).toMatchObject([{ action: 'media.file.retried', before: { failReason: 'crashed' } }])
    await isReady(id)
    expect(await admin.call(RETRY, { body })).toFailWith('kernel.changed_meanwhile')
  })

  it('is separate for every college, and closed without the right', async () => {
    const id = await aDocument('Here')
    const emma = await signInWith(sands, 'emma', { rights: ['media.library.view', 'media.library.edit'] })
    expect((await found({}, emma)).records.some((file) => file.id === id)).toBe(false)
    expect(await emma.call(GET, { query: { id } })).toFailWith('media.gone')
    const by = await aDocument('Mine', { who: emma })
    const known = { id, version: 1 }
    const caption = { ...known, language: 'en', label: 'English', captionFileId: by }
    expect(await emma.call(SAVE, { body: { ...known, fileName: 'Mine', watermark: true } })).toFailWith('media.gone')
    expect(await emma.call(REPLACE, { body: { ...known, by } })).toFailWith('media.gone')
    expect(await emma.call(CAPTION, { body: caption })).toFailWith('media.gone')
    expect(await emma.call(NO_CAPTION, { body: { ...known, language: 'en' } })).toFailWith('media.gone')
    expect(await emma.call(RETRY, { body: known })).toFailWith('media.gone')
    expect(await emma.call(REMOVE, { body: known })).toFailWith('media.gone')
    const viewer = await signInWith(sands, 'manager', { rights: ['media.library.view'] })
    expect(await viewer.call(GET, { query: { id } })).toSucceed()
    expect(await viewer.call(REMOVE, { body: known })).toFailWith('kernel.no_permission')
    expect(await (await sands.signIn('learner')).call(PAGE)).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(PAGE)).toFailWith('kernel.not_signed_in')
    expect(await detail(id)).toMatchObject({ version: 1 })
  })

  it('shows a replaced picture on the home page at once', async () => {
    const CONFIG = 'POST /sands-lms/api/v1/homePageDecorate/getInfo'
    const { rows } = await sands.server.kernel.database.pool.query<{ id: FileId }>(
      `select f.file_id as id from decoration_files f join decorations d on d.id = f.decoration_id
       where d.state = 'current' and d.college_id = $1 limit 1`,
      [admin.session.collegeId],
    )
    const id = rows[0]?.id as FileId
    const shown = async () =>
      JSON.stringify((await admin.call(CONFIG, { body: { clientType: 3, collegeId: '-1' } })).data)
    const { picture } = await detail(id)
    expect(await shown()).toContain(picture?.url.split('?')[0])
    const before = await shown()
    const sent = await sendWhole(admin, await aJpeg(300, 200), { purpose: 'image', fileName: 'new.jpg', library: true })
    expect(await admin.call(REPLACE, { body: { ...(await seen(id)), by: sent.data.id } })).toSucceed()
    const url = (await detail(id)).picture?.url ?? ''
    expect(before).not.toContain(url)
    await expect.poll(shown).toContain(url)
  })
})
