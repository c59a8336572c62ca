import type { Kernel } from '../../../kernel/kernel.ts'
import { noSender, type Senders } from './sender.kind.ts'
import { createSimulator } from './simulator.service.ts'
import { createTencentSms } from './tencent-sms.service.ts'

/** A provider if one is configured, otherwise its simulator in the demo. */
export function createSenders(kernel: Kernel): Senders {
  const { tencentSms, codeSimulator } = kernel.config
  return {
    sms: tencentSms ? createTencentSms(kernel, tencentSms) : codeSimulator ? createSimulator(kernel, 'sms') : noSender,
    mail: codeSimulator ? createSimulator(kernel, 'email') : noSender,
  }
}
