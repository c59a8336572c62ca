// @vitest-environment happy-dom
import type { CommunityContent } from '@sands/contract/community/community.model'
import { asId } from '@sands/contract/kernel/id'
import { CONTENT_TYPES } from '@sands/rules/community/content'
import type { BoardId } from '@sands/web/community/community-calls'
import { changePostDraft, clearPostDraft } from '@sands/web/community/post-drafts'
import { laneOf } from '@sands/web/community/post-sender'
import { renewCommunityWhenSent } from '@sands/web/community/renew-community'
import { enqueue, enqueueAny, onSent } from '@sands/web/outbox/outbox'
import { type CallAnswers, type Plain, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { renderPhone } from '../../../testing/render-phone.tsx'

const CREATE = 'POST /sands-lms/api/v1/community/content/create'
const MINE = 'GET /sands-lms/api/v1/community/content/publish/page'
const INDEX = 'GET /sands-lms/api/v1/community/index'
const FEED = 'GET /sands-lms/api/v1/community/content/page'
const BOARD = 'GET /sands-lms/api/v1/community/board/get'
const MODERATORS = 'GET /sands-lms/api/v1/community/board-moderator/page'
const PINNED = 'GET /sands-lms/api/v1/community/content/top/list'

const TITLE = 'Rain and an umbrella'
const post: Partial<Plain<CommunityContent>> = { id: '7', type: 1, title: TITLE, boardId: '4', name: 'Store diary' }
const created: CallAnswers = { [CREATE]: { id: '7', state: 'published', version: 1 } }

/** The first answer is from before the publication and arrives after it. */
function lateAnswer<T>(before: T, after: T) {
  const asked = Promise.withResolvers<void>()
  const late = Promise.withResolvers<T>()
  let times = 0
  const answer = (): T | Promise<T> => {
    times += 1
    asked.resolve()
    return times === 1 ? late.promise : after
  }
  return { answer, asked: asked.promise, arrive: () => late.resolve(before) }
}

let posts = 0
/** Posts one after the other: an equal one would be taken for a second tap. */
async function publish(): Promise<void> {
  posts += 1
  const acknowledged = Promise.withResolvers<unknown>()
  onTestFinished(onSent(acknowledged.resolve))
  await enqueue({
    key: CREATE,
    body: { type: 1, boardId: asId<BoardId>('4'), title: TITLE, articleText: 'A long day', fileIds: [] },
    label: `${TITLE} ${posts}`,
  })
  await acknowledged.promise
}

async function open(address: string, calls: CallAnswers): Promise<void> {
  const { queries } = await renderPhone(address, { calls: { ...created, ...calls } })
  onTestFinished(renewCommunityWhenSent(queries))
}

describe('a post that is acknowledged while a list is loading for the first time', () => {
  it('is shown among the own posts', async () => {
    const { answer, asked, arrive } = lateAnswer(
      samplePage(MINE, []),
      samplePage(MINE, [{ state: 'published', communityContent: post }]),
    )
    await open('/myPublish', { [MINE]: answer })
    await asked
    await publish()
    arrive()
    expect(await screen.findByText(TITLE)).toBeTruthy()
  })

  it('is shown in the community', async () => {
    const { answer, asked, arrive } = lateAnswer(
      sample(INDEX, { contents: { records: [], cursor: null } }),
      sample(INDEX, { contents: { records: [post], total: 1, cursor: null } }),
    )
    await open('/community', { [INDEX]: answer })
    await asked
    await publish()
    arrive()
    expect(await screen.findByText(TITLE)).toBeTruthy()
  })

  it('is shown on its board', async () => {
    const { answer, asked, arrive } = lateAnswer(samplePage(FEED, []), samplePage(FEED, [post]))
    await open('/communityDetail?id=4&type=1', {
      [FEED]: answer,
      [BOARD]: sample(BOARD, { id: '4', type: 1, name: 'Store diary' }),
      [MODERATORS]: samplePage(MODERATORS, []),
      [PINNED]: [],
    })
    await asked
    await publish()
    arrive()
    expect(await screen.findByText(TITLE)).toBeTruthy()
  })
})

describe('a post that comes too soon after another', () => {
  it('waits among the drafts, and says for how long', async () => {
    await open('/myPublish?tab=drafts', { [CREATE]: refused('community.too_fast', { seconds: 60 }) })
    const body = { type: 1, boardId: '4', title: TITLE, articleText: 'A long day', fileIds: [] }
    await enqueueAny({ key: CREATE, body, label: TITLE, lane: laneOf('rain'), idempotencyKey: 'rain-1' })
    changePostDraft({ id: 'rain', type: CONTENT_TYPES.note }, { title: TITLE, stage: 'queued' })
    expect(await screen.findByText(TITLE)).toBeTruthy()
    expect(await screen.findByText(/60 seconds/)).toBeTruthy()
    clearPostDraft('rain')
  })
})
