import { expect, it } from 'vitest'
import { desktopAddress, portalAddress } from './portal-address.ts'

const screens = [
  { path: '/course/detail', phone: ['/courseDetail'] },
  { path: '/article/detail', phone: ['/broadcastDetail', '/broadcastDetail/:id'] },
  { path: '/messages' },
] as const
const there = (address: string) => portalAddress(screens, address)

it("keeps the query of the phone's address", () => {
  expect(there('/courseDetail?id=7&courseType=course')).toBe('/course/detail?id=7&courseType=course')
  expect(there('/courseDetail')).toBe('/course/detail')
  expect(there('/courseDetail?id=7#top')).toBe('/course/detail?id=7')
})

it('also finds the id in the path', () => {
  expect(there('/broadcastDetail?id=7')).toBe('/article/detail?id=7')
  expect(there('/broadcastDetail/7')).toBe('/article/detail?id=7')
  expect(there('/broadcastDetail/7?commentId=9')).toBe('/article/detail?commentId=9&id=7')
  expect(there('/broadcastDetail/%')).toBe('/article/detail?id=%25')
})

it('has no address where the portal has no page', () => {
  for (const address of ['/rank', '/', '/courseDetail/7', '/messages/7', '/broadcastDetail/', '/broadcastDetail/7/8'])
    expect(there(address)).toBeUndefined()
})

it('leads a computer to the same thing in the desktop version', () => {
  expect(desktopAddress('/')).toBe('/desktop/')
  expect(desktopAddress('/courseDetail?id=7&courseType=course')).toBe('/desktop/course/detail?id=7&courseType=course')
  expect(desktopAddress('/broadcastDetail/7')).toBe('/desktop/article/detail?id=7')
  expect(desktopAddress('/examInfo?examId=5&trainingId=3')).toBe('/desktop/exam/info?examId=5&trainingId=3')
  expect(desktopAddress('/commit?examId=5&examRecordId=7')).toBe('/desktop/exam/paper?examId=5&examRecordId=7')
  expect(desktopAddress('/PrivacyPolicy')).toBe('/desktop/privacyPolicy')
})

it('takes along where somebody wants to go who has to sign in first', () => {
  expect(desktopAddress('/login')).toBe('/desktop/login')
  expect(desktopAddress('/login?redirect=%252FcourseDetail%253Fid%253D7')).toBe(
    '/desktop/login?redirect=%252Fcourse%252Fdetail%253Fid%253D7',
  )
})

it('leaves a computer on the phone version where the desktop has nothing', () => {
  for (const address of ['/feedback', '/s/abc', '/topAcademic', '/login?redirect=%252Ffeedback'])
    expect(desktopAddress(address)).toBeUndefined()
})
