import { randomInt, randomUUID } from 'node:crypto'
import type { Channel } from '@sands/rules/message/channel'
import type { Kernel } from '../../../kernel/kernel.ts'
import { outsideRepo } from '../outside/outside.repo.ts'

type Told = Readonly<Record<string, unknown>>
type Body = Readonly<Record<string, unknown>>

/** Somebody whom no host knows, to see what happens then. */
const NOBODY = /gone$/
/** Somebody to whom the app is not open. */
const UNSEEN = /unseen$/

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const partOf = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {})

/** How hosts take messages of apps: same fields and error numbers. What they take is stored for the desktop. */
export function createMessageSimulator({ database, clock }: Pick<Kernel, 'database' | 'clock'>) {
  const store = (channel: Channel, target: string, { title, text }: { title: string; text: string }) =>
    outsideRepo.store(database.primary, { channel, target, title, text, sentAt: clock.now() })

  return {
    async wechat(body: Body): Promise<Told> {
      const target = textOf(body.touser)
      if (NOBODY.test(target)) return { errcode: 43004, errmsg: 'require subscribe' }
      if (!textOf(body.template_id)) return { errcode: 40037, errmsg: 'invalid template_id' }
      const values = Object.values(partOf(body.data)).map((field) => textOf(partOf(field).value))
      const [title = '', ...rest] = values
      await store('wechat', target, { title, text: rest.join('\n') })
      return { errcode: 0, errmsg: 'ok', msgid: randomInt(2 ** 40) }
    },

    async wecom(body: Body): Promise<Told> {
      const target = textOf(body.touser)
      if (NOBODY.test(target)) return { errcode: 60111, errmsg: 'userid not found' }
      if (UNSEEN.test(target)) return { errcode: 81013, errmsg: 'user & party & tag all invalid' }
      const card = partOf(body.textcard)
      if (body.msgtype !== 'textcard' || typeof body.agentid !== 'number' || !textOf(card.url))
        return { errcode: 40008, errmsg: 'invalid message type' }
      await store('wecom', target, { title: textOf(card.title), text: textOf(card.description) })
      return { errcode: 0, errmsg: 'ok', invaliduser: '', msgid: randomUUID() }
    },

    async feishu(body: Body): Promise<Told> {
      const target = textOf(body.receive_id)
      if (NOBODY.test(target)) return { code: 99992351, msg: 'not a valid open_id' }
      if (UNSEEN.test(target)) return { code: 230013, msg: 'Bot has NO availability to this user.' }
      if (body.msg_type !== 'post') return { code: 230001, msg: 'invalid request parameter' }
      const { zh_cn: post } = JSON.parse(textOf(body.content)) as { zh_cn?: unknown }
      const { title, content } = partOf(post)
      const tags = Array.isArray(content) ? content.flat() : []
      const words = tags.map((tag: unknown) => textOf(partOf(tag).text))
      await store('feishu', target, { title: textOf(title), text: words.join('\n') })
      return { code: 0, msg: 'success', data: { message_id: `om_${randomUUID().replaceAll('-', '')}` } }
    },
  }
}
