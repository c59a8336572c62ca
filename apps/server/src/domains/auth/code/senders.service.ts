import type { Kernel } from '../../../kernel/kernel.ts'
import { noSender, type Senders } from './sender.kind.ts'
import { createSimulator } from './simulator.service.ts'
import { createTencentSms } from './tencent-sms.service.ts'

/** A provider if one is configured, otherwise the simulators of the demo. Beside a real provider nothing is simulated. */
export function createSenders(kernel: Kernel): Senders {
  const { tencentSms, codeSimulator } = kernel.config
  if (tencentSms) return { sms: createTencentSms(kernel, tencentSms), mail: noSender }
  if (!codeSimulator) return { sms: noSender, mail: noSender }
  return { sms: createSimulator(kernel, 'sms'), mail: createSimulator(kernel, 'email') }
}
