// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { putSession } from '../session/store.ts'
import { sample } from '../testing/sample.ts'
import { aSession } from '../testing/session.ts'
import { COMMUNITY_GET } from './community-calls.ts'
import { editDraft } from './edit-draft.ts'
import { getPostDraft } from './post-drafts.ts'

it('shows the pictures that the content has, in their smallest size', () => {
  putSession(aSession())
  const sizes = [{ url: '/files/small.webp', width: 160, height: 120 }]
  const picture = { url: '/files/large.jpg', width: 1500, height: 1125, placeholder: '', sizes }
  const file = {
    ...{ id: '31', type: 1 as const, name: 'rain.png', status: 3 as const, previewUrl: '', coverUrl: null },
    ...{ expandInfo: '', fileSize: 10, picture, playable: null },
  }
  const content = sample(COMMUNITY_GET, { id: '7', attachments: [file] })
  const draft = getPostDraft(editDraft(content as Parameters<typeof editDraft>[0]))
  expect(draft?.attached).toEqual([{ id: '31', name: 'rain.png', kind: 'image', src: '/files/small.webp' }])
})
