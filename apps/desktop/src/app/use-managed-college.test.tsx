// @vitest-environment happy-dom
import { asId } from '@sands/contract/kernel/id'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { managedCollege } from '@sands/web/session/managed-college'
import { putSession } from '@sands/web/session/store'
import { aSession } from '@sands/web/testing/session'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Viewer, ViewerContext } from '../kernel/viewer.ts'
import { useManagedCollege } from './use-managed-college.ts'

const aViewer = (over: Partial<Viewer> = {}): Viewer => ({
  id: asId('7'),
  userName: 'admin',
  name: 'Wu',
  postName: null,
  deptName: null,
  avatarFileUrl: null,
  collegeId: asId('1'),
  collegeName: 'First',
  sysUserLabel: { teamLearningLabel: 0, teachingMgtLabel: 0 },
  rights: [],
  ...over,
})

function open(first: Viewer) {
  let viewer = first
  const wrapper = ({ children }: { children: ReactNode }) => <ViewerContext value={viewer}>{children}</ViewerContext>
  const hook = renderHook(useManagedCollege, { wrapper })
  const learn = (next: Viewer) => {
    viewer = next
    hook.rerender()
  }
  return { ...hook, learn }
}

const goTo = (collegeId: string) => act(() => putSession(aSession({ collegeId: collegeId as CollegeId })))

beforeEach(() => putSession(aSession()))
afterEach(cleanup)

it('stays in the college it was opened in, and tells when the person has moved to another', () => {
  const { result, learn } = open(aViewer())
  expect(result.current).toMatchObject({ viewer: { collegeName: 'First' }, movedTo: null })
  goTo('2')
  expect(result.current.movedTo).toBe('2')
  learn(aViewer({ collegeId: asId('2'), collegeName: 'Second' }))
  expect(result.current).toMatchObject({ viewer: { collegeName: 'First' }, movedTo: '2' })
  expect(managedCollege()).toBe('1')
  goTo('1')
  expect(result.current.movedTo).toBeNull()
})

it("follows changes of the person's rights in that college", () => {
  const { result, learn } = open(aViewer())
  learn(aViewer({ rights: ['org.people.view'] }))
  expect(result.current.viewer.rights).toEqual(['org.people.view'])
})

it('sends the college with calls only while the management is open', () => {
  const { unmount } = open(aViewer())
  expect(managedCollege()).toBe('1')
  unmount()
  expect(managedCollege()).toBeNull()
})
