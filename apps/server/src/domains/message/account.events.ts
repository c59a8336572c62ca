import type { Kernel } from '../../kernel/kernel.ts'
import type { OrgService } from '../org/index.ts'
import type { SendMessage } from './send.service.ts'
import { fromTemplate } from './template.ts'

/** Sends people messages about their account. */
export function listenToAuth({ events, clock }: Kernel, org: OrgService, send: SendMessage): void {
  events.on('auth.new-device', async (tx, { userId, collegeId, network, sessionId }) => {
    const texts = fromTemplate('auth.new_device', { network })
    await send(tx, {
      collegeId,
      category: 'system',
      to: { userIds: [userId] },
      texts,
      dedupeKey: `auth.new-device ${sessionId}`,
    })
  })
  events.on('auth.contact-changed', async (tx, { userId, shown }) => {
    const person = await org.person(tx, userId)
    if (!person) return
    await send(tx, {
      collegeId: person.collegeId,
      category: 'system',
      to: { userIds: [userId] },
      texts: fromTemplate('auth.contact_changed', { shown }),
      dedupeKey: `auth.contact-changed ${userId} ${clock.now().getTime()}`,
    })
  })
  events.on('auth.factor-changed', async (tx, { userId, change }) => {
    const person = await org.person(tx, userId)
    if (!person) return
    await send(tx, {
      collegeId: person.collegeId,
      category: 'system',
      to: { userIds: [userId] },
      texts: fromTemplate(`auth.factor_${change}`),
      dedupeKey: `auth.factor-changed ${userId} ${change} ${clock.now().getTime()}`,
    })
  })
  events.on('auth.password-replaced', async (tx, { userId, first }) => {
    const person = await org.person(tx, userId)
    if (!person) return
    const { collegeId } = person
    const to = { userIds: [userId] }
    if (first) {
      const [name, college] = [await org.nameOf(tx, userId), await org.college(tx, collegeId)]
      const texts = fromTemplate('auth.welcome', { name: name ?? '', college: college?.name ?? '' })
      await send(tx, { collegeId, category: 'system', to, texts, dedupeKey: `auth.welcome ${userId}` })
    }
    const dedupeKey = `auth.password-replaced ${userId} ${clock.now().getTime()}`
    await send(tx, { collegeId, category: 'system', to, texts: fromTemplate('auth.password_replaced'), dedupeKey })
  })
}
