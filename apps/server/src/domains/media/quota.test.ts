import { describe, expect, it } from 'vitest'
import { signInWith, userId } from '../../testing/people.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { announce } from '../../testing/resumable.ts'
import { useSands } from '../../testing/sands.ts'
import { upload } from '../../testing/upload.ts'

const GB = 1024 ** 3

describe('what a person may store', () => {
  const sands = useSands({ env: { PERSON_STORAGE_GB: '1' } })

  /** As if they had stored so much. */
  async function hasStored(userName: string, bytes: number, inLibrary = false) {
    await sands.server.kernel.database.pool.query(
      `insert into files (college_id, owner_id, purpose, kind, name, content_type, bytes, sha256, key, in_library, variants, created_at)
       select college_id, user_id, 'picture', 'image', 'x', 'image/jpeg', $2, '\\x00', 'files/x', $3, '[]', now()
       from memberships where user_id = $1 limit 1`,
      [await userId(sands, userName), bytes, inLibrary],
    )
  }
  const picture = { purpose: 'picture', fileName: 'a.jpg' }

  it('has a limit that holds when a file is announced and when it is stored', async () => {
    const learner = await sands.signIn('learner')
    expect(await upload(learner, await aJpeg(40, 30))).toSucceed()
    await hasStored('learner', GB - 1)
    expect(await upload(learner, await aJpeg(50, 40))).toFailWith('media.quota_used')
    expect(await announce(learner, { ...picture, bytes: 100_000 })).toFailWith('media.quota_used')
  })

  it('does not count the library, which is the company’s', async () => {
    const editor = await signInWith(sands, 'staff01', { rights: ['media.library.edit'] })
    await hasStored('staff01', 2 * GB, true)
    expect(await upload(editor, await aJpeg(60, 40))).toSucceed()
  })

  it('is each person’s own', async () => {
    expect(await upload(await sands.signIn('staff02'), await aJpeg(40, 30))).toSucceed()
  })
})
