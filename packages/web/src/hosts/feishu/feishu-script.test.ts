// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { accessCode, passOn } from './feishu-script.ts'

type Api = Parameters<typeof accessCode>[0]
type Asked = Parameters<NonNullable<Api['requestAccess']>>[0]

const FORGED: readonly Parameters<Asked['success']>[0][] = [{ code: 'c1', state: 'another' }, { code: 'c1' }]

const answering = (requestAccess: (asked: Asked) => void): Api => ({ requestAccess })

describe('the app of Feishu', () => {
  it('gives a code with the state that it was asked with', async () => {
    const tt = answering(({ state, success }) => success({ code: 'c1', state }))
    expect(await accessCode(tt, 'cli_1', 'state-1')).toBe('c1')
  })

  it.each(FORGED)('is not believed with %j', async (answer) => {
    const tt = answering(({ success }) => success(answer))
    await expect(accessCode(tt, 'cli_1', 'state-1')).rejects.toThrow('forged')
  })
})

describe('a card that is passed on', () => {
  const card = { title: 'Safety', text: 'sands.example', link: 'https://sands.example/s/x', picture: 'https://p/1.png' }
  const shown = { title: 'Safety', content: 'sands.example', url: card.link, image: card.picture }

  it('goes to a conversation of Feishu', async () => {
    const asked: object[] = []
    await passOn(
      {
        shareWebContent(page) {
          asked.push(page)
          page.success()
        },
      },
      card,
    )
    expect(asked).toEqual([expect.objectContaining(shown)])
  })

  it('goes to other apps where the client has no sheet for conversations, and says when it refuses', async () => {
    const asked: object[] = []
    const answer = passOn(
      {
        share(page) {
          asked.push(page)
          page.fail({ errno: 103 })
        },
      },
      card,
    )
    await expect(answer).rejects.toMatchObject({ errno: 103 })
    expect(asked).toEqual([expect.objectContaining({ ...shown, contentType: 'url' })])
  })

  it('is aborted when the person closes the sheet', async () => {
    const answer = passOn({ shareWebContent: ({ fail }) => fail({ errString: 'user canceled' }) }, card)
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})
