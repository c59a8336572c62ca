import type { Id } from '@sands/contract/kernel/schema'
import { BANNERS_MOST } from '@sands/rules/shop/shop'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { auditLog, signInWith } from '../../testing/people.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { useSands } from '../../testing/sands.ts'
import { upload } from '../../testing/upload.ts'

const SHOWN = 'GET /sands-shopping/api/v1/banner/list'
const LIST = 'GET /sands-shopping/api/v1/manage/banner/list'
const SAVE = 'POST /sands-shopping/api/v1/manage/banner/save'
const REMOVE = 'POST /sands-shopping/api/v1/manage/banner/remove'
const NO_BANNER = '99999999' as Id<'shopBanner'>

describe('banners of the shop', () => {
  const sands = useSands()
  let editor: SignedIn
  let learner: SignedIn

  beforeAll(async () => {
    editor = await signInWith(sands, 'staff20', { rights: ['shop.goods.edit'], college: '沙丘学院' })
    learner = await sands.signIn('learner')
  })

  it('are shown to the people of the college while they are switched on', async () => {
    const { data: picture } = await upload(editor, await aJpeg(), { purpose: 'image' })
    const jump = { to: 'shop', moduleId: null, link: null } as const
    const body = { title: 'Cups', fileId: picture.id, jump, sort: 0, isShown: true }
    expect(await sands.visitor().call(SHOWN)).toFailWith('kernel.not_signed_in')
    expect(await sands.visitor().call(SAVE, { body })).toFailWith('kernel.not_signed_in')
    for (const refused of [await learner.call(LIST), await learner.call(SAVE, { body })])
      expect(refused).toFailWith('kernel.no_permission')
    const saved = await editor.call(SAVE, { body })
    expect(saved).toSucceed()
    const { id } = saved.data
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'shop.banner.created', subject_name: 'Cups' })
    const shown = async (person: SignedIn) => (await person.call(SHOWN)).data.map((each) => each.id)
    expect((await shown(learner))[0]).toBe(id)
    expect(await shown(await sands.signIn('emma'))).not.toContain(id)
    expect(await editor.call(SAVE, { body: { ...body, id, isShown: false } })).toSucceed()
    expect(await shown(learner)).not.toContain(id)
    expect((await editor.call(LIST)).data.map((each) => each.id)).toContain(id)

    const abroad = await signInWith(sands, 'emma', { rights: ['shop.goods.edit'] })
    expect(await abroad.call(REMOVE, { body: { id } })).toFailWith('shop.banner_gone')
    expect(await editor.call(SAVE, { body: { ...body, id: NO_BANNER } })).toFailWith('shop.banner_gone')
    const lost = { to: 'goods', moduleId: '99999999', link: null } as const
    expect(await editor.call(SAVE, { body: { ...body, jump: lost } })).toFailWith('shop.bad_target')
    expect(await editor.call(SAVE, { body: { ...body, title: ' ' } })).toFailWith('kernel.invalid_field')
    expect(await editor.call(REMOVE, { body: { id } })).toSucceed()
    expect(await editor.call(REMOVE, { body: { id } })).toFailWith('shop.banner_gone')
  })

  it('are not more than the shop can show', async () => {
    const { data: picture } = await upload(editor, await aJpeg(), { purpose: 'image' })
    const jump = { to: 'none', moduleId: null, link: null } as const
    const body = { title: 'Many', fileId: picture.id, jump, sort: 1, isShown: false }
    const { length } = (await editor.call(LIST)).data
    for (let count = length; count < BANNERS_MOST; count += 1) expect(await editor.call(SAVE, { body })).toSucceed()
    expect(await editor.call(SAVE, { body })).toFailWith('shop.banners_full')
  })
})
