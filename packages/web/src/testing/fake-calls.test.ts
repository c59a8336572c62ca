// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { call } from '../call/call.ts'
import { i18nState } from '../i18n/texts.ts'
import { fakeCalls, noAnswer, refused } from './fake-calls.ts'

const COLLEGES = 'POST /sands-lms/api/v1/college/list'
const ask = () => call(COLLEGES, { quiet: true })

it('answers a call by its key, refuses in the language of the request, and can change its answers', async () => {
  i18nState.set({ language: 'en-us', builtIn: {}, edits: {} })
  const server = fakeCalls({ [COLLEGES]: { colleges: [] } })
  expect(await ask()).toEqual({ colleges: [] })

  server.answer({ [COLLEGES]: refused('kernel.too_many_requests', { seconds: 9 }) })
  await expect(ask()).rejects.toMatchObject({ code: 4000429, status: 429, data: { seconds: 9 } })
  await expect(ask()).rejects.toThrow('9')
  server.answer({ [COLLEGES]: noAnswer })
  await expect(ask()).rejects.toMatchObject({ network: true })
  server.answer({
    [COLLEGES]: ({ headers }) => refused(headers.has('x-time-zone') ? 'kernel.not_found' : 'kernel.malformed'),
  })
  await expect(ask()).rejects.toMatchObject({ code: 4000404 })
  expect(server.sentTo(COLLEGES)).toHaveLength(5)
})

it.fails('fails a test that makes a call without an answer', async () => {
  fakeCalls({})
  await ask().catch(() => undefined)
})
