import type { Kernel } from '../../../kernel/kernel.ts'
import { noSender, type Senders } from './sender.kind.ts'
import { createSimulator } from './simulator.service.ts'
import { createSmtp } from './smtp.service.ts'
import { createTencentSms } from './tencent-sms.service.ts'

/** Providers if any is configured, otherwise the simulators of the demo. Beside a real provider nothing is simulated. */
export function createSenders(kernel: Kernel): Senders {
  const { tencentSms, smtp, codeSimulator } = kernel.config
  if (tencentSms || smtp)
    return {
      sms: tencentSms ? createTencentSms(kernel, tencentSms) : noSender,
      mail: smtp ? createSmtp(kernel, smtp) : noSender,
    }
  if (!codeSimulator) return { sms: noSender, mail: noSender }
  return { sms: createSimulator(kernel, 'sms'), mail: createSimulator(kernel, 'email') }
}
