import type { HomePageDocument, PageItem } from '@sands/contract/home/decoration.model'
import type { FileId } from '@sands/contract/kernel/schema'
import type { JumpName } from '@sands/rules/jump'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client, SignedIn } from '../../testing/client.ts'
import { aPdf } from '../../testing/files/documents.ts'
import { aMenu, aPage, EVERYBODY, versionOnOverview } from '../../testing/home-page.ts'
import { auditLog, signInWith, userId } from '../../testing/people.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { aVideoFile, sendWhole } from '../../testing/resumable.ts'
import { useSands } from '../../testing/sands.ts'
import { upload } from '../../testing/upload.ts'

const GET = 'GET /sands-system/api/v1/system/resource/get'
const GET_URL = 'GET /sands-system/api/v1/system/resource/getURL'
const GET_URLS = 'POST /sands-system/api/v1/system/resource/batchGetURL'
const OPEN = 'GET /sands-system/api/v1/system/resource/open/get'
const SAVE = 'POST /sands-lms/api/v1/manage/decoration/save'
const PUBLISH = 'POST /sands-lms/api/v1/manage/decoration/publish'
const ADVERT = 'POST /sands-system/api/v1/manage/advert/create'
const ADVERT_REMOVE = 'POST /sands-system/api/v1/manage/advert/remove'
const NOTICE = 'POST /sands-system/api/v1/manage/notice/create'
const MESSAGE = 'POST /sands-system/api/v1/manage/message/create'

const MINUTE_MS = 60_000
const leadingTo = (to: JumpName, moduleId: string | null) => ({ to, moduleId, link: null })

const thePage = (item: Partial<PageItem> = {}): HomePageDocument => aPage(aMenu('Guide', item))

