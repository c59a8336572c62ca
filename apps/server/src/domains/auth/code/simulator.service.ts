import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { SendTrouble } from '../outside/outside.kind.ts'
import { outsideRepo } from '../outside/outside.repo.ts'
import { demoPasswords } from '../password/demo-password.service.ts'
import { codeRepo } from './code.repo.ts'
import type { CodeSender } from './sender.kind.ts'

/**
 * Stands in for a provider: keeps the messages, which the desk and the form show. Only beside accounts of the demo
 * company: in a real company it would show everybody's codes to everybody.
 */
export const createSimulator = (
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  channel: 'sms' | 'email',
): CodeSender => ({
  state: 'simulated',
  async deliver(target, { id, title, content }) {
    if ((await demoPasswords(database.primary)).total === 0) throw new SendTrouble('settings', 'not the demo company')
    if (target.startsWith('gone@')) throw new SendTrouble('unknown_address', '550')
    const text = { channel, target, title, text: content, sentAt: clock.now() }
    await outsideRepo.store(database.primary, text)
    return `simulated-${id}`
  },
  async send({ target, code, minutes, language }) {
    if ((await demoPasswords(database.primary)).total === 0) throw new Error('this is not the demo company')
    const text = errorText('auth.code_message', language, { code, minutes })
    await codeRepo.keepMessage(database.primary, { channel, target, text, sentAt: clock.now() })
  },
})
