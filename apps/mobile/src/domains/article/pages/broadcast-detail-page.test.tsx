// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tapButton } from '../../../testing/acts.ts'
import { anArticleDetail } from '../../../testing/articles.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { socialAnswers } from '../../../testing/social.ts'

const GET = 'GET /sands-lms/api/v1/article/get'
const VIEW = 'GET /sands-lms/api/v1/article/addViewCount'
const READER = 'GET /sands-lms/api/v1/article/addUv'

const TIME = 'GET /sands-lms/api/v1/article/saveArticleLearnTime'

const counted = { [VIEW]: { viewCount: 8 }, [READER]: { readers: 3 }, [TIME]: { seconds: 9 } } as const
const calls = { ...socialAnswers, ...counted, [GET]: anArticleDetail('5') } as const

describe('an article', () => {
  it.each(['/broadcastDetail/5', '/broadcastDetail?id=5'])(
    'at %s counts a view and shows the new count',
    async (path) => {
      const { t, server } = await renderPhone(path, { calls })
      expect(await screen.findByRole('heading', { name: 'Article 5', level: 2 })).toBeTruthy()
      expect(await screen.findByText(t('article.views', { count: 8 }))).toBeTruthy()
      expect(server.sentTo(VIEW).map(({ query }) => query.get('id'))).toEqual(['5'])
      expect(server.sentTo(READER)).toHaveLength(1)
    },
  )

  it.each(['/broadcastDetail/999', '/broadcastDetail', '/broadcastDetail/nonsense'])(
    'that does not exist, at %s, shows a message and links to all articles',
    async (path) => {
      const { t } = await renderPhone(path, { calls: { [GET]: refused('article.gone') } })
      expect(await screen.findByRole('heading', { name: t('kernel.gone_title') })).toBeTruthy()
      expect(screen.getByRole('link', { name: t('article.show_all') }).getAttribute('href')).toBe('/broadcast')
    },
  )

  it('that cannot be loaded can be retried', async () => {
    const { t, server } = await renderPhone('/broadcastDetail/5', {
      calls: { ...calls, [GET]: refused('kernel.unavailable') },
    })
    await screen.findByRole('button', { name: t('kernel.retry') })
    server.answer({ [GET]: anArticleDetail('5') })
    await tapButton(t('kernel.retry'))
    expect(await screen.findByRole('heading', { name: 'Article 5', level: 2 })).toBeTruthy()
  })

  it('on another site opens in the web view, after its view was counted', async () => {
    const { server } = await renderPhone('/broadcastDetail/5', {
      calls: { ...calls, [GET]: anArticleDetail('5', { articleType: 2, jumpUrl: 'https://elsewhere.example/a' }) },
    })
    await waitFor(() => expect(address()).toMatch(/^\/webview\?url=https/))
    expect(server.sentTo(VIEW)).toHaveLength(1)
  })

  it('that is public can be read by a visitor, who signs in to comment', async () => {
    const { t, server } = await renderPhone('/broadcastDetail/5', {
      calls: { ...counted, [GET]: anArticleDetail('5', { isPublic: 1 }) },
      session: null,
    })
    expect(await screen.findByRole('heading', { name: 'Article 5', level: 2 })).toBeTruthy()
    expect(screen.getByRole('link', { name: t('article.sign_in_to_talk') })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: t('social.comments') })).toBeNull()
    expect(server.sentTo(READER)).toEqual([])
  })

  it('that is not public asks a visitor to sign in, and returns to it', async () => {
    const { t } = await renderPhone('/broadcastDetail/5', { calls: { [GET]: refused('article.gone') }, session: null })
    expect(await screen.findByRole('heading', { name: t('article.closed_title') })).toBeTruthy()
    expect(screen.getByRole('link', { name: t('article.sign_in') }).getAttribute('href')).toContain('/login?redirect=')
  })
})
