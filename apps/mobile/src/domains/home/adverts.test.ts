import type { Advert } from '@sands/contract/home/home.model'
import { expect, it } from 'vitest'
import { advertJump, picturedAdverts, readyAdverts } from './adverts.ts'

const picture = { url: '/files/1/large', width: 900, height: 1200, placeholder: '', sizes: [] }
const advert = (id: string, over: Partial<Advert> = {}): Advert => ({
  id: id as Advert['id'],
  name: `advert ${id}`,
  appImgUrl: picture.url,
  picture,
  appJumpStatus: 0,
  appJumpId: null,
  appJumpUrl: null,
  appJumpCourseType: null,
  ...over,
})

/** The ids of the shown adverts when the pictures at these addresses cannot be loaded. */
async function shown(adverts: Advert[], broken: string[] = []) {
  const tried: string[] = []
  const comes = async ({ url }: { url: string }) => {
    tried.push(url)
    return !broken.includes(url)
  }
  const ready = await readyAdverts(picturedAdverts(adverts), comes)
  return { ids: ready.map(({ id }) => id), tried }
}
const at = (id: string) => advert(id, { picture: { ...picture, url: id } })

it('shows three adverts at most, and none without a picture', async () => {
  const none = { appImgUrl: null, picture: null }
  const { ids } = await shown([advert('1'), advert('2', none), advert('3'), advert('4'), advert('5')])
  expect(ids).toEqual(['1', '3', '4'])
})

it('shows only adverts whose pictures can be loaded, and loads no more pictures than it needs', async () => {
  const five = ['1', '2', '3', '4', '5'].map(at)
  expect(await shown(five, ['2'])).toEqual({ ids: ['1', '3', '4'], tried: ['1', '2', '3', '4'] })
  expect((await shown(five, ['1', '2', '3', '5'])).ids).toEqual(['4'])
  expect((await shown([at('1')], ['1'])).ids).toEqual([])
})

it('accepts a picture with nothing but an address', () => {
  expect(picturedAdverts([advert('1', { picture: null })])[0]?.picture.url).toBe(picture.url)
})

it('follows the jump of the advert', () => {
  expect(advertJump(advert('1', { appJumpStatus: 1, appJumpId: '7', appJumpCourseType: 2 }))).toEqual({
    type: 1,
    moduleId: '7',
    link: null,
    courseType: 2,
  })
})
