import { expect, it } from 'vitest'
import { cameFrom, detailAddress, isId } from './detail-address.ts'

const of = (search: string) => detailAddress(new URLSearchParams(search))

it('reads the open courseware, the origin and the title', () => {
  expect(
    of('id=7&courseType=course&courseWareId=12&channel=5&trainingId=9&globalIndex=2&endingType=1&title=消防'),
  ).toEqual({
    id: '7',
    isCourseware: false,
    openId: '12',
    channel: 5,
    trainingId: '9',
    origin: { channel: '5', trainingId: '9', globalIndex: '2', endingType: '1' },
    draft: undefined,
    title: '消防',
  })
  expect(of('id=7&courseType=courseWare').isCourseware).toBe(true)
  expect(of('id=7&draft=abc').draft).toBe('abc')
})

it('passes a known origin to the server', () => {
  expect(cameFrom(of('id=7&channel=0&trainingId=9&globalIndex=2'))).toEqual({ channel: 0, trainingId: '9' })
  expect(cameFrom(of('id=7'))).toEqual({})
})

it('ignores invalid ids and channels', () => {
  expect(of('id=7&courseWareId=x1&channel=abc')).toMatchObject({ openId: null, channel: undefined })
  expect(of('id=7&channel=100').channel).toBeUndefined()
  expect(of('id=7&channel=').channel).toBeUndefined()
  expect(of('id=7&channel=100&trainingId=0x&globalIndex=-1&endingType=%26a').origin).toEqual({})
  expect([isId('7'), isId('07'), isId(''), isId('seven')]).toEqual([true, false, false, false])
})
