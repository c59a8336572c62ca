import { shortLinkTarget } from '@sands/rules/short-link'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { signInWith, userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import { change } from '../../testing/study.ts'

const MANAGE = '/sands-shopping/api/v1/manage'
const OWN = `GET ${MANAGE}/merchant/goods/page` as const
const CONTENT = 'GET /sands-system/api/v1/manage/content/page'
const SHARE = 'POST /sands-system/api/v1/short-url/create'
const RESOLVE = 'GET /sands-system/api/v1/short-url/getShortUrl'
const COLLEGE = '沙丘学院'
const NAME = '沙丘杂货铺'

describe('a merchant', () => {
  const sands = useSands()
  let seller: SignedIn
  let learner: SignedIn
  let id: string

  beforeAll(async () => {
    seller = await signInWith(sands, 'staff22', { rights: ['shop.orders.ship'], college: COLLEGE })
    learner = await sands.signIn('learner')
    id = (await change(sands, 'select id::text from merchants where name = $1', NAME)).rows[0].id
  })

  it('shows its goods to its people, and no others', async () => {
    expect(await sands.visitor().call(OWN)).toFailWith('kernel.not_signed_in')
    expect(await learner.call(OWN)).toFailWith('kernel.no_permission')
    expect((await seller.call(OWN)).data.total).toBe(0)
    const person = await userId(sands, 'staff22')
    await change(sands, 'insert into merchant_people (merchant_id, user_id) values ($1, $2)', id, person)
    const { data } = await seller.call(OWN, { query: { size: 100 } })
    const { rows } = await change(
      sands,
      'select name from goods where merchant_id = $1 and removed_at is null order by name',
      id,
    )
    expect(data.records.map(({ spuName }) => spuName).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
    expect(new Set(data.records.map(({ merchantName }) => merchantName))).toEqual(new Set([NAME]))
    const [first] = data.records
    if (!first) throw new Error('the merchant has no goods')
    const found = await seller.call(OWN, { query: { keyWord: first.spuName, state: first.state } })
    expect(found.data.records.map((goods) => goods.id)).toContain(first.id)
    // Their own goods are read only.
    expect(await seller.call(`GET ${MANAGE}/goods/get`, { query: { id: first.id } })).toFailWith('kernel.no_permission')
    const other = await signInWith(sands, 'emma', { rights: ['shop.orders.ship'] })
    expect((await other.call(OWN)).data.total).toBe(0)
  })

  it('can be chosen as the target of a jump, in its college', async () => {
    const editor = await signInWith(sands, 'staff02', { rights: ['home.decoration.edit'], college: COLLEGE })
    const { data } = await editor.call(CONTENT, { query: { kind: 'merchant', keyword: '杂货', size: 10 } })
    expect(data.records).toMatchObject([{ id, title: NAME, isOut: 1 }])
  })

  it('is shared by a short link of type 29, which leads to its page', async () => {
    const shared = await learner.call(SHARE, { body: { kind: 'merchant', id } })
    expect(shared).toSucceed()
    const { data } = await sands.visitor().call(RESOLVE, { query: { shortUrl: shared.data.shortUrl } })
    expect(data).toMatchObject({ appJumpStatus: 29, moduleId: id })
    expect(shortLinkTarget(data, 'https://sands.example')).toEqual({
      kind: 'screen',
      path: `/merchantDetail?merchantDetailId=${id}`,
    })
    const abroad = await sands.signIn('emma')
    expect(await abroad.call(SHARE, { body: { kind: 'merchant', id } })).toFailWith('kernel.not_found')
  })
})