describe('a file', () => {
  const sands = useSands()
  let admin: SignedIn
  let learner: SignedIn

  beforeAll(async () => {
    admin = await sands.signIn('admin')
    learner = await sands.signIn('learner')
  })

  const aDocument = async (client: Client, library = false): Promise<FileId> => {
    const answer = await sendWhole(client, aPdf([['Guide']]), { purpose: 'document', fileName: 'Guide.pdf', library })
    expect(answer).toSucceed()
    return answer.data.id
  }
  const save = async (page: HomePageDocument, who = admin) =>
    who.call(SAVE, { body: { version: await versionOnOverview(admin), page } })
  const publish = async (page: HomePageDocument) => {
    expect(await save(page)).toSucceed()
    expect(
      await admin.call(PUBLISH, { body: { version: await versionOnOverview(admin), name: 'Page', publishAt: null } }),
    ).toSucceed()
  }
  const isSeenBy = async (client: SignedIn, id: FileId): Promise<boolean> => {
    const { code } = await client.call(GET, { query: { id } })
    const { code: urlCode } = await client.call(GET_URL, { query: { id } })
    const { data } = await client.call(GET_URLS, { body: { ids: [id] } })
    expect([urlCode === 1, data.length === 1]).toEqual([code === 1, code === 1])
    return code === 1
  }
  const anAdvert = async (id: FileId) => ({
    name: 'Poster',
    fileId: (await upload(admin, await aJpeg(40, 30), { purpose: 'image' })).data.id,
    jump: leadingTo('document', id),
    audience: EVERYBODY,
    showFrom: null,
    showUntil: null,
  })

  it("of a person's own is for nobody else, whatever their rights", async () => {
    const author = await sands.signIn('author')
    const id = await aDocument(author)
    expect(await isSeenBy(author, id)).toBe(true)
    for (const other of ['admin', 'manager', 'emma'])
      expect([other, await isSeenBy(await sands.signIn(other), id)]).toEqual([other, false])
    expect(await sands.visitor().call(OPEN, { query: { id } })).toFailWith('media.gone')
    expect(await sands.visitor().call(GET, { query: { id } })).toFailWith('kernel.not_signed_in')
  })

  it('of the library is visible to people with the library right in this college', async () => {
    const id = await aDocument(admin, true)
    expect(await isSeenBy(await sands.signIn('author'), id)).toBe(true)
    expect(await isSeenBy(learner, id)).toBe(false)
    const away = await signInWith(sands, 'emma', { rights: ['media.library.view'] })
    expect(await isSeenBy(away, id)).toBe(false)
  })

  it('is added to the library only by people who may edit it', async () => {
    const picture = await aJpeg(50, 40)
    const query = new URLSearchParams({ purpose: 'image', fileName: 'a.jpg', library: 'true' })
    const sent = async (client: Client) => {
      const response = await client.send(`/sands-system/api/v1/system/resource/upload?${query}`, {
        method: 'POST',
        body: new Uint8Array(picture),
        headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${client.token}` },
      })
      return (await response.json()) as { code: number; data: { id: FileId } | null }
    }
    expect(await sent(learner)).toMatchObject({ code: 4001543, data: null })
    const { data } = await sent(admin)
    expect(await isSeenBy(await sands.signIn('author'), data?.id as FileId)).toBe(true)
    expect(await auditLog(sands)).toMatchObject([{ action: 'media.file.uploaded', subject_id: data?.id }])
  })

  it('linked from a page is visible after publication, and no longer after the page is replaced', async () => {
    const id = await aDocument(admin)
    expect(await save(thePage({ jump: leadingTo('document', id) }))).toSucceed()
    expect(await isSeenBy(learner, id)).toBe(false)

    await publish(thePage({ jump: leadingTo('document', id) }))
    expect(await isSeenBy(learner, id)).toBe(true)
    expect(await isSeenBy(await sands.signIn('emma'), id)).toBe(false)
    expect(await sands.visitor().call(OPEN, { query: { id } })).toFailWith('media.gone')

    await publish(thePage())
    expect(await isSeenBy(learner, id)).toBe(false)
  })

  it('that was removed from a draft is not visible when the draft is published', async () => {
    const id = await aDocument(admin)
    expect(await save(thePage({ jump: leadingTo('document', id) }))).toSucceed()
    await publish(thePage())
    expect(await isSeenBy(learner, id)).toBe(false)
  })

  it('is visible while a part that links to it is shown', async () => {
    const id = await aDocument(admin)
    const at = (minutes: number) => new Date(sands.clock.now().getTime() + minutes * MINUTE_MS).toISOString()
    await publish(thePage({ jump: leadingTo('document', id), showFrom: at(1), showUntil: at(3) }))
    expect(await isSeenBy(learner, id)).toBe(false)
    sands.clock.advance(2 * MINUTE_MS)
    expect(await isSeenBy(learner, id)).toBe(true)
    sands.clock.advance(2 * MINUTE_MS)
    expect(await isSeenBy(learner, id)).toBe(false)
  })

  it('is visible through an advert as long as the advert exists', async () => {
    const id = await aDocument(admin)
    const created = await admin.call(ADVERT, { body: await anAdvert(id) })
    expect(created).toSucceed()
    expect(await isSeenBy(learner, id)).toBe(true)
    expect(await admin.call(ADVERT_REMOVE, { body: { id: created.data.id, version: 1 } })).toSucceed()
    expect(await isSeenBy(learner, id)).toBe(false)
  })

  it('is visible through a notice, and through a message once it was sent', async () => {
    const [noticed, sent, waiting] = [await aDocument(admin), await aDocument(admin), await aDocument(admin)]
    const body = { text: 'Read this', jump: leadingTo('document', noticed), audience: EVERYBODY }
    expect(await admin.call(NOTICE, { body: { ...body, showFrom: null, showUntil: null } })).toSucceed()
    const message = {
      category: 'notice' as const,
      texts: { 'zh-cn': { title: '指南', content: '请阅读' } },
      audience: EVERYBODY,
    }
    const later = new Date(sands.clock.now().getTime() + 60 * MINUTE_MS).toISOString()
    for (const [id, sendAt] of [
      [sent, null],
      [waiting, later],
    ] as const)
      expect(await admin.call(MESSAGE, { body: { ...message, jump: leadingTo('document', id), sendAt } })).toSucceed()

    expect(await isSeenBy(learner, noticed)).toBe(true)
    expect(await isSeenBy(learner, sent)).toBe(true)
    expect(await isSeenBy(learner, waiting)).toBe(false)
  })

  it('in a message to some people is seen by them alone', async () => {
    const id = await aDocument(admin)
    const body = {
      category: 'notice' as const,
      texts: { 'zh-cn': { title: '指南', content: '请阅读' } },
      audience: { ...EVERYBODY, included: [{ kind: 'user' as const, id: await userId(sands, 'learner') }] },
      jump: leadingTo('document', id),
      sendAt: null,
    }
    expect(await admin.call(MESSAGE, { body })).toSucceed()
    expect(await isSeenBy(learner, id)).toBe(true)
    expect(await isSeenBy(await sands.signIn('staff05'), id)).toBe(false)
  })

  it('of a module or an item of the home page that is for some people is seen by them alone', async () => {
    const staff = await sands.signIn('staff05')
    const audience = { ...EVERYBODY, included: [{ kind: 'user' as const, id: await userId(sands, 'learner') }] }
    const aPicture = async (width: number) =>
      (await upload(admin, await aJpeg(width, 30), { purpose: 'image' })).data.id
    const [inModule, inItem, forAll] = [await aPicture(41), await aPicture(42), await aPicture(43)]
    const target = await aDocument(admin)
    await publish(
      aPage(
        { ...aMenu('For the learner', { fileId: inModule, jump: leadingTo('document', target) }), key: 'a', audience },
        { ...aMenu('For the learner too', { fileId: inItem, audience }), key: 'b' },
        { ...aMenu('For all', { fileId: forAll }), key: 'c' },
      ),
    )
    const seenBy = (person: SignedIn) =>
      Promise.all([inModule, target, inItem, forAll].map((id) => isSeenBy(person, id)))
    expect(await seenBy(learner)).toEqual([true, true, true, true])
    expect(await seenBy(staff)).toEqual([false, false, false, true])
  })

  it('that was sent as a cover is for nobody else before something shows it', async () => {
    const { data } = await upload(learner, await aJpeg(40, 30), { purpose: 'cover' })
    expect(await isSeenBy(await sands.signIn('staff05'), data.id)).toBe(false)
  })

  it('that is the logo of a college is visible to everyone', async () => {
    const { rows } = await sands.server.kernel.database.pool.query<{ id: FileId }>(
      'select logo_file_id as id from colleges where id = $1',
      [admin.session.collegeId],
    )
    const id = rows[0]?.id as FileId
    const answer = await sands.visitor().call(OPEN, { query: { id } })
    expect(answer).toSucceed()
    expect((await sands.visitor().send(answer.data.url)).status).toBe(200)
    expect(await isSeenBy(await sands.signIn('emma'), id)).toBe(true)
  })

  it('can be a target only of the right kind, in this college, chosen by people who may show it', async () => {
    const own = await aDocument(admin)
    const video = (await sendWhole(admin, aVideoFile(), { purpose: 'video', fileName: 'clip.mp4' })).data.id
    const foreign = await aDocument(await sands.signIn('author'))
    const away = await aDocument(await signInWith(sands, 'emma', { rights: ['media.library.edit'] }))
    const bad: readonly [JumpName, string][] = [
      ['video', own],
      ['document', video],
      ['document', foreign],
      ['document', away],
      ['document', '999999999'],
    ]
    for (const [to, id] of bad) {
      expect(await save(thePage({ jump: leadingTo(to, id) }))).toFailWith('home.bad_jump')
      const advert = await anAdvert(own)
      expect(await admin.call(ADVERT, { body: { ...advert, jump: leadingTo(to, id) } })).toFailWith('home.bad_jump')
    }
    const message = {
      category: 'notice' as const,
      texts: { 'zh-cn': { title: '指南', content: '请阅读' } },
      audience: EVERYBODY,
    }
    expect(await admin.call(MESSAGE, { body: { ...message, jump: leadingTo('video', own), sendAt: null } })).toFailWith(
      'message.bad_jump',
    )
    expect(await save(thePage({ jump: leadingTo('video', video) }))).toSucceed()
  })

  it('that a page links to already may stay there for any editor', async () => {
    const id = await aDocument(admin)
    const editor = await signInWith(sands, 'manager', { rights: ['home.decoration.edit'] })
    const page = thePage({ jump: leadingTo('document', id) })
    const other = await signInWith(sands, 'teacher', { rights: ['home.decoration.edit'] })
    expect(await save(page, other)).toFailWith('home.bad_jump')
    expect(await save(page)).toSucceed()
    expect(await save({ ...page, floatingButton: null }, editor)).toSucceed()
    expect(await save(thePage({ jump: leadingTo('video', id) }), editor)).toFailWith('home.bad_jump')
  })
})
