import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aCourse, aPublisher } from '../../../testing/course-authoring.ts'
import { signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const EDITING = 'POST /sands-lms/api/v1/manage/course/editing'

describe('who else edits a course', () => {
  const sands = useSands()
  let author: SignedIn
  let manager: SignedIn

  beforeAll(async () => {
    author = await sands.signIn('author')
    manager = await aPublisher(sands)
  })

  it('names those who have it open, until they leave or stop saying so', async () => {
    const { id } = await aCourse(author, {})
    const tell = async (who: SignedIn, isOpen = true) =>
      (await who.call(EDITING, { body: { id, isOpen } })).data.others.map(({ userId }) => userId)
    expect(await tell(author)).toEqual([])
    expect(await tell(manager)).toEqual([await userId(sands, 'author')])
    expect(await tell(author)).toEqual([await userId(sands, 'manager')])
    expect(await tell(manager, false)).toEqual([await userId(sands, 'author')])
    expect(await tell(author)).toEqual([])
    expect(await tell(manager)).toEqual([await userId(sands, 'author')])
    sands.clock.advance(41_000)
    expect(await tell(author)).toEqual([])
  })

  it('is closed to those who do not edit, and to other colleges', async () => {
    const { id } = await aCourse(author, {})
    const body = { id, isOpen: true }
    const emma = await signInWith(sands, 'emma', { rights: ['course.edit'] })
    expect(await emma.call(EDITING, { body })).toFailWith('course.unknown')
    expect(await (await sands.signIn('learner')).call(EDITING, { body })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(EDITING, { body })).toFailWith('kernel.not_signed_in')
  })
})
