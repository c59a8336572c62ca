import type { Advert } from '@sands/contract/home/home.model'
import { expect, it } from 'vitest'
import { advertJump, shownAdverts } from './adverts.ts'

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

it('shows three adverts at most, and none without a picture', () => {
  const none = { appImgUrl: null, picture: null }
  const shown = shownAdverts([advert('1'), advert('2', none), advert('3'), advert('4'), advert('5')])
  expect(shown.map(({ id }) => id)).toEqual(['1', '3', '4'])
})

it('makes do with the address of a picture', () => {
  expect(shownAdverts([advert('1', { picture: null })])[0]?.picture.url).toBe(picture.url)
})

it('jumps where the advert says', () => {
  expect(advertJump(advert('1', { appJumpStatus: 1, appJumpId: '7', appJumpCourseType: 2 }))).toEqual({
    type: 1,
    moduleId: '7',
    link: null,
    courseType: 2,
  })
})
